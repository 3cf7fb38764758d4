/**
 * What the page of a live game says where the server's table, and not the position, has the word: lost lines, phases before the
 * game, who is away, what somebody did beside sowing.
 * @import { LivePage } from "./page.js"
 * @import { LiveSession } from "./session.js"
 * @import { Happening } from "./wire.js"
 */

/** What a player is asked to do before the first sowing. */
export const ASKED = ["hide", "guess", "choose-side", "arrange"];

/** What happens before the first sowing. */
export const PRELUDE = ["hiding", "guessing", "choosing", "arranging"];

/** Ends that no rule of a game knows, with their sentences. @type {Record<string, string>} */
const REASONS = { time: "end-timeout", resigned: "end-resign", agreed: "end-agreed", aborted: "result-aborted", abandoned: "result-abandoned", absent: "result-absent" };

/** Events that are told in a sentence about one player. */
const TOLD = ["draw-declined", "rematch-declined", "took-over", "returned", "timed-out", "arranged", "side-chosen", "resigned"];

export class TableWords {
  /** @param {LivePage} page */
  constructor(page) {
    this.page = page;
    /** Why there is no line. */
    this.lost = "";
  }

  /** The line is lost. @param {import("./line.js").LineState} state @param {string} why */
  tellLoss(state, why) {
    const { messages, stage, table } = this.page;
    const key = state === "ended" ? "conn-old" : why === "restart" ? "conn-restart" : table?.clock.seconds ? "conn-lost-clock" : "conn-lost";
    this.lost = messages.text(key);
    stage.announce(`${messages.text("conn-lost-title")}. ${this.lost}`);
  }

  /** What an event is told as; nothing where the board shows it. @param {LiveSession} session @param {Happening} event */
  tellingOf(session, { kind, seat, revealed, parity, ending }) {
    const { messages, narrator } = this.page;
    const who = seat === undefined || seat >= session.seats ? null : narrator.byOf(session, seat, session.game.moves.length);
    if (kind === "guessed" && revealed !== null && typeof revealed === "object") {
      const count = Number(/** @type {{count?: number}} */ (revealed).count ?? 0);
      return messages.text("live-told-guessed", { ...who, count, right: parity === (count % 2 === 1 ? "odd" : "even") ? "yes" : "no" });
    }
    if (kind === "over" && ending) return this.reasonOf(session, ending);
    if (kind === "rematch-offered" && who?.by === "other") return messages.text(kind, who);
    if (kind === "resigned" && session.seats === 2) return "";
    return TOLD.includes(kind) && who !== null ? messages.text(`live-told-${kind}`, who) : "";
  }

  /** Why a game is over, where the rules of the game do not say it. @param {LiveSession} session @param {{reason: string, by?: number | null}} ending as the table or the event has it */
  reasonOf(session, { reason, by = null }) {
    const { messages, narrator } = this.page;
    const key = REASONS[reason];
    if (!key) return "";
    return messages.text(key, by === null ? {} : narrator.byOf(session, by, session.game.moves.length));
  }

  /** The words above and below, where the server's table and not the position says them. @param {LiveSession} session */
  show(session) {
    const { stage, messages, past, line } = this.page;
    const { table } = session;
    const t = messages.text.bind(messages);
    this.showNote(session);
    if (line.state === "lost" || line.state === "ended") {
      stage.turn.textContent = t("conn-lost-title");
      stage.say(this.lost, "problem");
    } else if (past.shown !== null || session.over) return;
    else if (table.phase === "gathering") {
      stage.turn.textContent = t("gather-waits");
      stage.say(session.watches ? t("gather-watching") : "");
    } else if (PRELUDE.includes(table.phase)) {
      const asked = table.can.some((what) => ASKED.includes(what));
      stage.turn.textContent = t(asked ? `prelude-${table.phase}` : "prelude-waits", asked ? {} : { name: this.awaited(session) });
      stage.say(`${this.page.sentence} ${t(`prelude-${table.phase}-about`)}`.trim());
    } else if (session.mover === "computer" && session.view.seat === session.readerAt(session.game.moves.length)) stage.turn.textContent = t("turn-title-thinking");
    else if (session.pending?.slow) stage.say(t("move-sending"), "foretold");
    else if (!session.watches && table.draw.includes(session.seat)) stage.say(`${this.page.sentence} ${t("draw-stands")}`);
    else if (session.choices.length > 0 && session.view.moves.at(-1)?.again && table.clock.seconds !== null) stage.say(`${this.page.sentence} ${t("clock-fresh", { seconds: table.clock.seconds })}`);
  }

  /** Whom a phase before the first sowing waits for. @param {LiveSession} session */
  awaited(session) {
    const { table, watches, seat } = session;
    const { prelude } = table;
    const known = { hiding: prelude?.hider, guessing: prelude?.guesser, choosing: prelude?.chooser, arranging: prelude?.arranging?.find((one) => watches || one !== seat) }[/** @type {"hiding"} */ (table.phase)];
    const other = known ?? (watches ? 0 : 1 - seat);
    return this.page.narrator.said(session.nameOf(other, 0));
  }

  /** The quiet line below everything, whose seconds run. @param {LiveSession} session */
  showNote(session) {
    const { note } = this.page.tools;
    const text = this.noteOf(session);
    if (note.textContent !== text) note.textContent = text;
    note.hidden = text === "";
  }

  /** Whose line is lost and what comes of it, how many watch. @param {LiveSession} session */
  noteOf(session) {
    const { messages, narrator, line } = this.page;
    const { table } = session;
    const ply = session.game.moves.length;
    const away = table.seats.flatMap((one, seat) => {
      if (table.phase !== "playing" || !one || one.present || one.held || one.out || one.kind === "computer" || seat === session.readerAt(ply)) return [];
      const name = narrator.said(session.nameOf(seat, ply));
      const at = one.takes_over ?? null;
      if (at !== null) return [messages.text("conn-away", { name, seconds: Math.max(0, Math.ceil((at - line.now) / 1000)) })];
      return [messages.text(table.clock.seconds === null ? "conn-away-waits" : "conn-away-clock", { name })];
    });
    const watchers = table.watchers > 0 ? [messages.text("watchers", { count: table.watchers })] : [];
    const watching = session.watches && table.phase !== "gathering" ? [messages.text("watching")] : [];
    return [...watching, ...away, ...watchers].join(" ");
  }
}
