/**
 * Two rows side by side with their stores: the lying board, for every screen that is wider than a phone.
 *
 *      6 5 4 3 2 1
 *   S  o o o o o o      theirs, numbered towards their store
 *      o o o o o o  S   yours
 *      1 2 3 4 5 6
 *
 * All measures are in D, the diameter of a pit.
 * @import { Layout, Spot } from "../types.js"
 * @import { Natural, PitPlace, Places, Point, StorePlace } from "./types.js"
 */

import { NOWHERE } from "./places.js";

/**
 * @typedef {object} Frame
 * @property {number} gap between neighbours
 * @property {number} flank from the board's end to the first pit
 * @property {number} rows between the two rows
 * @property {number} strip above and below the rows, for the counts
 * @property {number} rx corner of the board
 * @property {number} ry
 * @property {number} edge from the board's end to a store
 * @property {number} storeWidth
 * @property {number} storeHeight
 * @property {number} column width of the tray column, with its distance, 0 without trays
 */

const TRAY_DISTANCE = 0.39;
/** The rim of a tray round its hollow. */
const LIP = 0.09;
/** Pit numbers stand on the cloth, this far from the board. */
const INDEX_ROOM = 30;

/** @param {Layout} layout @returns {Frame} */
function frame(layout) {
  if (layout.stores === "none") {
    return { gap: 0.14, flank: 0.4, rows: 0.5, strip: 0.42, rx: 0.72, ry: 1.2, edge: 0, storeWidth: 0, storeHeight: 0, column: 2.67 };
  }
  if (layout.wood === "teak") {
    return { gap: 0.133, flank: 1.675, rows: 0.22, strip: 0.42, rx: 1.55, ry: 1.53, edge: 0.335, storeWidth: 1.18, storeHeight: 1.72, column: 0 };
  }
  return { gap: 0.16, flank: 1.5, rows: 0.22, strip: 0.42, rx: 0.72, ry: 1.2, edge: 0.26, storeWidth: 1, storeHeight: 2.18, column: 0 };
}

/** @param {Layout} layout @param {Frame} f */
function boardUnits(layout, f) {
  return layout.pits + f.gap * (layout.pits - 1) + 2 * f.flank;
}

/** Short boards are not blown up beyond the pits of a board of five. @param {Layout} layout @param {Frame} f */
function widthUnits(layout, f) {
  return Math.max(boardUnits(layout, f), boardUnits({ ...layout, pits: 5 }, f)) + f.column;
}

/** @param {Frame} f */
function boardHeight(f) {
  return 2 + f.rows + 2 * f.strip;
}

/** The solid edge below the board and the shadow are part of the height. */
const THICKNESS = 0.09;

/** @param {Layout} layout @param {number} width @returns {Natural} */
export function naturalWide(layout, width) {
  const f = frame(layout);
  const d = width / widthUnits(layout, f);
  const height = (boardHeight(f) + THICKNESS) * d + 2 * INDEX_ROOM;
  return { height, least: Math.min(height, 190) };
}

/**
 * @param {Layout} layout
 * @param {number} viewer the seat at the bottom
 * @param {number} width
 * @param {number} height
 * @returns {Places}
 */
export function placeWide(layout, viewer, width, height) {
  const f = frame(layout);
  const numbered = height >= 280;
  const indexRoom = numbered ? INDEX_ROOM : 6;
  const d = Math.min(width / widthUnits(layout, f), (height - 2 * indexRoom) / (boardHeight(f) + THICKNESS));
  const total = (boardUnits(layout, f) + f.column) * d;
  const board = {
    x: (width - total) / 2,
    y: indexRoom,
    w: boardUnits(layout, f) * d,
    h: boardHeight(f) * d,
    rx: f.rx * d,
    ry: Math.min(f.ry * d, (boardHeight(f) * d) / 2),
  };
  const middle = board.y + board.h / 2;
  const pits = pitPlaces(layout, viewer, board, f, d, numbered);
  const stores = [0, 1].map((seat) =>
    f.column > 0
      ? trayPlace(seat === viewer, board, d)
      : storePlace((seat === viewer) !== layout.clockwise, seat === viewer, board, f, d),
  );
  const left = board.x + (f.flank + 0.06) * d;
  const right = board.x + board.w - (f.flank + 0.06) * d;
  return {
    ...NOWHERE,
    mode: "wide",
    width,
    height: board.y + board.h + THICKNESS * d + indexRoom,
    unit: d,
    seed: 0.262 * d,
    traySeed: f.column > 0 ? 0.246 * d : 0,
    board,
    pits,
    stores,
    groove: layout.clockwise ? "" : `M${left} ${middle}H${right}`,
    arrows: layout.clockwise ? clockwiseArrows(left, right, middle, d) : "",
    you: null,
    countSize: Math.max(14, 0.205 * d, d < 44 ? 0.3 * d : 0),
    storeCountSize: f.column > 0 ? Math.max(20, 0.305 * d) : Math.max(16, 0.25 * d),
    bead: Math.max(18, 0.262 * d),
    hop: (from, to) => hop(pits, stores, from, to, d),
    haul: (pit, seat) => haul(pits[pit], stores[seat], board, d),
  };
}

