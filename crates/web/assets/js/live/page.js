/**
 * The page of a live game. The server decides everything; this shows what it says, lets the reader act, and shows the reader's own
 * move at once, before the server confirms it.
 *
 * Frames are taken at once (clocks, presence, what may be done); what happened on the board waits for its turn, so that every
 * sowing is seen.
 *
 * @import { BoardConfig } from "../board-page.js"
 * @import { GameSession } from "../game-session.js"
 * @import { Answer, EventFrame, Frame, Happening, Presence, Table, Welcome } from "./wire.js"
 *
 * @typedef {object} LiveConfig
 * @property {{id: string, home: string}} table home: where new games begin
 *
 * @typedef {BoardConfig & LiveConfig} Config
 */
import { BoardPage } from "../board-page.js";
import { RulesError } from "../rules-port.js";
import { Call } from "./call.js";
import { Clocks } from "./clock.js";
import { LiveLine } from "./line.js";
import { People } from "./people.js";
import { Questions } from "./questions.js";
import { LiveSession } from "./session.js";
import { LiveStage } from "./stage.js";
import { ASKED, PRELUDE, TableWords } from "./words.js";

/** How often the clocks are looked at, in milliseconds. */
const TICK = 200;
/** So long a move may be on its way before the page says so. */
const SLOW = 1200;
/** So many sowings behind, the older ones are not shown one by one. */
const BEHIND = 2;

export class LivePage extends BoardPage {
  /** @param {Config} config @param {HTMLElement} main */
  constructor(config, main) {
    super(config, main);
    this.config = config;
    this.tools = /** @type {LiveStage} */ (this.stage);
    this.game = document.querySelector(".play-title")?.textContent ?? "";
    /** The newest table. @type {Table | null} */
    this.table = null;
    /** The reader's seat as the server last said it. @type {number | null} */
    this.seat = null;
    /** @type {LiveSession | null} */
    this.shown = null;
    this.people = new People(this);
    this.questions = new Questions(this);
    /** The table before its game; loaded when one gathers. @type {import("./gathering.js").Gathering | null} */
    this.gathering = null;
    this.words = new TableWords(this);
    this.call = new Call();
    this.clocks = new Clocks(this);
    /** What still has to be shown, in order. @type {Promise<void>} */
    this.work = Promise.resolve();
    this.behind = 0;
    /** The game whose end, or whose editor, was shown without being asked for. @type {LiveSession | null} */
    this.told = null;
    /** A table that was asked for because the board differs from it, by its ply. */
    this.doubted = -1;
    /** Why the server refused what was asked last, until it is told. @type {RulesError | null} */
    this.refusal = null;
    this.line = new LiveLine(`${config.api}/games/${config.table.id}/socket`, {
      frame: (frame) => this.take(frame),
      state: (state, why) => this.lineIs(state, why),
    });
  }

  /** @param {import("../board-stage.js").Acts} acts */
  makeStage(acts) {
    const ask = /** @param {"resign" | "abort"} what */ (what) => {
      this.questions.sure = what;
      this.render();
    };
    return new LiveStage(this.messages, { ...acts, draw: () => this.send("offer-draw"), resign: () => ask("resign"), abort: () => ask("abort"), share: () => void this.shareTable() });
  }

  start() {
    this.applySettings();
    this.main.append(this.stage.element);
    this.wire();
    this.stage.turn.textContent = this.messages.text("conn-connecting");
    this.line.open();
    window.setInterval(() => this.clocks.show(), TICK);
  }

  /** @param {string} what @param {Record<string, unknown>} [more] */
  send(what, more = {}) {
    if (!this.table) return "";
    return this.line.send({ do: what, ply: this.table.ply, ...more });
  }

  /** Shows one thing after the other. @param {() => unknown} act */
  later(act) {
    this.behind += 1;
    const failed = /** @param {unknown} error */ (error) => this.fail(error, () => this.line.sync());
    this.work = this.work.then(act).then(() => undefined, failed).then(() => {
      this.behind -= 1;
      if (this.behind === 0) this.settled();
    });
  }

  /** @param {Frame} frame */
  take(frame) {
    switch (frame.type) {
      case "welcome":
        this.welcome(frame);
        return;
      case "resumed":
        this.seat = frame.seat;
        for (const event of frame.events) this.event(event);
        if (this.shown) this.shown.cut = false;
        // A table that was asked for on the line before never came.
        this.later(() => (this.shown ? this.render() : this.line.sync()));
        return;
      case "event":
        this.event(frame);
        return;
      case "answer":
        this.answer(frame);
        return;
      case "presence":
        this.presence(frame);
        return;
      case "bye":
      case "ping":
    }
  }

