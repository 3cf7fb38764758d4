/**
 * Turns a sowing's events into one timetable: where every seed is when, and when which count changes.
 * Knows no rule. The events say what happens, the places say where, the pace says how long.
 *
 * @import { SowEvent } from "../types.js"
 * @import { Lap } from "./laps.js"
 * @import { Places, Point } from "./types.js"
 *
 * @typedef {string} SpotKey "p3" is pit 3, "s0" the store of seat 0, "h0" the seeds seat 0 has yet to bring in, "a0" the seeds held in the air
 * @typedef {Map<SpotKey, number[]>} Piles seed ids by spot, in drawing order
 * @typedef {{t: number, x: number, y: number, s: number, ease?: string}} Key a seed's place at a time; `ease` is the way on from it
 *
 * @typedef {object} Tick a change of the drawing at a time
 * @property {number} t
 * @property {"count" | "source" | "thread" | "taken" | "round" | "piece"} what
 * @property {SpotKey} spot
 * @property {number} [count]
 * @property {number} [seat] who takes a piece
 * @property {number} [gain]
 * @property {SpotKey} [from]
 *
 * @typedef {object} Plan
 * @property {number} duration
 * @property {Map<number, Key[]>} tracks
 * @property {Tick[]} ticks
 * @property {Piles} piles after the sowing
 * @property {Map<SpotKey, number>} debts seeds that stores have borrowed, after the sowing
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
 * @property {number} above the pit above which seeds are held
 * @property {() => number} fresh a new seed, for what is borrowed
 * @property {Map<SpotKey, number>} debts seeds that stores have borrowed
 */
import { FLOWN_HAUL, HAUL, HAULS, PAUSE, SETTLE, SWEEP, THREAD_ROUND, timeLaps } from "./laps.js";

/** Seeds held above the board until a question is answered. */
export const AIR = "a0";

/** @type {Record<"fast" | "normal" | "slow", Pace>} */
export const PACES = {
  fast: { budget: 720, quickest: 20, hops: 500, slowest: 60 },
  normal: { budget: 1440, quickest: 45, hops: 1100, slowest: 130 },
  slow: { budget: 1440, quickest: 60, hops: 1250, slowest: 210 },
};

const EASE = "cubic-bezier(.3,.7,.4,1)";

/** @param {SowEvent} event @returns {SpotKey} */
export function spotOf(event) {
  return event.store === undefined ? `p${event.pit}` : `s${event.store}`;
}

