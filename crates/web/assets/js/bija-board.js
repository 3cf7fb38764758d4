/**
 * `<bija-board>`: draws any position of a layout and plays the events of a sowing. It knows no rule:
 * what may be chosen it is told, what happens it is told, and after every sowing it checks its counts against the position.
 *
 * Properties: layout, position, legal, viewer, speed, labels, firstTapPreviews, portrait, choosing.
 * Methods: setPosition(position), play(events, position), preview(events), finish(), drawnCounts(), focusPit(index), hint(pit).
 * Events: bija-placed (the places changed) · bija-sowing {plan, still} (a sowing begins, or its end is shown at once) · bija-choosing {pit, moves, aimed, asked} (a pit with several moves) · bija-choose {move, pit} · bija-preview-request {move, pit} · bija-refused {pit} · bija-mismatch {drawn, given}.
 * The element's height follows from its width; a smaller height given by the page is kept to.
 *
 * @import { Layout, LegalMove, Position, SowEvent } from "./types.js"
 * @import { Piles, SpotKey } from "./board/sowing.js"
 * @import { PortraitChoice } from "./board/shapes.js"
 * @import { Labels } from "./board/labels.js"
 */
import { Choosing } from "./board/choosing.js";
import { Drawing } from "./board/drawing.js";
import { Figures } from "./board/figures.js";
import { fly, timetable } from "./board/flight.js";
import { BARE } from "./board/labels.js";
import { Marks } from "./board/marks.js";
import { Pointing } from "./board/pointing.js";
import { Previewing } from "./board/previewing.js";
import { shapeOf } from "./board/shapes.js";
import { AIR, PACES } from "./board/sowing.js";
import { showStates } from "./board/states.js";

/** @typedef {"off" | "fast" | "normal" | "slow"} Speed */

export class BijaBoard extends HTMLElement {
  constructor() {
    super();
    /** @type {Drawing | null} */
    this.drawing = null;
    /** @type {Layout | null} */
    this.drawnLayout = null;
    /** @type {Position | null} */
    this.given = null;
    /** @type {Piles} */
    this.piles = new Map();
    this.seedsMade = 0;
    /** Seeds that stores have borrowed. @type {Map<SpotKey, number>} */
    this.debts = new Map();
    /** By pit. @type {Map<number, LegalMove[]>} */
    this.moves = new Map();
    this.choosing = new Choosing(this);
    this.figures = new Figures(this);
    this.bottom = 0;
    /** @type {Speed} */
    this.speed = "normal";
    /** @type {Labels} */
    this.words = BARE;
    /** The first choice of a pit marks it and shows what it would do, the second sows it. */
    this.firstTapPreviews = false;
    /** The pit that is marked. @type {number | null} */
    this.marked = null;
    /** @type {PortraitChoice} */
    this.upright = "level";
    /** @type {import("./board/motion.js").Motion | null} */
    this.motion = null;
    this.previewing = new Previewing(this);
    /** @type {number | null} */
    this.aimed = null;
    /** @type {number | null} */
    this.hinted = null;
    this.size = { width: 0, height: 0 };
    /** The smallest height the board can be drawn at. */
    this.least = 0;
    /** @type {Pointing | undefined} */
    this.pointing = undefined;
    this.marks = new Marks(this);
    this.watcher = new ResizeObserver(() => this.fit());
  }

  connectedCallback() {
    this.watcher.observe(this);
    this.pointing ??= new Pointing(this);
  }

  disconnectedCallback() {
    this.watcher.disconnect();
    this.finish();
  }

  /** @returns {Layout | null} */
  get layout() {
    return this.drawnLayout;
  }

  /** @param {Layout | null} layout */
  set layout(layout) {
    if (!layout || JSON.stringify(layout) === JSON.stringify(this.drawnLayout)) return;
    this.finish();
    this.drawnLayout = layout;
    this.drawing?.root.remove();
    this.drawing = new Drawing(layout);
    this.prepend(this.drawing.root);
    this.piles = new Map([...this.drawing.counts.keys(), AIR].map((spot) => [spot, []]));
    this.debts = new Map();
    this.choosing.close();
    this.given = null;
    this.marks.forget();
    this.aimed = this.previewing.shown = this.hinted = null;
    this.drawing.orderRows(this.bottom);
    this.fit(true);
  }

  /** @returns {Position | null} */
  get position() {
    return this.given;
  }

  set position(position) {
    if (position) this.setPosition(position);
  }

  /** The moves that may be chosen now. @returns {LegalMove[]} */
  get legal() {
    return [...this.moves.values()].flat();
  }

  /** Moves that answer an open question belong to the pit of the question. */
  set legal(moves) {
    const asked = this.given?.question ?? null;
    this.moves = new Map();
    for (const move of moves) {
      const pit = asked ? asked.pit : move.pit;
      if (pit !== null) this.moves.set(pit, [...(this.moves.get(pit) ?? []), move]);
    }
    if (this.aimed !== null && !this.moves.has(this.aimed)) this.previewing.clear();
    this.choosing.close();
    this.showCounts();
    if (asked && moves.length) this.choosing.open(asked.pit, moves);
    if (!this.motion) this.marks.show();
  }

