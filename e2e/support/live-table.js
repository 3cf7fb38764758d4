/**
 * A table as the server keeps it, in small: it speaks the protocol of live games to any number of pages and asks the real rules
 * what a move does. Tests let it refuse, fall silent, forget and come back.
 *
 * @import { Happening, Occupant, Table } from "../../crates/web/assets/js/live/wire.js"
 * @import { View } from "../../crates/web/assets/js/types.js"
 * @import { Site, Visit } from "./site.js"
 */
import { execFile } from "node:child_process";
import { dirname, join } from "node:path";
import { promisify } from "node:util";

const run = promisify(execFile);

/** A page as the server would send it. @param {...string} words */
export async function rendered(...words) {
  const server = process.env.BIJA_SERVER ?? "";
  const end = server.endsWith(".exe") ? ".exe" : "";
  return (await run(join(dirname(server), "examples", `people_pages${end}`), words, { maxBuffer: 1 << 24 })).stdout;
}

/** Answers an address with such a page, under the headers of all pages. @param {Visit} visit @param {string} path @param {...string} words */
export async function serve(visit, path, ...words) {
  const { url } = visit.site.server;
  const [html, like] = await Promise.all([rendered(...words), fetch(`${url}/en/play/kalah`)]);
  await like.arrayBuffer();
  const headers = Object.fromEntries([...like.headers].filter(([name]) => !["content-encoding", "content-length", "transfer-encoding"].includes(name)));
  await visit.context.route(url + path, (route) => route.fulfill({ status: 200, headers, body: html }));
}

/** @param {string} name @param {Partial<Occupant>} [more] @returns {Occupant} */
export const somebody = (name, more = {}) => ({ name, kind: "guest", level: null, present: true, held: false, rating: null, provisional: false, ...more });

/** @typedef {{id: string, ply: number, do: string, move?: string, [more: string]: unknown}} Heard */

export class LiveTable {
  /**
   * @param {Site} site
   * @param {Partial<Table> & {ruleset: string, options?: Record<string, string>, moves?: string}} first
   */
  constructor(site, { ruleset, options = {}, moves = "", ...first }) {
    this.site = site;
    const game = { ruleset, options, start: null, position: null, moves: moves.split(" ").filter(Boolean) };
    /** @type {Table} */
    this.table = {
      id: "0123456789abc",
      seq: 1,
      phase: "playing",
      game,
      ply: game.moves.length,
      seats: [somebody("Meera"), somebody("Anil")],
      host: 0,
      settings: { clock: 30, join: "link" },
      mover: 0,
      clock: { seconds: 30, deadline: null },
      draw: [],
      rematch: [],
      draw_wait: [0, 0],
      prelude: null,
      over: null,
      next: null,
      seat: null,
      can: [],
      watchers: 0,
      ...first,
    };
    /** @type {{event: Happening, seq: number, at: number}[]} */
    this.log = [];
    /** @type {{socket: import("playwright-core").WebSocketRoute, seat: number | null, seen: string | null}[]} */
    this.lines = [];
    /** @type {Heard[]} */
    this.heard = [];
    this.syncs = 0;
    /** Whether moves are taken as they come; else tests answer. */
    this.takes = true;
    /** Whether a page that comes back gets the events it missed, or the whole table. */
    this.resumes = true;
    /** Milliseconds after which a page gets the table that it asks for. */
    this.slow = 0;
    /** Whether lines are let in. */
    this.open = true;
    /** What a seat may do beside what follows from the phase. @type {Record<number, string[]>} */
    this.also = {};
  }

  /** The rules' view of the game so far. @returns {Promise<View>} */
  view() {
    return this.site.ask("view", { game: this.table.game });
  }

  /** A table's mover and clock follow from the rules. @param {Table} [table] */
  async settle(table = this.table) {
    const { clock, phase, game } = table;
    /** @type {View} */
    const view = await this.site.ask("view", { game });
    table.mover = phase === "playing" && view.outcome === null ? view.seat : null;
    table.board = ["playing", "over"].includes(phase) ? view.position : null;
    table.clock = { seconds: clock.seconds, deadline: clock.seconds !== null && phase !== "over" ? Date.now() + clock.seconds * 1000 : clock.deadline };
    return view;
  }

  /** Brings a visit to the table. @param {Visit} visit @param {number | null} seat @param {"en" | "hi" | "id"} [lang] */
  async seat(visit, seat, lang = "en") {
    const { id, game } = this.table;
    const options = Object.entries(game.options).map(([name, value]) => `o.${name}=${value}`);
    await serve(visit, `/${lang}/game/${id}`, "game", lang, game.ruleset, id, ...options);
    await visit.context.routeWebSocket(new RegExp(`/api/v1/games/${id}/socket`), (socket) => this.welcome(socket, seat));
    // Several pages with the same chance would give their sockets the same names.
    await visit.context.addInitScript(() => void crypto.getRandomValues(new Uint32Array(1 + Math.floor(Math.random() * 1000))));
    if (this.table.clock.deadline === null) await this.settle();
    await visit.go(`/${lang}/game/${id}`);
  }