/** @param {Places} places @param {SpotKey} spot @returns {Point} */
export function centreOf(places, spot) {
  const index = Number(spot.slice(1));
  if (spot[0] === "p") return places.pits[index];
  return (spot[0] === "h" ? places.hands : places.stores)[index] ?? { x: places.board.x + places.board.w / 2, y: places.board.y + places.board.h / 2 };
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
    this.debts = new Map(ground.debts);
    this.laps = timeLaps(events, pace);
    /** @type {Map<number, Key>} */
    this.at = new Map();
    for (const [spot, seeds] of this.piles) this.lay(spot, seeds, (seed, key) => this.at.set(seed, key));
    /** @type {Map<number, Key[]>} */
    this.tracks = new Map();
    /** @type {Tick[]} */
    this.ticks = [];
    /** What is held from an earlier decision is in the hand. */
    this.hand = this.piles.get(AIR) ?? [];
    this.piles.set(AIR, []);
    /** @type {SpotKey} */
    this.handAt = `p${ground.above}`;
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
    this.ticks.push({ t: this.t, what: "count", spot, count: this.pile(spot).length - (this.debts.get(spot) ?? 0), gain });
  }

  /** Whether this lap passes unseen. */
  get hidden() {
    return this.laps[this.lap]?.manner === "hidden";
  }

  /** The next lap begins. */
  nextLap() {
    this.lap += 1;
    if (!this.hidden && this.unseen.size) this.showUnseen();
    return this.laps[this.lap];
  }

  /** @param {SowEvent} event */
  lift(event) {
    const lap = this.nextLap();
    const spot = spotOf(event);
    this.hand.push(...this.pile(spot).splice(0, event.seeds ?? Infinity));
    this.handAt = spot;
    if (lap.manner === "hidden") {
      this.unseen.add(spot);
      return;
    }
    this.ticks.push({ t: this.t, what: "source", spot });
    this.tickCount(spot);
    if (this.pile(spot).length) this.repack(spot, this.t, SETTLE);
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

  /** The hand goes to the pit from which it sows on. @param {SowEvent} event */
  sowOn(event) {
    const lap = this.nextLap();
    const spot = spotOf(event);
    if (lap.manner !== "hidden") {
      if (spot !== this.handAt) this.carry(this.hand, spot, { ...lap, step: Math.max(lap.step, 30) });
      this.ticks.push({ t: this.t, what: "source", spot });
    }
    this.handAt = spot;
  }

  /** Seeds are taken into the hand. @param {SowEvent[]} events one run of them */
  gather(events) {
    const { t } = this;
    const each = this.laps[this.lap]?.manner !== "group";
    if (!this.hidden) this.markTaken(events, each);
    const centre = centreOf(this.ground.places, this.handAt);
    for (const event of events) {
      const spot = spotOf(event);
      const taken = this.pile(spot).splice(0, event.seeds ?? 0);
      this.hand.push(...taken);
      if (this.hidden) this.unseen.add(spot);
      else {
        this.tickCount(spot);
        this.hold(taken, this.t, centre, each ? HAUL : FLOWN_HAUL);
      }
    }
    if (!this.hidden) this.t = Math.max(this.t, t) + (each ? HAUL : FLOWN_HAUL);
  }

  /** Seeds fly into the hand. @param {number[]} seeds @param {number} from @param {Point} centre @param {number} time */
  hold(seeds, from, centre, time) {
    const offset = this.hand.length - seeds.length;
    seeds.forEach((seed, i) => {
      const held = inHand(offset + i, this.unit);
      this.move(seed, from, [{ x: centre.x + held.x, y: centre.y + held.y - 0.1 * this.unit, s: 1.25 }], from + time);
    });
  }

  /** @param {SowEvent[]} events @param {boolean} slowly */
  markTaken(events, slowly) {
    for (const event of events) this.ticks.push({ t: this.t, what: "taken", spot: spotOf(event) });
    if (slowly) this.t += SETTLE + PAUSE;
  }

  /** A seat lays a seed of its store into a pit; what it does not have it borrows. @param {SowEvent} event */
  pay(event) {
    const spot = spotOf(event);
    const store = `s${event.seat}`;
    const own = this.pile(store).shift();
    const seed = own ?? this.ground.fresh();
    if (own === undefined) {
      this.debts.set(store, (this.debts.get(store) ?? 0) + 1);
      this.at.set(seed, { t: 0, ...centreOf(this.ground.places, store), s: 0 });
    }
    this.pile(spot).push(seed);
    this.t += 60;
    this.tickCount(store);
    this.tickCount(spot);
    this.repack(spot, this.t, HAUL);
  }

  /** A seat brings a seed from its hand into a pit. @param {SowEvent} event */
  bringIn(event) {
    const hand = `h${event.seat}`;
    const spot = spotOf(event);
    const seed = this.pile(hand).pop();
    if (seed === undefined) throw new Error("bija-board: a seed is brought in from an empty hand");
    this.pile(spot).push(seed);
    this.tickCount(hand);
    this.move(seed, this.t, [{ ...centreOf(this.ground.places, spot), s: 1.25 }], this.t + HAUL);
    this.ticks.push({ t: this.t + HAUL, what: "source", spot });
    this.t += HAUL;
    this.tickCount(spot, 1);
    this.repack(spot, this.t, SETTLE);
    this.handAt = spot;
  }

  /** @param {SowEvent} event */
  drop(event) {
    if (this.lap < 0) this.nextLap();
    const lap = this.laps[this.lap];
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

  /** Piles slide to a store together. @param {SowEvent[]} events one run of captures, of seeds taken on the way, or of sweeps */
  haul(events) {
    const kind = events[0].e;
    const slowly = kind === "capture" && this.laps[this.lap]?.manner !== "group";
    if (kind !== "sweep" && !this.hidden) this.markTaken(events, slowly);
    const start = this.t;
    const time = kind === "sweep" ? SWEEP : slowly ? HAUL : FLOWN_HAUL;
    /** @type {Map<SpotKey, number>} */
    const gains = new Map();
    for (const event of events) {
      const spot = spotOf(event);
      const taken = this.pile(spot).splice(0, event.seeds ?? 0);
      const store = event.to === null || event.to === undefined ? null : `s${event.to}`;
      if (store) {
        this.earn(store, taken);
        gains.set(store, (gains.get(store) ?? 0) + taken.length);
      } else if (!this.hidden) {
        for (const seed of taken) this.move(seed, start, [{ .../** @type {Key} */ (this.at.get(seed)), s: 0 }], start + time);
      }
      if (this.hidden) for (const changed of store ? [spot, store] : [spot]) this.unseen.add(changed);
      else this.tickCount(spot);
    }
    if (this.hidden) return;
    for (const store of gains.keys()) this.repack(store, start, time);
    this.t = start + time;
    for (const [store, gain] of gains) this.tickCount(store, gain);
  }

  /** Seeds come into a store; what was borrowed is paid back first. @param {SpotKey} store @param {number[]} seeds */
  earn(store, seeds) {
    const owed = Math.min(this.debts.get(store) ?? 0, seeds.length);
    if (owed > 0) this.debts.set(store, (this.debts.get(store) ?? 0) - owed);
    this.pile(store).push(...seeds.slice(owed));
  }

  /** @param {SowEvent[]} run events of one kind */
  happen(run) {
    const [event] = run;
    const flyOver = { ...(this.laps[this.lap] ?? { manner: /** @type {const} */ ("each"), drops: 0, hauls: 0, lift: 0 }), step: 30 };
    switch (event.e) {
      case "lift":
      case "relay":
        return this.lift(event);
      case "sow_on":
      case "sow_into":
        return this.sowOn(event);
      case "namua":
        return this.bringIn(event);
      case "drop":
        return this.drop(event);
      case "skip":
        return this.hidden ? undefined : this.carry(this.hand, spotOf(event), flyOver);
      case "gather":
        return this.gather(run);
      case "pay":
        return this.pay(event);
      case "piece":
        this.ticks.push({ t: this.t, what: "piece", spot: spotOf(event), seat: event.to ?? undefined });
        return;
      case "sweep":
        if (this.unseen.size) this.showUnseen();
        this.lap = this.laps.length;
        return this.haul(run);
      case "capture":
      case "taken":
        return this.haul(run);
    }
  }

  /** @returns {Plan} */
  run() {
    const { events } = this;
    for (let i = 0; i < events.length; i += 1) {
      let end = i + 1;
      const together = events[i].e === "sweep" || HAULS.includes(events[i].e);
      while (together && events[end]?.e === events[i].e) end += 1;
      this.happen(events.slice(i, end));
      i = end - 1;
    }
    if (this.unseen.size) this.showUnseen();
    this.piles.set(AIR, this.hand);
    const duration = Math.max(this.t, ...[...this.tracks.values()].map((track) => track[track.length - 1].t));
    return { duration, tracks: this.tracks, ticks: this.ticks, piles: this.piles, debts: this.debts, hand: this.shadow };
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
