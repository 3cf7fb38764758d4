/**
 * What a sowing sounds like, as notes with their times. Knows no rule and no sound: the timetable of the movement says when a seed
 * lands where, and how many lie there then.
 *
 * @import { Tick } from "./board/sowing.js"
 *
 * @typedef {object} Note
 * @property {number} t milliseconds from the beginning
 * @property {"drop" | "store" | "capture" | "round" | "turn" | "end"} kind
 * @property {number} full how many seeds lie where this one lands; of the end, how many steps above its first note
 */

/** Seeds that land closer together than this are one to the ear. */
const APART = 28;
/** Of two notes as close as that the heavier is heard. */
const WEIGHT = { drop: 0, store: 1, round: 2, capture: 3, turn: 4, end: 4 };

/** @param {Tick} tick @returns {Note | null} */
function noteOf({ t, what, spot, count = 0, gain = 0 }) {
  if (what === "round") return { t, kind: "round", full: 0 };
  if (what === "piece") return { t, kind: "capture", full: 0 };
  if (what !== "count" || gain < 1) return null;
  const store = spot[0] === "s";
  return { t, kind: store ? (gain > 1 ? "capture" : "store") : "drop", full: count };
}

/** What is closer together than the ear can tell is left out; a sowing keeps to its time and so to some fifty notes. @param {Note[]} notes in order of time @returns {Note[]} */
function thinned(notes) {
  /** @type {Note[]} */
  const kept = [];
  for (const note of notes) {
    const last = kept[kept.length - 1];
    if (last === undefined || note.t - last.t >= APART) kept.push(note);
    else if (WEIGHT[note.kind] > WEIGHT[last.kind]) kept[kept.length - 1] = note;
  }
  return kept;
}

/** The notes of a sowing that is seen. @param {Tick[]} ticks @returns {Note[]} */
export function flightNotes(ticks) {
  const notes = ticks.map(noteOf).filter((note) => note !== null);
  return thinned(notes.sort((a, b) => a.t - b.t));
}

/** The notes of a sowing of which only the end is shown: its last seed, and that something was taken. @param {Tick[]} ticks @returns {Note[]} */
export function stillNotes(ticks) {
  const notes = flightNotes(ticks);
  const seed = notes.filter(({ kind }) => kind === "drop" || kind === "store").slice(-1);
  const taken = notes.filter(({ kind }) => kind === "capture").slice(-1);
  return [...seed, ...taken].map((note, i) => ({ ...note, t: 140 * i }));
}
