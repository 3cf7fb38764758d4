/**
 * The elements of a live game's page: a line with name and clock at each long side of the board, the list of seats where more than
 * two play, the buttons, and the strip that asks something in their place.
 * @import { Messages } from "../messages.js"
 */
import { BoardStage } from "../board-stage.js";
import { button, make } from "../elements.js";
import { ThreadClock } from "./clock.js";

/**
 * @typedef {object} LiveActs
 * @property {() => void} draw
 * @property {() => void} resign
 * @property {() => void} abort
 * @property {() => void} share
 *
 * @typedef {object} Question
 * @property {string} id tells whether it is still the same question
 * @property {string} text
 * @property {Answer[]} answers
 *
 * @typedef {{label: string, picture?: string, act: () => void, primary?: boolean}} Answer
 */

export class LiveStage extends BoardStage {
  /** @param {Messages} messages @param {import("../board-stage.js").Acts & LiveActs} acts */
  constructor(messages, acts) {
    super(messages, acts);
    const t = /** @param {string} key */ (key) => messages.text(key);
    this.draw = button(t("draw-offer"), "draw", acts.draw);
    this.resign = button(t("resign"), "flag", acts.resign);
    this.abort = button(t("abort"), "close", acts.abort);
    this.share = button(t("watch-link"), "link", acts.share);
    this.strip = make("div", { class: "strip", role: "group" });
    this.strip.hidden = true;
    this.buttons.replaceChildren(this.strip, this.swap, this.draw, this.resign, this.abort, this.moves, this.share);
    this.theirClock = new ThreadClock(messages);
    this.ownClock = new ThreadClock(messages);
    this.tableClock = new ThreadClock(messages);
    this.ownLine = make("div", { class: "side-line own" }, [this.ownChip, this.ownClock.element]);
    this.seats = make("ol", { class: "seat-list" });
    this.seats.hidden = true;
    this.note = make("p", { class: "table-note" });
    this.torn = tornThread();
    this.ground.append(this.torn);
    this.ground.after(this.ownLine);
    this.words.after(this.tableClock.element, this.seats);
    this.element.append(this.note);
  }

  /** Asks in the place of the buttons, or nothing. What is asked already stays as it is. @param {Question | null} question */
  ask(question) {
    const { strip } = this;
    if (strip.dataset.asks === (question?.id ?? "")) return;
    // Whoever has pressed a button answers what it asks in its place.
    const held = strip.contains(document.activeElement) || (question?.id.startsWith("sure") && this.buttons.contains(document.activeElement));
    strip.dataset.asks = question?.id ?? "";
    strip.hidden = question === null;
    this.element.toggleAttribute("data-asked", question !== null);
    strip.setAttribute("aria-label", question?.text ?? "");
    const answers = question?.answers.map(answerButton) ?? [];
    strip.replaceChildren(...(question?.text ? [make("span", { class: "strip-text" }, [question.text])] : []), ...answers);
    if (question?.text && !held) this.announce(question.text);
    if (held) (answers[0] ?? this.buttons.querySelector("button:not([hidden]):not(:disabled)"))?.focus();
  }

  /** Names stand at the board's sides, or beside the trays; clocks stay at the sides. @param {HTMLElement | null} theirs @param {HTMLElement | null} own */
  placeChips(theirs, own) {
    const trays = super.placeChips(theirs, own);
    if (!trays) this.ownLine.prepend(this.ownChip);
    document.querySelector("#live-clock")?.append(this.theirClock.element);
    return trays;
  }
}

/** @param {Answer} answer */
function answerButton({ label, picture, act, primary }) {
  const kind = primary ? "button primary" : "button";
  if (picture !== undefined) return button(label, picture, act, { kind });
  const made = make("button", { type: "button", class: kind }, [label]);
  made.addEventListener("click", act);
  return made;
}

/** The thread across the board, torn in the middle: the line is lost. */
function tornThread() {
  const torn = make("div", { class: "torn", "aria-hidden": "true" });
  const end = /** @param {string} d */ (d) => `<path class="torn-under" d="${d}"/><path class="torn-over" d="${d}"/>`;
  const half = /** @param {string} side @param {string} d @param {string} ends */ (side, d, ends) =>
    `<svg class="torn-half ${side}" viewBox="0 0 340 44" preserveAspectRatio="xMaxYMid slice">${end(d)}${end(ends)}</svg>`;
  torn.innerHTML =
    half("left", "M-400 22C-200 18-100 20 60 22S220 30 318 20", "M318 20l13-8M318 20l14 8") +
    `<span class="torn-middle"><svg class="icon" viewBox="0 0 24 24"><path d="M4 12h4M16 12h4M9 8 7 5.500M15 8l2-2.500M9 16l-2 2.500M15 16l2 2.500"/></svg></span>` +
    half("right", "M740 22C540 24 440 18 280 20S120 30 22 22", "M22 22 9 14M22 22 8 30").replace("xMaxYMid", "xMinYMid");
  return torn;
}
