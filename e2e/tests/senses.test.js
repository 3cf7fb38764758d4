/** What a sowing sounds like and when, without a browser: notes from a real timetable, and what becomes of them in a counted AudioContext. */
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { PACES, planSowing } from "../../crates/web/assets/js/board/sowing.js";
import { flightNotes, stillNotes } from "../../crates/web/assets/js/score.js";
import { Sound, VOICES, strikes } from "../../crates/web/assets/js/sound.js";

/** @import { Note } from "../../crates/web/assets/js/score.js" */
/** @import { SowEvent } from "../../crates/web/assets/js/types.js" */

/** A board of two rows of six and two stores, as far as a timetable needs it. */
function timetable(/** @type {SowEvent[]} */ events, /** @type {number[]} */ pits, pace = PACES.normal) {
  const spots = [...pits.map((count, pit) => /** @type {const} */ ([`p${pit}`, count])), /** @type {const} */ (["s0", 0]), /** @type {const} */ (["s1", 0]), /** @type {const} */ (["a0", 0])];
  let made = 0;
  const piles = new Map(spots.map(([spot, count]) => [spot, Array.from({ length: count }, () => made++)]));
  const at = { x: 0, y: 0 };
  const places = { unit: 60, board: { x: 0, y: 0, w: 600, h: 200 }, pits: pits.map((_, pit) => ({ x: 60 * pit, y: 0 })), stores: [at, at], hands: [] };
  const ground = { places: /** @type {any} */ (places), slots: (/** @type {string} */ _, /** @type {number} */ count) => Array.from({ length: count }, () => at), scale: () => 1, above: 0, fresh: () => made++, debts: new Map() };
  return planSowing(piles, events, pace, ground);
}

const drops = (/** @type {number[]} */ pits) => pits.map((pit) => /** @type {SowEvent} */ ({ e: "drop", pit }));
const event = (/** @type {object} */ one) => /** @type {SowEvent} */ (one);

test("every seed that lands is heard when its count changes, fuller pits are higher, the store is deeper", () => {
  const events = [event({ e: "lift", pit: 2, seeds: 4 }), ...drops([3, 4, 5]), event({ e: "drop", store: 0 })];
  const plan = timetable(events, [4, 4, 4, 1, 9, 4, 4, 4, 4, 4, 4, 4]);
  const notes = flightNotes(plan.ticks);
  assert.deepEqual(notes.map(({ kind, full }) => [kind, full]), [["drop", 2], ["drop", 10], ["drop", 5], ["store", 1]]);
  const counted = plan.ticks.filter(({ what, gain }) => what === "count" && gain === 1).map(({ t }) => t);
  assert.deepEqual(notes.map(({ t }) => t), counted);
  const [low, high, , store] = notes.map((note) => strikes(note)[0].pitch);
  assert.ok(low < high && store < low, `${low} ${high} ${store}`);
});

test("a capture is one handful when it comes to the store, however many seeds it holds", () => {
  const events = [event({ e: "lift", pit: 0, seeds: 1 }), ...drops([1]), event({ e: "capture", pit: 1, seeds: 1, to: 0 }), event({ e: "capture", pit: 10, seeds: 7, to: 0 })];
  const notes = flightNotes(timetable(events, [1, 0, 4, 4, 4, 4, 4, 4, 4, 4, 7, 4]).ticks);
  assert.deepEqual(notes.map(({ kind }) => kind), ["drop", "capture"]);
  assert.ok(notes[1].t > notes[0].t + 100);
});

test("a relay of a hundred seeds gives the ear no more than it can tell, at every speed, and keeps its capture", () => {
  const laps = Array.from({ length: 13 }, (_, lap) => [event({ e: lap ? "relay" : "lift", pit: lap % 12, seeds: 8 }), ...drops(Array.from({ length: 8 }, (_, i) => (lap + 1 + i) % 12))]).flat();
  const end = event({ e: "capture", pit: 9, seeds: 3, to: 0 });
  for (const pace of Object.values(PACES)) {
    const plan = timetable([...laps, end], Array(12).fill(40), pace);
    const notes = flightNotes(plan.ticks);
    assert.ok(notes.length <= 1 + plan.duration / 28, `${notes.length} notes in ${plan.duration} ms`);
assert.ok(notes.length >= 6 && notes.some(({ kind }) => kind === "round"), "it is heard, the laps that are not flown as one");
    assert.ok(notes.every((note, i) => i === 0 || note.t - notes[i - 1].t >= 28), "apart");
    assert.equal(notes.filter(({ kind }) => kind === "capture").length, 1);
  }
});

