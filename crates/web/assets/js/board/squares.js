/**
 * Two rows of squares drawn in chalk, and a half moon at each end that belongs to nobody and holds a large piece.
 *
 *      11 10  9  8  7
 *    (                 )
 *       1  2  3  4  5
 *
 * All measures are in u, the side of a square.
 * @import { Layout, Spot } from "../types.js"
 * @import { PitPlace, Places, StorePlace } from "./types.js"
 */
import { neutralsOf, numberOf, ownerOf } from "./cells.js";
import { NOWHERE } from "./places.js";

/**
 * @typedef {object} SquareFrame
 * @property {number} end from the board's end to a moon
 * @property {number} moon width of a half moon
 * @property {number} strip above and below the squares
 * @property {number} a height of a square
 * @property {number} column for the trays at the right
 * @property {number} bar for a tray above and below
 */

const LYING = { end: 0.38, moon: 0.98, strip: 0.46, a: 1, column: 2.5, bar: 0 };
const UPRIGHT = { end: 0.14, moon: 0.86, strip: 0.62, a: 1.4, column: 0, bar: 1.3 };
const THICKNESS = 0.1;
const SHADOW = 8;

/** @param {Layout} layout @param {SquareFrame} f */
function boardWidth(layout, f) {
  return layout.pits + 2 * (f.moon + f.end);
}

/** @param {SquareFrame} f @param {number} [a] */
function boardHeight(f, a = f.a) {
  return 2 * (a + f.strip);
}

/** @type {import("./shapes.js").Shape} */
export const squares = {
  natural: (layout, width, portrait) => {
    const f = portrait === "none" ? LYING : UPRIGHT;
    const u = (width - (portrait === "none" ? 0 : 8)) / (boardWidth(layout, f) + f.column);
    const height = (boardHeight(f) + 2 * f.bar + THICKNESS) * u + SHADOW;
    const least = (boardHeight(f, 1) + 2 * f.bar + THICKNESS) * u + SHADOW;
    return { height, least: portrait === "none" ? Math.min(height, 190) : least };
  },
  place: (layout, viewer, width, height, portrait) => placeSquares(layout, viewer, width, height, portrait !== "none"),
};

/** @param {Layout} layout @param {number} viewer @param {number} width @param {number} height @param {boolean} phone @returns {Places} */
function placeSquares(layout, viewer, width, height, phone) {
  const f = phone ? UPRIGHT : LYING;
  const wish = (width - (phone ? 8 : 0)) / (boardWidth(layout, f) + f.column);
  const u = phone ? wish : Math.min(wish, (height - SHADOW) / (boardHeight(f) + THICKNESS));
  const a = phone ? Math.max(1, Math.min(f.a, ((height - SHADOW) / u - boardHeight(f, 0) - 2 * f.bar - THICKNESS) / 2)) : 1;
  const w = boardWidth(layout, f) * u;
  const h = boardHeight(f, a) * u;
  const board = { x: (width - w - f.column * u) / 2, y: f.bar * u, w, h, rx: 0.22 * u, ry: 0.22 * u };
  const pits = Array.from({ length: 2 * layout.pits + 2 }, (_, index) => cellPlace(layout, viewer, index, board, f, a, u, phone));
  const stores = [0, 1].map((seat) => (phone ? barTray(seat === viewer, board, f, u) : columnTray(seat === viewer, board, u)));
  const neutrals = neutralsOf(layout);
  return {
    ...NOWHERE,
    mode: phone ? "level" : "wide",
    width,
    height: board.y + h + (THICKNESS + f.bar) * u + SHADOW,
    unit: phone ? 1.05 * u : 0.86 * u,
    seed: (phone ? 0.3 : 0.215) * u,
    traySeed: phone ? Math.min(20, 0.34 * u) : 0.21 * u,
    board,
    pits,
    stores,
    pieces: neutrals.map((index) => ({ x: pits[index].x, y: board.y + h / 2 - 0.3 * a * u, size: (phone ? 0.6 : 0.56) * u })),
    takenPieces: stores.map((store) => ({ x: store.x - store.w / 2 + store.h * 0.5, y: store.y, size: store.h * 0.72 })),
    groove: "",
    chalk: chalk(layout, board, f, a, u),
    countSize: phone ? 18 : Math.max(16, 0.19 * u),
    storeCountSize: phone ? 22 : Math.max(18, 0.24 * u),
    bead: phone ? 20 : Math.max(18, 0.21 * u),
    hop: (from, to) => hop(pits, stores, from, to, u),
    haul: (pit, seat) => haul(pits[pit], stores[seat], board, u, phone),
  };
}

