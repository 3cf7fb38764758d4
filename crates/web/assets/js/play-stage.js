/**
 * The elements of the play page that the script makes, and where they stand.
 * @import { Messages } from "./messages.js"
 * @import { BijaBoard } from "./bija-board.js"
 */
import { button, make } from "./elements.js";
import { icon } from "./icons.js";

/**
 * @typedef {object} Acts
 * @property {() => void} takeBack
 * @property {() => void} redo
 * @property {() => void} hint
 * @property {() => void} moves
 * @property {() => void} newGame
 * @property {() => void} swap
 * @property {() => void} retry
 * @property {(level: string) => void} level
 */

export class PlayStage {
  /** @param {Messages} messages @param {Acts} acts */
  constructor(messages, acts) {
    const t = /** @param {string} key */ (key) => messages.text(key);
    this.board = /** @type {BijaBoard} */ (document.createElement("bija-board"));
    this.board.id = "board";
    this.turn = make("h2", { class: "turn-line" });
    this.sentence = make("p", { class: "turn-sentence" });
    this.retry = button(t("play-retry"), "again", acts.retry, { kind: "button small" });
    this.retry.hidden = true;
    this.match = make("p", { class: "match-line" });
    this.match.hidden = true;
    this.live = make("p", { id: "bija-live", class: "for-readers", "aria-live": "polite" });
    this.takeBack = button(t("play-take-back"), "back", acts.takeBack, { key: "U" });
    this.redo = button(t("play-redo"), "redo", acts.redo, { key: "R" });
    this.hint = button(t("play-hint"), "sprout", acts.hint, { key: "H" });
    this.moves = button(t("moves-title"), "chart", acts.moves, { kind: "button moves-button" });
    this.newGame = button(t("play-new"), "plus", acts.newGame);
    this.swap = button(t("play-swap"), "redo", acts.swap, { kind: "button primary" });
    this.swap.hidden = true;
    this.buttons = make("div", { class: "play-buttons" }, [this.swap, this.takeBack, this.redo, this.hint, this.moves, this.newGame]);
    this.theirChip = make("div", { class: "chip" });
    this.ownChip = make("div", { class: "chip own" });
    this.level = make("select", { class: "select small", "aria-label": t("play-level") });
    for (const level of ["easy", "normal", "hard"]) this.level.append(make("option", { value: level }, [t(`level-${level}`)]));
    this.level.addEventListener("change", () => acts.level(this.level.value));
    this.element = make("div", { class: "play-stage" }, [
      make("div", { class: "play-board" }, [this.board]),
      make("div", { class: "play-text" }, [this.match, this.turn, this.sentence, this.retry]),
      this.buttons,
      this.live,
    ]);
  }

  /**
   * @param {HTMLElement} chip
   * @param {string} name
   * @param {"computer" | "person"} picture
   * @param {{level: boolean}} shows
   */
  fillChip(chip, name, picture, shows) {
    const shown = JSON.stringify([name, picture, shows]);
    if (chip.dataset.shown === shown) return;
    chip.dataset.shown = shown;
    const avatar = make("span", { class: "avatar" }, [icon(picture)]);
    const walk = make("span", { class: "thinking", "aria-hidden": "true" }, [make("i"), make("i"), make("i")]);
    chip.replaceChildren(avatar, make("span", { class: "chip-name" }, [name]), ...(shows.level ? [this.level] : []), walk);
  }

  /** Beside the trays where there is room for names, else above the board. Tells where. @param {HTMLElement | null} theirs @param {HTMLElement | null} own */
  placeChips(theirs, own) {
    const trays = theirs !== null && own !== null;
    if (trays) {
      theirs.append(this.theirChip);
      own.append(this.ownChip);
    } else {
      this.ownChip.remove();
      document.querySelector("#play-chip")?.append(this.theirChip);
    }
    return trays;
  }

  /** A sentence for the eye. @param {string} text @param {"told" | "foretold" | "problem"} [kind] */
  say(text, kind = "told") {
    this.sentence.textContent = text;
    this.sentence.dataset.kind = kind;
  }

  /** A summary for the ear. @param {string} text */
  announce(text) {
    this.live.textContent = text;
  }
}
