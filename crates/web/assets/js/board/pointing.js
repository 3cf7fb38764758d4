/**
 * Pointer, finger and keys on a board: what they ask for becomes the board's events.
 * @import { BijaBoard } from "../bija-board.js"
 * @import { Places } from "./types.js"
 */
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
    const pit = event.target instanceof Element ? event.target.closest(".bb-pit") : null;
    return pit instanceof HTMLElement && pit.dataset.pit !== undefined ? Number(pit.dataset.pit) : null;
  }

  /** @param {Event} event */
  onClick(event) {
    if (this.skipClick) {
      this.skipClick = false;
      return;
    }
    const pit = this.pitOf(event);
    if (this.board.finish() || pit === null) return;
    const move = this.board.moves.get(pit);
    if (move === undefined) {
      this.board.dispatchEvent(new CustomEvent("bija-refused", { bubbles: true, detail: { pit } }));
      return;
    }
    if (this.board.firstTapPreviews && this.board.aimed !== pit && this.by === "touch") {
      this.board.request(pit);
      return;
    }
    this.board.aimed = null;
    this.board.dispatchEvent(new CustomEvent("bija-choose", { bubbles: true, detail: { move, pit } }));
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
        this.board.request(pit);
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
    if (event.key === "Escape") {
      if (this.board.finish()) event.stopPropagation();
      this.board.request(null);
      return;
    }
    const pit = this.pitOf(event);
    const places = this.board.drawing?.places;
    if (pit === null || !places || event.altKey || event.ctrlKey || event.metaKey) return;
    const next = nextPit(places, pit, event.key);
    if (next === null) return;
    event.preventDefault();
    this.board.focusPit(next);
  }
}

/** The nearest pit in an arrow's direction, as the eye sees it. @param {Places} places @param {number} from @param {string} key @returns {number | null} */
function nextPit(places, from, key) {
  const ways = /** @type {Record<string, [number, number]>} */ ({ ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] });
  const way = ways[key];
  if (!way) return null;
  const here = centreOf(places, `p${from}`);
  let best = from;
  let nearest = Infinity;
  places.pits.forEach((pit, i) => {
    const along = (pit.x - here.x) * way[0] + (pit.y - here.y) * way[1];
    const across = Math.abs((pit.x - here.x) * way[1]) + Math.abs((pit.y - here.y) * way[0]);
    if (i === from || along < 4 || across > along * 0.6) return;
    if (along + across * 2 < nearest) {
      nearest = along + across * 2;
      best = i;
    }
  });
  return best;
}
