/**
 * Two rows on an upright phone as a quarter turn of the lying board: the own row is the left column read downwards,
 * the own store lies at the bottom by the thumb, the other row comes back up on the right (mirrored in clockwise games).
 *
 * All measures are in u, a 350th of the board's width, except the pits' height, which follows the screen's.
 * @import { Layout, Spot } from "../types.js"
 * @import { Natural, PitPlace, Places, StorePlace } from "./types.js"
 */
import { NOWHERE } from "./places.js";

const MARGIN = 20;
const EDGE = 20;
const BAR = 55;
const AFTER_BAR = 13;
const PITCH = 62;
/** The pitch of the rows on a low screen. */
const LOWEST = 34;
const SHADOW = 12;

/** @param {number} width */
function measure(width) {
  return Math.min(width - 2 * (width < 360 ? 10 : MARGIN), 520) / 350;
}

/** @param {number} n @param {number} pitch */
function boardHeight(n, pitch) {
  return 2 * (EDGE + BAR + AFTER_BAR) + n * pitch - 8;
}

/** @param {Layout} layout @param {number} width @returns {Natural} */
export function naturalUpright(layout, width) {
  const u = measure(width);
  return { height: boardHeight(layout.pits, PITCH) * u + SHADOW, least: boardHeight(layout.pits, LOWEST) * u + SHADOW };
}

/**
 * @param {Layout} layout
 * @param {number} viewer
 * @param {number} width
 * @param {number} height
 * @returns {Places}
 */
export function placeUpright(layout, viewer, width, height) {
  const u = measure(width);
  const n = layout.pits;
  const free = (height - SHADOW) / u - boardHeight(n, 0);
  const pitch = Math.max(LOWEST, Math.min(PITCH, free / n));
  const apart = layout.stores === "none";
  const left = (width - 350 * u) / 2;
  const full = boardHeight(n, pitch) * u;
  const cut = apart ? (EDGE / 2 + BAR + 2) * u : 0;
  const board = { x: left, y: cut, w: 350 * u, h: full - 2 * cut, rx: 66 * u, ry: 58 * u };
  const mirror = layout.clockwise ? -1 : 1;
  const centre = left + 175 * u;
  const first = EDGE + BAR + AFTER_BAR + (pitch - 8) / 2;
  const ry = (pitch - 8) / 2;
  /** @type {PitPlace[]} */
  const pits = Array.from({ length: 2 * n }, (_, index) => {
    const own = Math.floor(index / n) === viewer;
    const step = index % n;
    const side = (own ? -1 : 1) * mirror;
    const x = centre + side * 60 * u;
    const y = (first + (own ? step : n - 1 - step) * pitch) * u;
    const inward = /** @type {1 | -1} */ (-side);
    return {
      x,
      y,
      rx: 49 * u,
      ry: ry * u,
      count: { x: centre + side * 133 * u, y },
      index: null,
      hit: { x: side < 0 ? board.x : centre, y: y - (pitch / 2) * u, w: board.w / 2, h: pitch * u },
      rim: { x: x - side * 49 * u, y },
      inward,
    };
  });
  const stores = [0, 1].map((seat) => barPlace(seat === viewer, centre, full, mirror, apart, u));
  const youY = (EDGE + BAR / 2) * u;
  return {
    ...NOWHERE,
    mode: "upright",
    width,
    height: full + SHADOW,
    unit: 60 * u,
    seed: Math.min(0.44 * 54, 0.44 * 2 * ry) * u,
    traySeed: apart ? 20 * u : 0,
    board,
    pits,
    stores,
    groove: "",
    arrows: apart ? "" : arrow(centre - mirror * 133 * u, youY + 16 * u, 1, u) + arrow(centre + mirror * 133 * u, full - youY, -1, u),
    you: apart ? { x: centre - mirror * 133 * u, y: full - youY } : { x: centre - mirror * 133 * u, y: youY - 8 * u },
    countSize: Math.max(16, 20 * u),
    storeCountSize: 25,
    bead: 22,
    hop: (from, to) => hop(pits, stores, from, to, u),
    haul: (pit, seat) => haul(pits[pit], stores[seat], centre, u),
  };
}

/** @param {boolean} own @param {number} centre @param {number} full @param {number} mirror @param {boolean} apart @param {number} u @returns {StorePlace} */
function barPlace(own, centre, full, mirror, apart, u) {
  const inset = apart ? BAR / 2 : EDGE + BAR / 2;
  const y = own ? full - inset * u : inset * u;
  return {
    x: centre,
    y,
    w: 222 * u,
    h: BAR * u,
    r: 22 * u,
    count: { x: centre + (own && !apart ? -1 : 1) * mirror * 133 * u, y },
    gain: { x: centre + 40 * u, y: own ? y - 26 * u : y + 26 * u },
    rim: { x: centre + (own ? -1 : 1) * mirror * 60 * u, y: own ? y - (BAR / 2) * u : y + (BAR / 2) * u },
    tray: apart,
    chip: null,
    chipWidth: 0,
  };
}

/** @param {number} x @param {number} y @param {number} way @param {number} u */
function arrow(x, y, way, u) {
  const half = 9 * u * way;
  const head = 6 * u;
  return `M${x} ${y - half}V${y + half}M${x - head} ${y + half - head * way}L${x} ${y + half}L${x + head} ${y + half - head * way}`;
}

/** @param {PitPlace[]} pits @param {StorePlace[]} stores @param {Spot} from @param {Spot} to @param {number} u */
function hop(pits, stores, from, to, u) {
  const a = "pit" in from ? pits[from.pit] : stores[from.store];
  const b = "pit" in to ? pits[to.pit] : stores[to.store];
  const pullA = "pit" in from ? pits[from.pit].inward * 16 * u : 0;
  const pullB = "pit" in to ? pits[to.pit].inward * 16 * u : 0;
  return `M${a.rim.x} ${a.rim.y}C${a.rim.x + pullA} ${a.rim.y} ${b.rim.x + pullB} ${b.rim.y} ${b.rim.x} ${b.rim.y}`;
}

/** @param {PitPlace} pit @param {StorePlace} store @param {number} centre @param {number} u */
function haul(pit, store, centre, u) {
  const down = store.y > pit.y ? 1 : -1;
  const from = { x: pit.x + pit.inward * 0.7 * pit.rx, y: pit.y + down * 0.7 * pit.ry };
  const end = { x: centre, y: store.y - down * 14 * u };
  return { d: `M${from.x} ${from.y}C${centre} ${from.y + down * 20 * u} ${centre} ${from.y + down * 40 * u} ${end.x} ${end.y}`, end, angle: down * 90 };
}
