/**
 * What lies above the seeds: the signs of the last sowing, gains, and the thread of a sowing in flight.
 * @import { BijaBoard } from "../bija-board.js"
 * @import { SowEvent } from "../types.js"
 * @import { Drawing } from "./drawing.js"
 * @import { SpotKey, Tick } from "./sowing.js"
 * @import { Places, Point } from "./types.js"
 */
import { neutralsOf, ownerOf, pitsOf } from "./cells.js";
import { spotOf } from "./sowing.js";
import { bead, corners, gainsOf, hopThread, lastMark, ring } from "./thread.js";

/** How long a finished sowing's gains stay where nothing moves. */
const STILL = 1500;

export class Marks {
  /** @param {BijaBoard} board */
  constructor(board) {
    this.board = board;
    /** @type {{from: SpotKey, to: SpotKey} | null} */
    this.last = null;
    /** The store that brought an extra turn. @type {SpotKey | null} */
    this.again = null;
    this.timer = 0;
  }

  forget() {
    this.last = this.again = null;
  }

  /** @param {SowEvent[]} events of the sowing that came to rest */
  remember(events) {
    const lifted = events.find((event) => ["lift", "sow_on", "relay", "namua"].includes(event.e));
    const drops = events.filter((event) => event.e === "drop" || event.e === "namua");
    const fell = drops[drops.length - 1];
    if (lifted && fell) this.last = { from: spotOf(lifted), to: spotOf(fell) };
    const again = events.find((event) => event.e === "again");
    this.again = again && fell?.store === again.seat ? spotOf(fell) : null;
  }

  /** Who gained what, for a while, where no seed travels. @param {SowEvent[]} events */
  showGains(events) {
    this.clearFlashes();
    for (const [seat, gain] of gainsOf(events)) if (this.again !== `s${seat}`) this.flash(`s${seat}`, gain, STILL);
    this.timer = window.setTimeout(() => this.clearFlashes(), STILL);
  }

  /** @param {Tick} tick */
  tick(tick) {
    const drawing = /** @type {Drawing} */ (this.board.drawing);
    const places = /** @type {Places} */ (drawing.places);
    if (tick.what === "count") {
      this.board.showCount(tick.spot, tick.count ?? 0);
      if (tick.gain && tick.spot[0] !== "h") this.flash(tick.spot, tick.gain, 600);
    } else if (tick.what === "source") {
      drawing.thread.replaceChildren(ring(places, tick.spot, "solid"));
    } else if (tick.what === "thread" && tick.from) {
      drawing.thread.append(hopThread(places, tick.from, tick.spot));
    } else if (tick.what === "taken") {
      const mark = corners(places, Number(tick.spot.slice(1)));
      drawing.thread.append(mark);
      mark.animate([{ transform: "scale(1.15)" }, { transform: "scale(.92)" }], { duration: 200, easing: "ease-in", fill: "forwards" });
    } else if (tick.what === "piece") {
      const { pieces } = drawing;
      const index = neutralsOf(drawing.layout).indexOf(Number(tick.spot.slice(1)));
      if (index >= 0 && tick.seat !== undefined) pieces.take(index, tick.seat);
    } else if (tick.what === "round") {
      drawing.thread.replaceChildren(...this.threadRound(drawing, Number(tick.spot.slice(1))));
    }
  }

  /** The thread along all pits that the laps pass, for laps too many to be flown. @param {Drawing} drawing @param {number} at one of them */
  threadRound({ layout, places, pits }, at) {
    const owner = ownerOf(layout, at);
    const track = layout.shape === "four_rows" && owner !== null ? pitsOf(layout, owner) : pits.map((_, i) => i);
    return places ? track.map((pit, i) => hopThread(places, `p${pit}`, `p${track[(i + 1) % track.length]}`)) : [];
  }

