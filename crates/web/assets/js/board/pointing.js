/**
 * Pointer, finger and keys on a board: what they ask for becomes the board's events.
 * @import { BijaBoard } from "../bija-board.js"
 * @import { Places } from "./types.js"
 */
import { ownerOf } from "./cells.js";
import { centreOf } from "./sowing.js";

const LONG_PRESS = 450;

export class Pointing {
  /** @param {BijaBoard} board */
  constructor(board) {
    this.board = board;
    this.skipClick = false;
    this.pressed = false;
    this.pressAt = { x: 0, y: 0 };
    this.pressTimer = 0;
    /** What pressed last: mouse, touch, pen or keyboard. */
    this.by = "";
    board.addEventListener("click", (event) => this.onClick(event));
    board.addEventListener("pointerdown", (event) => this.onPointerDown(event));
    board.addEventListener("pointermove", (event) => this.onPointerMove(event));
    for (const kind of ["pointerup", "pointercancel"]) board.addEventListener(kind, () => this.onPointerEnd());
    board.addEventListener("pointerover", (event) => this.onHover(event));
    board.addEventListener("pointerleave", (event) => event.pointerType === "mouse" && board.request(null));
    board.addEventListener("focusin", (event) => this.onFocus(event));
    board.addEventListener("focusout", () => board.aimed !== null && !board.matches(":hover") && board.request(null));
    board.addEventListener("keydown", (event) => this.onKey(event));
    board.addEventListener("contextmenu", (event) => this.pressed && event.preventDefault());
  }

  /** @param {Event} event @returns {number | null} */
  pitOf(event) {
    const pit = event.target instanceof Element ? event.target.closest("button.bb-pit") : null;
    return pit instanceof HTMLElement && pit.dataset.pit !== undefined ? Number(pit.dataset.pit) : null;
  }

  /** @param {MouseEvent} event */
  onClick(event) {
    if (this.skipClick) {
      this.skipClick = false;
      return;
    }
    const { board } = this;
    const knob = board.choosing.knobMove(event.target);
    if (knob) {
      board.take(knob);
      return;
    }
    const pit = this.pitOf(event);
    if (board.finish()) return;
    if (board.choosing.pit !== null) {
      this.chooseAgain(pit, event.detail === 0);
      return;
    }
    if (pit !== null) board.choose(pit);
  }

  /** While a pit's moves are offered: the same pit again takes the one aimed at, or with the mouse puts the seeds back. @param {number | null} pit @param {boolean} byKey */
  chooseAgain(pit, byKey) {
    const { choosing } = this.board;
    const { move } = choosing;
    if (pit === choosing.pit && move && (byKey || this.by !== "mouse")) this.board.take(move);
    else if (!choosing.asked) {
      const same = pit === choosing.pit;
      this.board.request(null);
      choosing.close();
      if (pit !== null && !same) this.board.choose(pit);
    }
  }

  /** @param {PointerEvent} event */
  onPointerDown(event) {
    this.by = event.pointerType;
    this.skipClick = this.board.finish();
    this.pressed = event.pointerType !== "mouse";
    const pit = this.pitOf(event);
    window.clearTimeout(this.pressTimer);
    if (this.pressed && pit !== null && this.board.moves.has(pit)) {
      this.pressAt = { x: event.clientX, y: event.clientY };
      this.pressTimer = window.setTimeout(() => {
        this.skipClick = true;
        this.board.mark(pit);
      }, LONG_PRESS);
    }
  }

  /** A finger that wanders off holds nothing. @param {PointerEvent} event */
  onPointerMove(event) {
    if (Math.hypot(event.clientX - this.pressAt.x, event.clientY - this.pressAt.y) >= 10) window.clearTimeout(this.pressTimer);
  }

  onPointerEnd() {
    window.clearTimeout(this.pressTimer);
    this.pressed = false;
    window.setTimeout(() => {
      this.skipClick = false;
    }, 60);
  }

  /** @param {PointerEvent} event */
  onHover(event) {
    if (event.pointerType !== "mouse") return;
    const pit = this.pitOf(event);
    this.board.request(pit !== null && this.board.moves.has(pit) ? pit : null);
  }

  /** @param {FocusEvent} event */
  onFocus(event) {
    const pit = this.pitOf(event);
    if (pit !== null && event.target instanceof Element && event.target.matches(":focus-visible")) this.board.request(this.board.moves.has(pit) ? pit : null);
  }

  /** @param {KeyboardEvent} event */
  onKey(event) {
    this.by = "keyboard";
    const { choosing } = this.board;
    if (event.key === "Escape") {
      if (this.board.finish()) event.stopPropagation();
      if (!choosing.asked) choosing.close();
      this.board.request(null);
      return;
    }
    const pit = this.pitOf(event);
    const places = this.board.drawing?.places;
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    if (choosing.pit !== null && (event.key === "ArrowLeft" || event.key === "ArrowRight")) {
      event.preventDefault();
      choosing.aimTo(event.key === "ArrowLeft" ? "left" : "right");
      return;
    }
    if (pit === null || !places) return;
    const next = nextPit(this.board, places, pit, event.key);
    if (next === null) return;
    event.preventDefault();
    this.board.focusPit(next);
  }
}

/** The nearest pit in an arrow's direction, as the eye sees it. @param {BijaBoard} board @param {Places} places @param {number} from @param {string} key @returns {number | null} */
function nextPit(board, places, from, key) {
  const ways = /** @type {Record<string, [number, number]>} */ ({ ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] });
  const way = ways[key];
  if (!way) return null;
  const here = centreOf(places, `p${from}`);
  let best = from;
  let nearest = Infinity;
  places.pits.forEach((pit, i) => {
    const along = (pit.x - here.x) * way[0] + (pit.y - here.y) * way[1];
    const across = Math.abs((pit.x - here.x) * way[1]) + Math.abs((pit.y - here.y) * way[0]);
    if (i === from || along < 4 || across > along * 0.6 || (board.layout && ownerOf(board.layout, i) === null)) return;
    if (along + across * 2 < nearest) {
      nearest = along + across * 2;
      best = i;
    }
  });
  return best;
}
