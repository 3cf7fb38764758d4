/**
 * One game as a page shows it: its moves so far, and who plays which seat. Knows no rule and no page; every truth comes through
 * the rules port.
 *
 * @import { Game, LegalMove, Line, Step, View } from "./types.js"
 * @import { RulesPort } from "./rules-port.js"
 */

/**
 * @typedef {object} Players
 * @property {"computer" | "person"} opponent with the computer, and with people elsewhere, there is a reader whose seat is "you"
 * @property {number} seat the reader's own; with several people the first person's
 */

export class GameSession {
  /**
   * @param {RulesPort} port
   * @param {Game} game
   * @param {View} view
   * @param {Players} players
   */
  constructor(port, game, view, players) {
    this.port = port;
    this.game = game;
    this.view = view;
    this.opponent = players.opponent;
    /** The seat of the reader, or of the first of two people, before anybody changed sides. */
    this.firstSeat = players.seat;
    /** The largest capture of the game. */
    this.gain = 0;
    /** Counts the changes of the game, so that an answer to an older question is known as such. */
    this.epoch = 0;
    /** Whether the device keeps the game. */
    this.kept = true;
    /** @type {Map<string, Promise<Step>>} */
    this.steps = new Map();
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

  /** The seat that whoever sits at a seat now holds in the match: changing sides lasts for a game. @param {number} seat */
  matchSeat(seat) {
    return this.seat === this.firstSeat ? seat : 1 - seat;
  }

  /** The seat at the bottom of the board: the reader's; several people look at a board that never turns. @param {number} ply */
  bottomAt(ply) {
    return this.opponent === "person" ? 0 : this.seatAt(ply);
  }

  get outcome() {
    return this.view.outcome;
  }

  get over() {
    return this.outcome !== null;
  }

  /** Whose move it is: a person's at this device, or an other's somewhere else. @returns {"you" | "computer" | "person" | "other" | "nobody"} */
  get mover() {
    if (this.over || this.view.seat === null) return "nobody";
    if (this.view.seat === this.seat && this.opponent === "computer") return "you";
    return this.opponent;
  }

  /** What a person at this device may play now. @returns {LegalMove[]} */
  get choices() {
    return this.mover === "you" || this.mover === "person" ? this.view.legal : [];
  }

  /** The seat that is spoken to as "you" after so many moves: several people at one device are told by name. @param {number} ply @returns {number | null} */
  readerAt(ply) {
    return this.opponent === "computer" ? this.seatAt(ply) : null;
  }

  /** The one at a seat after so many moves, as a sentence calls them. @param {number} seat @param {number} ply @returns {Line | string} */
  callOf(seat, ply) {
    const { seats } = this;
    const after = (seat - this.seatAt(ply) + seats) % seats;
    if (this.opponent === "person") return { key: "name-player", args: { n: seats === 2 ? after + 1 : seat + 1 } };
    if (after === 0) return { key: "name-you" };
    return seats === 2 ? { key: "name-computer" } : { key: "name-computer-number", args: { n: after } };
  }

  /** The one at a seat, as chips and lanes show them. @param {number} seat @returns {Line | string} */
  labelOf(seat) {
    const computer = this.opponent === "computer" && seat !== this.seat && this.seats === 2;
    return computer ? { key: "label-computer" } : this.callOf(seat, this.game.moves.length);
  }

  /** Remembers the largest capture. @param {Step} step */
  gains(step) {
    this.gain = Math.max(this.gain, captured(step));
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

  /** @param {string[]} moves @param {View} view */
  accept(moves, view) {
    this.epoch += 1;
    this.game = { ...this.game, moves };
    this.view = view;
    this.steps.clear();
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
  step(moves, move) {
    return this.port.step({ ...this.game, moves }, move, this.readerAt(moves.length));
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

/** What its mover took in a step, to keep it or to sow it on. @param {Step} step */
export function captured(step) {
  const takes = /** @param {import("./types.js").SowEvent} event */ ({ e, to }) => e === "gather" || ((e === "capture" || e === "taken") && typeof to === "number");
  return step.events.reduce((sum, event) => sum + (takes(event) ? (event.seeds ?? 0) : 0), 0);
}
