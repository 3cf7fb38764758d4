/**
 * The large pieces of the squares of nobody's: one stone each, which goes to the tray of whoever takes it.
 * @import { Layout, Position } from "../types.js"
 * @import { Places } from "./types.js"
 */
import { neutralsOf } from "./cells.js";

export class Pieces {
  /** @param {Layout} layout */
  constructor(layout) {
    this.root = document.createElement("div");
    this.root.className = "bb-pieces";
    this.root.setAttribute("aria-hidden", "true");
    this.stones = neutralsOf(layout).map((_, i) => {
      const stone = document.createElement("i");
      stone.className = `bb-piece bb-piece-${i}`;
      this.root.append(stone);
      return stone;
    });
    /** By piece: the seat that has taken it, or null while it lies in its square. @type {(number | null)[]} */
    this.takers = this.stones.map(() => null);
    /** @type {Places | null} */
    this.places = null;
  }

  /** @param {Places} places */
  place(places) {
    this.places = places;
    this.stones.forEach((stone, i) => {
      stone.classList.remove("is-moving");
      this.lay(i);
    });
  }

  /** @param {number} i */
  lay(i) {
    const { places, takers } = this;
    if (!places) return;
    const taker = takers[i];
    const place = taker === null ? places.pieces[i] : places.takenPieces[taker];
    const before = taker === null ? 0 : takers.slice(0, i).filter((other) => other === taker).length;
    const { style } = this.stones[i];
    style.width = style.height = `${place.size}px`;
    style.transform = `translate(${place.x - place.size / 2 + before * 0.8 * place.size}px, ${place.y - place.size / 2}px)`;
  }

  /** As a position has them. The pieces that are gone went to those who have taken some. @param {Position} position */
  arrange({ pieces = [], pieces_taken: taken = [] }) {
    const owners = taken.flatMap((count, seat) => Array.from({ length: count }, () => seat));
    const gone = this.takers.map((_, i) => !(pieces[i] ?? true));
    // A taker who is known stays; the others are dealt out among those the position names.
    this.takers = this.takers.map((taker, i) => {
      if (!gone[i]) return null;
      const at = taker === null ? 0 : Math.max(0, owners.indexOf(taker));
      return owners.splice(at, 1)[0] ?? null;
    });
    this.stones.forEach((stone, i) => {
      stone.hidden = gone[i] && this.takers[i] === null;
      this.lay(i);
    });
  }

  /** A seat takes a piece. @param {number} i @param {number} seat */
  take(i, seat) {
    this.takers[i] = seat;
    this.stones[i].classList.add("is-moving");
    this.lay(i);
  }
}
