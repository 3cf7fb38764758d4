/**
 * What a page lets the reader hear and feel: seeds as they land, captures, the own turn, the end. Loaded when sound or vibration is
 * switched on for the first time; from then on it follows the settings by itself.
 *
 * It asks nothing of the page. The board tells the timetable of a sowing (`bija-sowing`) and shows by its attribute `playing` how
 * long seeds travel; whose turn it is stands in the attributes of `main`.
 *
 * @import { BijaBoard } from "./bija-board.js"
 * @import { Plan } from "./board/sowing.js"
 * @import { Note } from "./score.js"
 * @import { Settings } from "./settings.js"
 */
import { flightNotes, stillNotes } from "./score.js";
import { loadSettings } from "./settings.js";
import { Sound } from "./sound.js";

/** How long the device shakes, in milliseconds. */
const PULSES = { capture: 24, turn: 40 };

export class Senses {
  /** @param {BijaBoard} board @param {HTMLElement} main */
  constructor(board, main) {
    this.main = main;
    this.sound = new Sound();
    this.settings = loadSettings();
    /** What a sowing may lead to and has not yet. */
    this.due = { turn: false, end: false };
    this.before = this.state();
    /** Ends what is still to be heard and felt of the sowing in flight. */
    this.hush = () => {};
    board.addEventListener("bija-sowing", (event) => this.sows(/** @type {CustomEvent<{plan: Plan, still: boolean}>} */ (event).detail));
    new MutationObserver(() => !board.hasAttribute("playing") && this.hush()).observe(board, { attributeFilter: ["playing"] });
    new MutationObserver(() => this.look()).observe(main, { attributes: true });
    document.addEventListener("bija-settings", () => this.set(loadSettings()));
    this.sound.volume = this.settings.sound;
  }

  /** Whoever chooses a volume hears it. @param {Settings} settings */
  set(settings) {
    const { sound, vibration } = this.settings;
    this.settings = settings;
    this.sound.volume = settings.sound;
    if (settings.sound !== sound) this.sound.try(TRIAL);
    if (settings.vibration !== vibration) this.shake("turn");
  }

  /** How it is, for whoever has just chosen it. */
  trial() {
    this.sound.try(TRIAL);
    this.shake("turn");
  }

  /** @param {{plan: Plan, still: boolean}} sowing */
  sows({ plan, still }) {
    this.hush();
    this.due = { turn: true, end: true };
    const notes = still ? stillNotes(plan.ticks) : flightNotes(plan.ticks);
    const silence = this.sound.play(notes);
    const begun = performance.now();
    const pulses = notes.filter(({ kind }) => kind === "capture").map(({ t }) => {
      const pulse = { t, timer: 0 };
      pulse.timer = window.setTimeout(() => {
        pulse.t = Infinity;
        this.shake("capture");
      }, t);
      return pulse;
    });
    const breakOff = () => {
      silence();
      for (const { t, timer } of pulses) {
        window.clearTimeout(timer);
        // One whose time came while the page was busy is late, not broken off.
        if (performance.now() - begun >= t) this.shake("capture");
      }
      pulses.length = 0;
    };
    // What does not travel is not broken off.
    this.hush = still ? () => {} : breakOff;
  }

  state() {
    const { dataset } = this.main;
    const busy = ["data-sowing", "data-thinking", "data-pending", "data-looking"].some((name) => this.main.hasAttribute(name));
    return { turn: dataset.mover === "you" && (dataset.phase ?? "playing") === "playing" && !busy, ended: dataset.ended !== undefined };
  }

  look() {
    const { before, due } = this;
    const now = (this.before = this.state());
    if (now.ended && !before.ended && due.end) {
      this.due = { turn: false, end: false };
      this.sound.play(END);
    }
    if (now.turn && !before.turn && due.turn) {
      due.turn = false;
      this.sound.play(TURN);
      this.shake("turn");
    }
  }

  /** @param {keyof typeof PULSES} what */
  shake(what) {
    if (this.settings.vibration === "on" && !document.hidden) navigator.vibrate?.(PULSES[what]);
  }
}

/** @type {Note[]} */
const TURN = [{ t: 60, kind: "turn", full: 0 }];
/** @type {Note[]} */
const END = [{ t: 120, kind: "end", full: 0 }, { t: 300, kind: "end", full: 7 }];
/** @type {Note[]} */
const TRIAL = [1, 2, 3].map((full) => ({ t: full * 110, kind: full < 3 ? "drop" : "store", full }));

/** @type {Senses | null} */
let senses = null;

/** Lets the reader hear and feel this page's game. @param {{board: BijaBoard, main: HTMLElement}} page */
export function attend({ board, main }) {
  if (senses) return;
  senses = new Senses(board, main);
  // Whoever has just switched it on is still at the settings.
  if (document.querySelector("dialog[open]")) senses.trial();
}
