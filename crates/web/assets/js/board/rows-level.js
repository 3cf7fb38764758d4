/**
 * Two level rows on an upright phone, the stores as bars: theirs above the left end, yours below the right end,
 * where the sowing runs into it (mirrored in clockwise games). Boards without stores have trays in the bars' place.
 *
 * All measures are in p, the width of a pit; a pit is a p high.
 * @import { Layout, Spot } from "../types.js"
 * @import { PortraitChoice } from "./shapes.js"
 * @import { Natural, PitPlace, Places, StorePlace } from "./types.js"
 */

import { NOWHERE } from "./places.js";

/**
 * @typedef {object} Columns
 * @property {number} count columns of the board; at least four, so that a bar and its count fit
 * @property {number} p
 * @property {number} gap
 * @property {number} end
 * @property {number} margin
 * @property {number} most tallest pit
 */

/** The lowest a pit gets before the whole board gets smaller. */
const LOWEST = 1.1;
/** The narrowest pit a low screen may bring about. */
const SMALLEST = 43;

/** Large pits take what the wood between them and at its ends can spare, and grow as high as the screen lets them. */
const LARGE = { gap: 0.05, end: 0.1, margin: 2, most: 2.1 };

/** @param {Layout} layout @param {number} width @param {PortraitChoice} portrait @returns {Columns} */
function columns(layout, width, portrait) {
  const n = layout.pits;
  const count = Math.max(n, 4);
  if (portrait === "large") return { count, p: (width - 2 * LARGE.margin) / (count + LARGE.gap * (count - 1) + 2 * LARGE.end), ...LARGE };
  const many = n >= 8;
  const gap = many ? 0.06 : n === 7 ? 0.08 : 0.12;
  const end = many ? 0.16 : n === 7 ? 0.18 : 0.22;
  const margin = many ? 2 : n === 7 ? (width < 340 ? 3 : 4) : width < 340 ? 4 : width < 375 ? 6 : 8;
  const p = Math.min((width - 2 * margin) / (count + gap * (count - 1) + 2 * end), n < 6 ? 66 : 84);
  return { count, p, gap, end, margin, most: n === 7 ? 1.54 : 1.48 };
}

/** What is not pits, in p. @param {Layout} layout */
function rest(layout) {
  return layout.stores === "none" ? 2.36 : 4.72;
}

/** Trays stand off the board: their height, their lip and the distance. @param {Layout} layout */
function trays(layout) {
  return layout.stores === "none" ? 2.9 : 0;
}

const SHADOW = 8;

/** @param {Layout} layout @param {number} width @param {PortraitChoice} portrait @returns {Natural} */
export function naturalLevel(layout, width, portrait) {
  const c = columns(layout, width, portrait);
  const fixed = rest(layout) + trays(layout);
  return { height: (fixed + 2 * c.most) * c.p + SHADOW, least: (fixed + 2 * LOWEST) * Math.min(c.p, SMALLEST) + SHADOW };
}

/** The width of one pit, by which a page decides whether the rows may stay level. @param {Layout} layout @param {number} width */
export function pitWidth(layout, width) {
  return columns(layout, width, "level").p;
}

/**
 * @param {Layout} layout
 * @param {number} viewer
 * @param {number} width
 * @param {number} height
 * @param {PortraitChoice} portrait
 * @returns {Places}
 */
