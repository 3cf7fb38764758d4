/**
 * Puts a game into words: whose turn it is, what happened, what would happen, why not, and how it ended.
 * @import { LegalMove, Line, Position, Step } from "./types.js"
 * @import { Messages } from "./messages.js"
 * @import { GameSession } from "./game-session.js"
 */

import { callOf, neutralsOf, ownerOf, pitsOf } from "./board/cells.js";

/** Whose turn it is stands in the turn line already. */
const TURN_LINES = ["turn-next"];

/** What is told of a sowing that ended the game. */
const ENDING = /^(end|sweep|rank)/;

export class Narrator {
  /** @param {Messages} messages */
  constructor(messages) {
    this.messages = messages;
  }

  /** The one at a seat, as a sentence calls them. @param {GameSession} session @param {number} seat @param {number} [ply] people may change seats */
  nameOf(session, seat, ply = session.game.moves.length) {
    return this.said(session.callOf(seat, ply));
  }

  /** The one at a seat, as chips and lanes show them. @param {GameSession} session @param {number} seat */
  labelOf(session, seat) {
    return this.said(session.labelOf(seat));
  }

  /** A name of the page's own, or one that somebody has given themselves. @param {Line | string} name */
  said(name) {
    return typeof name === "string" ? name : this.messages.line(name);
  }

  /** @param {Line[]} lines */
  sentences(lines) {
    return lines.map((line) => this.messages.line(line)).join(" ");
  }

  /** What happened, for the eye; of the last sowing only how the game ended. @param {Step} step */
  told(step) {
    const lines = step.view.outcome ? step.summary.filter(({ key }) => ENDING.test(key)) : step.summary;
    return this.sentences(lines.filter(({ key }) => !TURN_LINES.includes(key)));
  }

  /** What a sowing would do. @param {Step} step */
  foretold(step) {
    return this.sentences(step.preview);
  }

  /** Why the game is over and where the seeds left went. @param {Step} step */
  ending(step) {
    return this.sentences(step.summary.filter(({ key }) => ENDING.test(key) && !key.startsWith("end-score")));
  }

  /** The line above the sentence. @param {GameSession} session @param {boolean} thinking */
  turnLine(session, thinking) {
    const { view } = session;
    if (view.question && session.choices.length) return this.askLine(view.legal);
    const again = view.moves[view.moves.length - 1]?.again ?? false;
    switch (session.mover) {
      case "nobody":
        return this.verdict(session);
      case "you":
        return this.messages.text(again ? "turn-title-again" : "turn-title-you");
      case "computer":
      case "other":
      case "person": {
        if (thinking) return this.messages.text("turn-title-thinking");
        const name = this.nameOf(session, /** @type {number} */ (view.seat));
        return this.messages.text(again ? "turn-title-again-named" : "turn-title-named", { name });
      }
    }
  }

  /** What a choice between several moves of a pit asks. @param {import("./types.js").Choice[]} moves */
  askLine(moves) {
    return this.messages.text(moves.some(({ answer }) => answer === "stop") ? "choose-on" : "choose-way");
  }

  /** @param {GameSession} session */
  verdict(session) {
    const { outcome } = session;
    const winner = outcome?.winner ?? null;
    const reader = session.readerAt(session.game.moves.length);
    if (session.seats > 2 && reader !== null) return this.messages.text("verdict-place", { rank: outcome?.places[reader] ?? 1 });
    if (winner === null) return this.messages.text("verdict-draw");
    if (reader === null) return this.messages.text("verdict-named", { name: this.nameOf(session, winner) });
    return this.messages.text(winner === reader ? "verdict-win" : "verdict-loss");
  }

  /** How the match stands above this round. @param {GameSession} session */
  matchLine(session) {
    const { match } = session.view;
    if (!match) return "";
    const { kind, round, of, points, over, winner } = match;
    const own = session.matchSeat(session.bottomAt(session.game.moves.length));
    const key = { rounds: "match-round", sets: "match-set", pair: "match-game" }[kind];
    const stands = this.messages.text("match-points", { first: points[own], second: points[1 - own] });
    const end = winner === null ? this.messages.text("match-over-draw") : this.messages.text("match-over-won", this.byOf(session, winner, 0));
    return [over ? end : this.messages.text(key, { round, of }), stands].join(" · ");
  }

  /** "Your row, pit 3, 4 seeds" and what else there is to know of the pit. @param {GameSession} session @param {number} pit global index @param {number} count @param {number} ply @param {Position} position */
  pitLabel(session, pit, count, ply, position) {
    const { layout, piece_value: worth = 0 } = session.view;
    const seat = ownerOf(layout, pit);
    const t = this.messages.text.bind(this.messages);
    if (seat === null) {
      const at = neutralsOf(layout).indexOf(pit);
      const way = (at === 0) === (session.bottomAt(ply) === 0) ? "left" : "right";
      return t(position.pieces?.[at] ? "board-square-piece" : "board-square-end", { way, worth, count });
    }
    const label = t("board-pit", { row: this.rowLabel(session, seat, ply), pit: callOf(layout, pit), count });
    const { closed = [], houses = [], blocked = [], marks = [] } = position;
    const marker = marks.indexOf(pit);
    const more = [
      ...(closed.includes(pit) ? [t("board-mark-closed")] : []),
      ...(houses.includes(pit) ? [t("board-mark-house")] : []),
      ...(blocked.includes(pit) ? [t("board-mark-blocked")] : []),
      ...(marker >= 0 ? [t("board-mark-taken", this.byOf(session, marker, ply))] : []),
    ];
    return [label, ...more].join(", ");
  }