  /** @param {Welcome} frame */
  welcome({ table: told, seat }) {
    const table = { ...told, seat, game: complete(told.game) };
    this.table = table;
    this.seat = seat;
    this.line.seen = table.seq;
    this.later(() => this.adopt(table, seat));
  }

  /** Shows a whole table; sowings that are new since the one on the board are played. @param {Table} table @param {number | null} seat */
  async adopt(table, seat) {
    const before = this.shown;
    const session = await LiveSession.of(this.port, table, seat);
    if (before?.pending && this.line.waiting.has(before.pending.id) && table.ply === before.pending.ply) return this.keepPending(before, table);
    const known = before?.game.moves ?? [];
    const fresh = session.game.moves.length - known.length;
    const grown = before !== null && sameRound(before.table, table) && fresh >= 0 && fresh <= BEHIND && known.every((move, i) => session.game.moves[i] === move);
    if (before && grown && this.session === before) {
      before.pending = null;
      for (const move of session.game.moves.slice(known.length)) await this.playOn(before, move);
      before.table = table;
      before.cut = false;
      this.render();
    } else {
      this.shown = session;
      this.show(session, before ? this.sentence : "");
      this.tellRefusal();
    }
  }

  /** The reader's own move is on its way still. @param {LiveSession} session @param {Table} table */
  keepPending(session, table) {
    session.table = table;
    session.cut = false;
    this.render();
  }

  /** @param {EventFrame} frame */
  event(frame) {
    const { table } = this;
    if (!table || frame.seq <= table.seq) return;
    if (frame.seq !== table.seq + 1) {
      this.line.sync();
      return;
    }
    const { event } = frame;
    const moved = event.kind === "moved" && typeof event.move === "string";
    const game = frame.table.game ?? (moved ? { ...table.game, moves: [...table.game.moves, String(event.move)] } : table.game);
    const next = { ...frame.table, game: complete(game), seq: frame.seq };
    this.table = next;
    this.seat = next.seat;
    this.line.seen = frame.seq;
    this.later(() => this.happen(event, next));
    this.clocks.show();
  }

  /** Shows what an event did. @param {Happening} event @param {Table} table after it */
  async happen(event, table) {
    const session = this.shown;
    if (!session) return;
    if (needsAnew(session, event, table)) {
      const opened = await LiveSession.of(this.port, table, table.seat);
      // The event speaks of the seats as they were: a chosen side may exchange them.
      const telling = this.words.tellingOf(session, event);
      this.shown = opened;
      this.show(opened, telling);
      // Who hears the page learns that the game has begun, and who moves.
      this.stage.announce(`${telling} ${this.stage.turn.textContent}`);
      return;
    }
    if (event.kind === "moved" && event.move !== undefined) {
      const shown = session.pending !== null;
      session.pending = null;
      session.table = { ...table, over: null };
      if (!shown) await this.playOn(session, event.move);
    }
    session.table = table;
    if (event.kind === "rematch-offered") this.told = null;
    if (event.kind === "rematch-made" && table.next !== null && table.seat !== null) location.assign(`/${this.config.lang}/game/${table.next}`);
    const telling = this.words.tellingOf(session, event);
    if (telling) {
      this.sentence = telling;
      this.stage.announce(telling);
    }
    this.render();
  }

  /** One more move on the board; those that came too fast are laid, not played. @param {LiveSession} session @param {string} move */
  async playOn(session, move) {
    const { board, past } = this;
    if (past.shown !== null) {
      past.shown = null;
      board.setPosition(session.view);
    }
    const mover = session.view.seat;
    const step = await session.look(move);
    session.follow(move, step);
    if (this.behind > BEHIND) {
      board.setPosition(step.view);
      this.sentence = this.narrator.told(step);
      return;
    }
    if (mover !== null) this.stage.turn.textContent = this.messages.text(mover === session.readerAt(session.game.moves.length - 1) ? "turn-title-you" : "turn-title-named", { name: this.narrator.nameOf(session, mover, session.game.moves.length - 1) });
    await this.sow(session, step);
  }

  /** The move that was shown has not been made. @param {LiveSession} session */
  undoPending(session) {
    session.pending = null;
    session.cut = true;
    this.board.finish();
  }

