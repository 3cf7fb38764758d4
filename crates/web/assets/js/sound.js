/**
 * Sounds of wood and seeds, made at run time. A seed is a short burst of noise that rings in two resonances, the pit's wood and
 * the seeds that lie in it: the fuller the pit, the higher. A store is the same, lower and longer; a capture is a handful.
 *
 * @import { Note } from "./score.js"
 * @import { Settings } from "./settings.js"
 *
 * @typedef {object} Strike
 * @property {number} after seconds after the note
 * @property {number} pitch of the first resonance, in hertz
 * @property {number} ring the time in which it falls to a third, in seconds
 * @property {number} loud
 *
 * @typedef {{source: AudioBufferSourceNode, from: number, to: number}} Voice
 */

const VOLUMES = { off: 0, soft: 0.18, middle: 0.42, loud: 0.9 };
/** So many strikes sound at once at most; the ear would not tell more, and a phone would stutter. */
export const VOICES = 12;
/** The seconds of noise that all bursts are cut from. */
const NOISE = 0.5;
/** How long a burst lasts, in seconds. */
const BURST = 0.009;
/** The resonances of a piece of wood: parts of its pitch, and how strong where it rings for `USUAL` seconds. */
const RESONANCES = [[1, 24], [2.76, 7], [5.4, 2]];

const USUAL = 0.014;

/** What is struck for a note. @param {Note} note @returns {Strike[]} */
export function strikes({ kind, full }) {
  switch (kind) {
    case "drop":
      return [{ after: 0, pitch: 640 * 2 ** (Math.min(full, 18) / 18), ring: 0.014, loud: 0.5 }];
    case "store":
      return [{ after: 0, pitch: 300 * 2 ** (Math.min(full, 48) / 96), ring: 0.03, loud: 0.7 }];
    case "capture":
      return [0, 0.032, 0.058, 0.098].map((after, i) => ({ after, pitch: [420, 510, 360, 290][i], ring: 0.02, loud: 0.55 }));
    case "round":
      return [0, 0.05, 0.1, 0.15].map((after, i) => ({ after, pitch: 700 + 60 * i, ring: 0.01, loud: 0.22 }));
    case "turn":
      return [{ after: 0, pitch: 520, ring: 0.045, loud: 0.4 }, { after: 0.09, pitch: 780, ring: 0.05, loud: 0.3 }];
    case "end":
      return [{ after: 0, pitch: 240 * 2 ** (full / 12), ring: 0.11, loud: 0.7 }];
  }
}

export class Sound {
  constructor() {
    /** @type {Settings["sound"]} */
    this.level = "off";
    /** @type {AudioContext | null} */
    this.context = null;
    /** @type {GainNode | null} */
    this.out = null;
    /** @type {AudioBuffer | null} */
    this.noise = null;
    /** What sounds or will. @type {Set<Voice>} */
    this.voices = new Set();
    // Browsers let a page sound only after the reader has touched it.
    for (const kind of ["pointerdown", "pointerup", "keydown"]) document.addEventListener(kind, () => this.wake(), { capture: true });
    document.addEventListener("visibilitychange", () => (document.hidden ? void this.context?.suspend() : this.wake()));
  }

  /** @param {Settings["sound"]} level */
  set volume(level) {
    this.level = level;
    if (level !== "off") this.wake();
    if (this.out && this.context) this.out.gain.setTargetAtTime(VOLUMES[level], this.context.currentTime, 0.01);
  }

  /** A page that nobody has touched yet, or that nobody sees, has no context that runs. */
  wake() {
    if (this.level === "off" || document.hidden) return;
    if (!this.context) this.build();
    // Phones interrupt a context during a call, which is a state of its own.
    if (this.context && this.context.state !== "running") void this.context.resume().catch(() => {});
  }

  build() {
    if (navigator.userActivation?.hasBeenActive === false) return;
    const context = new AudioContext({ latencyHint: "interactive" });
    this.context = context;
    this.out = context.createGain();
    this.out.gain.value = VOLUMES[this.level];
    // Many seeds at once stay as loud as a few.
    const limit = context.createDynamicsCompressor();
    this.out.connect(limit).connect(context.destination);
    this.noise = context.createBuffer(1, Math.ceil(NOISE * context.sampleRate), context.sampleRate);
    const samples = this.noise.getChannelData(0);
    for (let i = 0; i < samples.length; i += 1) samples[i] = Math.random() * 2 - 1;
  }

  /** Plays notes as soon as the reader's own act has let the page sound. @param {Note[]} notes */
  try(notes) {
    const resumed = this.context?.resume() ?? Promise.reject(new Error("nobody has touched the page"));
    resumed.then(() => this.play(notes)).catch(() => {});
  }

  /** Plays notes from now on. What it gives back stops those that have not begun. @param {Note[]} notes in order of time */
  play(notes) {
    const { context, voices } = this;
    if (!context || context.state !== "running" || this.level === "off" || document.hidden) return () => {};
    for (const voice of voices) if (voice.to < context.currentTime) voices.delete(voice);
    const now = context.currentTime;
    const mine = notes.flatMap((note) => strikes(note).map((strike) => this.strike(now + note.t / 1000 + strike.after, strike))).filter((voice) => voice !== null);
    return () => {
      for (const voice of mine.filter(({ from }) => from > context.currentTime)) {
        voice.source.stop();
        voices.delete(voice);
      }
    };
  }

  /** A burst of noise, and the wood that rings after it. @param {number} from @param {Strike} strike @returns {Voice | null} */
  strike(from, { pitch, ring, loud }) {
    const { context, out, noise, voices } = this;
    if (!context || !out || !noise) return null;
    const to = from + BURST + 4 * ring;
    // What comes when enough sounds is left out.
    if ([...voices].filter((voice) => voice.from < to && voice.to > from).length >= VOICES) return null;
    const source = context.createBufferSource();
    source.buffer = noise;
    const burst = context.createGain();
    burst.gain.setValueAtTime(0, from);
    burst.gain.linearRampToValueAtTime(loud, from + 0.001);
    burst.gain.linearRampToValueAtTime(0, from + BURST);
    source.connect(burst);
    for (const [part, share] of RESONANCES) {
      const wood = context.createBiquadFilter();
      wood.type = "bandpass";
      wood.frequency.value = pitch * part;
      // A filter of this quality falls to a third within `ring`.
      wood.Q.value = Math.PI * pitch * ring;
      const level = context.createGain();
      // The narrower a filter, the less of a short burst it lets through.
      level.gain.value = (share * ring) / USUAL;
      burst.connect(wood).connect(level).connect(out);
    }
    const voice = { source, from, to };
    voices.add(voice);
    source.start(from, Math.random() * (NOISE - 2 * BURST));
    source.stop(from + BURST);
    return voice;
  }
}
