/**
 * One game at this device: its moves so far, who plays which seat, what was taken back.
 * Knows no rule and no page; every truth comes through the rules port, every accepted move is kept at once.
 *
 * @import { Game, LegalMove, Level, Line, Step, Thought, View } from "./types.js"
 * @import { RulesPort } from "./rules-port.js"
 * @import { SavedGame } from "./storage.js"
 */
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

export class GameSession {
  /**
   * @param {RulesPort} port
   * @param {Game} game
   * @param {View} view
   * @param {Setup} setup
   */
  constructor(port, game, view, setup) {
    this.port = port;
    this.game = game;
    this.view = view;
    this.opponent = setup.opponent;
    this.level = setup.level;
    /** The seat of the reader, or of the first of two people, before anybody changed sides. */
    this.firstSeat = setup.seat;
    /** @type {string[][]} */
    this.taken = [];
    /** The largest capture of the game. */
    this.gain = 0;
    /** Counts the changes of the game, so that an answer to an older question is known as such. */
    this.epoch = 0;
    /** Whether the device keeps the game. */
    this.kept = true;
    /** @type {Map<string, Promise<Step>>} */
    this.steps = new Map();
  }

  /** @param {RulesPort} port @param {string} ruleset @param {Setup} setup */
  static async begin(port, ruleset, setup) {
    const { options, start, match, arranged } = setup;
    const game = { ruleset, options, start, position: null, moves: [], ...(match ? { match } : {}), ...(arranged ? { arranged } : {}) };
    const session = new GameSession(port, game, await port.view(game), setup);
    session.keep();
    return session;
  }

  /** @param {RulesPort} port @param {SavedGame} saved */
  static async resume(port, saved) {
    const { opponent, level, seat, game } = saved;
    const setup = { opponent, level, seat, options: game.options, start: game.start };
    const session = new GameSession(port, game, await port.view(game), setup);
    session.taken = saved.taken;
    session.gain = saved.gain;
    return session;
  }

  keep() {
    const { game, opponent, level, firstSeat: seat, taken, gain } = this;
    this.kept = saveGame({ version: 1, game, opponent, level, seat, taken, gain });
  }

  /** The seat of the reader, or of the first of two people, now. */
  get seat() {
    return this.seatAt(this.game.moves.length);
  }

  /** Changing sides is changing seats: the row stays, the person goes. @param {number} ply */
  seatAt(ply) {
    const changes = this.game.moves.slice(0, ply).filter((move) => move === "swap").length;
    return changes % 2 === 0 ? this.firstSeat : 1 - this.firstSeat;
  }

  /** How many sit at the board. */
  get seats() {
    return this.view.layout.seats;
  }

  /** The seat that the reader, or the first of two people, takes in the next game, so that all begin in turn. */
  get nextSeat() {
    if (this.opponent === "person" && this.seats > 2) return 0;
    return (this.firstSeat + this.seats - 1) % this.seats;
  }

  /** The seat that whoever sits at a seat now holds in the match: changing sides lasts for a game. @param {number} seat */
  matchSeat(seat) {
    return this.seat === this.firstSeat ? seat : 1 - seat;
  }

  /** The seat at the bottom of the board: the reader's; several people look at a board that never turns. @param {number} ply */
  bottomAt(ply) {
    return this.opponent === "person" ? 0 : this.seatAt(ply);
  }

  get over() {
    return this.view.outcome !== null;
  }

  /** Whose move it is. @returns {"you" | "computer" | "person" | "nobody"} */
  get mover() {
    if (this.over || this.view.seat === null) return "nobody";
    if (this.view.seat === this.seat && this.opponent === "computer") return "you";
    return this.opponent;
  }

  /** What a person at this device may play now. @returns {LegalMove[]} */
  get choices() {
    return this.mover === "you" || this.mover === "person" ? this.view.legal : [];
  }

  /** From whose side the summary of the move after a ply is told; two people are told by name. @param {number} ply */
  tellerAt(ply) {
    return this.opponent === "computer" ? this.seatAt(ply) : null;
  }

  /** Plays a move that the rules accept. @param {string} move @returns {Promise<Step | null>} null if the game changed meanwhile */
  async play(move) {
    const { epoch } = this;
    const step = await this.look(move);
    if (epoch !== this.epoch) return null;
    this.taken = [];
    this.accept([...this.game.moves, move], step.view);
    this.gain = Math.max(this.gain, captured(step));
    this.keep();
    return step;
  }

  /** What a move would do now; the rules are asked once. @param {string} move @returns {Promise<Step>} */
  look(move) {
    const known = this.steps.get(move);
    if (known) return known;
    const asked = this.step(this.game.moves, move);
    this.steps.set(move, asked);
    asked.catch(() => this.steps.delete(move));
    return asked;
  }

  /** @param {Level} [level] @returns {Promise<Thought | null>} null if the game changed meanwhile */
  async think(level = this.level) {
    const { epoch } = this;
    const thought = await this.port.think(this.game, level);
    return epoch === this.epoch ? thought : null;
  }

  /** @param {string[]} moves @param {View} view */
  accept(moves, view) {
    this.epoch += 1;
    this.game = { ...this.game, moves };
    this.view = view;
    this.steps.clear();
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

  /** The game as it stood after a number of moves. @param {number} ply @returns {Promise<View>} */
  viewAt(ply) {
    return this.port.view({ ...this.game, moves: this.game.moves.slice(0, ply) });
  }

  /** The move that led to a ply, as it happened. @param {number} ply at least 1 @returns {Promise<Step>} */
  stepTo(ply) {
    return this.step(this.game.moves.slice(0, ply - 1), this.game.moves[ply - 1]);
  }

  /** @param {string[]} moves before it @param {string} move @returns {Promise<Step>} */
  async step(moves, move) {
    const step = await this.port.step({ ...this.game, moves }, move, this.tellerAt(moves.length));
    if (this.opponent === "computer" || this.seats > 2 || this.seatAt(moves.length) === 0) return step;
    return { ...step, summary: step.summary.map(exchanged), preview: step.preview.map(exchanged) };
  }

  /** The longest chain of sowings in one turn. */
  get longestChain() {
    let longest = 0;
    let chain = 0;
    for (const { again } of this.view.moves) {
      chain += 1;
      longest = Math.max(longest, chain);
      if (!again) chain = 0;
    }
    return longest;
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

/** What its mover took in a step, to keep it or to sow it on. @param {Step} step */
export function captured(step) {
  const takes = /** @param {import("./types.js").SowEvent} event */ ({ e, to }) => e === "gather" || ((e === "capture" || e === "taken") && typeof to === "number");
  return step.events.reduce((sum, event) => sum + (takes(event) ? (event.seeds ?? 0) : 0), 0);
}
