/**
 * What a sowing would do, drawn on the board before it is done.
 * @import { SowEvent } from "../types.js"
 * @import { BijaBoard } from "../bija-board.js"
 */
import { timetable } from "./flight.js";
import { PACES } from "./sowing.js";
import { preview, svg } from "./thread.js";

export class Previewing {
  /** @param {BijaBoard} board */
  constructor(board) {
    this.board = board;
    /** @type {SowEvent[] | null} */
    this.shown = null;
  }

  /** @param {SowEvent[]} events @param {SowEvent[][]} others drawn faintly */
  show(events, others) {
    const { board } = this;
    const { drawing, marks, words } = board;
    if (!drawing?.places || board.motion) {
      this.clear();
      return;
    }
    this.shown = events;
    const { places } = drawing;
    const stays = timetable(board, events.filter(({ e }) => e !== "capture" && e !== "sweep" && e !== "taken"), PACES.normal)?.piles;
    const landing = /** @param {number} pit */ (pit) => marks.landingSlot(pit, stays?.get(`p${pit}`)?.length ?? 1);
    const faint = others.map((other) => svg("g", { class: "bb-other" }, preview(places, other, landing, words.number, null).elements));
    const drawn = preview(places, events, landing, words.number, board.focusedPit());
    drawing.thread.replaceChildren(...faint, ...drawn.elements);
    for (const [spot, count] of drawing.counts) {
      count.classList.toggle("is-aim", spot === drawn.source);
      count.classList.toggle("is-marked", spot === `p${board.marked}`);
    }
    marks.show();
  }

  clear() {
    const { board } = this;
    this.shown = board.marked = null;
    if (!board.motion) board.drawing?.thread.replaceChildren();
    for (const count of board.drawing?.counts.values() ?? []) count.classList.remove("is-aim", "is-marked");
    if (board.marks.last) board.marks.show();
  }
}
