/**
 * The moves of one pit in words, in the place of the page's buttons: for boards on which knobs would hide the neighbours. Each
 * button says what its move brings; the one aimed at is filled.
 * @import { LegalMove } from "./types.js"
 * @import { BoardPage } from "./board-page.js"
 *
 * @typedef {{pit: number | null, moves: LegalMove[], aimed: number, asked: boolean}} Offer
 */
import { button, make } from "./elements.js";
import { captured } from "./game-session.js";
import { icon } from "./icons.js";

export class ChoiceBar {
  /** @param {BoardPage} page */
  constructor(page) {
    this.page = page;
    this.back = button(page.messages.text("choice-back"), "back", () => page.board.putBack(), { kind: "button choice-back" });
    this.element = make("div", { class: "choice-bar" });
    this.element.hidden = true;
    /** @type {LegalMove[]} */
    this.moves = [];
    /** @type {HTMLButtonElement[]} */
    this.buttons = [];
  }

  /** Shows what the board offers, or goes. @param {Offer} offer */
  show({ pit, moves, aimed, asked }) {
    const { page } = this;
    this.element.hidden = pit === null;
    page.main.toggleAttribute("data-choosing", pit !== null);
    if (pit === null) {
      this.moves = [];
      return;
    }
    if (moves !== this.moves) {
      this.moves = moves;
      this.buttons = moves.map((move) => this.buttonFor(move));
      this.back.hidden = asked;
      this.element.replaceChildren(this.back, ...this.buttons);
    }
    this.buttons.forEach((one, i) => one.classList.toggle("primary", i === aimed));
  }

  /** @param {LegalMove} move */
  buttonFor(move) {
    const { board, narrator, messages, session } = this.page;
    const side = board.choosing.sideOf(move);
    const brings = make("small", {});
    const sign = icon(move.answer === "stop" ? "stop" : side === "left" ? "left" : "right");
    const made = make("button", { type: "button", class: "button choice" }, [sign, make("span", {}, [narrator.choiceLabel(move, side), brings])]);
    made.addEventListener("click", () => board.take(move));
    void session?.look(move.move).then(
      (step) => (brings.textContent = messages.text("choice-takes", { count: captured(step) })),
      // Without an answer the button says only where it leads; the move itself tells what is wrong.
      () => undefined,
    );
    return made;
  }
}
