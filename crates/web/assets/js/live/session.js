/**
 * A game on the server as one reader sees it: the table as it was when the position on the board arose, the reader's seat, and a
 * move that the server has not confirmed yet.
 *
 * @import { Line, Outcome, Step, View } from "../types.js"
 * @import { RulesPort } from "../rules-port.js"
 * @import { Occupant, Table } from "./wire.js"
 */
import { GameSession } from "../game-session.js";

export class LiveSession extends GameSession {
  /** @param {RulesPort} port @param {Table} table @param {View} view @param {number | null} seat the reader's now; null for a spectator */
  constructor(port, table, view, seat) {
    super(port, table.game, view, { opponent: seat === null ? "person" : "computer", seat: seat ?? 0 });
    this.table = table;
    this.watches = seat === null;
    if (swaps(table.game.moves) % 2 === 1) this.firstSeat = 1 - this.firstSeat;
    if (seat === null) this.firstSeat = 0;
    /** A move that is shown already and that the server has not confirmed. @type {{id: string, move: string, ply: number, slow: boolean} | null} */
    this.pending = null;
    /** Nothing can be sent. */
    this.cut = false;
  }

  /** @param {RulesPort} port @param {Table} table @param {number | null} seat */
  static async of(port, table, seat) {
    return new LiveSession(port, table, await port.view(table.game), seat);
  }

  /** A spectator sees the first seat at the bottom, whoever sits there. @param {number} ply */
  seatAt(ply) {
    return this.watches ? 0 : super.seatAt(ply);
  }

  /** @param {number} ply */
  bottomAt(ply) {
    return this.seatAt(ply);
  }

  /** @param {number} ply */
  readerAt(ply) {
    return this.watches ? null : this.seatAt(ply);
  }

  /** Who played a seat after so many moves. @param {number} seat @param {number} ply @returns {Occupant | null} */
  occupant(seat, ply = this.game.moves.length) {
    const exchanged = swaps(this.game.moves.slice(ply)) % 2 === 1;
    return this.table.seats[exchanged ? 1 - seat : seat] ?? null;
  }

  /** Whether somebody is missed: nobody waits for people once the game is over, nor ever for a computer. @param {Occupant | null} one */
  misses(one) {
    return one !== null && !one.present && one.kind !== "computer" && !this.over;
  }

  /** @param {number} seat @param {number} ply @returns {Line | string} */
  callOf(seat, ply) {
    return seat === this.readerAt(ply) ? { key: "name-you" } : this.nameOf(seat, ply);
  }

  /** @param {number} seat @returns {Line | string} */
  labelOf(seat) {
    return this.nameOf(seat, this.game.moves.length);
  }

  /** The name of whoever plays a seat: two of one name are told apart by their seats. @param {number} seat @param {number} ply @returns {Line | string} */
  nameOf(seat, ply) {
    const one = this.occupant(seat, ply);
    if (one === null) return { key: "name-player", args: { n: seat + 1 } };
    const all = this.table.seats;
    if (one.kind === "deleted") return { key: "name-deleted" };
    if (one.kind === "computer") {
      const computers = all.filter((other) => other?.kind === "computer");
      return computers.length > 1 ? { key: "name-computer-number", args: { n: computers.indexOf(one) + 1 } } : { key: "name-computer" };
    }
    const alike = all.filter((other) => other?.name === one.name).length > 1;
    return alike ? { key: "seat-name-alike", args: { name: one.name, n: seat + 1 } } : one.name;
  }

  /** How the server says that the game ended, else the rules. @returns {Outcome | null} */
  get outcome() {
    const { over } = this.table;
    if (this.pending || over === null) return null;
    const { reason, places, winner, by } = over;
    return { reason, places, winner, score: over.score ?? this.view.stores, last_mover: null, ended_by: by };
  }

  /** @returns {"you" | "computer" | "other" | "nobody"} */
  get mover() {
    const { seat } = this.view;
    if (this.over || seat === null || this.table.phase !== "playing") return "nobody";
    const one = this.occupant(seat);
    if (one?.kind === "computer" || one?.held) return "computer";
    return seat === this.readerAt(this.game.moves.length) ? "you" : "other";
  }

  /** What the reader may play now. */
  get choices() {
    return this.mover === "you" && !this.pending && !this.cut && this.table.can.includes("move") ? this.view.legal : [];
  }

  /** A move that is shown before the server confirms it. @param {string} move @param {string} id @param {Step} step */
  expect(move, id, step) {
    this.pending = { id, move, ply: this.table.ply, slow: false };
    this.follow(move, step);
  }

  /** The game goes on by one move. @param {string} move @param {Step} step */
  follow(move, step) {
    this.accept([...this.game.moves, move], step.view);
    this.gains(step);
  }

  /** @param {string[]} moves @param {string} move */
  async step(moves, move) {
    const step = await this.port.step({ ...this.game, moves }, move, this.readerAt(moves.length));
    const named = /** @param {Line} line */ (line) => this.named(line, moves.length);
    return { ...step, summary: step.summary.map(named), preview: step.preview.map(named) };
  }

  /** A sentence of the rules with the people's own names in it. @param {Line} line @param {number} ply @returns {Line} */
  named({ key, args = {} }, ply) {
    let called = false;
    const given = Object.entries(args).map(([name, value]) => {
      if (value === null || typeof value !== "object") return [name, value];
      const seat = this.seatOf(value, ply);
      if (seat === null) return [name, this.named(value, ply)];
      const call = this.callOf(seat, ply);
      called ||= typeof call === "string" || call.key !== value.key;
      return [name, call];
    });
    // "The computer" is a word of its own in some sentences; whoever has a name is called by it.
    const kinds = called ? given.map(([name, value]) => [name, (name === "kind" || name === "owner") && value === "computer" ? "named" : value]) : given;
    return { key, args: Object.fromEntries(kinds) };
  }

  /** The seat that the rules call by a number or as the computer. @param {Line} call @param {number} ply */
  seatOf({ key, args = {} }, ply) {
    const own = this.seatAt(ply);
    switch (key) {
      case "name-computer":
        return 1 - own;
      case "name-computer-number":
        return (own + Number(args.n)) % this.seats;
      case "name-player":
        return Number(args.n) - 1;
      default:
        return null;
    }
  }
}

/** How often sides were changed. @param {string[]} moves */
const swaps = (moves) => moves.filter((move) => move === "swap").length;
