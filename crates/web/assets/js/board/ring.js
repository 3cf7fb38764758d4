/**
 * Three or four sides round a square, a score pit in each corner: your side at the bottom with your score pit at its right end,
 * the others in sowing order from there. With three seats one side is blank wood, and a carved arrow leads past it. In games sown
 * clockwise left and right change places.
 *
 *   S 6 5 4 3 2 1 S
 *   1             6
 *   .             .
 *   6             1
 *   S 1 2 3 4 5 6 S
 *
 * All measures are in D, the diameter of a pit.
 * @import { Layout, Spot } from "../types.js"
 * @import { PitPlace, Places, Point, StorePlace } from "./types.js"
 */
import { NOWHERE } from "./places.js";

const EDGE = 0.345;
const PITCH = 1.136;
const CORNER = 1.12;
/** From the board's edge to the felt in its middle. */
const RIM = 1.88;
const THICKNESS = 0.09;
const SHADOW = 8;

/** Sides as the viewer sees them: where a side begins, the way it runs, and the way off the board. */
const SIDES = {
  bottom: { from: [0, 1], run: [1, 0], off: [0, 1] },
  right: { from: [1, 1], run: [0, -1], off: [1, 0] },
  top: { from: [1, 0], run: [-1, 0], off: [0, -1] },
  left: { from: [0, 0], run: [0, 1], off: [-1, 0] },
};

/** @typedef {keyof typeof SIDES} SideName */

/** The side on which a seat sits. @param {Layout} layout @param {number} viewer @param {number} seat @returns {SideName} */
function sideOf(layout, viewer, seat) {
  const after = (seat - viewer + layout.seats) % layout.seats;
  const order = /** @type {SideName[]} */ (layout.seats === 3 ? ["bottom", "right", "left"] : ["bottom", "right", "top", "left"]);
  return order[after];
}

/** @param {Layout} layout */
function units(layout) {
  return 2 * EDGE + 1 + PITCH * (layout.pits + 1);
}

/** @type {import("./shapes.js").Shape} */
export const squareRing = {
  natural: (layout, width, portrait) => {
    const across = width - (portrait === "none" ? 0 : 8);
    const height = across * (1 + THICKNESS / units(layout)) + SHADOW;
    return { height, least: Math.min(height, 290) };
  },
  place: (layout, viewer, width, height, portrait) => placeRing(layout, viewer, width, height, portrait !== "none"),
};

/** @param {Layout} layout @param {number} viewer @param {number} width @param {number} height @param {boolean} phone @returns {Places} */
function placeRing(layout, viewer, width, height, phone) {
  const d = Math.min((width - (phone ? 8 : 0)) / units(layout), (height - SHADOW) / (units(layout) + THICKNESS));
  const w = units(layout) * d;
  const board = { x: (width - w) / 2, y: 0, w, h: w, rx: 0.62 * d, ry: 0.62 * d };
  const mirror = layout.clockwise ? -1 : 1;
  const far = PITCH * (layout.pits + 1) * d;
  const near = (EDGE + 0.5) * d;
  /** A point of a side's line, by its steps from the side's first corner. @param {SideName} side @param {number} steps @returns {Point} */
  const point = (side, steps) => {
    const { from, run } = SIDES[side];
    const x = near + from[0] * far + run[0] * steps * PITCH * d;
    return { x: board.x + (mirror < 0 ? w - x : x), y: board.y + near + from[1] * far + run[1] * steps * PITCH * d };
  };
  const off = /** @param {SideName} side */ (side) => ({ x: SIDES[side].off[0] * mirror, y: SIDES[side].off[1] });
  const pits = Array.from({ length: layout.seats * layout.pits }, (_, index) => {
    const side = sideOf(layout, viewer, Math.floor(index / layout.pits));
    return pitPlace(point(side, (index % layout.pits) + 1), off(side), d, side === "bottom");
  });
  const stores = Array.from({ length: layout.seats }, (_, seat) => cornerPlace(point(sideOf(layout, viewer, seat), layout.pits + 1), board, d));
  const felt = { x: board.x + RIM * d, y: board.y + RIM * d, w: w - 2 * RIM * d, h: w - 2 * RIM * d, rx: 0.4 * d, ry: 0.4 * d };
  return {
    ...NOWHERE,
    mode: phone ? "level" : "wide",
    width,
    height: w + THICKNESS * d + SHADOW,
    unit: d,
    seed: 0.27 * d,
    board,
    pits,
    stores,
    felt,
    seats: Array.from({ length: layout.seats }, (_, seat) => namePlace(off(sideOf(layout, viewer, seat)), felt)),
    groove: "",
    arrows: layout.seats === 3 ? blankSide(point("top", 0), point("top", layout.pits + 1), point("left", 1), mirror, d) : "",
    countSize: Math.max(15, Math.min(0.25 * d, 26)),
    storeCountSize: Math.max(15, Math.min(0.25 * d, 26)),
    bead: Math.max(18, 0.3 * d),
    hop: (from, to) => hop(touch(pits, stores, from, board, d), touch(pits, stores, to, board, d), d),
    haul: (pit, seat) => haul(pits[pit], stores[seat]),
  };
}