  /** Sends and shows the reader's own move. @param {string} move */
  async choose(move) {
    const session = this.shown;
    if (!session || this.choosing || this.past.shown !== null || session.choices.every((one) => one.move !== move)) return;
    try {
      await this.oneAtATime(async () => {
        const step = await session.look(move);
        if (session !== this.shown || session.choices.every((one) => one.move !== move)) return;
        const id = this.send("move", { move });
        session.expect(move, id, step);
        window.setTimeout(() => this.isSlow(id), SLOW);
        this.later(() => this.sow(session, step));
        await this.work;
      });
    } catch (error) {
      this.fail(error, null);
      return;
    }
    if (this.board.choosing.pit !== null) this.board.choosing.tell();
  }

  /** A move that is on its way for long is said to be. @param {string} id */
  isSlow(id) {
    const { pending } = this.shown ?? {};
    if (pending?.id !== id) return;
    pending.slow = true;
    this.render();
  }

  /** @param {Answer} answer */
  answer({ id, ok, seq, error }) {
    const refused = !ok && error !== undefined;
    if (refused) {
      this.refusal = new RulesError(error);
      // Where the table is laid out anew the reason is told below it, however long that takes.
      if (!this.withdraw(id)) this.later(() => this.later(() => this.tellRefusal()));
      this.gathering?.again();
    }
    // A move that was accepted is in the event of that number. If that came before the answer it is shown by then; what is still
    // on its way then was not made. An event that follows the answer makes the move, however long its seeds travel here.
    else if ((this.table?.seq ?? 0) >= seq) this.later(() => this.withdraw(id));
  }

  tellRefusal() {
    if (this.refusal) {
      this.trouble.tell(this.refusal, null);
      // The reason stands until something else is to be told, however often the page is drawn anew.
      this.sentence = this.stage.sentence.textContent ?? "";
    }
    this.refusal = null;
  }

  /** The board may show a move that was not made: then the table is laid out anew. @param {string} id */
  withdraw(id) {
    const session = this.shown;
    if (session?.pending?.id !== id) return false;
    this.undoPending(session);
    this.shown = null;
    this.line.sync();
    return true;
  }

  /** @param {Presence} frame */
  presence({ seats, takes_over: due, watchers }) {
    const with_ = /** @param {Table} table */ (table) => ({ ...table, watchers, seats: table.seats.map((one, seat) => (one ? { ...one, present: seats[seat] ?? one.present, takes_over: due?.[seat] } : one)) });
    if (this.table) this.table = with_(this.table);
    this.later(() => {
      if (this.shown) this.shown.table = with_(this.shown.table);
      this.render();
    });
  }

  /** @param {import("./line.js").LineState} state @param {string} why */
  lineIs(state, why) {
    const lost = state === "lost" || state === "ended";
    this.main.dataset.line = state;
    if (this.shown) this.shown.cut = lost;
    if (lost && why !== "left") {
      this.board.finish();
      this.words.tellLoss(state, why);
    }
    this.render();
  }

  /** Once everything is shown: does the board agree with the server, and what follows? */
  settled() {
    const session = this.shown;
    if (!session) return;
    const { table, view } = session;
    if (!session.pending && (table.board ?? view.position) !== view.position) {
      this.doubt(session);
      return;
    }
    const asked = table.phase === "arranging" && table.can.includes("arrange");
    if (!asked) this.editor?.close();
    // The end and the editor come by themselves once; whoever puts them away finds them again by the page's buttons.
    if (this.told === session || this.end !== null || !(session.over || asked)) return;
    this.told = session;
    (session.over ? this.showEnd() : this.arrange()).catch((error) => this.fail(error, null));
  }

  /** Until the first sowing the table tells what is to be done. @param {GameSession} session */
  opening(session) {
    return session instanceof LiveSession && PRELUDE.includes(session.table.phase) ? "" : super.opening(session);
  }

  /** The board says something else than the server: it is laid out anew, once at each ply. @param {LiveSession} session */
  doubt({ table, view }) {
    console.error("the board and the server differ", table.ply, table.board, view.position);
    this.board.finish();
    if (this.doubted === table.ply) {
      // These rules are not those of the server.
      this.line.end("protocol");
      return;
    }
    this.doubted = table.ply;
    this.shown = null;
    this.line.sync();
  }

  async showEnd() {
    await super.showEnd();
    if (this.shown) this.tools.ask(this.questions.of(this.shown));
  }

  closeEnd() {
    super.closeEnd();
    if (this.shown) this.tools.ask(this.questions.of(this.shown));
  }

  /** The dialog in which seeds are laid out. @returns {HTMLDialogElement | null} */
  get editor() {
    const editor = document.querySelector("dialog:has(.arrange-grid)");
    return editor instanceof HTMLDialogElement ? editor : null;
  }