/**
 * @param {Layout} layout @param {number} viewer @param {import("./types.js").Box} board
 * @param {Frame} f @param {number} d @param {boolean} numbered
 * @returns {PitPlace[]}
 */
function pitPlaces(layout, viewer, board, f, d, numbered) {
  const n = layout.pits;
  return Array.from({ length: 2 * n }, (_, index) => {
    const own = Math.floor(index / n) === viewer;
    const step = index % n;
    const column = own !== layout.clockwise ? step : n - 1 - step;
    const x = board.x + (f.flank + 0.5 + column * (1 + f.gap)) * d;
    const y = board.y + (own ? f.strip + 1.5 + f.rows : f.strip + 0.5) * d;
    const inward = /** @type {1 | -1} */ (own ? -1 : 1);
    const outer = own ? board.y + board.h : board.y;
    return {
      x,
      y,
      rx: d / 2,
      ry: d / 2,
      count: { x, y: outer + inward * 0.215 * d },
      index: numbered ? { x, y: own ? outer + THICKNESS * d + 18 : outer - 18 } : null,
      hit: { x: x - (1 + f.gap) * 0.5 * d, y: own ? y - (0.5 + f.rows / 2) * d : board.y, w: (1 + f.gap) * d, h: (1 + f.rows / 2 + f.strip) * d },
      rim: { x, y: y + inward * 0.5 * d },
      inward,
    };
  });
}

/** @param {boolean} atRight @param {boolean} own @param {import("./types.js").Box} board @param {Frame} f @param {number} d @returns {StorePlace} */
function storePlace(atRight, own, board, f, d) {
  const w = f.storeWidth * d;
  const h = f.storeHeight * d;
  const x = atRight ? board.x + board.w - f.edge * d - w / 2 : board.x + f.edge * d + w / 2;
  const y = board.y + board.h / 2;
  const boat = f.storeHeight < 2;
  const away = boat ? h / 2 + 0.26 * d : board.h / 2 - 0.215 * d;
  return {
    x,
    y,
    w,
    h,
    r: boat ? 0.6 * d : w / 2,
    count: { x, y: own ? y + away : y - away },
    gain: boat ? { x: x + (atRight ? -0.38 : 0.38) * d, y: y - h / 2 + 0.04 * d } : { x, y: own ? y - away : y + away },
    rim: { x: atRight ? x - w / 2 : x + w / 2, y },
    tray: false,
    chip: null,
    chipWidth: 0,
  };
}

/** Both trays lie in a column at the right: theirs under their name, yours over yours. @param {boolean} own @param {import("./types.js").Box} board @param {number} d @returns {StorePlace} */
function trayPlace(own, board, d) {
  const w = (2.67 - TRAY_DISTANCE - 2 * LIP) * d;
  const h = 0.95 * d;
  const left = board.x + board.w + (TRAY_DISTANCE + LIP) * d;
  const y = own ? board.y + board.h - 0.99 * d : board.y + 0.88 * d;
  const name = own ? y + h / 2 + 0.3 * d : y - h / 2 - 0.3 * d;
  return {
    x: left + w / 2,
    y,
    w,
    h,
    r: h / 2,
    count: { x: left + w + LIP * d, y: name },
    gain: { x: left + w - 0.2 * d, y: y - h / 2 + 0.06 * d },
    rim: { x: left, y },
    tray: true,
    chip: { x: left - LIP * d, y: name },
    chipWidth: w + 2 * LIP * d - 46,
  };
}