  /** The seat whose row lies at the bottom. */
  get viewer() {
    return this.bottom;
  }

  set viewer(seat) {
    if (seat === this.bottom) return;
    this.finish();
    this.bottom = seat;
    this.drawing?.orderRows(seat);
    this.fit(true);
  }

  get labels() {
    return this.words;
  }

  set labels(labels) {
    this.words = labels;
    this.showCounts();
  }

  /** How the board lies on an upright phone. @returns {PortraitChoice} */
  get portrait() {
    return this.upright;
  }

  set portrait(choice) {
    this.upright = choice;
    this.fit(true);
  }

  /** Measures the element and draws everything anew where its size changed. @param {boolean} [anyway] */
  fit(anyway = false) {
    const { drawing, drawnLayout } = this;
    const width = this.clientWidth;
    if (!drawing || !drawnLayout || width === 0) return;
    const shape = shapeOf(drawnLayout);
    const choice = width < 600 && window.innerHeight > window.innerWidth ? this.upright : "none";
    const wish = shape.natural(drawnLayout, width, choice);
    this.style.setProperty("--board-height", `${Math.round(wish.height)}px`);
    this.style.setProperty("--board-least", `${Math.round(wish.least)}px`);
    this.least = wish.least;
    const height = Math.max(this.clientHeight, wish.least);
    if (!anyway && width === this.size.width && height === this.size.height) return;
    this.finish();
    this.size = { width, height };
    drawing.place(shape.place(drawnLayout, this.bottom, width, height, choice));
    if (this.given) showStates(drawing, this.given, this.words.number);
    drawing.lay(this.piles);
    this.choosing.redraw();
    this.showCounts();
    this.marks.show();
    if (this.previewing.shown) this.preview(this.previewing.shown);
    this.dispatchEvent(new CustomEvent("bija-placed"));
  }

  /** The place for a player's name beside their tray, where this board has one. @param {number} seat @returns {HTMLElement | null} */
  chipPlace(seat) {
    const { drawing } = this;
    return drawing?.places?.stores[seat]?.chip ? drawing.chips[seat] : null;
  }

  /** How the board lies now. */
  get mode() {
    return this.drawing?.places?.mode ?? "wide";
  }

  /** Whether the last press came from a finger. */
  get touched() {
    return this.pointing?.by === "touch";
  }

  /** Shows a position without a movement; the marks of the last sowing go. @param {Position} position */
  setPosition(position) {
    this.finish();
    this.given = position;
    this.marks.forget();
    this.hinted = null;
    this.previewing.clear();
    this.marks.clearFlashes();
    this.arrange(position);
    if (this.drawing?.places) this.drawing.lay(this.piles);
    this.showCounts();
    this.marks.show();
  }

  /** Brings the piles to a position's counts with as few seeds as possible changing place. @param {Position} position */
  arrange(position) {
    /** @type {number[]} */
    const spare = [];
    const wanted = /** @param {SpotKey} spot */ (spot) => Math.max(0, countIn(position, spot));
    for (const [spot, pile] of this.piles) spare.push(...pile.splice(wanted(spot)));
    for (const [spot, pile] of this.piles) {
      while (pile.length < wanted(spot)) pile.push(spare.pop() ?? this.seedsMade++);
    }
    this.debts = new Map(position.stores.map((count, seat) => [`s${seat}`, Math.max(0, -count)]));
    this.drawing?.pieces.arrange(position);
    if (this.drawing) showStates(this.drawing, position, this.words.number);
  }

  /**
   * Plays a sowing's events over the position shown. Resolves when the board rests on the new position.
   * @param {SowEvent[]} events
   * @param {Position} position
   * @returns {Promise<void>}
   */
  async play(events, position) {
    this.finish();
    this.previewing.clear();
    this.marks.clearFlashes();
    this.marks.forget();
    this.hinted = null;
    this.given = position;
    const { drawing } = this;
    if (!drawing?.places) {
      this.arrange(position);
      return;
    }
    this.moves = new Map();
    this.choosing.close();
    const speed = this.speed === "off" ? "normal" : this.speed;
    const before = new Map([...this.piles].map(([spot, pile]) => [spot, pile.length - (this.debts.get(spot) ?? 0)]));
    const plan = timetable(this, events, PACES[speed]);
    if (!plan) {
      this.mismatch(position);
      return;
    }
    this.piles = plan.piles;
    this.debts = plan.debts;
    this.marks.show();
    const still = this.speed === "off" || document.hidden || matchMedia("(prefers-reduced-motion: reduce)").matches;
    this.dispatchEvent(new CustomEvent("bija-sowing", { detail: { plan, still } }));
    if (!still && plan.tracks.size) await fly(this, plan, before);
    this.rest(events, still);
    this.check(position);
  }

