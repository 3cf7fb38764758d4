/**
 * How long each lap of a sowing takes: the first two and the last seed by seed, those between as a group or, where there are many,
 * unseen, so that a sowing of any length keeps to its time.
 * @import { SowEvent } from "../types.js"
 * @import { Pace } from "./sowing.js"
 */

const LIFT = 120;
export const SETTLE = 120;
export const PAUSE = 80;
export const HAUL = 260;
export const SWEEP = 300;
const FLOWN_LAP = 90;
/** With more laps than this the middle ones are not flown. */
const LAPS_FLOWN = 10;
export const THREAD_ROUND = 240;

/** In a lap that is flown as a group: what is taken goes this quickly. */
export const FLOWN_HAUL = 110;

/**
 * @typedef {object} Lap
 * @property {number} drops
 * @property {number} hauls runs of seeds taken in one movement
 * @property {"each" | "group" | "hidden"} manner
 * @property {number} step time of one drop
 * @property {number} lift
 */

const LAP_STARTS = ["lift", "relay", "sow_on", "sow_into"];
export const HAULS = ["capture", "taken", "gather"];

/** Whether an event begins a lap; seeds that were held in the air begin one by falling. @param {SowEvent} event @param {boolean} first */
function beginsLap(event, first) {
  return LAP_STARTS.includes(event.e) || (first && (event.e === "drop" || event.e === "skip"));
}

/** @param {SowEvent[]} events @returns {Pick<Lap, "drops" | "hauls">[]} */
function countLaps(events) {
  /** @type {Pick<Lap, "drops" | "hauls">[]} */
  const laps = [];
  events.forEach((event, i) => {
    if (beginsLap(event, laps.length === 0)) laps.push({ drops: 0, hauls: 0 });
    const lap = laps[laps.length - 1];
    if (!lap) return;
    if (event.e === "drop") lap.drops += 1;
    else if (HAULS.includes(event.e) && events[i - 1]?.e !== event.e) lap.hauls += 1;
  });
  return laps;
}

/** Gives every lap its time. @param {SowEvent[]} events @param {Pace} pace @returns {Lap[]} */
export function timeLaps(events, pace) {
  const laps = countLaps(events);
  const sum = /** @param {{drops: number, hauls: number}[]} some @param {"drops" | "hauls"} what */ (some, what) => some.reduce((total, lap) => total + lap[what], 0);
  const sweeps = events.filter((event, i) => event.e === "sweep" && events[i - 1]?.e !== "sweep").length * SWEEP;
  const room = Math.max(200, pace.budget - LIFT - SETTLE - sweeps);
  const step = Math.max(pace.quickest, Math.min(pace.slowest, pace.hops / Math.max(sum(laps, "drops"), 1)));
  const inFull = sum(laps, "drops") * step + (laps.length - 1) * 50 + sum(laps, "hauls") * (PAUSE + HAUL);
  if (inFull <= room || laps.length < 3) return laps.map((lap, i) => ({ ...lap, manner: "each", step, lift: i === 0 ? LIFT : 50 }));
  const last = laps.length - 1;
  const between = laps.slice(2, last);
  const seen = [laps[0], laps[1], laps[last]];
  const hidden = laps.length > LAPS_FLOWN;
  const flown = hidden ? THREAD_ROUND : between.length * FLOWN_LAP + sum(between, "hauls") * FLOWN_HAUL;
  const each = Math.max(8, Math.min(pace.slowest, (room - flown - 100 - sum(seen, "hauls") * (PAUSE + HAUL)) / Math.max(sum(seen, "drops"), 1)));
  return laps.map((lap, i) => {
    if (i < 2 || i === last) return { ...lap, manner: "each", step: each, lift: i === 0 ? LIFT : 50 };
    if (hidden) return { ...lap, manner: "hidden", step: THREAD_ROUND / Math.max(sum(between, "drops"), 1), lift: 0 };
    return { ...lap, manner: "group", step: FLOWN_LAP / Math.max(lap.drops, 1), lift: 0 };
  });
}