export function placeLevel(layout, viewer, width, height, portrait) {
  const wish = columns(layout, width, portrait);
  const c = { ...wish, p: Math.min(wish.p, (height - SHADOW) / (rest(layout) + trays(layout) + 2 * LOWEST)) };
  const { p } = c;
  const free = (height - SHADOW) / p - rest(layout) - trays(layout);
  const a = Math.max(LOWEST, Math.min(c.most, free / 2));
  const apart = layout.stores === "none";
  const inner = c.count + c.gap * (c.count - 1) + 2 * c.end;
  const board = {
    x: (width - inner * p) / 2,
    y: apart ? 1.42 * p : 0,
    w: inner * p,
    h: (rest(layout) + 2 * a) * p,
    rx: 0.8 * p,
    ry: 0.8 * p,
  };
  const top = apart ? 0.79 : 0.3 + 1 + 0.12 + 0.64;
  const strip = apart ? 0.78 : 0.5;
  const rows = { theirs: board.y + (top + a / 2) * p, yours: board.y + (top + 1.5 * a + strip) * p };
  const pits = pitPlaces(layout, viewer, board, c, a, strip, rows, apart);
  const stores = [0, 1].map((seat) => barPlace(layout, seat === viewer, board, c, a, apart));
  const groove = (rows.theirs + rows.yours) / 2;
  const youX = columnX(board, c, layout.clockwise ? c.count - 1 : 0);
  const theirX = columnX(board, c, layout.clockwise ? 0 : c.count - 1);
  const own = stores[viewer];
  const other = stores[1 - viewer];
  const way = layout.clockwise ? -1 : 1;
  return {
    ...NOWHERE,
    mode: "level",
    width,
    height: (apart ? own.y + own.h / 2 + 0.1 * p : board.y + board.h) + SHADOW,
    unit: 1.12 * p,
    seed: 0.355 * p,
    traySeed: apart ? Math.min(20, 0.377 * p) : 0,
    board,
    pits,
    stores,
    groove: `M${board.x + (c.end + 0.14) * p} ${groove}H${board.x + board.w - (c.end + 0.14) * p}`,
    arrows: apart ? "" : arrow(youX, own.y + 0.24 * p, way, p) + arrow(theirX, other.y, -way, p),
    you: { x: youX, y: apart ? own.y : own.y - 0.2 * p },
    countSize: Math.max(16, Math.min(20, 0.36 * p)),
    storeCountSize: p < 40 ? 20 : 25,
    bead: 22,
    hop: (from, to) => hop(pits, stores, from, to, p),
    haul: (pit, seat) => haul(pits[pit], stores[seat], c, p),
  };
}

/** @param {import("./types.js").Box} board @param {Columns} c @param {number} column */
function columnX(board, c, column) {
  return board.x + (c.end + 0.5 + column * (1 + c.gap)) * c.p;
}

/**
 * @param {Layout} layout @param {number} viewer @param {import("./types.js").Box} board @param {Columns} c
 * @param {number} a @param {number} strip @param {{theirs: number, yours: number}} rows @param {boolean} apart
 * @returns {PitPlace[]}
 */
function pitPlaces(layout, viewer, board, c, a, strip, rows, apart) {
  const n = layout.pits;
  const { p } = c;
  const spare = (c.count - n) / 2;
  return Array.from({ length: 2 * n }, (_, index) => {
    const own = Math.floor(index / n) === viewer;
    const step = index % n;
    const x = columnX(board, c, spare + (own !== layout.clockwise ? step : n - 1 - step));
    const y = own ? rows.yours : rows.theirs;
    const inward = /** @type {1 | -1} */ (own ? -1 : 1);
    const labelled = apart ? 0.38 : own ? 0.34 : 0.3;
    const outer = (apart ? 0.79 : own ? 0.68 : 0.64) * p;
    const hitHeight = (a + strip / 2) * p + outer;
    return {
      x,
      y,
      rx: p / 2,
      ry: (a * p) / 2,
      count: { x, y: y - inward * (a / 2 + labelled) * p },
      index: null,
      hit: { x: x - (0.5 + c.gap / 2) * p, y: own ? y - (a / 2 + strip / 2) * p : y - (a / 2) * p - outer, w: (1 + c.gap) * p, h: hitHeight },
      rim: { x, y: y + inward * (a / 2) * p },
      inward,
    };
  });
}

/** @param {Layout} layout @param {boolean} own @param {import("./types.js").Box} board @param {Columns} c @param {number} a @param {boolean} apart @returns {StorePlace} */
function barPlace(layout, own, board, c, a, apart) {
  const { p } = c;
  const span = c.count - 2;
  const w = (span + c.gap * (span - 1)) * p;
  const atRight = own !== layout.clockwise;
  const x = atRight ? board.x + board.w - c.end * p - w / 2 : board.x + c.end * p + w / 2;
  const y = apart
    ? own
      ? board.y + board.h + 0.86 * p
      : board.y - 0.8 * p
    : own
      ? board.y + (0.3 + 1 + 0.12 + 0.64 + 2 * a + 0.5 + 0.68 + 0.14 + 0.5) * p
      : board.y + 0.8 * p;
  const near = columnX(board, c, atRight ? 1 : c.count - 2);
  const end = atRight ? x - w / 2 : x + w / 2;
  const tip = atRight ? x + w / 2 - 0.4 * p : x - w / 2 + 0.4 * p;
  return {
    x,
    y,
    w,
    h: p,
    r: p / 2,
    count: { x: near, y },
    gain: { x: end + (atRight ? 0.1 : -0.1) * p, y: own ? y - 0.36 * p : y + 0.36 * p },
    rim: { x: tip, y: own ? y - p / 2 : y + p / 2 },
    tray: apart,
    chip: null,
    chipWidth: 0,
  };
}