  /** Whose something is: yours or somebody's by name. @param {GameSession} session @param {number} seat @param {number} ply */
  byOf(session, seat, ply) {
    const own = seat === session.readerAt(ply);
    return { by: own ? "you" : "other", name: this.nameOf(session, seat, ply) };
  }

  /** A row belongs to you or the opponent; with two people it is the bottom or the top one. Where a side is no single row it is a side. @param {GameSession} session @param {number} seat @param {number} ply */
  rowLabel(session, seat, ply) {
    const { layout } = session.view;
    if (layout.shape === "four_rows" || layout.shape === "ring") return this.messages.text("board-side", this.byOf(session, seat, ply));
    const own = seat === session.bottomAt(ply);
    if (session.readerAt(ply) === null) return this.messages.text(own ? "board-row-bottom-named" : "board-row-top-named", { name: this.nameOf(session, seat, ply) });
    return this.messages.text(own ? "board-row-yours" : "board-row-theirs");
  }

  /** @param {GameSession} session @param {number} seat @param {number} count @param {number} ply */
  handLabel(session, seat, count, ply) {
    return this.messages.text("board-hand", { ...this.byOf(session, seat, ply), count });
  }

  /** What stands before a side on the felt. @param {GameSession} session @param {number} seat @param {number} ply @param {Position} position */
  seatLabel(session, seat, ply, position) {
    const left = pitsOf(session.view.layout, seat).reduce((sum, pit) => sum + position.pits[pit], 0);
    return { name: this.nameOf(session, seat, ply), note: this.messages.text("board-left", { count: left }) };
  }

  /** One of several moves of a pit, as its button says it. @param {LegalMove} move @param {"left" | "right"} side */
  choiceLabel(move, side) {
    if (move.answer === "stop") return this.messages.text("choice-stop");
    if (move.answer === "safari") return this.messages.text("choice-on");
    return this.messages.text(side === "left" ? "choice-left" : "choice-right");
  }

  /** @param {GameSession} session @param {number} seat @param {number} count @param {number} ply */
  storeLabel(session, seat, count, ply) {
    return this.messages.text("store-label", { ...this.byOf(session, seat, ply), count: Math.max(0, count) });
  }

  /** To which side a move went as the reader sees it: the other side's left is the reader's right. @param {GameSession} session @param {import("./types.js").PlayedMove} move @param {number} ply it led to */
  wayOf(session, { side, seat }, ply) {
    if (!side || seat === session.bottomAt(ply - 1)) return side ?? null;
    return side === "left" ? "right" : "left";
  }

  /** A move of the game so far. @param {GameSession} session @param {import("./types.js").PlayedMove} move @param {number} ply it led to */
  moveLabel(session, move, ply) {
    const { seat, pit, again, answer } = move;
    const way = this.wayOf(session, move, ply);
    const name = this.nameOf(session, seat, ply - 1);
    if (answer === "swap") return this.messages.text("moves-item-swap", { ply, name });
    if (answer === "resign") return this.messages.text("moves-item-resign", { ply, name });
    if (pit === null || answer === "stop") return this.messages.text("moves-item-stop", { ply, name });
    if (way) return this.messages.text("moves-item-way", { ply, name, pit: callOf(session.view.layout, pit), way });
    return this.messages.text(again ? "moves-item-again" : "moves-item", { ply, name, pit: callOf(session.view.layout, pit) });
  }

  /** A move in the ribbon: the pit's number, and where the game has two directions the drawing of an arrow. @param {GameSession} session @param {import("./types.js").PlayedMove} move @param {number} ply it led to @returns {{text: string, drawing?: "left" | "right" | "stop" | null}} */
  moveSign(session, move, ply) {
    const { pit, answer } = move;
    const way = this.wayOf(session, move, ply);
    if (answer === "swap") return { text: this.messages.text("moves-swap-short") };
    if (answer === "resign") return { text: this.messages.text("moves-resign-short") };
    if (pit === null || answer === "stop") return { text: "", drawing: "stop" };
    if (answer) return { text: "", drawing: way ?? "right" };
    return { text: this.messages.shownDigits(String(callOf(session.view.layout, pit))), drawing: way };
  }

  /** Why a pit cannot be chosen now. @param {GameSession} session @param {number} index global index */
  refusal(session, index) {
    const { view } = session;
    const { layout } = view;
    const pit = callOf(layout, index);
    const t = this.messages.text.bind(this.messages);
    if (session.mover === "nobody") return t("err-over");
    if (session.mover === "computer" || session.mover === "other") return t("err-wrong-turn");
    if (view.question) return this.askLine(view.legal);
    if (ownerOf(layout, index) !== view.seat) return t("err-other-pit", { pit });
    if (view.closed?.includes(index)) return t("err-pit-closed", { pit });
    if (view.pits[index] === 0) return t("err-empty-pit", { pit });
    const others = view.pits.some((count, i) => count > 0 && ![null, view.seat].includes(ownerOf(layout, i)));
    if (!others && layout.seats === 2) return t("err-must-feed");
    const only = view.legal.length === 1 ? view.legal[0].pit : null;
    return only === null ? t("err-illegal") : t("forced-pit", { pit: callOf(layout, only) });
  }
}
