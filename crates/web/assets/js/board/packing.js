/**
 * Where the seeds of a pit or a store lie: patterns an eye can count up to twelve, a heap from thirteen on.
 * @import { PitPlace, Places, Point, StorePlace } from "./types.js"
 */

/** At most this many seeds of a pit are drawn; the number tells the rest. */
export const DRAWN_IN_PIT = 28;
/** The same for a store. */
export const DRAWN_IN_STORE = 60;

const GOLDEN = 2.399963;

/** @param {number[]} counts seeds in each line @param {number} pitch between neighbours @param {number} lines between lines @returns {[number, number][]} */
function lines(counts, pitch, lines) {
  const top = (-(counts.length - 1) * lines) / 2;
  return counts.flatMap((count, line) =>
    Array.from({ length: count }, (_, i) => /** @type {[number, number]} */ ([(i - (count - 1) / 2) * pitch, top + line * lines])),
  );
}

/** @param {number} r @param {number} n @param {number} turn @returns {[number, number][]} */
function circle(r, n, turn) {
  return Array.from({ length: n }, (_, i) => [r * Math.sin(turn + (i * 2 * Math.PI) / n), -r * Math.cos(turn + (i * 2 * Math.PI) / n)]);
}

/** In radii of a round pit. @type {[number, number][][]} */
const ROUND = [
  [],
  [[0, 0]],
  [[-0.22, 0], [0.22, 0]],
  circle(0.27, 3, 0),
  [[-0.24, -0.23], [0.24, -0.23], [-0.24, 0.23], [0.24, 0.23]],
  [[-0.36, -0.34], [0.36, -0.34], [0, 0], [-0.36, 0.34], [0.36, 0.34]],
  lines([3, 3], 0.44, 0.46),
  [[0, 0], ...circle(0.47, 6, Math.PI / 6)],
  lines([3, 2, 3], 0.42, 0.42),
  lines([3, 3, 3], 0.42, 0.42),
  lines([3, 4, 3], 0.4, 0.41),
  lines([4, 3, 4], 0.345, 0.4),
  lines([2, 4, 4, 2], 0.39, 0.39),
];

/** In sizes of a seed, for upright pits. @type {[number, number][][]} */
const UPRIGHT = [
  [],
  [[0, 0]],
  [[-0.3, -0.46], [0.3, 0.46]],
  [[0, -0.62], [-0.53, 0.36], [0.53, 0.36]],
  [[-0.52, -0.54], [0.52, -0.54], [-0.52, 0.54], [0.52, 0.54]],
  [[-0.55, -0.84], [0.55, -0.84], [0, 0], [-0.55, 0.84], [0.55, 0.84]],
  lines([2, 2, 2], 1.06, 1.02),
  lines([2, 3, 2], 0.9, 0.92),
  lines([2, 2, 2, 2], 1, 0.82),
  lines([2, 3, 2, 2], 0.88, 0.8),
  lines([2, 3, 3, 2], 0.84, 0.8),
  lines([2, 3, 2, 3, 1], 0.84, 0.7),
  lines([2, 3, 2, 3, 2], 0.84, 0.69),
];

/** A number from 0 to 1, the same for the same arguments. @param {number} a @param {number} b */
export function noise(a, b) {
  let h = (Math.imul(a + 17, 374761393) + Math.imul(b + 29, 668265263)) | 0;
  h = Math.imul(h ^ (h >>> 13), 1274126177);
  return ((h ^ (h >>> 16)) >>> 0) / 4294967296;
}

/** In radii: a floor, a second layer, a few on top; back to front within a layer. @param {number} count @returns {[number, number][]} */
function heap(count) {
  const floor = Math.min(count, 14);
  const second = Math.min(Math.max(count - 14, 0), 9);
  const top = Math.min(Math.max(count - 23, 0), 5);
  const spread = count < 16 ? 0.6 : 0.7;
  /** @param {number} n @param {number} r @param {number} up @param {number} turn @returns {[number, number][]} */
  const layer = (n, r, up, turn) =>
    Array.from({ length: n }, (_, i) => {
      const away = r * Math.sqrt((i + 0.4) / n);
      return /** @type {[number, number]} */ ([away * Math.cos(turn + i * GOLDEN), away * Math.sin(turn + i * GOLDEN) - up]);
    }).sort((a, b) => a[1] - b[1]);
  return [...layer(floor, spread, 0, 0.4), ...layer(second, 0.4, 0.05, 1.3), ...layer(top, 0.2, 0.1, 2.2)];
}