/** @param {number} x @param {number} y @param {number} way @param {number} p */
function arrow(x, y, way, p) {
  const half = 0.12 * p * way;
  const head = 0.08 * p;
  return `M${x - half} ${y}H${x + half}M${x + half - head * way} ${y - head}L${x + half} ${y}L${x + half - head * way} ${y + head}`;
}

/** @param {PitPlace[]} pits @param {StorePlace[]} stores @param {Spot} from @param {Spot} to @param {number} p */
function hop(pits, stores, from, to, p) {
  if ("pit" in from && "pit" in to) {
    const a = pits[from.pit];
    const b = pits[to.pit];
    if (a.inward === b.inward) {
      const pull = a.inward * 0.45 * p;
      return `M${a.rim.x} ${a.rim.y}C${a.rim.x} ${a.rim.y + pull} ${b.rim.x} ${b.rim.y + pull} ${b.rim.x} ${b.rim.y}`;
    }
    const out = outward(pits, a.x) * 0.6 * p;
    return `M${a.rim.x} ${a.rim.y}C${a.rim.x + out} ${a.rim.y} ${b.rim.x + out} ${b.rim.y} ${b.rim.x} ${b.rim.y}`;
  }
  const pit = "pit" in from ? pits[from.pit] : "pit" in to ? pits[to.pit] : null;
  const store = "store" in from ? stores[from.store] : "store" in to ? stores[to.store] : null;
  if (!pit || !store) return "";
  const path = roundTheEnd(pit, store, outward(pits, pit.x), p);
  return "pit" in from ? path.there : path.back;
}

/**
 * Between the end pit of a row and the bar: round the outer rim where the bar lies on the pit's own side,
 * else up the board's end past both rows.
 * @param {PitPlace} pit @param {StorePlace} store @param {1 | -1} out @param {number} p
 */
function roundTheEnd(pit, store, out, p) {
  const lane = pit.x + out * 0.6 * p;
  const { x, y } = pit.rim;
  const end = store.rim;
  const middle = (y + end.y) / 2;
  return {
    there: `M${x} ${y}C${x + out * 0.25 * p} ${y + pit.inward * 0.18 * p} ${lane} ${y} ${lane} ${middle}S${end.x + out * 0.2 * p} ${end.y} ${end.x} ${end.y}`,
    back: `M${end.x} ${end.y}C${end.x + out * 0.2 * p} ${end.y} ${lane} ${middle + (middle - y) * 0.5} ${lane} ${middle}S${x + out * 0.25 * p} ${y + pit.inward * 0.18 * p} ${x} ${y}`,
  };
}

/** @param {PitPlace[]} pits @param {number} x @returns {1 | -1} */
function outward(pits, x) {
  const centre = pits.reduce((sum, pit) => sum + pit.x, 0) / pits.length;
  return x >= centre ? 1 : -1;
}

/** Down (or up) the valley beside the facing pit, between two counts, into the bar. @param {PitPlace} pit @param {StorePlace} store @param {Columns} c @param {number} p */
function haul(pit, store, c, p) {
  const right = store.x >= pit.x ? 1 : -1;
  const down = store.y > pit.y ? 1 : -1;
  const valley = pit.x + right * (0.5 + c.gap / 2) * p;
  const reach = store.w / 2 - 0.4 * p;
  const endX = Math.max(store.x - reach, Math.min(store.x + reach, valley));
  const end = { x: endX, y: store.y - down * 0.3 * p };
  const from = { x: pit.x + right * 0.2 * p, y: pit.y + down * pit.ry * 0.98 };
  const knee = from.y + down * 0.7 * p;
  const foot = end.y - down * 0.5 * p;
  const turn = down * pit.inward > 0 ? `C${from.x + right * 0.1 * p} ${from.y + down * 0.2 * p} ${valley} ${from.y + down * 0.3 * p} ${valley} ${knee}V${foot}` : `C${from.x} ${from.y + down * 0.2 * p} ${endX} ${foot} ${endX} ${foot}`;
  return { d: `M${from.x} ${from.y}${turn}L${end.x} ${end.y}`, end, angle: down > 0 ? 90 : -90 };
}
