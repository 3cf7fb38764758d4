/** What the device keeps of a lesson: the step, and the steps that were done. */
import { readText, writeText } from "../storage.js";

/** @param {string} name of the lesson */
const keyOf = (name) => `bija.lesson.${name}`;

/** @typedef {{at: string, done: string[]}} Kept */

/** @param {string} name @returns {Kept} */
export function loadLesson(name) {
  try {
    const { version, at, done } = JSON.parse(readText(keyOf(name)) ?? "{}");
    if (version === 1 && typeof at === "string" && Array.isArray(done)) return { at, done: done.filter((id) => typeof id === "string") };
  } catch {
    // A damaged note is none: the lesson begins anew.
  }
  return { at: "", done: [] };
}

/** @param {string} name @param {Kept} kept */
export function keepLesson(name, { at, done }) {
  writeText(keyOf(name), JSON.stringify({ version: 1, at, done }));
}
