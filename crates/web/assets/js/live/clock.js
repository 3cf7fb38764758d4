/**
 * A clock as a thread that shortens, with the seconds beside it. What it shows is the server's time, the same for everybody.
 * @import { Messages } from "../messages.js"
 * @import { LivePage } from "./page.js"
 */
import { make } from "../elements.js";
import { ASKED, PRELUDE } from "./words.js";

/** Seconds for each choice before the first sowing, whatever clock the game has. */
const PRELUDE_SECONDS = 60;
/** Below so many seconds the thread's end pulses, below the second number the figures grow. */
const LOW = 10;
const VERY_LOW = 5;

export class ThreadClock {
  /** @param {Messages} messages */
  constructor(messages) {
    this.messages = messages;
    this.left = make("i");
    this.thread = make("span", { class: "clock-thread", "aria-hidden": "true" }, [this.left]);
    this.figure = make("strong", { class: "clock-seconds" });
    this.element = make("div", { class: "clock", role: "timer" }, [this.thread, this.figure]);
    this.element.hidden = true;
  }

  /** @param {{seconds: number | null, deadline: number | null}} clock @param {number} now @param {boolean} runs whether it is this side's */
  show({ seconds, deadline }, now, runs) {
    const full = seconds ?? PRELUDE_SECONDS;
    this.element.hidden = seconds === null && (deadline === null || !runs);
    if (this.element.hidden) return;
    const left = runs ? secondsLeft(deadline, full, now) : full;
    const shown = Math.ceil(left);
    this.element.classList.toggle("runs", runs);
    this.element.classList.toggle("low", runs && left <= LOW);
    this.element.classList.toggle("very-low", runs && left <= VERY_LOW);
    this.left.style.setProperty("--left", `${((runs ? left : 0) / full) * 100}%`);
    const text = this.messages.number(shown);
    if (this.figure.textContent !== text) {
      this.figure.textContent = text;
      this.element.setAttribute("aria-label", this.messages.text("clock-left", { seconds: shown }));
    }
  }
}

/** What is left of a clock, in seconds: never more than a full one, however long the seeds travelled. @param {number | null} deadline @param {number} full @param {number} now */
export function secondsLeft(deadline, full, now) {
  return deadline === null ? full : Math.max(0, Math.min(full, (deadline - now) / 1000));
}

/** Says the last seconds aloud, once each. */
export class LowTime {
  /** @param {(seconds: number) => void} say */
  constructor(say) {
    this.say = say;
    /** @type {number | null} */
    this.said = null;
    /** @type {number | null} */
    this.deadline = null;
  }

  /** @param {{seconds: number | null, deadline: number | null}} clock of the reader's own move @param {number} now */
  watch({ seconds, deadline }, now) {
    if (deadline !== this.deadline) this.said = null;
    this.deadline = deadline;
    if (deadline === null) return;
    const left = Math.ceil(secondsLeft(deadline, seconds ?? PRELUDE_SECONDS, now));
    const mark = left <= VERY_LOW ? VERY_LOW : left <= LOW ? LOW : null;
    if (mark === null || this.said === mark || left === 0) return;
    this.said = mark;
    this.say(left);
  }
}

/** The clocks of a page: one at each side of the board, or one where more than two play. */
export class Clocks {
  /** @param {LivePage} page */
  constructor(page) {
    this.page = page;
    this.low = new LowTime((seconds) => page.stage.announce(page.messages.text("clock-low", { seconds })));
  }

  /** The clocks, by the server's time. */
  show() {
    const { shown: session, table, line, tools } = this.page;
    if (!session || !table) return;
    const clock = PRELUDE.includes(table.phase) ? { ...table.clock, seconds: null } : table.clock;
    const { now } = line;
    this.page.words.showNote(session);
    const running = table.phase !== "gathering" && table.phase !== "over";
    const many = session.seats > 2;
    const bottom = session.bottomAt(session.game.moves.length);
    const none = { seconds: null, deadline: null };
    const asked = table.mover === null && table.can.some((what) => ASKED.includes(what));
    const ownRuns = running && (table.mover === bottom || asked);
    tools.ownClock.show(many || !running ? none : clock, now, ownRuns);
    tools.theirClock.show(many || !running ? none : clock, now, running && !ownRuns && !(table.mover === null && table.phase === "arranging" && asked));
    tools.tableClock.show(many && running ? clock : none, now, running);
    if (ownRuns && !session.watches) this.low.watch(clock, now);
  }
}