/**
 * The places of `count` seeds in a pit, in drawing order.
 * @param {PitPlace} pit @param {number} index the pit, for its own small irregularity
 * @param {number} count @param {number} seed size of a seed
 * @returns {Point[]}
 */
export function pitSlots(pit, index, count, seed) {
  const round = Math.abs(pit.rx - pit.ry) < 1 || (pit.form === "square" && pit.ry < 1.2 * pit.rx);
  const turn = (noise(index, 3) - 0.5) * 0.2;
  const cos = Math.cos(turn);
  const sin = Math.sin(turn);
  const lying = pit.rx > pit.ry + 1;
  const long = Math.max(pit.rx, pit.ry) - 0.42 * seed;
  const short = Math.min(pit.rx, pit.ry) - 0.42 * seed;
  const heaped = count > 12;
  const offsets = heaped ? heap(count) : round ? ROUND[count] : UPRIGHT[count];
  /** How far the pattern must shrink to fit along one axis. @param {number} room @param {number} axis */
  const fit = (room, axis) => (round || heaped ? 1 : Math.min(1, room / (seed * Math.max(0.1, ...offsets.map((offset) => Math.abs(offset[axis]))) + 0.02 * pit.ry)));
  const tall = fit(long, 1);
  const broad = lying ? fit(short, 0) : 1;
  return offsets.map(([x, y], slot) => {
    const jx = (noise(index * 31 + slot, 7) - 0.5) * 0.056 * pit.rx;
    const jy = (noise(index * 31 + slot, 11) - 0.5) * 0.056 * pit.rx;
    if (heaped || round) {
      const px = x * pit.rx;
      const py = y * pit.ry;
      return { x: pit.x + px * cos - py * sin + jx, y: pit.y + px * sin + py * cos + jy };
    }
    const [sx, sy] = lying ? [y * tall, x * broad] : [x, y * tall];
    return { x: pit.x + sx * seed + jx, y: pit.y + sy * seed + jy };
  });
}

/** Seeds held above a pit, round its middle. @param {PitPlace} pit @param {number} count @param {number} unit @returns {Point[]} */
export function airSlots(pit, count, unit) {
  return Array.from({ length: Math.min(count, 10) }, (_, i) => {
    const away = 0.1 * unit * Math.sqrt(i);
    return { x: pit.x + away * Math.cos(i * GOLDEN), y: pit.y - 0.1 * unit + away * Math.sin(i * GOLDEN) };
  });
}

/**
 * The places of `count` seeds in a store or a tray, in drawing order.
 * @param {StorePlace} store @param {number} seat @param {number} count @param {Places} places
 * @returns {Point[]}
 */
export function storeSlots(store, seat, count, places) {
  const drawn = Math.min(count, DRAWN_IN_STORE);
  return store.tray ? traySlots(store, drawn, places) : hexSlots(store, seat, drawn, places.seed);
}

/** Hexagonal lines across the store's short side, from the middle outwards. @param {StorePlace} store @param {number} seat @param {number} count @param {number} seed @returns {Point[]} */
function hexSlots(store, seat, count, seed) {
  const lying = store.w > store.h;
  const short = Math.min(store.w, store.h) - 0.14 * Math.min(store.w, store.h);
  const long = Math.max(store.w, store.h) - 0.5 * Math.min(store.w, store.h);
  for (let step = 0; step <= 6; step += 1) {
    const spacing = seed * (1.04 - 0.05 * step);
    const across = Math.max(1, Math.floor((short - seed * 0.9) / spacing) + 1);
    const down = spacing * 0.88;
    const lineCount = Math.max(1, Math.floor((long - seed * 0.9) / down) + 1);
    const fit = hexCapacity(lineCount, across);
    if (fit >= count || step === 6) {
      const first = hexLayer(Math.min(count, fit), across, spacing, down);
      const second = hexLayer(Math.max(0, Math.min(count - fit, fit)), Math.max(1, across - 1), spacing, down);
      return [...first, ...second.map(([x, y]) => /** @type {[number, number]} */ ([x + spacing * 0.3, y - spacing * 0.25]))].map(([x, y], i) => {
        const jx = (noise(seat * 97 + i, 5) - 0.5) * 0.16 * seed;
        const jy = (noise(seat * 97 + i, 9) - 0.5) * 0.16 * seed;
        return lying ? { x: store.x + y + jx, y: store.y + x + jy } : { x: store.x + x + jx, y: store.y + y + jy };
      });
    }
  }
  return [];
}

