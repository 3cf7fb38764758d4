/**
 * A game at this device: against the computer or between several people. What was taken back can be played again; every accepted
 * move is kept at once.
 *
 * @import { Game, Level, Line, Step, Thought, View } from "./types.js"
 * @import { RulesPort } from "./rules-port.js"
 * @import { SavedGame } from "./storage.js"
 */
import { GameSession } from "./game-session.js";
import { saveGame } from "./storage.js";

/**
 * @typedef {object} Setup
 * @property {Record<string, string>} options
 * @property {"pair" | null} [match] two games that count together
 * @property {string | null} start
 * @property {"computer" | "person"} opponent
 * @property {Level} level
 * @property {number} seat the reader's own; with several people the first person's
 * @property {number[][]} [arranged] a start that was arranged, seat by seat
 */

export class LocalSession extends GameSession {
  /** @param {RulesPort} port @param {Game} game @param {View} view @param {Setup} setup */
  constructor(port, game, view, setup) {
    super(port, game, view, setup);
    this.level = setup.level;
    /** @type {string[][]} */
    this.taken = [];
  }

  /** @param {RulesPort} port @param {string} ruleset @param {Setup} setup */
  static async begin(port, ruleset, setup) {
    const { options, start, match, arranged } = setup;
    const game = { ruleset, options, start, position: null, moves: [], ...(match ? { match } : {}), ...(arranged ? { arranged } : {}) };
    const session = new LocalSession(port, game, await port.view(game), setup);
    session.keep();
    return session;
  }

  /** @param {RulesPort} port @param {SavedGame} saved */
  static async resume(port, saved) {
    const { opponent, level, seat, game } = saved;
    const setup = { opponent, level, seat, options: game.options, start: game.start };
    const session = new LocalSession(port, game, await port.view(game), setup);
    session.taken = saved.taken;
    session.gain = saved.gain;
    return session;
  }

  keep() {
    const { game, opponent, level, firstSeat: seat, taken, gain } = this;
    this.kept = saveGame({ version: 1, game, opponent, level, seat, taken, gain });
  }

  /** The seat that the reader, or the first of two people, takes in the next game, so that all begin in turn. */
  get nextSeat() {
    if (this.opponent === "person" && this.seats > 2) return 0;
    return (this.firstSeat + this.seats - 1) % this.seats;
  }

  /** Plays a move that the rules accept. @param {string} move @returns {Promise<Step | null>} null if the game changed meanwhile */
  async play(move) {
    const { epoch } = this;
    const step = await this.look(move);
    if (epoch !== this.epoch) return null;
    this.taken = [];
    this.accept([...this.game.moves, move], step.view);
    this.gains(step);
    this.keep();
    return step;
  }

  /** @param {Level} [level] @returns {Promise<Thought | null>} null if the game changed meanwhile */
  async think(level = this.level) {
    const { epoch } = this;
    const thought = await this.port.think(this.game, level);
    return epoch === this.epoch ? thought : null;
  }

  /** The ply before the reader's own last sowing; with two people before the last sowing. @returns {number} -1 if there is none */
  get lastOwnPly() {
    const { moves } = this.view;
    if (this.opponent === "person") return moves.length - 1;
    return moves.map(({ seat }, ply) => seat === this.seatAt(ply)).lastIndexOf(true);
  }

  get canTakeBack() {
    return this.lastOwnPly >= 0;
  }

  /** Back to the position before the own last sowing, the computer's answers included. */
  async takeBack() {
    const ply = this.lastOwnPly;
    if (ply < 0) return false;
    const removed = this.game.moves.slice(ply);
    await this.rewrite(this.game.moves.slice(0, ply), [...this.taken, removed]);
    return true;
  }

  get canRedo() {
    return this.taken.length > 0;
  }

  /** Plays again what was last taken back. */
  async redo() {
    const again = this.taken[this.taken.length - 1];
    if (!again) return false;
    await this.rewrite([...this.game.moves, ...again], this.taken.slice(0, -1));
    return true;
  }

  /** @param {string[]} moves @param {string[][]} taken */
  async rewrite(moves, taken) {
    this.epoch += 1;
    const { epoch } = this;
    const view = await this.port.view({ ...this.game, moves });
    if (epoch !== this.epoch) return;
    this.accept(moves, view);
    this.taken = taken;
    this.keep();
  }

  /** Goes on with the next round of a match. The moves taken back stay with the round they belong to. */
  async nextRound() {
    if (!this.view.match?.next) return;
    const { game } = this;
    const next = { ...game, rounds: [...(game.rounds ?? []), game.moves], moves: [] };
    this.epoch += 1;
    const { epoch } = this;
    const view = await this.port.view(next);
    if (epoch !== this.epoch) return;
    this.game = next;
    this.accept([], view);
    this.taken = [];
    this.gain = 0;
    this.keep();
  }

  /** @param {string[]} moves @param {string} move */
  async step(moves, move) {
    const step = await super.step(moves, move);
    if (this.opponent === "computer" || this.seats > 2 || this.seatAt(moves.length) === 0) return step;
    return { ...step, summary: step.summary.map(exchanged), preview: step.preview.map(exchanged) };
  }
}

/** A sentence that calls people by their seats, when the second person holds the first seat. @param {Line} line @returns {Line} */
function exchanged({ key, args = {} }) {
  const given = Object.entries(args).map(([name, value]) => {
    if (key === "name-player" && name === "n") return [name, 3 - Number(value)];
    return [name, value !== null && typeof value === "object" ? exchanged(value) : value];
  });
  return { key, args: Object.fromEntries(given) };
}
