/**
 * Two rows a side, which form a ring of that side's own. Lying on every screen: on a phone the pits are upright ellipses and
 * every row has its own strip of counts, else the counts stand on the rims.
 *
 *   o o o o o o o o     their back row
 *   o o o o o o o o     their front row
 *   ---------------
 *   o o o o o o o o     your front row
 *   o o o o o o o o     your back row
 *
 * A hand of seeds that are still to be brought in lies in a hollow of the board: at the left end, on a phone above and below.
 * All measures are in D, the width of a pit.
 * @import { Layout } from "../types.js"
 * @import { PitPlace, Places, StorePlace } from "./types.js"
 */
import { NOWHERE } from "./places.js";

/**
 * @typedef {object} FourFrame
 * @property {number} gap between neighbours
 * @property {number} side from the board's end to a pit
 * @property {number} top from the board's upper and lower edge
 * @property {number} rows between the two rows of a side
 * @property {number} middle between the sides
 * @property {number} strip for the counts of one row
 * @property {number} flank for the hands at the left
 * @property {number} shelf for a hand above and below
 * @property {number} a height of a pit
 */

const THICKNESS = 0.09;
const SHADOW = 8;
const LYING = { gap: 0.13, side: 0.5, top: 0.43, rows: 0.13, middle: 0.26, strip: 0, a: 1 };
const UPRIGHT = { gap: 0.06, side: 0.16, top: 0.2, rows: 0, middle: 0.42, strip: 0.52, a: 1.34 };
/** The lowest a pit gets on a low screen. */
const LOWEST_PIT = 1;

/** @param {Layout} layout @param {boolean} phone @returns {FourFrame} */
function frame(layout, phone) {
  if (phone) return { ...UPRIGHT, flank: 0, shelf: layout.hands ? 0.86 : 0 };
  return { ...LYING, flank: layout.hands ? 1.02 : 0, shelf: 0 };
}

/** @param {Layout} layout @param {FourFrame} f */
function across(layout, f) {
  return layout.pits + f.gap * (layout.pits - 1) + 2 * f.side + f.flank;
}

/** @param {FourFrame} f @param {number} [a] */
function down(f, a = f.a) {
  return 4 * (a + f.strip) + 2 * (f.top + f.rows + f.shelf) + f.middle;
}

/** @type {import("./shapes.js").Shape} */
export const fourRows = {
  natural: (layout, width, portrait) => {
    const phone = portrait !== "none";
    const f = frame(layout, phone);
    const d = (width - (phone ? 4 : 0)) / across(layout, f);
    if (phone) return { height: down(f) * d + SHADOW, least: down(f, LOWEST_PIT) * d + SHADOW };
    const height = (down(f) + THICKNESS) * d + SHADOW;
    return { height, least: Math.min(height, 250) };
  },
  place: (layout, viewer, width, height, portrait) => placeFourRows(layout, viewer, width, height, portrait !== "none"),
};

/** @param {Layout} layout @param {number} viewer @param {number} width @param {number} height @param {boolean} phone @returns {Places} */
function placeFourRows(layout, viewer, width, height, phone) {
  const f = frame(layout, phone);
  const wish = (width - (phone ? 4 : 0)) / across(layout, f);
  const d = phone ? wish : Math.min(wish, (height - SHADOW) / (down(f) + THICKNESS));
  const a = phone ? Math.max(LOWEST_PIT, Math.min(f.a, ((height - SHADOW) / d - down(f, 0)) / 4)) : 1;
  const w = across(layout, f) * d;
  const h = down(f, a) * d;
  const corner = (phone ? 0.55 : 0.5) * d;
  const board = { x: (width - w) / 2, y: phone ? 0 : 2, w, h, rx: corner, ry: corner };
  const pits = Array.from({ length: 4 * layout.pits }, (_, index) => pitPlace(layout, viewer, index, board, f, a, d, phone));
  const middle = board.y + h / 2;
  return {
    ...NOWHERE,
    mode: phone ? "level" : "wide",
    width,
    height: board.y + h + (phone ? 0 : THICKNESS * d) + SHADOW,
    unit: phone ? 1.12 * d : d,
    seed: (phone ? 0.3 : 0.255) * d,
    board,
    pits,
    stores: [0, 1].map((seat) => keptPlace(seat === viewer, board, d)),
    hands: layout.hands ? [0, 1].map((seat) => handPlace(seat === viewer, board, f, d, phone)) : [],
    groove: `M${board.x + (f.flank + 0.22) * d} ${middle}H${board.x + w - 0.22 * d}`,
    countSize: phone ? Math.max(15, Math.min(18, 0.38 * d)) : Math.max(14, 0.185 * d),
    storeCountSize: phone ? 19 : Math.max(16, 0.23 * d),
    bead: phone ? 20 : Math.max(18, 0.24 * d),
    hop: (from, to) => ("pit" in from && "pit" in to ? hop(pits, from.pit, to.pit, d) : ""),
    haul: (pit) => ({ d: "", end: pits[pit], angle: 0 }),
  };
}

