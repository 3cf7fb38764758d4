/**
 * Everything drawn with the thread over the wood: rings, hops, beads, corners, arrows, the marks of the last move.
 * @import { SowEvent, Spot } from "../types.js"
 * @import { Places, Point } from "./types.js"
 * @import { SpotKey } from "./sowing.js"
 */
import { centreOf, spotOf } from "./sowing.js";

const SVG = "http://www.w3.org/2000/svg";

/**
 * @param {string} name @param {Record<string, string | number>} attributes @param {SVGElement[]} [children]
 * @returns {SVGElement}
 */
export function svg(name, attributes, children = []) {
  const element = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) {
    element.setAttribute(key, typeof value === "number" ? String(Math.round(value * 100) / 100) : value);
  }
  element.append(...children);
  return element;
}

/** @param {SpotKey} key @returns {Spot} */
export function spotFromKey(key) {
  const index = Number(key.slice(1));
  return key[0] === "p" ? { pit: index } : { store: index };
}

/** A stroke over its under-stroke. @param {string} d @param {string} kind */
function stroke(d, kind) {
  return svg("g", { class: `bb-thread ${kind}` }, [svg("path", { class: "bb-under", d }), svg("path", { class: "bb-over", d })]);
}

/** @param {number} x @param {number} y @param {number} rx @param {number} ry */
function ellipse(x, y, rx, ry) {
  return `M${x - rx} ${y}A${rx} ${ry} 0 1 1 ${x + rx} ${y}A${rx} ${ry} 0 1 1 ${x - rx} ${y}Z`;
}

/** @param {number} x @param {number} y @param {number} w @param {number} h @param {number} r */
function rounded(x, y, w, h, r) {
  const k = Math.min(r, w / 2, h / 2);
  const left = x - w / 2;
  const top = y - h / 2;
  return `M${left + k} ${top}h${w - 2 * k}a${k} ${k} 0 0 1 ${k} ${k}v${h - 2 * k}a${k} ${k} 0 0 1 ${-k} ${k}h${2 * k - w}a${k} ${k} 0 0 1 ${-k} ${-k}v${2 * k - h}a${k} ${k} 0 0 1 ${k} ${-k}Z`;
}

/** @param {Places} places @param {SpotKey} spot @param {"solid" | "stitched"} kind */
export function ring(places, spot, kind) {
  const index = Number(spot.slice(1));
  const away = places.mode === "wide" ? 0.03 * places.unit : 1.5;
  if (spot[0] === "p") {
    const pit = places.pits[index];
    if (pit.outline) return stroke(pit.outline, kind);
    const corner = { square: 0.1, house: 0.3, round: 0, moon: 0 }[pit.form ?? "round"] * pit.rx * 2;
    return stroke(corner ? rounded(pit.x, pit.y, 2 * (pit.rx + away), 2 * (pit.ry + away), corner) : ellipse(pit.x, pit.y, pit.rx + away, pit.ry + away), kind);
  }
  const store = places.stores[index];
  const lip = store.tray ? 0.07 * places.unit : away;
  return stroke(rounded(store.x, store.y, store.w + 2 * lip, store.h + 2 * lip, store.r + lip), kind);
}

/** A small pill with a word: "+1", "−4", "×2". @param {Point} at @param {string} text @param {number} height @param {"plain" | "filled"} kind */
export function bead(at, text, height, kind) {
  const width = Math.max(height * 1.22, height * (0.5 + 0.42 * text.length));
  const label = svg("text", { x: at.x, y: at.y, "font-size": height * 0.6 });
  label.textContent = text;
  return svg("g", { class: `bb-bead ${kind}` }, [
    svg("rect", { x: at.x - width / 2, y: at.y - height / 2, width, height, rx: height / 2 }),
    label,
  ]);
}

/** The four corners round a pit that is taken. @param {Places} places @param {number} index */
export function corners(places, index) {
  const pit = places.pits[index];
  const w = pit.rx * (pit.ry > pit.rx + 1 ? 0.98 : 0.84);
  const h = pit.ry * (pit.rx > pit.ry + 1 ? 0.98 : pit.ry > pit.rx + 1 ? 0.92 : 0.84);
  const r = Math.min(w, h) * 0.42;
  const l = Math.min(w, h) * 0.5;
  const d = [[-1, -1], [1, -1], [1, 1], [-1, 1]]
    .map(([sx, sy]) => {
      const x = pit.x + sx * w;
      const y = pit.y + sy * h;
      return `M${x} ${y - sy * l}V${y - sy * r}Q${x} ${y} ${x - sx * r} ${y}H${x - sx * l}`;
    })
    .join("");
  const group = stroke(d, "solid bb-corners");
  group.setAttribute("transform-origin", `${pit.x} ${pit.y}`);
  return group;
}

