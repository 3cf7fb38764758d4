/**
 * Puts a game into words: whose turn it is, what happened, what would happen, why not, and how it ended.
 * @import { Line, Step } from "./types.js"
 * @import { Messages } from "./messages.js"
 * @import { GameSession } from "./game-session.js"
 */

/** Whose turn it is stands in the turn line already. */
const TURN_LINES = ["turn-next"];

export class Narrator {
  /** @param {Messages} messages */
  constructor(messages) {
    this.messages = messages;
  }

  /** The one at a seat, as a sentence calls them. @param {GameSession} session @param {number} seat @param {number} [ply] people may change seats */
  nameOf(session, seat, ply = session.game.moves.length) {
    const first = seat === session.seatAt(ply);
    if (session.opponent === "person") return this.messages.text("name-player", { n: first ? 1 : 2 });
    return this.messages.text(first ? "name-you" : "name-computer");
  }

  /** The one at a seat, as chips and lanes show them. @param {GameSession} session @param {number} seat */
  labelOf(session, seat) {
    return session.opponent === "computer" && seat !== session.seat ? this.messages.text("label-computer") : this.nameOf(session, seat);
  }

  /** @param {Line[]} lines */
  sentences(lines) {
    return lines.map((line) => this.messages.line(line)).join(" ");
  }

  /** What happened, for the eye; of the last sowing only how the game ended. @param {Step} step */
  told(step) {
    const lines = step.view.outcome ? step.summary.filter(({ key }) => /^(end|sweep)/.test(key)) : step.summary;
    return this.sentences(lines.filter(({ key }) => !TURN_LINES.includes(key)));
  }

  /** What a sowing would do. @param {Step} step */
  foretold(step) {
    return this.sentences(step.preview);
  }

  /** Why the game is over and where the seeds left went. @param {Step} step */
  ending(step) {
    return this.sentences(step.summary.filter(({ key }) => /^(end|sweep)/.test(key) && !key.startsWith("end-score")));
  }

  /** The line above the sentence. @param {GameSession} session @param {boolean} thinking */
  turnLine(session, thinking) {
    const { view } = session;
    const again = view.moves[view.moves.length - 1]?.again ?? false;
    switch (session.mover) {
      case "nobody":
        return this.verdict(session);
      case "you":
        return this.messages.text(again ? "turn-title-again" : "turn-title-you");
      case "computer":
      case "person": {
        if (thinking) return this.messages.text("turn-title-thinking");
        const name = this.nameOf(session, /** @type {number} */ (view.seat));
        return this.messages.text(again ? "turn-title-again-named" : "turn-title-named", { name });
      }
    }
  }

  /** @param {GameSession} session */
  verdict(session) {
    const winner = session.view.outcome?.winner ?? null;
    if (winner === null) return this.messages.text("verdict-draw");
    if (session.opponent === "person") return this.messages.text("verdict-named", { name: this.nameOf(session, winner) });
    return this.messages.text(winner === session.seat ? "verdict-win" : "verdict-loss");
  }

  /** "Your row, pit 3, 4 seeds" @param {GameSession} session @param {number} pit global index @param {number} count @param {number} ply */
  pitLabel(session, pit, count, ply) {
    const { pits } = session.view.layout;
    const row = this.rowLabel(session, Math.floor(pit / pits), ply);
    return `${row}, ${this.messages.text("pit-label", { pit: (pit % pits) + 1, count })}`;
  }

  /** A row belongs to you or the opponent; with two people it is the bottom or the top one. @param {GameSession} session @param {number} seat @param {number} ply */
  rowLabel(session, seat, ply) {
    const own = seat === session.bottomAt(ply);
    if (session.opponent === "person") return this.messages.text(own ? "board-row-bottom-named" : "board-row-top-named", { name: this.nameOf(session, seat, ply) });
    return this.messages.text(own ? "board-row-yours" : "board-row-theirs");
  }

  /** @param {GameSession} session @param {number} seat @param {number} count @param {number} ply */
  storeLabel(session, seat, count, ply) {
    const own = session.opponent === "computer" && seat === session.seatAt(ply);
    return this.messages.text("store-label", { by: own ? "you" : "other", name: this.nameOf(session, seat, ply), count });
  }

  /** A move of the game so far. @param {GameSession} session @param {import("./types.js").PlayedMove} move @param {number} ply it led to */
  moveLabel(session, { move, seat, pit, again }, ply) {
    const name = this.nameOf(session, seat, ply - 1);
    if (pit === null) return this.messages.text("moves-item-swap", { ply, name });
    return this.messages.text(again ? "moves-item-again" : "moves-item", { ply, name, pit: Number(move.slice(1)) });
  }

  /** Why a pit cannot be chosen now. @param {GameSession} session @param {number} index global index */
  refusal(session, index) {
    const { view } = session;
    const { pits } = view.layout;
    const pit = (index % pits) + 1;
    if (session.mover === "nobody") return this.messages.text("err-over");
    if (session.mover === "computer") return this.messages.text("err-wrong-turn");
    if (Math.floor(index / pits) !== view.seat) return this.messages.text("err-other-pit", { pit });
    if (view.pits[index] === 0) return this.messages.text("err-empty-pit", { pit });
    const other = 1 - view.seat;
    const hungry = view.pits.slice(other * pits, (other + 1) * pits).every((count) => count === 0);
    return this.messages.text(hungry ? "err-must-feed" : "err-illegal");
  }
}