  /** The board after a sowing. @param {SowEvent[]} events @param {boolean} still */
  rest(events, still) {
    const drawing = /** @type {Drawing} */ (this.drawing);
    this.toggleAttribute("playing", false);
    drawing.thread.replaceChildren();
    if (this.given) {
      drawing.pieces.arrange(this.given);
      showStates(drawing, this.given, this.words.number);
    }
    drawing.lay(this.piles);
    this.marks.remember(events);
    this.showCounts();
    this.marks.show();
    if (still) this.marks.showGains(events);
  }

  /** @param {Position} position */
  check(position) {
    const drawn = this.drawnCounts();
    if (this.given !== position) return;
    const equal = /** @param {number[]} a @param {number[]} b */ (a, b) => a.length === b.length && a.every((n, i) => n === b[i]);
    if (equal(drawn.pits, position.pits) && equal(drawn.stores, position.stores)) return;
    this.mismatch(position);
  }

  /** The drawing and the rules disagree: the rules are right, and the page hears of it. @param {Position} position */
  mismatch(position) {
    this.dispatchEvent(new CustomEvent("bija-mismatch", { bubbles: true, detail: { drawn: this.drawnCounts(), given: position } }));
    this.setPosition(position);
  }

  /** The seeds that really lie on the drawn board. @returns {{pits: number[], stores: number[]}} */
  drawnCounts() {
    const count = /** @param {string} kind */ (kind) => [...this.piles].filter(([spot]) => spot[0] === kind).map(([spot, pile]) => pile.length - (this.debts.get(spot) ?? 0));
    return { pits: count("p"), stores: count("s") };
  }

  /** Ends the sowing in flight at once. Tells whether there was one. */
  finish() {
    if (!this.motion) return false;
    this.motion.finish();
    this.motion = null;
    this.marks.clearFlashes();
    return true;
  }

  get playing() {
    return this.motion !== null;
  }

  /** Draws what a sowing would do, and faintly what others would, or clears it. @param {SowEvent[] | null} events @param {SowEvent[][]} [others] */
  preview(events, others = []) {
    if (events) this.previewing.show(events, others);
    else this.previewing.clear();
  }

  /** Points at a pit with a sprout at its count. @param {number | null} pit */
  hint(pit) {
    this.hinted = pit;
    this.showCounts();
  }

  /** @param {SpotKey} spot @param {number} count */
  showCount(spot, count) {
    this.figures.showCount(spot, count);
  }

  /** Counts, names and states of everything, as it rests. */
  showCounts() {
    if (this.drawing && !this.motion) this.figures.show(this.drawing);
  }

  /** The pit that wears the focus ring. @returns {number | null} */
  focusedPit() {
    const pit = this.drawing?.pits.findIndex((button) => button.matches(":focus-visible")) ?? -1;
    return pit < 0 ? null : pit;
  }

  /** @param {number} index */
  focusPit(index) {
    this.drawing?.pits[index]?.focus();
  }

  /** Asks the page for a preview of a pit, once per change; of several moves it is the one that would be aimed at. @param {number | null} pit */
  request(pit) {
    if (pit === this.aimed || this.motion || this.choosing.pit !== null) return;
    this.aimed = pit;
    this.marked = null;
    const moves = pit === null ? [] : (this.moves.get(pit) ?? []);
    const [move = null, ...others] = [...moves].reverse().map((one) => one.move);
    if (move === null) this.previewing.clear();
    this.dispatchEvent(new CustomEvent("bija-preview-request", { bubbles: true, detail: { move, others, pit: move === null ? null : pit } }));
  }

  /** A pit is chosen: its move is made, or its moves are offered. @param {number} pit */
  choose(pit) {
    const moves = this.moves.get(pit) ?? [];
    if (moves.length > 1) {
      this.choosing.open(pit, moves);
      return;
    }
    const asks = this.firstTapPreviews && moves.length === 1 && this.marked !== pit;
    this.aimed = null;
    if (asks) this.mark(pit);
    else if (moves.length === 1) this.take(moves[0]);
    else this.dispatchEvent(new CustomEvent("bija-refused", { bubbles: true, detail: { pit } }));
  }

  /** The next choice of this pit sows it. @param {number} pit */
  mark(pit) {
    this.request(pit);
    this.marked = pit;
  }

  /** Leaves the choice between a pit's moves, unless a question waits for its answer. Tells whether there was one. */
  putBack() {
    if (this.choosing.pit === null || this.choosing.asked) return false;
    this.choosing.close();
    this.previewing.clear();
    return true;
  }

  /** @param {LegalMove} move */
  take(move) {
    const pit = this.choosing.pit ?? move.pit;
    this.choosing.close();
    this.aimed = null;
    this.dispatchEvent(new CustomEvent("bija-choose", { bubbles: true, detail: { move: move.move, pit } }));
  }
}

/** How many seeds a position has at a spot. @param {Position} position @param {SpotKey} spot */
function countIn(position, spot) {
  const index = Number(spot.slice(1));
  if (spot === AIR) return position.question?.seeds ?? 0;
  const counts = { p: position.pits, s: position.stores, h: position.hand ?? [] }[spot[0]];
  return counts?.[index] ?? 0;
}

customElements.define("bija-board", BijaBoard);
