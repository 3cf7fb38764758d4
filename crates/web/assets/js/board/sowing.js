/**
 * Turns a sowing's events into one timetable: where every seed is when, and when which count changes.
 * Knows no rule. The events say what happens, the places say where, the pace says how long.
 *
 * @import { SowEvent } from "../types.js"
 * @import { Places, Point } from "./types.js"
 *
 * @typedef {"p" | "s"} SpotKind
 * @typedef {string} SpotKey "p3" is pit 3, "s0" the store of seat 0
 * @typedef {Map<SpotKey, number[]>} Piles seed ids by spot, in drawing order
 * @typedef {{t: number, x: number, y: number, s: number, ease?: string}} Key a seed's place at a time; `ease` is the way on from it
 *
 * @typedef {object} Tick a change of the drawing at a time
 * @property {number} t
 * @property {"count" | "source" | "thread" | "taken" | "round"} what
 * @property {SpotKey} spot
 * @property {number} [count]
 * @property {number} [gain]
 * @property {SpotKey} [from]
 *
 * @typedef {object} Plan
 * @property {number} duration
 * @property {Map<number, Key[]>} tracks
 * @property {Tick[]} ticks
 * @property {Piles} piles after the sowing
 * @property {Key[]} hand the hand's shadow; its size tells how full the hand is
 *
 * @typedef {object} Pace
 * @property {number} budget the whole sowing, in ms
 * @property {number} quickest one hop
 * @property {number} hops all hops of a sowing together, about
 * @property {number} slowest one hop
 *
 * @typedef {object} Ground what the planner needs to know of the drawing
 * @property {Places} places
 * @property {(spot: SpotKey, count: number) => Point[]} slots
 * @property {(spot: SpotKey, count: number) => number} scale
 */

/** @type {Record<"fast" | "normal" | "slow", Pace>} */
export const PACES = {
  fast: { budget: 720, quickest: 20, hops: 500, slowest: 60 },
  normal: { budget: 1440, quickest: 45, hops: 1100, slowest: 130 },
  slow: { budget: 1440, quickest: 60, hops: 1250, slowest: 210 },
};

const EASE = "cubic-bezier(.3,.7,.4,1)";
const LIFT = 120;
const SETTLE = 120;
const PAUSE = 80;
const HAUL = 260;
const SWEEP = 300;
const FLOWN_LAP = 90;
/** With more laps than this the middle ones are not flown. */
const LAPS_FLOWN = 10;
const THREAD_ROUND = 240;

/**
 * @typedef {object} Lap
 * @property {number} drops
 * @property {"each" | "group" | "hidden"} manner
 * @property {number} step time of one drop
 * @property {number} lift
 */

/** @param {SowEvent[]} events @returns {number[]} drops by lap */
function lapsOf(events) {
  /** @type {number[]} */
  const laps = [];
  for (const event of events) {
    if (event.e === "lift" || event.e === "relay") laps.push(0);
    else if (event.e === "drop" && laps.length) laps[laps.length - 1] += 1;
  }
  return laps;
}

/** Gives every lap its time. @param {SowEvent[]} events @param {Pace} pace @returns {Lap[]} */
function timeLaps(events, pace) {
  const drops = lapsOf(events);
  const total = drops.reduce((sum, n) => sum + n, 0);
  const hauls = runs(events, "capture") * (PAUSE + HAUL) + runs(events, "sweep") * SWEEP;
  const room = Math.max(200, pace.budget - LIFT - SETTLE - hauls);
  const step = Math.max(pace.quickest, Math.min(pace.slowest, pace.hops / Math.max(total, 1)));
  if (total * step + (drops.length - 1) * 50 <= room || drops.length < 3) {
    return drops.map((n, i) => ({ drops: n, manner: "each", step, lift: i === 0 ? LIFT : 50 }));
  }
  const last = drops.length - 1;
  const hidden = drops.length > LAPS_FLOWN;
  const flown = hidden ? THREAD_ROUND : (drops.length - 3) * FLOWN_LAP;
  const hiddenDrops = drops.slice(2, last).reduce((sum, n) => sum + n, 0);
  const seen = drops[0] + drops[1] + drops[last];
  const each = Math.max(8, Math.min(pace.slowest, (room - flown - 100) / seen));
  return drops.map((n, i) => {
    if (i < 2 || i === last) return { drops: n, manner: "each", step: each, lift: i === 0 ? LIFT : 50 };
    if (hidden) return { drops: n, manner: "hidden", step: THREAD_ROUND / Math.max(hiddenDrops, 1), lift: 0 };
    return { drops: n, manner: "group", step: FLOWN_LAP / Math.max(n, 1), lift: 0 };
  });
}

/** How many unbroken runs of one kind of event there are. @param {SowEvent[]} events @param {string} kind */
function runs(events, kind) {
  return events.filter((event, i) => event.e === kind && events[i - 1]?.e !== kind).length;
}

/** @param {SowEvent} event @returns {SpotKey} */
export function spotOf(event) {
  return event.store === undefined ? `p${event.pit}` : `s${event.store}`;
}