/** @param {Places} places @param {SpotKey} from @param {SpotKey} to @param {string} [kind] */
export function hopThread(places, from, to, kind = "") {
  return stroke(places.hop(spotFromKey(from), spotFromKey(to)), `stitched ${kind}`);
}

/** @param {Places} places @param {number} pit @param {number} seat */
function haulThread(places, pit, seat) {
  const { d, end, angle } = places.haul(pit, seat);
  const s = places.mode === "wide" ? Math.max(7, 0.13 * places.unit) : 8;
  const head = stroke(`M${-s} ${-s}L0 0L${-s} ${s}`, "solid bb-head");
  head.setAttribute("transform", `translate(${end.x} ${end.y}) rotate(${angle})`);
  return [stroke(d, "stitched bb-haul"), head];
}

/** Where the taken badge stands. @param {Places} places @param {number} index @returns {Point} */
function takenAt(places, index) {
  const pit = places.pits[index];
  const out = places.mode === "wide" ? 0.84 : 0.7;
  return { x: pit.x + pit.rx * out, y: pit.y - pit.ry * 0.84 };
}

/**
 * What an event list would do, drawn before it is done.
 * @param {Places} places
 * @param {SowEvent[]} events
 * @param {(pit: number, place: "landing") => Point} slotAfter where the last seed would lie
 * @param {(n: number) => string} number
 * @param {number | null} focused the pit that wears the focus ring and needs no second one
 * @returns {{elements: SVGElement[], source: SpotKey | null}}
 */
export function preview(places, events, slotAfter, number, focused) {
  const laps = lapsOf(events).filter(({ path }) => path.length > 0);
  if (!laps.length) return { elements: [], source: null };
  const source = laps[0].path[0];
  const landing = laps[laps.length - 1].path[laps[laps.length - 1].path.length - 1];
  const captures = events.filter((event) => event.e === "capture" || event.e === "gather" || event.e === "taken");
  const under = threads(places, laps.slice(1).map((lap) => lap.path), "faint");
  const first = threads(places, [laps[0].path], "");
  const taken = new Set(captures.map(({ pit }) => `p${pit}`));
  const beads = lapBeads(places, laps[0], (spot) => spot === landing || taken.has(spot), number);
  if (laps.length > 1) beads.push(bead(originBead(places, source), `×${number(laps.length)}`, places.bead, "plain"));
  return {
    elements: [
      ...under,
      ...(source === `p${focused}` ? [] : [ring(places, source, "solid")]),
      ...landingMarks(places, landing, source, captures, slotAfter),
      ...first,
      ...captureMarks(places, captures, landing, number),
      ...beads,
      ...storeGains(places, events, number),
    ],
    source,
  };
}

/** @param {SowEvent[]} events @returns {{path: SpotKey[], gains: Map<SpotKey, number>}[]} */
function lapsOf(events) {
  /** @type {{path: SpotKey[], gains: Map<SpotKey, number>}[]} */
  const laps = [];
  for (const event of events) {
    const falls = event.e === "drop" || event.e === "skip";
    if (["lift", "relay", "sow_on", "namua"].includes(event.e)) laps.push({ path: [spotOf(event)], gains: new Map() });
    else if (event.e === "sow_into") laps.push({ path: [], gains: new Map() });
    else if (falls && !laps.length) laps.push({ path: [], gains: new Map() });
    if (!falls) continue;
    const lap = laps[laps.length - 1];
    const spot = spotOf(event);
    lap.path.push(spot);
    if (event.e === "drop") lap.gains.set(spot, (lap.gains.get(spot) ?? 0) + 1);
  }
  return laps;
}

/** The thread goes round once, however often the seeds do. @param {Places} places @param {SpotKey[][]} paths @param {string} kind */
function threads(places, paths, kind) {
  const drawn = new Set();
  /** @type {SVGElement[]} */
  const pieces = [];
  for (const path of paths) {
    for (let i = 1; i < path.length; i += 1) {
      const piece = `${path[i - 1]} ${path[i]}`;
      if (!drawn.has(piece)) pieces.push(hopThread(places, path[i - 1], path[i], kind));
      drawn.add(piece);
    }
  }
  return pieces;
}

