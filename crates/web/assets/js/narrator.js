/**
 * Puts a game's summaries into words: fills in who is who, and tells what would happen in the future tense.
 * @import { Line, Scalar, Step } from "./types.js"
 * @import { Messages } from "./messages.js"
 * @import { GameSession } from "./game-session.js"
 */

/**
 * @typedef {object} Names
 * @property {string} computer
 * @property {[string, string]} players two people at one device, by seat
 */

/** Lines about whose turn it is are the turn line's business. */
const TURN_LINES = ["turn-next"];
/** A preview begins with the pit, so it need not say that its seeds are lifted. */
const LIFT_LINES = ["turn-lift", "turn-sow-way"];

export class Narrator {
  /** @param {Messages} messages @param {Names} names */
  constructor(messages, names) {
    this.messages = messages;
    this.names = names;
  }

  /** The one who sits at a seat, as others call them. @param {GameSession} session @param {number} seat */
  nameOf(session, seat) {
    return session.opponent === "person" ? this.names.players[seat] : this.names.computer;
  }

  /** Gives a line the name it speaks of, where the rules only know the seat. @param {GameSession} session @param {Line} line @returns {Line} */
  named(session, line) {
    const args = line.args ?? {};
    const seat = typeof args.seat === "number" ? args.seat : 1 - session.seat;
    /** @type {Record<string, Scalar | Line>} */
    const filled = { name: this.nameOf(session, seat), nick: this.nameOf(session, seat) };
    for (const [key, value] of Object.entries(args)) {
      if (value !== null) filled[key] = typeof value === "object" ? this.named(session, value) : value;
    }
    return { key: line.key, args: filled };
  }

  /** @param {GameSession} session @param {Line[]} lines */
  sentences(session, lines) {
    return lines.map((line) => this.messages.line(this.named(session, line))).join(" ");
  }

  /** What happened, for the eye: whose turn it is stands above already. @param {GameSession} session @param {Step} step */
  told(session, step) {
    return this.sentences(session, step.summary.filter(({ key }) => !TURN_LINES.includes(key)));
  }

  /** What a sowing would do. @param {GameSession} session @param {number | null} pit own number @param {Step} step */
  foretold(session, pit, step) {
    const lines = step.summary
      .filter(({ key }) => !TURN_LINES.includes(key) && !LIFT_LINES.includes(key))
      .map((line) => (this.messages.has(`${line.key}-soon`) ? { ...line, key: `${line.key}-soon` } : line));
    const lead = pit === null ? "" : `${this.messages.text("preview-lead", { pit })} `;
    return lead + this.sentences(session, lines);
  }

  /** Why the game is over and where the seeds left went. @param {GameSession} session @param {Step} step */
  ending(session, step) {
    return this.sentences(session, step.summary.filter(({ key }) => key === "sweep" || (key.startsWith("end-") && !key.startsWith("end-score"))));
  }

  /** The line above the sentence. @param {GameSession} session */
  turnLine(session) {
    const { view } = session;
    if (session.mover === "nobody") return this.verdict(session);
    if (session.mover === "computer") return this.messages.text("turn-computer");
    const again = view.moves[view.moves.length - 1]?.again ?? false;
    if (session.mover === "person") {
      return this.messages.text(again ? "turn-person-again" : "turn-person", { name: this.nameOf(session, /** @type {number} */ (view.seat)) });
    }
    return this.messages.text(again ? "turn-again" : "turn-yours");
  }

  /** @param {GameSession} session */
  verdict(session) {
    const winner = session.view.outcome?.winner ?? null;
    if (winner === null) return this.messages.text("verdict-draw");
    if (session.opponent === "person") return this.messages.text("verdict-named", { name: this.nameOf(session, winner) });
    return this.messages.text(winner === session.seat ? "verdict-win" : "verdict-loss");
  }

  /** "Your row, pit 3, 4 seeds" @param {GameSession} session @param {number} pit global index @param {number} count */
  pitLabel(session, pit, count) {
    const { pits } = session.view.layout;
    const seat = Math.floor(pit / pits);
    return this.messages.text("pit-name", { side: this.side(session, seat), pit: (pit % pits) + 1, count });
  }

  /** @param {GameSession} session @param {number} seat */
  rowLabel(session, seat) {
    return this.messages.text("row-name", { side: this.side(session, seat) });
  }

  /** @param {GameSession} session @param {number} seat @param {number} count */
  storeLabel(session, seat, count) {
    const own = session.opponent === "computer" && seat === session.seat;
    return this.messages.text("store-label", { by: own ? "you" : "other", name: this.nameOf(session, seat), count });
  }

  /** A row belongs to you or the opponent; with two people it is the bottom or the top one. @param {GameSession} session @param {number} seat */
  side(session, seat) {
    if (session.opponent === "person") return seat === session.seat ? "bottom" : "top";
    return seat === session.seat ? "you" : "opponent";
  }

  /** Why a pit cannot be chosen now. @param {GameSession} session @param {number} pit global index */
  refusal(session, pit) {
    const { view } = session;
    const { pits } = view.layout;
    const number = (pit % pits) + 1;
    if (session.mover === "nobody") return this.verdict(session);
    if (session.mover === "computer") return this.messages.text("err-wrong-turn");
    if (Math.floor(pit / pits) !== view.seat) return this.messages.text("err-other-row");
    if (view.pits[pit] === 0) return this.messages.text("err-empty-pit", { pit: number });
    const other = 1 - view.seat;
    const hungry = view.pits.slice(other * pits, (other + 1) * pits).every((count) => count === 0);
    return this.messages.text(hungry ? "err-must-feed" : "err-illegal");
  }
}