/** @param {Layout} layout @param {number} viewer @param {number} index @param {import("./types.js").Box} board @param {FourFrame} f @param {number} a @param {number} d @param {boolean} phone @returns {PitPlace} */
function pitPlace(layout, viewer, index, board, f, a, d, phone) {
  const n = layout.pits;
  const own = Math.floor(index / (2 * n)) === viewer;
  const step = index % (2 * n);
  const first = step < n;
  const front = first === (layout.front === "first");
  const run = first ? step : 2 * n - 1 - step;
  const column = own !== layout.clockwise ? run : n - 1 - run;
  const x = board.x + (f.flank + f.side + 0.5 + column * (1 + f.gap)) * d;
  // The distance from the middle of the board to the middle of the pit; a phone's strip of counts lies outside its row.
  const away = f.middle / 2 + a / 2 + (front ? 0 : a + f.strip + f.rows);
  const side = own ? 1 : -1;
  const y = board.y + board.h / 2 + side * away * d;
  const outward = front ? -side : side;
  const outer = (a / 2 + (phone ? f.strip : front ? f.rows / 2 : f.top)) * d;
  const inner = (a / 2 + (front ? f.middle / 2 : phone ? 0 : f.rows / 2)) * d;
  const hitTop = own ? y - inner : y - outer;
  return {
    x,
    y,
    rx: d / 2,
    ry: (a * d) / 2,
    count: phone ? { x, y: y + side * (a / 2 + f.strip / 2) * d } : { x: x + 0.355 * d, y: y + side * 0.37 * d },
    index: phone ? null : { x: x - 0.4 * d, y: y - side * 0.42 * d },
    hit: { x: x - (0.5 + f.gap / 2) * d, y: hitTop, w: (1 + f.gap) * d, h: inner + outer },
    rim: { x, y: y + outward * (a / 2) * d },
    inward: outward < 0 ? -1 : 1,
    form: "round",
  };
}

/** @param {boolean} own @param {import("./types.js").Box} board @param {FourFrame} f @param {number} d @param {boolean} phone @returns {StorePlace} */
function handPlace(own, board, f, d, phone) {
  if (phone) {
    const w = 0.6 * board.w;
    const h = 0.7 * d;
    const x = own ? board.x + board.w - f.side * d - w / 2 - 0.1 * d : board.x + f.side * d + w / 2 + 0.1 * d;
    const y = own ? board.y + board.h - (0.16 + 0.35) * d : board.y + (0.16 + 0.35) * d;
    const end = own ? x - w / 2 - 0.5 * d : x + w / 2 + 0.5 * d;
    return { ...NO_TRAY, x, y, w, h, r: h / 2, count: { x: end, y }, gain: { x: end, y }, rim: { x: end, y } };
  }
  const w = 0.8 * d;
  const h = 1.78 * d;
  const x = board.x + (0.3 + 0.4) * d;
  const y = board.y + board.h / 2 + (own ? 1 : -1) * 1.2 * d;
  const count = { x, y: y + (own ? 1 : -1) * (h / 2 + 0.2 * d) };
  return { ...NO_TRAY, x, y, w, h, r: w / 2, count, gain: count, rim: { x: x + w / 2, y } };
}

/** Seeds that the winner took in the last move and never sowed. @param {boolean} own @param {import("./types.js").Box} board @param {number} d @returns {StorePlace} */
function keptPlace(own, board, d) {
  const x = board.x + board.w - 0.3 * d;
  const y = board.y + board.h / 2 + (own ? 0.5 : -0.5) * d;
  return { ...NO_TRAY, x, y, w: 0.46 * d, h: 0.7 * d, r: 0.2 * d, count: { x, y: y + (own ? 0.5 : -0.5) * d }, gain: { x, y }, rim: { x, y } };
}

const NO_TRAY = { tray: false, chip: null, chipWidth: 0 };

/** Along a rim, or round the end of the board from one row of a side to its other. @param {PitPlace[]} pits @param {number} from @param {number} to @param {number} d */
function hop(pits, from, to, d) {
  const a = pits[from];
  const b = pits[to];
  if (Math.abs(a.x - b.x) < 1 && Math.abs(a.y - b.y) > 1) {
    const centre = pits.reduce((sum, pit) => sum + pit.x, 0) / pits.length;
    const out = (a.x >= centre ? 0.78 : -0.78) * d;
    return `M${a.rim.x} ${a.rim.y}C${a.rim.x + out} ${a.rim.y} ${b.rim.x + out} ${b.rim.y} ${b.rim.x} ${b.rim.y}`;
  }
  const pull = 0.17 * d;
  return `M${a.rim.x} ${a.rim.y}C${a.rim.x} ${a.rim.y + a.inward * pull} ${b.rim.x} ${b.rim.y + b.inward * pull} ${b.rim.x} ${b.rim.y}`;
}