/** @param {Places} places @param {SpotKey} source @returns {Point} */
function originBead(places, source) {
  const pit = source[0] === "p" ? places.pits[Number(source.slice(1))] : { ...centreOf(places, source), rx: places.seed, ry: places.seed };
  return { x: pit.x - pit.rx * 0.8, y: pit.y - pit.ry * 0.8 };
}

/** @param {Places} places @param {{path: SpotKey[], gains: Map<SpotKey, number>}} lap @param {(spot: SpotKey) => boolean} marked otherwise @param {(n: number) => string} number */
function lapBeads(places, lap, marked, number) {
  const spots = [...lap.gains].filter(([spot]) => spot[0] === "p" && !marked(spot));
  const few = spots.length <= 6;
  const beads = spots
    .filter((_, i) => few || i === 0 || i === spots.length - 1 || i % 6 === 0)
    .map(([spot, gain]) => bead(places.pits[Number(spot.slice(1))].rim, `+${number(gain)}`, places.bead, "plain"));
  const rounds = Math.max(...lap.gains.values(), 0);
  if (rounds > 1) beads.push(bead(originBead(places, lap.path[0]), `×${number(rounds)}`, places.bead, "plain"));
  return beads;
}

/** @param {Places} places @param {SpotKey} landing @param {SpotKey} source @param {SowEvent[]} captures @param {(pit: number, place: "landing") => Point} slotAfter */
function landingMarks(places, landing, source, captures, slotAfter) {
  if (landing === source && !captures.length) return [];
  const marks = [ring(places, landing, "stitched")];
  if (landing[0] === "p") {
    const at = slotAfter(Number(landing.slice(1)), "landing");
    marks.push(svg("ellipse", { class: "bb-ghost", cx: at.x, cy: at.y, rx: places.seed * 0.46, ry: places.seed * 0.38 }));
  }
  return marks;
}

/** What is taken more than once in a long turn is told once, with all its seeds. @param {SowEvent[]} captures @returns {SowEvent[]} */
function byPit(captures) {
  /** @type {Map<number | undefined, SowEvent>} */
  const sums = new Map();
  for (const capture of captures) {
    const before = sums.get(capture.pit);
    sums.set(capture.pit, { ...capture, seeds: (capture.seeds ?? 0) + (before?.seeds ?? 0) });
  }
  return [...sums.values()];
}

/** @param {Places} places @param {SowEvent[]} captures @param {SpotKey} landing @param {(n: number) => string} number */
function captureMarks(places, captures, landing, number) {
  /** @type {SVGElement[]} */
  const marks = [];
  const taken = byPit(captures);
  for (const { pit = 0, seeds = 0 } of taken) {
    const lands = `p${pit}` === landing;
    if (!lands) marks.push(corners(places, pit));
    if (!lands || seeds > 1) marks.push(bead(takenAt(places, pit), `−${number(seeds)}`, places.bead, "plain"));
  }
  const main = taken.find(({ pit, seeds = 0 }) => `p${pit}` === landing && seeds > 1) ?? taken.find(({ pit }) => `p${pit}` !== landing) ?? taken[0];
  if (main?.pit !== undefined && typeof main.to === "number" && places.stores[main.to]) marks.unshift(...haulThread(places, main.pit, main.to));
  return marks;
}

/** @param {Places} places @param {SowEvent[]} events @param {(n: number) => string} number */
function storeGains(places, events, number) {
  return [...gainsOf(events)].flatMap(([seat, gain]) => {
    const store = places.stores[seat];
    if (!store) return [];
    const badge = bead(store.gain, `+${number(gain)}`, places.bead * (places.mode === "wide" && !store.tray ? 1.22 : 1.1), "filled");
    return store.tray ? [ring(places, `s${seat}`, "stitched"), badge] : [badge];
  });
}

/** What each store wins by sowing and capture. @param {SowEvent[]} events @returns {Map<number, number>} */
export function gainsOf(events) {
  /** @type {Map<number, number>} */
  const gains = new Map();
  for (const event of events) {
    if (event.e === "drop" && event.store !== undefined) gains.set(event.store, (gains.get(event.store) ?? 0) + 1);
    if ((event.e === "capture" || event.e === "taken") && typeof event.to === "number") gains.set(event.to, (gains.get(event.to) ?? 0) + (event.seeds ?? 0));
  }
  return gains;
}

/** ○ where the last sowing began, ● where its last seed fell. @param {Point} at @param {"from" | "to"} kind @param {number} unit */
export function lastMark(at, kind, unit) {
  const r = Math.max(4, Math.min(7, unit * 0.047));
  return svg("circle", { class: `bb-last ${kind}`, cx: at.x, cy: at.y, r });
}
