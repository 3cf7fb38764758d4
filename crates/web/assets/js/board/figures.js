/**
 * The figures on a board and what readers hear of its parts.
 * @import { BijaBoard } from "../bija-board.js"
 * @import { Drawing } from "./drawing.js"
 * @import { SpotKey } from "./sowing.js"
 */
import { callOf, neutralsOf, ownerOf } from "./cells.js";

export class Figures {
  /** @param {BijaBoard} board */
  constructor(board) {
    this.board = board;
  }

  /** @param {SpotKey} spot @param {number} count */
  showCount(spot, count) {
    const element = this.board.drawing?.counts.get(spot);
    if (!element) return;
    const figure = count + this.worthAt(spot);
    const text = this.board.words.number(figure);
    if (element.textContent !== text) element.textContent = text;
    element.classList.toggle("is-zero", figure === 0);
  }

  /** What the large pieces at a spot count for. @param {SpotKey} spot */
  worthAt(spot) {
    const { drawing, given } = this.board;
    if (!drawing || !given?.piece_value) return 0;
    const at = Number(spot.slice(1));
    const { takers } = drawing.pieces;
    if (spot[0] === "s") return takers.filter((taker) => taker === at).length * given.piece_value;
    const piece = neutralsOf(drawing.layout).indexOf(at);
    return piece >= 0 && takers[piece] === null ? given.piece_value : 0;
  }

  /** Everything, as it rests. @param {Drawing} drawing */
  show(drawing) {
    for (const [spot, pile] of this.board.piles) {
      const count = pile.length - (this.board.debts.get(spot) ?? 0);
      this.showCount(spot, count);
      const index = Number(spot.slice(1));
      if (spot[0] === "p") this.showPit(drawing, index, count);
      else if (spot[0] === "s") this.showStore(drawing, index, count + this.worthAt(spot));
      else if (spot[0] === "h") drawing.hands[index].setAttribute("aria-label", this.board.words.hand(index, count));
    }
    this.showSides(drawing);
  }

  /** Whose side is which. @param {Drawing} drawing */
  showSides(drawing) {
    drawing.rows.forEach((row, seat) => {
      row.setAttribute("aria-label", this.board.words.row(seat));
      const { name, note } = this.board.words.seat(seat);
      drawing.seats[seat].replaceChildren(...[name, note].map((text) => Object.assign(document.createElement("span"), { textContent: text })));
      drawing.seats[seat].classList.toggle("is-moving", this.board.given?.seat === seat);
    });
    drawing.you.textContent = this.board.words.you;
  }

  /** @param {Drawing} drawing @param {number} index @param {number} count */
  showPit(drawing, index, count) {
    const pit = drawing.pits[index];
    const worth = this.worthAt(`p${index}`);
    const figure = /** @type {HTMLElement} */ (drawing.counts.get(`p${index}`));
    const legal = this.board.moves.has(index);
    figure.classList.toggle("is-legal", legal);
    figure.classList.toggle("is-hinted", this.board.hinted === index);
    pit.setAttribute("aria-label", this.board.words.pit(index, count));
    const owner = ownerOf(drawing.layout, index);
    if (owner === null) {
      drawing.indexes[index].textContent = worth ? this.board.words.piece(worth, count) : "";
      return;
    }
    pit.setAttribute("aria-disabled", String(!legal));
    pit.tabIndex = legal || owner === this.board.bottom ? 0 : -1;
    drawing.indexes[index].textContent = this.board.words.call(callOf(drawing.layout, index));
  }

  /** @param {Drawing} drawing @param {number} seat @param {number} count */
  showStore(drawing, seat, count) {
    const figure = /** @type {HTMLElement} */ (drawing.counts.get(`s${seat}`));
    drawing.stores[seat].setAttribute("aria-label", this.board.words.store(seat, count));
    figure.classList.toggle("is-again", this.board.marks.again === `s${seat}`);
    // Where nothing is stored but what the winner took last, a store is there only when it holds something.
    if (drawing.layout.shape === "four_rows") drawing.stores[seat].hidden = figure.hidden = count === 0;
  }
}
