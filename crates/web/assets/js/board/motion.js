/**
 * Runs a timetable: seeds by Web Animations, everything else by a timer, so that a page nobody sees comes to its end too.
 * @import { Key, Plan, Tick } from "./sowing.js"
 */

export class Motion {
  /**
   * @param {Plan} plan
   * @param {(seed: number) => Element | undefined} element
   * @param {(key: Key) => string} transform
   * @param {(tick: Tick) => void} onTick
   * @param {HTMLElement} shadow of the hand
   */
  constructor(plan, element, transform, onTick, shadow) {
    this.ticks = [...plan.ticks].sort((a, b) => a.t - b.t);
    this.duration = plan.duration;
    this.onTick = onTick;
    this.next = 0;
    this.over = false;
    /** @type {Animation[]} */
    this.animations = [];
    /** @type {Promise<void>} */
    this.finished = new Promise((resolve) => {
      this.resolve = resolve;
    });
    this.start = performance.now();
    for (const [seed, track] of plan.tracks) {
      const animation = element(seed)?.animate(keyframes(track, plan.duration, transform), { duration: plan.duration, easing: "linear" });
      if (animation) this.animations.push(animation);
    }
    if (plan.hand.length) this.animations.push(shadow.animate(shadowFrames(plan.hand, plan.duration, shadow), { duration: plan.duration }));
    this.wake = this.wake.bind(this);
    this.hide = () => this.finish();
    document.addEventListener("visibilitychange", this.hide);
    this.timer = window.setTimeout(this.wake, 0);
  }

  wake() {
    const now = performance.now() - this.start;
    while (this.next < this.ticks.length && this.ticks[this.next].t <= now + 4) {
      this.onTick(this.ticks[this.next]);
      this.next += 1;
    }
    if (now >= this.duration) {
      this.finish();
      return;
    }
    const due = this.ticks[this.next]?.t ?? this.duration;
    this.timer = window.setTimeout(this.wake, Math.max(4, Math.min(due, this.duration) - now));
  }

  /** Ends at once; the resting places underneath are already the final ones. */
  finish() {
    if (this.over) return;
    this.over = true;
    window.clearTimeout(this.timer);
    document.removeEventListener("visibilitychange", this.hide);
    for (const animation of this.animations) animation.cancel();
    this.resolve?.();
  }
}

/** @param {Key[]} track @param {number} duration @param {(key: Key) => string} transform @returns {Keyframe[]} */
function keyframes(track, duration, transform) {
  const frames = track.map((key) => ({ offset: Math.min(1, key.t / duration), transform: transform(key), easing: key.ease ?? "linear" }));
  if (frames[frames.length - 1].offset < 1) frames.push({ ...frames[frames.length - 1], offset: 1 });
  return frames;
}

/** @param {Key[]} keys @param {number} duration @param {HTMLElement} shadow @returns {Keyframe[]} */
function shadowFrames(keys, duration, shadow) {
  const { offsetWidth: w, offsetHeight: h } = shadow;
  const frames = keys.map(({ t, x, y, s }) => ({ offset: Math.min(1, t / duration), transform: `translate(${x - w / 2}px, ${y - h / 2}px) scale(${s || 0.3})`, opacity: s ? 1 : 0 }));
  const last = frames[frames.length - 1];
  return [{ ...frames[0], offset: 0 }, ...frames, { ...last, offset: Math.max(last.offset, Math.min(1, last.offset + 0.001)), opacity: 0 }, { ...last, offset: 1, opacity: 0 }];
}
