/**
 * A pit with more than one move: the board offers them on the pit's rim, one is aimed at, and the reader takes one. On a lying
 * board these are two round knobs; where they would hide the neighbours the page offers the same choice in words.
 * @import { BijaBoard } from "../bija-board.js"
 * @import { LegalMove } from "../types.js"
 */
import { ownerOf } from "./cells.js";
import { svg } from "./thread.js";

/** What is drawn on a knob, in a box of 24. */
const SIGNS = {
  left: "M19 12H5M11 6L5 12L11 18",
  right: "M5 12H19M13 6L19 12L13 18",
  stop: "M8 8H16V16H8Z",
};

/** Who answers so sows no further. */
const STOP = "stop";
/** Who answers so sows the pit of the question; the way is the lap's. */
const GO_ON = "safari";

export class Choosing {
  /** @param {BijaBoard} board */
  constructor(board) {
    this.board = board;
    /** @type {number | null} */
    this.pit = null;
    /** From left to right. @type {LegalMove[]} */
    this.moves = [];
    this.aimed = 0;
    /** @type {HTMLButtonElement[]} */
    this.knobs = [];
  }

  /** The move that would be made now. @returns {LegalMove | null} */
  get move() {
    return this.pit === null ? null : (this.moves[this.aimed] ?? null);
  }

  /** Whether the choice is the answer to a question, which cannot be put off. */
  get asked() {
    return this.moves.some(({ answer }) => answer !== null && answer !== undefined);
  }

  /** The side of the screen to which a move goes; the other seat's left is the reader's right. @param {LegalMove} move @returns {"left" | "right"} */
  sideOf({ pit, side, answer, dir }) {
    if (answer === STOP) return "left";
    if (answer === GO_ON) return "right";
    if (!side) return dir === "backward" ? "left" : "right";
    const { layout, viewer } = this.board;
    const turned = layout !== null && pit !== null && ownerOf(layout, pit) !== viewer;
    return turned ? (side === "left" ? "right" : "left") : side;
  }

  /** @param {number} pit @param {LegalMove[]} moves */
  open(pit, moves) {
    this.close();
    this.pit = pit;
    const place = /** @param {LegalMove} move */ (move) => (this.sideOf(move) === "left" ? 0 : 1);
    this.moves = [...moves].sort((a, b) => place(a) - place(b));
    this.aimed = this.moves.length - 1;
    this.draw();
    this.tell();
  }

  close() {
    if (this.pit === null) return;
    for (const knob of this.knobs) knob.remove();
    this.knobs = [];
    this.pit = null;
    this.moves = [];
    this.tell();
  }

  /** After the places have changed. */
  redraw() {
    for (const knob of this.knobs) knob.remove();
    this.draw();
  }

  /** Aims left or right. @param {"left" | "right"} side */
  aimTo(side) {
    this.aim(side === "left" ? 0 : this.moves.length - 1);
  }

  /** @param {number} index */
  aim(index) {
    const to = Math.max(0, Math.min(this.moves.length - 1, index));
    if (this.pit === null || to === this.aimed) return;
    this.aimed = to;
    this.knobs.forEach((knob, i) => knob.setAttribute("aria-pressed", String(i === to)));
    this.tell();
  }

  /** The page hears what there is to choose and what is aimed at. */
  tell() {
    const { pit, moves, aimed, asked } = this;
    this.board.dispatchEvent(new CustomEvent("bija-choosing", { bubbles: true, detail: { pit, moves, aimed, asked } }));
  }

  /** Knobs beside the pit, in its row, so that they follow it for readers too. */
  draw() {
    const { drawing, words } = this.board;
    const place = this.pit === null ? null : drawing?.places?.pits[this.pit];
    if (!place || !drawing || this.pit === null) return;
    const pit = drawing.pits[this.pit];
    const away = Math.max(place.rx * 1.1, 27);
    this.knobs = this.moves.map((move, i) => {
      const side = this.sideOf(move);
      const knob = document.createElement("button");
      knob.type = "button";
      knob.className = "bb-knob";
      knob.setAttribute("aria-label", words.choice(move, side));
      knob.setAttribute("aria-pressed", String(i === this.aimed));
      knob.append(svg("svg", { viewBox: "0 0 24 24", "aria-hidden": "true" }, [svg("path", { d: SIGNS[move.answer === STOP ? STOP : side] })]));
      knob.style.left = `${place.x + (side === "left" ? -away : away)}px`;
      knob.style.top = `${place.y}px`;
      knob.addEventListener("pointerenter", (event) => event.pointerType === "mouse" && this.aim(i));
      knob.addEventListener("focus", () => this.aim(i));
      return knob;
    });
    pit.after(...this.knobs);
  }

  /** Which move a pressed knob stands for. @param {EventTarget | null} target @returns {LegalMove | null} */
  knobMove(target) {
    const knob = target instanceof Element ? target.closest(".bb-knob") : null;
    return this.moves[this.knobs.findIndex((one) => one === knob)] ?? null;
  }
}