  /** @param {import("playwright-core").WebSocketRoute} socket @param {number | null} seat */
  welcome(socket, seat) {
    if (!this.open) {
      void socket.close();
      return;
    }
    const seen = new URL(socket.url()).searchParams.get("seen");
    const line = { socket, seat, seen };
    this.lines.push(line);
    socket.onMessage((text) => void this.hear(line, JSON.parse(String(text))));
    const missed = this.log.filter(({ seq }) => seq > Number(seen));
    if (seen === null || !this.resumes || missed.length !== this.table.seq - Number(seen)) this.tell(line, this.whole(seat));
    else this.tell(line, { type: "resumed", now: Date.now(), seat, events: missed.map((one) => this.frame(one, seat)) });
  }

  /** @param {number | null} seat */
  whole(seat) {
    return { type: "welcome", now: Date.now(), seat, table: { ...this.table, seat, can: this.may(seat) } };
  }

  /** @param {{socket: import("playwright-core").WebSocketRoute}} line @param {object} frame */
  tell({ socket }, frame) {
    socket.send(JSON.stringify(frame));
  }

  /** What a seat may do. @param {number | null} seat */
  may(seat) {
    const { phase, mover, draw, game, seats } = this.table;
    if (seat === null) return [];
    const also = this.also[seat] ?? [];
    if (phase === "over") return ["offer-rematch", ...also];
    if (phase !== "playing") return also;
    const other = draw.some((one) => one !== seat);
    return [
      "resign",
      ...(mover === seat ? ["move"] : []),
      ...(seats.length === 2 && !draw.includes(seat) && !other ? ["offer-draw"] : []),
      ...(other ? ["accept-draw", "decline-draw"] : []),
      ...(game.moves.length < 2 ? ["abort"] : []),
      ...also,
    ];
  }

  /** @param {{event: Happening, seq: number, at: number, table?: Table}} one @param {number | null} seat @returns {object} */
  frame({ event, seq, at, table = this.table }, seat) {
    const { game, ...rest } = table;
    return { type: "event", seq, at, event, table: { ...rest, seq, seat, can: this.may(seat), ...(event.kind === "moved" ? {} : { game }) } };
  }

  /** Something happens, and everybody hears of it. @param {Happening} event @param {Partial<Table>} [changes] */
  async happen(event, changes = {}) {
    // Whoever asks for the table meanwhile gets the one before: no page is told half of what happens.
    const next = { ...this.table, ...changes, seq: this.table.seq + 1 };
    if (event.kind === "moved") {
      next.game = { ...next.game, moves: [...next.game.moves, String(event.move)] };
      next.ply += 1;
    }
    if (next.phase !== "over") {
      const { outcome } = await this.settle(next);
      if (outcome) Object.assign(next, { phase: "over", over: { reason: outcome.reason, places: outcome.places, score: outcome.score, winner: outcome.winner, by: outcome.ended_by, ratings: null } });
    }
    Object.assign(this.table, next);
    const one = { event, seq: this.table.seq, at: Date.now(), table: structuredClone(this.table) };
    this.log.push(one);
    for (const line of this.lines) this.tell(line, this.frame(one, line.seat));
  }

  /** Who is there now. @param {boolean[]} seats @param {(number | null)[]} due when the computer takes the seats of the others over */
  presence(seats, due) {
    this.table.seats = this.table.seats.map((one, seat) => one && { ...one, present: seats[seat], takes_over: due[seat] });
    for (const line of this.lines) this.tell(line, { type: "presence", seats, takes_over: due, watchers: this.table.watchers });
  }

  /** A move of any seat. @param {string} move */
  async moves(move) {
    await this.happen({ kind: "moved", seat: /** @type {number} */ (this.table.mover), move, by: "person" });
  }

  /** @param {{socket: import("playwright-core").WebSocketRoute, seat: number | null}} line @param {any} message */
  async hear(line, message) {
    if (message.type === "sync") {
      this.syncs += 1;
      await new Promise((resolve) => setTimeout(resolve, this.slow));
      this.tell(line, this.whole(line.seat));
    }
    if (message.type !== "command") return;
    this.heard.push(message);
    if (!this.takes) return;
    if (message.do === "move" && message.ply === this.table.ply && line.seat === this.table.mover) {
      await this.moves(message.move);
      this.answer(line, message.id);
    } else if (message.do === "move") this.refuse(line, message.id, "err-stale");
    else this.answer(line, message.id);
  }

  /** @param {{socket: import("playwright-core").WebSocketRoute}} line @param {string} id */
  answer(line, id) {
    this.tell(line, { type: "answer", id, ok: true, seq: this.table.seq });
  }

  /** @param {{socket: import("playwright-core").WebSocketRoute, seat: number | null}} line @param {string} id @param {string} key */
  refuse(line, id, key) {
    this.tell(line, { type: "answer", id, ok: false, error: { key }, seq: this.table.seq });
    this.tell(line, this.whole(line.seat));
  }

  /** Everybody loses the line. @param {string} [bye] */
  async drop(bye) {
    const { lines } = this;
    this.lines = [];
    for (const line of lines) {
      if (bye) this.tell(line, { type: "bye", reason: bye });
      await line.socket.close();
    }
  }

  /** What was asked for, last. @param {string} what */
  async asked(what) {
    for (let tries = 0; tries < 100; tries += 1) {
      const found = this.heard.findLast((one) => one.do === what);
      if (found) return found;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    throw new Error(`nobody asked to ${what}: ${JSON.stringify(this.heard)}`);
  }
}
