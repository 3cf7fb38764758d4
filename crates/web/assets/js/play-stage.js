/**
 * The elements of the play page that the script makes: the board's, and the buttons of a game at this device.
 * @import { Messages } from "./messages.js"
 */
import { BoardStage } from "./board-stage.js";
import { button, make } from "./elements.js";

/**
 * @typedef {object} PlayActs
 * @property {() => void} takeBack
 * @property {() => void} redo
 * @property {() => void} hint
 * @property {() => void} why
 * @property {() => void} newGame
 * @property {(level: string) => void} level
 */

export class PlayStage extends BoardStage {
  /** @param {Messages} messages @param {import("./board-stage.js").Acts & PlayActs} acts */
  constructor(messages, acts) {
    super(messages, acts);
    this.messages = messages;
    const t = /** @param {string} key */ (key) => messages.text(key);
    this.takeBack = button(t("play-take-back"), "back", acts.takeBack, { key: "U" });
    this.redo = button(t("play-redo"), "redo", acts.redo, { key: "R" });
    this.hint = button(t("play-hint"), "sprout", acts.hint, { key: "H" });
    this.why = make("button", { type: "button", class: "why", "aria-label": t("why-label"), "aria-keyshortcuts": "W", hidden: "" }, [t("why-ask")]);
    this.why.addEventListener("click", acts.why);
    this.words.prepend(this.why);
    this.newGame = button(t("play-new"), "plus", acts.newGame);
    this.buttons.replaceChildren(this.swap, this.takeBack, this.redo, this.hint, this.moves, this.newGame);
    this.level = make("select", { class: "select small", "aria-label": t("play-level") });
    this.level.addEventListener("change", () => acts.level(this.level.value));
  }

  /** The levels that can be chosen, and which is. @param {string[]} levels @param {string} chosen */
  offerLevels(levels, chosen) {
    if (this.level.length !== levels.length) this.level.replaceChildren(...levels.map((level) => make("option", { value: level }, [this.messages.text(`level-${level}`)])));
    this.level.value = chosen;
  }
}