  /** "+n" beside a count, for a while. @param {SpotKey} spot @param {number} gain @param {number} time */
  flash(spot, gain, time) {
    const drawing = /** @type {Drawing} */ (this.board.drawing);
    const places = /** @type {Places} */ (drawing.places);
    const mark = bead(this.besideCount(spot, places.bead * 0.5), `+${this.board.words.number(gain)}`, places.bead * 0.86, spot[0] === "s" ? "filled" : "plain");
    for (const other of drawing.flashes.querySelectorAll(`[data-spot="${spot}"]`)) other.remove();
    mark.setAttribute("data-spot", spot);
    drawing.flashes.append(mark);
    if (time < STILL) mark.animate([{ opacity: 1 }, { opacity: 1, offset: 0.8 }, { opacity: 0 }], { duration: time, fill: "forwards" });
  }

  /** @param {SpotKey} spot @param {number} away @returns {Point} */
  besideCount(spot, away) {
    const drawing = /** @type {Drawing} */ (this.board.drawing);
    const places = /** @type {Places} */ (drawing.places);
    const index = Number(spot.slice(1));
    if (spot[0] === "s") {
      const store = places.stores[index];
      return places.mode === "wide" && !store.tray && !places.felt ? { x: store.count.x + places.storeCountSize * 0.45 + away * 1.6, y: store.count.y } : store.gain;
    }
    const { count } = places.pits[index];
    const side = places.mode === "wide" ? 0.09 * places.unit : 4;
    return { x: Math.min(count.x + drawing.countReach(spot) + side + away, places.width - away - 2), y: count.y };
  }

  clearFlashes() {
    window.clearTimeout(this.timer);
    this.board.drawing?.flashes.replaceChildren();
  }

  /** Where the ghost of the last seed lies: free of the seeds that are there now. @param {number} pit @param {number} count @returns {Point} */
  landingSlot(pit, count) {
    const drawing = /** @type {Drawing} */ (this.board.drawing);
    const place = /** @type {Places} */ (drawing.places).pits[pit];
    const now = drawing.slots(`p${pit}`, this.board.piles.get(`p${pit}`)?.length ?? 0);
    const free = drawing.slots(`p${pit}`, count);
    if (now.length === 0) return { x: place.x, y: place.y };
    const distance = /** @param {Point} point */ (point) => Math.min(...now.map((seed) => Math.hypot(seed.x - point.x, seed.y - point.y)));
    const best = free.reduce((far, point) => (distance(point) > distance(far) ? point : far), free[0] ?? place);
    const nearest = now.reduce((near, seed) => (Math.hypot(seed.x - best.x, seed.y - best.y) < Math.hypot(near.x - best.x, near.y - best.y) ? seed : near));
    const apart = Math.hypot(best.x - nearest.x, best.y - nearest.y) || 1;
    const push = now.length < 4 ? Math.max(1, (0.98 * /** @type {Places} */ (drawing.places).seed) / apart) : 1;
    return { x: nearest.x + (best.x - nearest.x) * push, y: nearest.y + (best.y - nearest.y) * push };
  }

  /** ○ ● of the last sowing and the ring of an extra turn. */
  show() {
    const { last } = this;
    const { drawing } = this.board;
    const places = drawing?.places;
    if (!drawing || !places) return;
    /** @type {SVGElement[]} */
    const marks = [];
    const side = places.mode === "wide" ? 0.1 * places.unit : 7;
    if (last && last.from[0] === "p") {
      const both = last.from === last.to;
      const from = this.besideCount(last.from, side - (places.mode === "wide" ? 0.04 * places.unit : 2));
      const { count } = places.pits[Number(last.from.slice(1))];
      marks.push(lastMark(both ? { x: 2 * count.x - from.x, y: from.y } : from, "from", places.unit));
      if (last.to[0] === "p") marks.push(lastMark(this.besideCount(last.to, side - (places.mode === "wide" ? 0.04 * places.unit : 2)), "to", places.unit));
    }
    if (this.again && places.stores[Number(this.again.slice(1))]) {
      const store = places.stores[Number(this.again.slice(1))];
      marks.push(ring(places, this.again, "solid"), bead(store.gain, `+${this.board.words.number(1)}`, places.bead * 1.1, "filled"));
    }
    drawing.marks.replaceChildren(...marks);
  }
}
