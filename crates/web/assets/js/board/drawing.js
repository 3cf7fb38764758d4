/**
 * The elements of one board: wood, hollows, counts, seeds and the thread above them. Places things, decides nothing.
 * @import { Layout } from "../types.js"
 * @import { Places, Point } from "./types.js"
 * @import { Key, Piles, SpotKey } from "./sowing.js"
 */
import { airSlots, DRAWN_IN_STORE, DRAWN_IN_PIT, pitSlots, seedScale, storeSlots } from "./packing.js";
import { ensureDrawings, seedElement } from "./seeds.js";
import { cellCount, neutralsOf, ownerOf, pitsOf } from "./cells.js";
import { Pieces } from "./pieces.js";
import { seedKind } from "./shapes.js";
import { AIR, centreOf } from "./sowing.js";
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
    this.root.dataset.shape = layout.shape;
    this.wood = element("div", "bb-wood");
    this.wood.append(element("div", "bb-grain"));
    this.carving = svg("svg", { class: "bb-carving", "aria-hidden": "true" });
    this.over = svg("svg", { class: "bb-overlay", "aria-hidden": "true" });
    this.states = svg("g", {});
    this.marks = svg("g", {});
    this.thread = svg("g", {});
    this.flashes = svg("g", {});
    this.over.append(this.states, this.marks, this.thread, this.flashes);
    this.seedLayer = element("div", "bb-seeds");
    this.seedLayer.setAttribute("aria-hidden", "true");
    this.hand = element("i", "bb-hand");
    this.seedLayer.append(this.hand);
    this.you = element("span", "bb-you");
    this.you.setAttribute("aria-hidden", "true");
    this.felt = element("div", "bb-felt");
    this.pieces = new Pieces(layout);
    /** @type {HTMLElement[]} */
    this.rows = [];
    /** By global index; the squares of nobody's are no buttons. @type {HTMLElement[]} */
    this.pits = [];
    /** @type {HTMLElement[]} */
    this.stores = [];
    /** @type {HTMLElement[]} */
    this.indexes = [];
    /** @type {HTMLElement[]} */
    this.chips = [];
    /** The hollows of the seeds still to be brought in. @type {HTMLElement[]} */
    this.hands = [];
    /** Names on the felt. @type {HTMLElement[]} */
    this.seats = [];
    /** What closes the side of a seat that has finished. @type {HTMLElement[]} */
    this.lids = [];
    /** @type {Map<SpotKey, HTMLElement>} */
    this.counts = new Map();
    /** @type {Map<number, SVGSVGElement>} */
    this.seeds = new Map();
    /** @type {Places | null} */
    this.places = null;
    /** The pit above which seeds are held while a question is open. */
    this.above = 0;
    this.build();
  }

  build() {
    const { layout } = this;
    for (let index = 0; index < cellCount(layout); index += 1) this.buildPit(index);
    for (let seat = 0; seat < layout.seats; seat += 1) {
      const row = element("div", "bb-row");
      row.setAttribute("role", "group");
      row.append(...pitsOf(layout, seat).map((index) => this.pits[index]));
      this.rows.push(row);
      this.buildStore(seat);
      if (layout.hands) this.hands.push(this.buildHollow(`h${seat}`, "bb-store"));
      this.chips.push(element("div", "bb-chip"));
      this.seats.push(element("div", "bb-seat"));
      this.lids.push(element("div", "bb-lid"));
    }
    for (const count of this.counts.values()) count.setAttribute("aria-hidden", "true");
    for (const lid of this.lids) lid.hidden = true;
    const neutrals = neutralsOf(layout).map((index) => this.pits[index]);
    this.root.append(this.wood, this.felt, this.carving, ...this.stores, ...this.hands, ...neutrals, ...this.rows, this.you, ...this.indexes);
    this.root.append(...this.lids, ...this.seats, this.pieces.root, ...this.counts.values(), this.seedLayer, this.over, ...this.chips);
  }

  /** @param {number} seat */
  buildStore(seat) {
    this.stores.push(this.buildHollow(`s${seat}`, this.layout.stores === "none" ? "bb-store bb-tray" : "bb-store"));
  }

  /** @param {SpotKey} spot @param {string} className */
  buildHollow(spot, className) {
    const store = element("div", className);
    store.setAttribute("role", "img");
    store.append(element("div", "bb-hollow"));
    this.counts.set(spot, element("span", "bb-count bb-count-store"));
    return store;
  }

  /** @param {number} index */
  buildPit(index) {
    const owned = ownerOf(this.layout, index) !== null;
    const pit = owned ? element("button", "bb-pit") : element("div", "bb-pit bb-neutral");
    if (pit instanceof HTMLButtonElement) pit.type = "button";
    else pit.setAttribute("role", "img");
    pit.dataset.pit = String(index);
    pit.append(element("span", "bb-hollow"));
    this.pits.push(pit);
    this.counts.set(`p${index}`, element("span", owned ? "bb-count" : "bb-count bb-count-neutral"));
    const number = element("span", owned ? "bb-index" : "bb-index bb-note");
    number.setAttribute("aria-hidden", "true");
    this.indexes.push(number);
  }

  /** The reader meets the other sides first, in sowing order, and their own last. @param {number} viewer */
  orderRows(viewer) {
    const after = this.rows.map((_, i) => this.rows[(viewer + 1 + i) % this.rows.length]);
    const sorted = after.every((row, i) => i === 0 || after[i - 1].compareDocumentPosition(row) & Node.DOCUMENT_POSITION_FOLLOWING);
    if (!sorted) after[after.length - 1].before(...after.slice(0, -1));
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
    places.hands.forEach((hand, seat) => this.placeHollow(this.hands[seat], `h${seat}`, hand));
    places.stores.forEach((store, seat) => {
      this.placeHollow(this.stores[seat], `s${seat}`, store);
      const chip = this.chips[seat];
      chip.hidden = !store.chip;
      if (store.chip) {
        at(chip, store.chip);
        chip.style.width = `${store.chipWidth}px`;
      }
    });
    this.you.hidden = !places.you;
    if (places.you) at(this.you, places.you);
    this.you.classList.toggle("bb-on-cloth", places.stores[0]?.tray ?? false);
    this.felt.hidden = !places.felt;
    if (places.felt) box(this.felt, places.felt.x, places.felt.y, places.felt.w, places.felt.h);
    this.seats.forEach((name, seat) => {
      name.hidden = !places.seats[seat];
      if (places.seats[seat]) at(name, places.seats[seat]);
    });
    this.pieces.place(places);
    this.placeLids(places);
    this.carve(places);
  }

  /** @param {HTMLElement} hollow @param {SpotKey} spot @param {import("./types.js").StorePlace} store */
  placeHollow(hollow, spot, store) {
    box(hollow, store.x - store.w / 2, store.y - store.h / 2, store.w, store.h);
    hollow.style.setProperty("--r", `${store.r}px`);
    const count = /** @type {HTMLElement} */ (this.counts.get(spot));
    at(count, store.count);
    count.classList.toggle("bb-on-cloth", store.tray);
    count.classList.toggle("bb-flush", store.chip !== null);
  }

  /** A lid lies over all pits of a side. @param {Places} places */
  placeLids(places) {
    this.lids.forEach((lid, seat) => {
      const pits = pitsOf(this.layout, seat).map((index) => places.pits[index]);
      const left = Math.min(...pits.map(({ x, rx }) => x - rx));
      const top = Math.min(...pits.map(({ y, ry }) => y - ry));
      const pad = 0.06 * places.unit;
      const right = Math.max(...pits.map(({ x, rx }) => x + rx));
      const bottom = Math.max(...pits.map(({ y, ry }) => y + ry));
      box(lid, left - pad, top - pad, right - left + 2 * pad, bottom - top + 2 * pad);
    });
  }

  /** Which hollows are square: a house keeps its form as long as it is one. @param {(number | null)[]} houses */
  shapeHouses(houses) {
    this.pits.forEach((pit, index) => {
      const square = houses.includes(index);
      pit.classList.toggle("is-house", square);
      const place = this.places?.pits[index];
      if (place && (place.form === "round" || place.form === "house")) place.form = square ? "house" : "round";
    });
  }

  /** Grooves are cut: a dark line and the light on its lower lip. @param {Places} places */
  carve(places) {
    const path = /** @param {string} kind @param {string} d @param {number} [dy] */ (kind, d, dy = 0) => svg("path", { class: kind, d, transform: `translate(0 ${dy})` });
    const lines = [places.groove, places.arrows].filter(Boolean);
    const chalk = places.chalk ? [svg("path", { class: "bb-chalk", d: places.chalk }), svg("path", { class: "bb-chalk bb-chalk-dust", d: places.chalk })] : [];
    this.carving.replaceChildren(...lines.flatMap((d) => [path("bb-groove-light", d, 1.6), path("bb-groove", d)]), ...chalk);
  }

  /** @param {SpotKey} spot @param {number} count @returns {Point[]} */
  slots(spot, count) {
    const places = /** @type {Places} */ (this.places);
    const index = Number(spot.slice(1));
    if (spot[0] === "p") return pitSlots(places.pits[index], index, Math.min(count, DRAWN_IN_PIT), places.seed);
    if (spot === AIR) return airSlots(places.pits[this.above], count, places.unit);
    const store = spot[0] === "h" ? places.hands[index] : places.stores[index];
    return store ? storeSlots(store, index, Math.min(count, DRAWN_IN_STORE), places) : [];
  }

  /** @param {SpotKey} spot @param {number} count */
  scale(spot, count) {
    const places = /** @type {Places} */ (this.places);
    const store = places.stores[Number(spot.slice(1))];
    if (spot === AIR) return 1.2;
    return spot[0] === "s" && store ? seedScale(store, count, places) : 1;
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