/** @param {Layout} layout @param {number} viewer @param {number} index @param {import("./types.js").Box} board @param {SquareFrame} f @param {number} a @param {number} u @param {boolean} phone @returns {PitPlace} */
function cellPlace(layout, viewer, index, board, f, a, u, phone) {
  const middle = board.y + board.h / 2;
  const owner = ownerOf(layout, index);
  const start = board.x + (f.end + f.moon) * u;
  if (owner === null) return moonPlace((index === 0) === (viewer === 0), board, f, a, u, phone);
  const own = owner === viewer;
  const step = numberOf(layout, index) - 1;
  const x = start + (own ? step + 0.5 : layout.pits - step - 0.5) * u;
  const side = own ? 1 : -1;
  const y = middle + side * (a / 2) * u;
  const outer = middle + side * (a + f.strip) * u;
  return {
    x,
    y,
    rx: 0.46 * u,
    ry: 0.46 * a * u,
    count: { x, y: outer - side * f.strip * 0.44 * u },
    index: phone ? null : { x: x - 0.38 * u, y: y + side * 0.37 * a * u },
    hit: { x: x - 0.5 * u, y: own ? middle : outer, w: u, h: (a + f.strip) * u },
    rim: { x, y: y - side * 0.26 * a * u },
    inward: own ? -1 : 1,
    form: "square",
  };
}

/** @param {boolean} atLeft @param {import("./types.js").Box} board @param {SquareFrame} f @param {number} a @param {number} u @param {boolean} phone @returns {PitPlace} */
function moonPlace(atLeft, board, f, a, u, phone) {
  const middle = board.y + board.h / 2;
  const out = atLeft ? -1 : 1;
  const flat = atLeft ? board.x + (f.end + f.moon) * u : board.x + board.w - (f.end + f.moon) * u;
  const x = flat + out * 0.44 * u;
  const left = atLeft ? board.x + f.end * u : flat;
  return {
    x,
    y: middle + 0.4 * a * u,
    rx: 0.3 * u,
    ry: 0.3 * a * u,
    count: phone ? { x: flat + out * 0.5 * u, y: middle - (a + 0.3) * u } : { x: flat + out * 0.62 * u, y: middle - 1.08 * u },
    index: phone ? null : { x: flat + out * 0.6 * u, y: middle + 1.12 * u },
    hit: { x: left, y: middle - a * u, w: f.moon * u, h: 2 * a * u },
    rim: { x: flat + out * 0.22 * u, y: middle },
    inward: -1,
    form: "moon",
    outline: moon(flat, middle, out, f, a, u),
  };
}

/** @param {number} flat @param {number} middle @param {number} out @param {SquareFrame} f @param {number} a @param {number} u */
function moon(flat, middle, out, f, a, u) {
  return `M${flat} ${middle - a * u}A${f.moon * u} ${a * u} 0 0 ${out < 0 ? 0 : 1} ${flat} ${middle + a * u}Z`;
}

/** Every line of the board. @param {Layout} layout @param {import("./types.js").Box} board @param {SquareFrame} f @param {number} a @param {number} u */
function chalk(layout, board, f, a, u) {
  const middle = board.y + board.h / 2;
  const left = board.x + (f.end + f.moon) * u;
  const right = board.x + board.w - (f.end + f.moon) * u;
  const walls = Array.from({ length: layout.pits - 1 }, (_, i) => `M${left + (i + 1) * u} ${middle - a * u}V${middle + a * u}`).join("");
  const rails = [-a, 0, a].map((y) => `M${left} ${middle + y * u}H${right}`).join("");
  return rails + walls + moon(left, middle, -1, f, a, u) + moon(right, middle, 1, f, a, u);
}