/** @param {number} lineCount @param {number} across */
function hexCapacity(lineCount, across) {
  return Array.from({ length: lineCount }, (_, i) => hexLine(i, across)).reduce((sum, n) => sum + n, 0);
}

/** Seeds in the i-th line from the middle. @param {number} i @param {number} across */
function hexLine(i, across) {
  const away = Math.ceil(i / 2);
  return away % 2 === 0 ? across : Math.max(1, across - 1);
}

/** @param {number} count @param {number} across @param {number} spacing @param {number} down @returns {[number, number][]} */
function hexLayer(count, across, spacing, down) {
  /** @type {{y: number, n: number, full: number}[]} */
  const filled = [];
  for (let line = 0, left = count; left > 0; line += 1) {
    const full = hexLine(line, across);
    const n = Math.min(left, full);
    const away = Math.ceil(line / 2);
    filled.push({ y: (line % 2 === 0 ? away : -away) * down, n, full });
    left -= n;
  }
  const ends = filled.map(({ y }) => y);
  const middle = filled.length ? (Math.min(...ends) + Math.max(...ends)) / 2 : 0;
  const slots = filled.flatMap(({ y, n }) =>
    Array.from({ length: n }, (_, i) => /** @type {[number, number]} */ ([(i - (n - 1) / 2) * spacing, y - middle])),
  );
  return slots.sort((a, b) => a[1] - b[1]);
}

/** Lines of five, later of ten, then a second layer. @param {StorePlace} store @param {number} count @param {Places} places @returns {Point[]} */
function traySlots(store, count, places) {
  const wide = places.mode === "wide";
  const small = wide ? places.traySeed * 0.7 : places.traySeed;
  const large = wide && count <= 15;
  const size = large ? places.traySeed : small;
  const perLine = large ? 5 : 10;
  const inner = store.w - store.h * 0.55;
  const pitch = Math.min(size * 1.04, inner / perLine);
  const lineLimit = large ? 3 : wide ? 4 : 2;
  const layer = perLine * lineLimit;
  const inLayer = Math.min(count, layer);
  const lineCount = Math.ceil(inLayer / perLine);
  const down = Math.min(size * 0.98, (store.h * 0.76) / Math.max(lineCount, 1));
  return Array.from({ length: count }, (_, i) => {
    const above = i >= layer;
    const j = i % layer;
    const line = Math.floor(j / perLine);
    const inLine = Math.min(perLine, (above ? Math.min(count - layer, layer) : inLayer) - line * perLine);
    const column = j % perLine;
    const five = perLine === 10 && column >= 5 ? size * 0.3 : 0;
    const shift = perLine === 10 && inLine > 5 ? size * 0.15 : 0;
    return {
      x: store.x + (column - (inLine - 1) / 2) * pitch + five - shift + (above ? size * 0.2 : 0) + (noise(i, 5) - 0.5) * 0.06 * size,
      y: store.y + (line - (lineCount - 1) / 2) * down - (above ? size * 0.22 : 0) + (noise(i, 9) - 0.5) * 0.06 * size,
    };
  });
}

/** Seeds in a tray are drawn at another size than on the board. @param {StorePlace} store @param {number} count @param {Places} places */
export function seedScale(store, count, places) {
  if (!store.tray) return 1;
  const size = places.mode === "wide" ? (count <= 15 ? places.traySeed : places.traySeed * 0.7) : places.traySeed;
  return size / places.seed;
}
