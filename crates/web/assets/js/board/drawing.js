/**
 * The elements of one board: wood, hollows, counts, seeds and the thread above them. Places things, decides nothing.
 * @import { Layout } from "../types.js"
 * @import { Places, Point } from "./types.js"
 * @import { Key, Piles, SpotKey } from "./sowing.js"
 */
import { DRAWN_IN_STORE, DRAWN_IN_PIT, pitSlots, seedScale, storeSlots } from "./packing.js";
import { ensureDrawings, seedElement } from "./seeds.js";
import { seedKind } from "./shapes.js";
import { centreOf } from "./sowing.js";
import { svg } from "./thread.js";

/** A seed's drawing has room for its shadow round the 24 units of its body. */
const DRAWING_ROOM = 32 / 24;

/** @template {keyof HTMLElementTagNameMap} T @param {T} name @param {string} className @returns {HTMLElementTagNameMap[T]} */
function element(name, className) {
  const made = document.createElement(name);
  made.className = className;
  return made;
}

export class Drawing {
  /** @param {Layout} layout */
  constructor(layout) {
    this.layout = layout;
    this.kind = seedKind(layout);
    ensureDrawings(this.kind);
    this.root = element("div", "bb");
    this.root.dataset.wood = layout.wood;
    this.root.dataset.stores = layout.stores;
    this.wood = element("div", "bb-wood");
    this.wood.append(element("div", "bb-grain"));
    this.carving = svg("svg", { class: "bb-carving", "aria-hidden": "true" });
    this.over = svg("svg", { class: "bb-overlay", "aria-hidden": "true" });
    this.marks = svg("g", {});
    this.thread = svg("g", {});
    this.flashes = svg("g", {});
    this.over.append(this.marks, this.thread, this.flashes);
    this.seedLayer = element("div", "bb-seeds");
    this.seedLayer.setAttribute("aria-hidden", "true");
    this.hand = element("i", "bb-hand");
    this.seedLayer.append(this.hand);
    this.you = element("span", "bb-you");
    this.you.setAttribute("aria-hidden", "true");
    /** @type {HTMLElement[]} */
    this.rows = [];
    /** @type {HTMLButtonElement[]} */
    this.pits = [];
    /** @type {HTMLElement[]} */
    this.stores = [];
    /** @type {HTMLElement[]} */
    this.indexes = [];
    /** @type {HTMLElement[]} */
    this.chips = [];
    /** @type {Map<SpotKey, HTMLElement>} */
    this.counts = new Map();
    /** @type {Map<number, SVGSVGElement>} */
    this.seeds = new Map();
    /** @type {Places | null} */
    this.places = null;
    this.build();
  }

  build() {
    const { pits, seats } = this.layout;
    for (let seat = 0; seat < seats; seat += 1) {
      const row = element("div", "bb-row");
      row.setAttribute("role", "group");
      for (let i = 0; i < pits; i += 1) row.append(this.buildPit(seat * pits + i));
      this.rows.push(row);
      const store = element("div", this.layout.stores === "none" ? "bb-store bb-tray" : "bb-store");
      store.setAttribute("role", "img");
      store.append(element("div", "bb-hollow"));
      this.stores.push(store);
      this.counts.set(`s${seat}`, element("span", "bb-count bb-count-store"));
      this.chips.push(element("div", "bb-chip"));
    }
    for (const count of this.counts.values()) count.setAttribute("aria-hidden", "true");
    this.root.append(this.wood, this.carving, ...this.stores, ...this.rows, this.you, ...this.indexes, ...this.counts.values(), this.seedLayer, this.over, ...this.chips);
  }

  /** @param {number} index */
  buildPit(index) {
    const pit = element("button", "bb-pit");
    pit.type = "button";
    pit.dataset.pit = String(index);
    pit.append(element("span", "bb-hollow"));
    this.pits.push(pit);
    this.counts.set(`p${index}`, element("span", "bb-count"));
    const number = element("span", "bb-index");
    number.setAttribute("aria-hidden", "true");
    this.indexes.push(number);
    return pit;
  }

  /** The reader meets the other row first, then the own one. @param {number} viewer */
  orderRows(viewer) {
    const own = this.rows[viewer];
    if (own !== this.rows[viewer].parentElement?.querySelector(".bb-row:last-of-type")) {
      const last = this.rows.find((row) => row !== own);
      if (last && last.compareDocumentPosition(own) & Node.DOCUMENT_POSITION_PRECEDING) last.after(own);
    }
  }