/** @param {Places} places @param {SpotKey} spot @returns {Point} */
export function centreOf(places, spot) {
  const index = Number(spot.slice(1));
  return spot[0] === "p" ? places.pits[index] : places.stores[index];
}

/** The seeds' places in the hand, round its middle. @param {number} i @param {number} unit @returns {Point} */
function inHand(i, unit) {
  const away = 0.1 * unit * Math.sqrt(Math.min(i, 9));
  return { x: away * Math.cos(i * 2.399963), y: away * Math.sin(i * 2.399963) };
}

class Planner {
  /** @param {Piles} piles @param {SowEvent[]} events @param {Pace} pace @param {Ground} ground */
  constructor(piles, events, pace, ground) {
    this.piles = new Map([...piles].map(([spot, seeds]) => [spot, [...seeds]]));
    this.events = events;
    this.ground = ground;
    this.unit = ground.places.unit;
    this.laps = timeLaps(events, pace);
    /** @type {Map<number, Key>} */
    this.at = new Map();
    for (const [spot, seeds] of this.piles) this.lay(spot, seeds, (seed, key) => this.at.set(seed, key));
    /** @type {Map<number, Key[]>} */
    this.tracks = new Map();
    /** @type {Tick[]} */
    this.ticks = [];
    /** @type {number[]} */
    this.hand = [];
    /** @type {SpotKey} */
    this.handAt = "p0";
    /** @type {Key[]} */
    this.shadow = [];
    this.t = 0;
    this.lap = -1;
    /** Spots changed while nothing was flown. @type {Set<SpotKey>} */
    this.unseen = new Set();
  }

  /** @param {SpotKey} spot @param {number[]} seeds @param {(seed: number, key: Key) => void} put */
  lay(spot, seeds, put) {
    const slots = this.ground.slots(spot, seeds.length);
    const s = this.ground.scale(spot, seeds.length);
    const last = slots[slots.length - 1] ?? centreOf(this.ground.places, spot);
    seeds.forEach((seed, i) => put(seed, { t: 0, ...(slots[i] ?? last), s }));
  }

  /** Moves a seed from where it is at `from` to a place at `to`. @param {number} seed @param {number} from @param {Omit<Key, "t">[]} way evenly spread in time @param {number} to */
  move(seed, from, way, to) {
    let track = this.tracks.get(seed);
    if (!track) {
      track = [{ .../** @type {Key} */ (this.at.get(seed)), t: 0 }];
      this.tracks.set(seed, track);
    }
    while (track.length > 1 && track[track.length - 1].t > from) track.pop();
    const rest = track[track.length - 1];
    if (rest.t < from) track.push({ ...rest, t: from });
    track[track.length - 1].ease = way.length > 1 ? "ease-out" : EASE;
    way.forEach((place, i) => track.push({ ...place, t: from + ((to - from) * (i + 1)) / way.length, ease: "ease-in" }));
    this.at.set(seed, track[track.length - 1]);
  }

  /** The pile finds its new pattern. @param {SpotKey} spot @param {number} from @param {number} time */
  repack(spot, from, time) {
    this.lay(spot, this.pile(spot), (seed, key) => {
      const now = this.at.get(seed);
      if (!now || Math.abs(now.x - key.x) + Math.abs(now.y - key.y) + Math.abs(now.s - key.s) > 0.01) this.move(seed, from, [key], from + time);
    });
  }

  /** @param {SpotKey} spot @returns {number[]} */
  pile(spot) {
    const pile = this.piles.get(spot);
    if (!pile) throw new Error(`bija-board: the events name ${spot}, which this board does not have`);
    return pile;
  }

  /** @param {SpotKey} spot @param {number} [gain] */
  tickCount(spot, gain) {
    this.ticks.push({ t: this.t, what: "count", spot, count: this.pile(spot).length, gain });
  }

  /** @param {SowEvent} event */
  lift(event) {
    this.lap += 1;
    const lap = this.laps[this.lap];
    const spot = spotOf(event);
    if (lap.manner !== "hidden" && this.unseen.size) this.showUnseen();
    this.hand = this.pile(spot).slice();
    this.piles.set(spot, []);
    this.handAt = spot;
    if (lap.manner === "hidden") {
      this.unseen.add(spot);
      return;
    }
    this.ticks.push({ t: this.t, what: "source", spot });
    this.tickCount(spot);
    const centre = centreOf(this.ground.places, spot);
    const s = lap.manner === "each" ? 1.25 : 1.1;
    this.hand.forEach((seed, i) => {
      const held = inHand(i, this.unit);
      const place = { x: centre.x + held.x, y: centre.y + held.y - 0.1 * this.unit, s };
      this.move(seed, this.t, [place], this.t + Math.max(lap.lift, 1));
    });
    this.cast(this.t, centre, 0);
    this.t += lap.lift;
    this.cast(this.t, centre, this.hand.length);
  }

  /** The hand's shadow falls on the board below it. @param {number} t @param {Point} at @param {number} seeds @param {string} [ease] */
  cast(t, at, seeds, ease = "linear") {
    this.shadow.push({ t, x: at.x, y: at.y + 0.17 * this.unit, s: seeds ? Math.min(1, 0.4 + 0.12 * seeds) : 0, ease });
  }