test("a sowing of which only the end is shown is its last seed and what it took", () => {
  const events = [event({ e: "lift", pit: 0, seeds: 3 }), ...drops([1, 2, 3]), event({ e: "capture", pit: 8, seeds: 4, to: 0 })];
  assert.deepEqual(stillNotes(timetable(events, [3, 0, 0, 0, 4, 4, 4, 4, 4, 4, 4, 4]).ticks).map(({ t, kind }) => [t, kind]), [[0, "drop"], [140, "capture"]]);
  assert.deepEqual(stillNotes([]), []);
});

/** Counts what a page makes sound; its clock stands where a test puts it. */
class CountedContext {
  constructor() {
    contexts.push(this);
    this.currentTime = 0;
    this.sampleRate = 1000;
    this.state = "running";
    this.destination = {};
    /** @type {{at: number, stopped: boolean}[]} */
    this.begun = [];
  }

  node(more = {}) {
    const value = { value: 0, setValueAtTime() {}, linearRampToValueAtTime() {}, setTargetAtTime: (/** @type {number} */ to) => (value.value = to) };
    return { gain: value, frequency: { value: 0 }, Q: { value: 0 }, connect: (/** @type {object} */ to) => to, ...more };
  }

  createGain() {
    return this.node();
  }

  createBiquadFilter() {
    return this.node();
  }

  createDynamicsCompressor() {
    return this.node();
  }

  createBuffer(/** @type {number} */ _, /** @type {number} */ length) {
    return { getChannelData: () => new Float32Array(length) };
  }

  createBufferSource() {
    const voice = { at: -1, stopped: false };
    this.begun.push(voice);
    return this.node({ start: (/** @type {number} */ at) => (voice.at = at), stop: (/** @type {number | undefined} */ at) => at === undefined && (voice.stopped = true) });
  }

  async resume() {
    this.state = "running";
  }

  async suspend() {
    this.state = "suspended";
  }
}

/** @type {CountedContext[]} */
const contexts = [];
/** @type {Record<string, () => void>} */
const listeners = {};
const page = { hidden: false, addEventListener: (/** @type {string} */ kind, /** @type {() => void} */ act) => (listeners[kind] = act) };
const activation = { hasBeenActive: true };

beforeEach(() => {
  contexts.length = 0;
  page.hidden = false;
  activation.hasBeenActive = true;
  for (const [name, value] of Object.entries({ document: page, navigator: { userActivation: activation }, AudioContext: CountedContext })) Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
});

/** @param {import("../../crates/web/assets/js/settings.js").Settings["sound"]} level */
function sounding(level) {
  const sound = new Sound();
  sound.volume = level;
  return sound;
}

/** @type {Note[]} */
const FOUR = [0, 100, 200, 300].map((t) => ({ t, kind: "drop", full: 3 }));

test("nothing is made where sound is off, before the reader's first touch, or where nobody sees the page", () => {
  sounding("off").play(FOUR);
  assert.equal(contexts.length, 0, "off");
  activation.hasBeenActive = false;
  const sound = sounding("soft");
  sound.play(FOUR);
  assert.equal(contexts.length, 0, "nobody has touched it");
  activation.hasBeenActive = true;
  listeners.pointerup();
  sound.play(FOUR);
  assert.equal(contexts[0].begun.length, 4, "after the touch");
  page.hidden = true;
  listeners.visibilitychange();
  assert.equal(contexts[0].state, "suspended");
  sound.play(FOUR);
  assert.equal(contexts[0].begun.length, 4, "hidden");
});

test("notes begin at their times, and what has not begun is silent once the sowing is skipped", () => {
  const sound = sounding("middle");
  const [context] = contexts;
  context.currentTime = 5;
  const silence = sound.play(FOUR);
  assert.deepEqual(context.begun.map(({ at }) => Math.round(at * 1000)), [5000, 5100, 5200, 5300]);
  context.currentTime = 5.15;
  silence();
  assert.deepEqual(context.begun.map(({ stopped }) => stopped), [false, false, true, true]);
});

test("never more voices at once than a phone can play", () => {
  const sound = sounding("loud");
  const [context] = contexts;
  sound.play(Array.from({ length: 60 }, () => /** @type {Note} */ ({ t: 0, kind: "drop", full: 1 })));
  assert.equal(context.begun.length, VOICES);
  context.currentTime = 2;
  sound.play(FOUR);
  assert.equal(context.begun.length, VOICES + FOUR.length, "what has rung out makes room");
});

test("the volume is the chosen one, and off is silence at once", () => {
  const sound = sounding("soft");
  const soft = sound.out?.gain.value ?? 0;
  sound.volume = "loud";
  const loud = sound.out?.gain.value ?? 0;
  assert.ok(0 < soft && soft < loud);
  sound.volume = "off";
  assert.equal(sound.out?.gain.value, 0);
  sound.play(FOUR);
  assert.equal(contexts[0].begun.length, 0);
});