/** @param {number} left @param {number} right @param {number} y @param {number} d */
function clockwiseArrows(left, right, y, d) {
  const away = 0.065 * d;
  const head = 0.09 * d;
  const up = y - away;
  const down = y + away;
  return (
    `M${left} ${up}H${right}M${right - head} ${up - head * 0.7}L${right} ${up}L${right - head} ${up + head * 0.7}` +
    `M${right} ${down}H${left}M${left + head} ${down - head * 0.7}L${left} ${down}L${left + head} ${down + head * 0.7}`
  );
}

/**
 * @param {PitPlace[]} pits @param {StorePlace[]} stores @param {Spot} from @param {Spot} to @param {number} d
 * @returns {string}
 */
function hop(pits, stores, from, to, d) {
  const a = leave(pits, stores, from, d);
  const b = leave(pits, stores, to, d);
  if ("pit" in from && "pit" in to && pits[from.pit].inward !== pits[to.pit].inward) {
    const side = pits[from.pit].x > pits[pits.length >> 1].x === pits[from.pit].inward < 0 ? 0.62 : -0.62;
    const out = { x: outward(pits, from.pit) * Math.abs(side) * d, y: 0 };
    return `M${a.at.x} ${a.at.y}C${a.at.x + out.x} ${a.at.y} ${b.at.x + out.x} ${b.at.y} ${b.at.x} ${b.at.y}`;
  }
  return `M${a.at.x} ${a.at.y}C${a.pull.x} ${a.pull.y} ${b.pull.x} ${b.pull.y} ${b.at.x} ${b.at.y}`;
}

/** 1 if the pit lies in the right half of the board. @param {PitPlace[]} pits @param {number} index */
function outward(pits, index) {
  const centre = pits.reduce((sum, pit) => sum + pit.x, 0) / pits.length;
  return pits[index].x >= centre ? 1 : -1;
}

/**
 * The point where the thread touches a spot, and the point that pulls it off the wood.
 * @param {PitPlace[]} pits @param {StorePlace[]} stores @param {Spot} spot @param {number} d
 * @returns {{at: Point, pull: Point}}
 */
function leave(pits, stores, spot, d) {
  if ("pit" in spot) {
    const pit = pits[spot.pit];
    const reach = 0.17 * d;
    return { at: pit.rim, pull: { x: pit.x, y: pit.rim.y + pit.inward * reach } };
  }
  const store = stores[spot.store];
  const away = store.rim.x < store.x ? -0.35 : 0.35;
  return { at: store.rim, pull: { x: store.rim.x + away * d, y: store.rim.y } };
}

/** @param {PitPlace} pit @param {StorePlace} store @param {import("./types.js").Box} board @param {number} d */
function haul(pit, store, board, d) {
  const toRight = store.x > pit.x ? 1 : -1;
  const from = { x: pit.x + toRight * 0.4 * d, y: pit.y + pit.inward * 0.38 * d };
  const middle = board.y + board.h / 2;
  if (!store.tray) {
    const end = { x: store.rim.x + toRight * 0.08 * d, y: middle };
    const bend = from.x + (end.x - from.x) * 0.34;
    return { d: `M${from.x} ${from.y}C${from.x + toRight * 0.3 * d} ${middle + pit.inward * -0.04 * d} ${bend} ${middle} ${end.x} ${end.y}`, end, angle: toRight > 0 ? 0 : 180 };
  }
  const lane = middle + 0.12 * d;
  const end = { x: store.rim.x + 0.1 * d, y: store.y - 0.06 * d };
  const gate = board.x + board.w - 0.3 * d;
  const down = { x: pit.x + 0.18 * d, y: pit.y + pit.inward * 0.5 * d };
  return {
    d: `M${down.x} ${down.y}C${down.x + 0.3 * d} ${lane} ${down.x + 0.4 * d} ${lane} ${Math.min(down.x + 0.9 * d, gate)} ${lane}H${gate}C${gate + 0.4 * d} ${lane} ${end.x - 0.3 * d} ${end.y} ${end.x} ${end.y}`,
    end,
    angle: end.y > lane ? 12 : -12,
  };
}
