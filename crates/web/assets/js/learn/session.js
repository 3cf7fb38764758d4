/** The board of a step: the learner at the bottom, an opponent who waits. */
import { GameSession } from "../game-session.js";

export class StepSession extends GameSession {
  /** @param {import("../rules-port.js").RulesPort} port @param {import("../types.js").Game} game @param {import("../types.js").View} view @param {number} viewer */
  constructor(port, game, view, viewer) {
    super(port, game, view, { opponent: "computer", seat: viewer });
  }

  /** @param {number} seat @param {number} ply */
  callOf(seat, ply) {
    if (seat === this.seatAt(ply)) return { key: "name-you" };
    return this.seats === 2 ? { key: "name-opponent" } : { key: "name-player", args: { n: seat + 1 } };
  }

  /** @param {number} seat */
  labelOf(seat) {
    return this.callOf(seat, this.game.moves.length);
  }
}