  /** @param {SowEvent} event */
  drop(event) {
    const lap = this.laps[this.lap] ?? { manner: "each", step: 60, lift: 0, drops: 1 };
    const spot = spotOf(event);
    const seed = this.hand.shift();
    if (seed === undefined) throw new Error("bija-board: a seed falls from an empty hand");
    this.pile(spot).push(seed);
    if (lap.manner === "hidden") {
      this.unseen.add(spot);
      this.handAt = spot;
      this.t += lap.step;
      return;
    }
    this.carry([seed, ...this.hand], spot, lap);
    this.tickCount(spot, 1);
    this.repack(spot, this.t, SETTLE);
  }

  /** The hand flies one hop on. @param {number[]} seeds @param {SpotKey} spot @param {Lap} lap */
  carry(seeds, spot, lap) {
    const from = centreOf(this.ground.places, this.handAt);
    const to = centreOf(this.ground.places, spot);
    const up = lap.step < 24 ? 0 : 0.24 * this.unit;
    const s = lap.manner === "each" ? 1.25 : 1.1;
    seeds.forEach((seed, i) => {
      const held = inHand(i, this.unit);
      const middle = { x: (from.x + to.x) / 2 + held.x, y: (from.y + to.y) / 2 + held.y - 0.1 * this.unit - up, s };
      const end = { x: to.x + held.x, y: to.y + held.y - 0.1 * this.unit, s };
      this.move(seed, this.t, up ? [middle, end] : [end], this.t + lap.step);
    });
    this.cast(this.t + lap.step, to, this.hand.length);
    this.ticks.push({ t: this.t + lap.step, what: "thread", spot, from: this.handAt });
    this.t += lap.step;
    this.handAt = spot;
  }

  /** What happened in the laps that were not flown appears in one movement. */
  showUnseen() {
    this.ticks.push({ t: this.t - THREAD_ROUND, what: "round", spot: this.handAt });
    for (const spot of this.unseen) {
      this.tickCount(spot);
      this.repack(spot, Math.max(0, this.t - THREAD_ROUND), THREAD_ROUND);
    }
    this.unseen.clear();
  }

  /** Piles slide to a store together. @param {SowEvent[]} events one run of captures or sweeps */
  haul(events) {
    const taking = events[0].e === "capture";
    if (taking) {
      for (const event of events) this.ticks.push({ t: this.t, what: "taken", spot: spotOf(event) });
      this.t += SETTLE + PAUSE;
    }
    const start = this.t;
    const time = taking ? HAUL : SWEEP;
    /** @type {Map<SpotKey, number>} */
    const gains = new Map();
    for (const event of events) {
      const spot = `p${event.pit}`;
      const taken = this.pile(spot).splice(0, event.seeds ?? 0);
      const store = event.to === null || event.to === undefined ? null : `s${event.to}`;
      this.tickCount(spot);
      if (store) {
        this.pile(store).push(...taken);
        gains.set(store, (gains.get(store) ?? 0) + taken.length);
      } else {
        for (const seed of taken) this.move(seed, start, [{ .../** @type {Key} */ (this.at.get(seed)), s: 0 }], start + time);
      }
    }
    for (const store of gains.keys()) this.repack(store, start, time);
    this.t = start + time;
    for (const [store, gain] of gains) this.tickCount(store, gain);
  }

  /** @returns {Plan} */
  run() {
    const { events } = this;
    for (let i = 0; i < events.length; i += 1) {
      const event = events[i];
      if (event.e === "lift" || event.e === "relay") this.lift(event);
      else if (event.e === "drop") this.drop(event);
      else if (event.e === "skip") this.carry(this.hand, spotOf(event), { ...(this.laps[this.lap] ?? this.laps[0]), step: 30 });
      else if (event.e === "capture" || event.e === "sweep") {
        let end = i + 1;
        while (events[end]?.e === event.e) end += 1;
        if (this.unseen.size) this.showUnseen();
        this.haul(events.slice(i, end));
        i = end - 1;
      }
    }
    if (this.unseen.size) this.showUnseen();
    const duration = Math.max(this.t, ...[...this.tracks.values()].map((track) => track[track.length - 1].t));
    return { duration, tracks: this.tracks, ticks: this.ticks, piles: this.piles, hand: this.shadow };
  }
}

/**
 * @param {Piles} piles before the sowing; left as it is
 * @param {SowEvent[]} events
 * @param {Pace} pace
 * @param {Ground} ground
 * @returns {Plan}
 */
export function planSowing(piles, events, pace, ground) {
  const plan = new Planner(piles, events, pace, ground).run();
  const squeeze = Math.min(1, pace.budget / Math.max(plan.duration, 1));
  if (squeeze < 1) {
    for (const track of plan.tracks.values()) for (const key of track) key.t *= squeeze;
    for (const key of plan.hand) key.t *= squeeze;
    for (const tick of plan.ticks) tick.t = Math.max(0, tick.t * squeeze);
    plan.duration *= squeeze;
  }
  return plan;
}