  /** @param {GameSession} session */
  othersLabel(session) {
    return session.seats === 2 ? super.othersLabel(session) : this.messages.text("label-others");
  }

  /** @param {GameSession} session @param {number} ply */
  fillChips(session, ply) {
    if (session instanceof LiveSession) this.people.show(session, ply);
  }

  /** @param {GameSession} session @param {boolean} live */
  showButtons(session, live) {
    super.showButtons(session, live);
    if (!(session instanceof LiveSession)) return;
    const { tools } = this;
    const { table } = session;
    const can = /** @param {string} what */ (what) => table.can.includes(what) && !session.cut;
    const plays = !session.watches && table.phase === "playing" && !session.over;
    tools.draw.hidden = !plays || session.seats > 2;
    tools.draw.disabled = !can("offer-draw");
    tools.resign.hidden = !plays || (table.seats[session.seat]?.out ?? false);
    tools.resign.disabled = !can("resign");
    tools.abort.hidden = !can("abort") || table.phase === "gathering";
    tools.share.hidden = !session.watches && session.seats === 2;
  }

  render() {
    super.render();
    const session = this.shown;
    if (!session) return;
    const { table } = session;
    const { tools, messages } = this;
    this.main.dataset.phase = table.phase;
    this.main.dataset.seq = String(table.seq);
    this.main.toggleAttribute("data-watches", session.watches);
    this.main.toggleAttribute("data-pending", session.pending !== null);
    if (table.phase === "gathering") void this.gather();
    else this.gathering?.show(session);
    tools.ask(this.questions.of(session));
    this.words.show(session);
    const acts = this.end?.querySelector(".end-acts");
    if (acts) void import("./result.js").then(({ fillActs }) => fillActs(this, session, acts));
    const turn = session.mover === "you" && !session.pending && table.phase === "playing";
    const asked = table.can.some((what) => ASKED.includes(what));
    const text = turn || asked ? messages.text("turn-title-you") : "";
    this.call.show(text);
    if (text) this.call.out(`${table.id} ${table.ply} ${table.phase}`, text);
    this.clocks.show();
  }

  async gather() {
    const { Gathering } = await import("./gathering.js");
    this.gathering ??= new Gathering(this);
    if (this.shown) this.gathering.show(this.shown);
  }

  /** @param {GameSession} session */
  async endPanel(session) {
    if (!(session instanceof LiveSession)) return null;
    const { resultPanel } = await import("./result.js");
    return resultPanel(this, session);
  }

  /** The end once more, after a look at the game. */
  async showResult() {
    if (this.past.shown !== null && this.shown) await this.past.goTo(this.shown.game.moves.length);
    await this.showEnd();
  }

  /** Lays out the reader's own share of the seeds. */
  async arrange() {
    const session = this.shown;
    if (!session || document.querySelector("dialog[open]")) return;
    const { arrangeShare } = await import("../arranging.js");
    const pits = await arrangeShare(this.messages, session, (seat) => this.narrator.byOf(session, seat, 0));
    if (pits && this.table?.can.includes("arrange")) this.send("arrange", { pits });
  }

  /** The way to watch this game. */
  async shareTable() {
    const { share } = await import("./share.js");
    if (await share(document.title, location.origin + location.pathname)) this.stage.say(this.messages.text("watch-copied"));
  }
}

/** Whether an event leaves nothing of what the board shows: another game lies there, or a move is shown that was not made. @param {LiveSession} session @param {Happening} event @param {Table} table after it */
function needsAnew({ table: before, pending }, event, table) {
  if (!sameRound(before, table) || ["began", "side-chosen", "arranged"].includes(event.kind)) return true;
  if (event.kind === "moved") return pending !== null && (pending.move !== event.move || pending.ply !== before.ply);
  return JSON.stringify(before.game) !== JSON.stringify(table.game) || (pending !== null && table.phase === "over");
}

/** Whether two tables are in the same round of the same start. @param {Table} one @param {Table} other */
function sameRound({ game: a }, { game: b }) {
  return (a.rounds?.length ?? 0) === (b.rounds?.length ?? 0) && a.start === b.start && JSON.stringify([a.arranged, a.options]) === JSON.stringify([b.arranged, b.options]);
}

/** A game with all its parts; the server leaves out what it has none of. @param {import("../types.js").Game} game */
function complete(game) {
  return { ...game, start: game.start ?? null, position: game.position ?? null };
}