/** @param {boolean} own @param {import("./types.js").Box} board @param {number} u @returns {StorePlace} */
function columnTray(own, board, u) {
  const w = 1.98 * u;
  const h = 0.82 * u;
  const left = board.x + board.w + 0.42 * u;
  const y = own ? board.y + board.h - 0.9 * u : board.y + 0.84 * u;
  const name = own ? y + h / 2 + 0.27 * u : y - h / 2 - 0.27 * u;
  return {
    x: left + w / 2,
    y,
    w,
    h,
    r: h / 2,
    count: { x: left + w + 0.06 * u, y: name },
    gain: { x: left + w - 0.2 * u, y: y - h / 2 + 0.06 * u },
    rim: { x: left, y },
    tray: true,
    chip: { x: left - 0.08 * u, y: name },
    chipWidth: w + 0.16 * u - 46,
  };
}

/** @param {boolean} own @param {import("./types.js").Box} board @param {SquareFrame} f @param {number} u @returns {StorePlace} */
function barTray(own, board, f, u) {
  const w = 4.1 * u;
  const h = 0.92 * u;
  const x = own ? board.x + board.w - 0.2 * u - w / 2 : board.x + 0.2 * u + w / 2;
  const y = own ? board.y + board.h + 0.8 * u : board.y - 0.72 * u;
  const end = own ? x - w / 2 - 0.5 * u : x + w / 2 + 0.5 * u;
  return {
    x,
    y,
    w,
    h,
    r: h / 2,
    count: { x: end, y },
    gain: { x: own ? x - w / 2 + 0.1 * u : x + w / 2 - 0.1 * u, y: own ? y - 0.34 * u : y + 0.34 * u },
    rim: { x: own ? x + w / 2 - 0.4 * u : x - w / 2 + 0.4 * u, y: own ? y - h / 2 : y + h / 2 },
    tray: true,
    chip: null,
    chipWidth: 0,
  };
}

/** @param {PitPlace[]} pits @param {StorePlace[]} stores @param {Spot} from @param {Spot} to @param {number} u */
function hop(pits, stores, from, to, u) {
  const a = "pit" in from ? pits[from.pit] : stores[from.store];
  const b = "pit" in to ? pits[to.pit] : stores[to.store];
  const pullA = "pit" in from && pits[from.pit].form === "square" ? pits[from.pit].inward * 0.16 * u : 0;
  const pullB = "pit" in to && pits[to.pit].form === "square" ? pits[to.pit].inward * 0.16 * u : 0;
  return `M${a.rim.x} ${a.rim.y}C${a.rim.x} ${a.rim.y + pullA} ${b.rim.x} ${b.rim.y + pullB} ${b.rim.x} ${b.rim.y}`;
}

/** @param {PitPlace} pit @param {StorePlace} store @param {import("./types.js").Box} board @param {number} u @param {boolean} phone */
function haul(pit, store, board, u, phone) {
  if (phone) {
    const down = store.y > pit.y ? 1 : -1;
    const end = { x: Math.max(store.x - store.w / 2 + 0.4 * u, Math.min(store.x + store.w / 2 - 0.4 * u, pit.x + 0.42 * u)), y: store.y - down * 0.3 * u };
    return { d: `M${pit.x + 0.3 * u} ${pit.y}C${end.x} ${pit.y} ${end.x} ${pit.y + down * 0.5 * u} ${end.x} ${end.y}`, end, angle: down * 90 };
  }
  const middle = board.y + board.h / 2;
  const end = { x: store.rim.x + 0.1 * u, y: store.y };
  const gate = board.x + board.w;
  return { d: `M${pit.x + 0.3 * u} ${pit.y + pit.inward * 0.3 * u}Q${pit.x + 0.5 * u} ${middle} ${pit.x + 0.8 * u} ${middle}H${gate - 0.2 * u}Q${gate + 0.1 * u} ${middle} ${end.x} ${end.y}`, end, angle: end.y > middle ? 35 : -35 };
}