/** @param {Point} at @param {Point} off @param {number} d @param {boolean} own @returns {PitPlace} */
function pitPlace(at, off, d, own) {
  const half = { x: off.x === 0 ? (PITCH / 2) * d : (EDGE + 0.5) * d, y: off.y === 0 ? (PITCH / 2) * d : (EDGE + 0.5) * d };
  const inner = (RIM - EDGE - 0.5) * d;
  const left = off.x > 0 ? at.x - inner : at.x - half.x;
  const top = off.y > 0 ? at.y - inner : at.y - half.y;
  const w = off.x === 0 ? PITCH * d : inner + half.x;
  const h = off.y === 0 ? PITCH * d : inner + half.y;
  return {
    x: at.x,
    y: at.y,
    rx: d / 2,
    ry: d / 2,
    count: { x: at.x - off.x * 0.77 * d, y: at.y - off.y * 0.77 * d },
    index: null,
    hit: { x: left, y: top, w, h },
    rim: { x: at.x + off.x * 0.5 * d, y: at.y + off.y * 0.5 * d },
    inward: own ? -1 : 1,
    form: "round",
  };
}

/** @param {Point} at @param {import("./types.js").Box} board @param {number} d @returns {StorePlace} */
function cornerPlace(at, board, d) {
  const right = at.x > board.x + board.w / 2 ? 1 : -1;
  const low = at.y > board.y + board.h / 2 ? 1 : -1;
  const count = { x: at.x - right * 0.5 * d, y: at.y - low * 0.52 * d };
  return {
    x: at.x,
    y: at.y,
    w: CORNER * d,
    h: CORNER * d,
    r: 0.32 * d,
    count,
    gain: { x: at.x, y: at.y },
    rim: { x: at.x + right * 0.4 * d, y: at.y + low * 0.4 * d },
    tray: false,
    chip: null,
    chipWidth: 0,
  };
}

/** Names stand on the felt before their sides. @param {Point} off @param {import("./types.js").Box} felt @returns {Point} */
function namePlace(off, felt) {
  return { x: felt.x + felt.w * (0.5 + off.x * 0.26), y: felt.y + felt.h * (0.5 + off.y * 0.36) };
}

/** From the last score pit before the empty side to the first pit after it. @param {Point} from @param {Point} corner @param {Point} to @param {number} mirror @param {number} d */
function blankSide(from, corner, to, mirror, d) {
  const start = from.x - mirror * 0.68 * d;
  const end = to.y - 0.62 * d;
  const head = 0.12 * d;
  const bend = mirror * 0.5 * d;
  return `M${start} ${corner.y}H${corner.x + bend}Q${corner.x} ${corner.y} ${corner.x} ${corner.y + 0.5 * d}V${end}M${corner.x - head} ${end - head}L${corner.x} ${end}L${corner.x + head} ${end - head}`;
}

/** Where a thread touches a spot and which way it is pulled off: outwards, so that the counts inside stay free. @param {PitPlace[]} pits @param {StorePlace[]} stores @param {Spot} spot @param {import("./types.js").Box} board @param {number} d */
function touch(pits, stores, spot, board, d) {
  if ("pit" in spot) {
    const { x, y, rim } = pits[spot.pit];
    return { at: rim, pull: { x: rim.x + (rim.x - x) * 0.4, y: rim.y + (rim.y - y) * 0.4 } };
  }
  const store = stores[spot.store];
  const right = store.x > board.x + board.w / 2 ? 1 : -1;
  const low = store.y > board.y + board.h / 2 ? 1 : -1;
  return { at: store.rim, pull: { x: store.rim.x + right * 0.12 * d, y: store.rim.y + low * 0.12 * d } };
}

/** @param {{at: Point, pull: Point}} a @param {{at: Point, pull: Point}} b @param {number} d */
function hop(a, b, d) {
  const long = Math.hypot(a.at.x - b.at.x, a.at.y - b.at.y) > 2.5 * d;
  return long ? `M${a.at.x} ${a.at.y}L${b.at.x} ${b.at.y}` : `M${a.at.x} ${a.at.y}C${a.pull.x} ${a.pull.y} ${b.pull.x} ${b.pull.y} ${b.at.x} ${b.at.y}`;
}

/** @param {PitPlace} pit @param {StorePlace} store */
function haul(pit, store) {
  const angle = (Math.atan2(store.y - pit.y, store.x - pit.x) * 180) / Math.PI;
  return { d: `M${pit.x} ${pit.y}L${store.x} ${store.y}`, end: { x: store.x, y: store.y }, angle };
}