  /** @param {Places} places */
  place(places) {
    this.places = places;
    const { root } = this;
    root.dataset.mode = places.mode;
    const set = /** @param {string} name @param {number} value */ (name, value) => root.style.setProperty(name, `${Math.round(value * 100) / 100}px`);
    set("--w", places.width);
    set("--h", places.height);
    set("--d", places.unit);
    set("--seed", places.seed * DRAWING_ROOM);
    set("--count", places.countSize);
    set("--count-store", places.storeCountSize);
    const { board } = places;
    box(this.wood, board.x, board.y, board.w, board.h);
    set("--rx", board.rx);
    set("--ry", board.ry);
    places.pits.forEach((pit, i) => {
      const button = this.pits[i];
      box(button, pit.hit.x, pit.hit.y, pit.hit.w, pit.hit.h);
      box(/** @type {HTMLElement} */ (button.firstElementChild), pit.x - pit.rx - pit.hit.x, pit.y - pit.ry - pit.hit.y, 2 * pit.rx, 2 * pit.ry);
      at(/** @type {HTMLElement} */ (this.counts.get(`p${i}`)), pit.count);
      this.indexes[i].hidden = !pit.index;
      if (pit.index) at(this.indexes[i], pit.index);
    });
    places.stores.forEach((store, seat) => {
      box(this.stores[seat], store.x - store.w / 2, store.y - store.h / 2, store.w, store.h);
      this.stores[seat].style.setProperty("--r", `${store.r}px`);
      const count = /** @type {HTMLElement} */ (this.counts.get(`s${seat}`));
      at(count, store.count);
      count.classList.toggle("bb-on-cloth", store.tray);
      count.classList.toggle("bb-flush", store.chip !== null);
      const chip = this.chips[seat];
      chip.hidden = !store.chip;
      if (store.chip) {
        at(chip, store.chip);
        chip.style.width = `${store.chipWidth}px`;
      }
    });
    this.you.hidden = !places.you;
    if (places.you) at(this.you, places.you);
    this.you.classList.toggle("bb-on-cloth", places.stores[0].tray);
    this.carve(places);
  }

  /** Grooves are cut: a dark line and the light on its lower lip. @param {Places} places */
  carve(places) {
    const path = /** @param {string} kind @param {string} d @param {number} [dy] */ (kind, d, dy = 0) => svg("path", { class: kind, d, transform: `translate(0 ${dy})` });
    const lines = [places.groove, places.arrows].filter(Boolean);
    this.carving.replaceChildren(
      ...lines.flatMap((d) => [path("bb-groove-light", d, 1.6), path("bb-groove", d)]),
    );
  }

  /** @param {SpotKey} spot @param {number} count @returns {Point[]} */
  slots(spot, count) {
    const places = /** @type {Places} */ (this.places);
    const index = Number(spot.slice(1));
    return spot[0] === "p"
      ? pitSlots(places.pits[index], index, Math.min(count, DRAWN_IN_PIT), places.seed)
      : storeSlots(places.stores[index], index, Math.min(count, DRAWN_IN_STORE), places);
  }

  /** @param {SpotKey} spot @param {number} count */
  scale(spot, count) {
    const places = /** @type {Places} */ (this.places);
    return spot[0] === "p" ? 1 : seedScale(places.stores[Number(spot.slice(1))], count, places);
  }

  /** @param {Pick<Key, "x" | "y" | "s">} key */
  transform(key) {
    const half = (/** @type {Places} */ (this.places).seed * DRAWING_ROOM) / 2;
    return `translate(${(key.x - half).toFixed(2)}px, ${(key.y - half).toFixed(2)}px) scale(${key.s.toFixed(3)})`;
  }

  /** Lays every seed at rest. @param {Piles} piles */
  lay(piles) {
    /** @type {Set<number>} */
    const kept = new Set();
    for (const [spot, pile] of piles) {
      const slots = this.slots(spot, pile.length);
      const s = this.scale(spot, pile.length);
      const last = slots[slots.length - 1] ?? centreOf(/** @type {Places} */ (this.places), spot);
      pile.forEach((id, i) => {
        kept.add(id);
        const seed = this.seed(id);
        seed.style.transform = this.transform({ ...(slots[i] ?? last), s });
        seed.style.zIndex = String(i + 1);
        seed.classList.toggle("bb-covered", i >= slots.length);
      });
    }
    for (const [id, seed] of this.seeds) {
      if (kept.has(id)) continue;
      seed.remove();
      this.seeds.delete(id);
    }
  }

  /** @param {number} id */
  seed(id) {
    let seed = this.seeds.get(id);
    if (!seed) {
      seed = /** @type {SVGSVGElement} */ (seedElement(this.kind, id));
      this.seeds.set(id, seed);
      this.seedLayer.append(seed);
    }
    return seed;
  }

  /** Half the width of a count, by which marks keep their distance. @param {SpotKey} spot */
  countReach(spot) {
    const count = /** @type {HTMLElement} */ (this.counts.get(spot));
    const digits = count.textContent?.length ?? 1;
    const size = /** @type {Places} */ (this.places).countSize;
    return count.classList.contains("is-legal") || count.classList.contains("is-aim") ? size * (0.86 + 0.2 * (digits - 1)) : size * 0.3 * digits;
  }
}

/** @param {HTMLElement} target @param {number} x @param {number} y @param {number} w @param {number} h */
function box(target, x, y, w, h) {
  target.style.left = `${x}px`;
  target.style.top = `${y}px`;
  target.style.width = `${w}px`;
  target.style.height = `${h}px`;
}

/** @param {HTMLElement} target @param {Point} point */
function at(target, point) {
  target.style.left = `${point.x}px`;
  target.style.top = `${point.y}px`;
}
