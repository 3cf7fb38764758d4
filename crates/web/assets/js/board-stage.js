/**
 * The elements of a page with a board that the script makes, and where they stand.
 * @import { Messages } from "./messages.js"
 * @import { BijaBoard } from "./bija-board.js"
 */
import { button, make } from "./elements.js";
import { icon } from "./icons.js";

/**
 * @typedef {object} Acts
 * @property {() => void} moves
 * @property {() => void} swap
 * @property {() => void} retry
 */

export class BoardStage {
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
    this.moves = button(t("moves-title"), "chart", acts.moves, { kind: "button moves-button" });
    this.swap = button(t("play-swap"), "redo", acts.swap, { kind: "button primary" });
    this.swap.hidden = true;
    this.buttons = make("div", { class: "play-buttons" }, [this.swap, this.moves]);
    this.theirChip = make("div", { class: "chip" });
    this.ownChip = make("div", { class: "chip own" });
    this.ground = make("div", { class: "play-board" }, [this.board]);
    this.words = make("div", { class: "play-text" }, [this.match, this.turn, this.sentence, this.retry]);
    this.element = make("div", { class: "play-stage" }, [this.ground, this.words, this.buttons, this.live]);
  }

  /**
   * @param {HTMLElement} chip
   * @param {string} name
   * @param {"computer" | "person"} picture
   * @param {HTMLElement[]} [more] what follows the name
   */
  fillChip(chip, name, picture, more = []) {
    const shown = JSON.stringify([name, picture, more.map((one) => one.outerHTML)]);
    if (chip.dataset.shown === shown) return;
    chip.dataset.shown = shown;
    const avatar = make("span", { class: "avatar" }, [icon(picture)]);
    const walk = make("span", { class: "thinking", "aria-hidden": "true" }, [make("i"), make("i"), make("i")]);
    chip.replaceChildren(avatar, make("span", { class: "chip-name" }, [name]), ...more, walk);
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
