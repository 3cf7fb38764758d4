/**
 * The elements of a lesson: instruction, board, what happened, and the ways on.
 * @import { Messages } from "../messages.js"
 */
import { BoardStage } from "../board-stage.js";
import { svg } from "../board/thread.js";
import { button, make } from "../elements.js";
import { icon } from "../icons.js";

const BOOK = "M12 6.500C10 5 7 4.500 3.500 4.800v13.400c3.500-.3 6.500.2 8.500 1.700 2-1.500 5-2 8.500-1.700V4.800C17 4.500 14 5 12 6.500ZM12 6.500v13.400";

/**
 * @typedef {object} LearnActs
 * @property {() => void} watch
 * @property {() => void} show
 * @property {() => void} skip
 * @property {() => void} again
 * @property {() => void} next
 * @property {() => void} restart
 *
 * @typedef {"ready" | "open" | "done" | "finished"} State of a step: to be watched, to be tried, done; or the lesson is over
 */

export class LearnStage extends BoardStage {
  /** @param {Messages} messages @param {import("../board-stage.js").Acts & LearnActs} acts */
  constructor(messages, acts) {
    super(messages, acts);
    const t = /** @param {string} key */ (key) => messages.text(key);
    this.instruction = make("h2", { class: "learn-say", tabindex: "-1" });
    this.help = make("p", { class: "learn-help" });
    this.sign = make("span", { class: "learn-sign", "aria-hidden": "true" }, [icon("again")]);
    this.watch = button(t("learn-watch"), "sprout", acts.watch, { kind: "button primary" });
    this.show = button(t("learn-show"), "sprout", acts.show);
    this.again = button(t("learn-again"), "again", acts.again);
    this.skip = this.two(make("button", { type: "button", class: "button" }), t("learn-skip"), t("learn-skip-short"));
    this.skip.append(icon("right"));
    this.skip.addEventListener("click", acts.skip);
    this.rule = this.two(make("a", { class: "button" }, [svg("svg", { class: "icon", viewBox: "0 0 24 24", "aria-hidden": "true" }, [svg("path", { d: BOOK })])]), t("learn-rule"), t("learn-rule-short"));
    this.next = make("button", { type: "button", class: "button primary" }, [make("span"), icon("right")]);
    this.next.addEventListener("click", acts.next);
    this.restart = button(t("learn-restart"), "again", acts.restart);
    this.ways = make("div", { class: "learn-ways" });
    this.buttons.className = "learn-acts";
    this.buttons.replaceChildren(this.watch, this.show, this.again, this.rule, this.skip, this.next, this.ways, this.restart);
    this.words.className = "learn-answer";
    this.words.replaceChildren(this.sign, make("div", {}, [this.turn, this.sentence, this.retry]));
    this.ground.className = "learn-board";
    this.keys = make("p", { class: "learn-keys", "aria-hidden": "true" });
    const foot = make("div", { class: "learn-foot" }, [this.keys, make("p", {}, [t("learn-kept")])]);
    this.element.className = "learn-stage";
    this.element.replaceChildren(make("div", { class: "learn-top" }, [this.instruction, this.help]), this.ground, this.words, this.buttons, foot, this.live);
    // Until a step stands there is no way on.
    for (const act of [this.watch, this.show, this.again, this.rule, this.skip, this.next, this.ways, this.restart]) act.hidden = true;
  }

  /** A label that is shorter where there is little room. @template {HTMLElement} T @param {T} element @param {string} long @param {string} short */
  two(element, long, short) {
    element.append(make("span", { class: "long" }, [long]), make("span", { class: "short" }, [short]));
    return element;
  }

  /** The ways on from a state. @param {State} state @param {boolean} shows whether the step has a move to repeat */
  showActs(state, shows) {
    this.watch.hidden = state !== "ready";
    this.show.hidden = state !== "open";
    this.again.hidden = state !== "done" || !shows;
    this.rule.hidden = state === "finished";
    this.skip.hidden = state !== "ready" && state !== "open";
    this.next.hidden = state !== "done";
    this.restart.hidden = this.ways.hidden = state !== "finished";
    this.element.dataset.state = state;
  }

  /** What came of a move. @param {string} title @param {string} text @param {"right" | "wrong" | "none"} kind */
  answer(title, text, kind) {
    this.turn.textContent = title;
    this.say(text);
    this.words.dataset.kind = kind;
  }

  /** The button that leads on, if one does. */
  get forward() {
    return [this.watch, this.next].find((one) => !one.hidden) ?? null;
  }
}
