/**
 * The game so far in two lanes: the other side's pit numbers above, the own below, chained sowings joined by a stitch.
 * @import { PlayedMove } from "./types.js"
 */
import { iconButton, make } from "./elements.js";
import { icon } from "./icons.js";

/**
 * @typedef {object} Words
 * @property {string} name of the ribbon
 * @property {[string, string]} lanes above, below
 * @property {(n: number) => string} number
 * @property {(move: PlayedMove, ply: number) => string} move what readers hear of it
 * @property {(move: PlayedMove, ply: number) => {text: string, drawing?: string | null}} sign what the eye sees of it
 * @property {{first: string, back: string, on: string, last: string}} steps
 */

/** @typedef {{move: PlayedMove, ply: number}[]} Turn the chained sowings of one turn */
/** @typedef {[Turn | null, Turn | null]} Column above, below */

export class MoveRibbon {
  /** @param {(way: "first" | "back" | "on" | "last") => void} onStep @param {(ply: number) => void} onPly @param {Words} words */
  constructor(onStep, onPly, words) {
    this.words = words;
    this.lanes = make("div", { class: "ribbon-lanes", tabindex: "-1" });
    this.table = make("tbody", {});
    this.lanes.append(make("table", {}, [this.table]));
    const { steps } = words;
    this.first = iconButton(steps.first, "first", () => onStep("first"));
    this.back = iconButton(steps.back, "previous", () => onStep("back"));
    this.on = iconButton(steps.on, "next", () => onStep("on"));
    this.last = iconButton(steps.last, "last", () => onStep("last"));
    this.element = make("section", { class: "ribbon", "aria-label": words.name }, [
      this.lanes,
      make("div", { class: "ribbon-steps" }, [this.first, this.back, this.on, this.last]),
    ]);
    this.table.addEventListener("click", (event) => {
      const cell = event.target instanceof Element ? event.target.closest("[data-ply]") : null;
      if (cell instanceof HTMLElement) onPly(Number(cell.dataset.ply));
    });
    this.element.addEventListener("keydown", (event) => {
      const ways = /** @type {Record<string, "first" | "back" | "on" | "last">} */ ({ ArrowLeft: "back", ArrowRight: "on", Home: "first", End: "last" });
      const way = ways[event.key];
      if (!way) return;
      event.preventDefault();
      onStep(way);
    });
  }

  /**
   * @param {PlayedMove[]} moves
   * @param {{shown: number, below: (ply: number) => number, waiting: number | null}} state shown: the ply on the board; below: the seat of the lower lane at a ply; waiting: whose move it is
   */
  show(moves, { shown, below, waiting }) {
    const focused = this.table.contains(document.activeElement);
    const columns = columnsOf(moves, below);
    const open = waiting === null ? null : openColumn(columns, moves, below, waiting);
    const lane = /** @param {0 | 1} which */ (which) =>
      columns.map((column, i) => {
        const cell = make("td", {}, this.turn(column[which], shown));
        if (open?.column === i && open.lane === which) cell.append(...this.question(column[which] !== null));
        return cell;
      });
    this.table.replaceChildren(
      make("tr", {}, [make("th", { scope: "row" }, [this.words.lanes[0]]), ...lane(0)]),
      make("tr", { class: "ribbon-turns", "aria-hidden": "true" }, [make("td"), ...columns.map((_, i) => make("td", {}, [this.words.number(i + 1)]))]),
      make("tr", {}, [make("th", { scope: "row" }, [this.words.lanes[1]]), ...lane(1)]),
    );
    this.first.disabled = this.back.disabled = shown === 0;
    this.on.disabled = this.last.disabled = shown === moves.length;
    const current = this.table.querySelector("[aria-current]") ?? this.table.querySelector(".ribbon-waiting");
    const { lanes } = this;
    const cells = /** @type {HTMLElement[]} */ ([...this.table.querySelectorAll("[data-ply]")]);
    const reached = cells.find(({ dataset }) => dataset.ply === String(Math.max(1, shown))) ?? cells[0];
    if (reached) reached.tabIndex = 0;
    if (focused) reached?.focus({ preventScroll: true });
    if (!moves.length) return;
    if (shown === moves.length) lanes.scrollTo(lanes.scrollWidth, lanes.scrollHeight);
    else if (current instanceof HTMLElement) lanes.scrollTo(current.offsetLeft - lanes.clientWidth / 2, current.offsetTop - lanes.clientHeight / 2);
    else lanes.scrollTo(0, 0);
  }

  /** @param {Turn | null} turn @param {number} shown @returns {Node[]} */
  turn(turn, shown) {
    return (turn ?? []).flatMap(({ move, ply }, i) => {
      const { text, drawing } = this.words.sign(move, ply);
      const cell = make("button", { type: "button", class: "ribbon-move", "data-ply": String(ply), "aria-label": this.words.move(move, ply), tabindex: "-1" }, [text, ...(drawing ? [icon(drawing)] : [])]);
      if (ply === shown) cell.setAttribute("aria-current", "step");
      return i ? [make("span", { class: "ribbon-stitch", "aria-hidden": "true" }), cell] : [cell];
    });
  }

  /** @param {boolean} joined */
  question(joined) {
    const mark = make("span", { class: "ribbon-waiting", "aria-hidden": "true" }, ["?"]);
    return joined ? [make("span", { class: "ribbon-stitch", "aria-hidden": "true" }), mark] : [mark];
  }
}

/** @param {PlayedMove[]} moves @param {(ply: number) => number} below @returns {Column[]} */
function columnsOf(moves, below) {
  /** @type {Column[]} */
  const columns = [];
  moves.forEach((move, i) => {
    const lane = move.seat === below(i) ? 1 : 0;
    const chained = i > 0 && moves[i - 1].again && moves[i - 1].seat === move.seat;
    const last = columns[columns.length - 1];
    if (chained && last?.[lane]) last[lane].push({ move, ply: i + 1 });
    else if (last && last[lane] === null && move.seat !== moves[0].seat) last[lane] = [{ move, ply: i + 1 }];
    else columns.push(lane ? [null, [{ move, ply: i + 1 }]] : [[{ move, ply: i + 1 }], null]);
  });
  return columns;
}

/** Where the next sowing will stand; may add a column. @param {Column[]} columns @param {PlayedMove[]} moves @param {(ply: number) => number} below @param {number} waiting @returns {{column: number, lane: 0 | 1}} */
function openColumn(columns, moves, below, waiting) {
  const lane = waiting === below(moves.length) ? 1 : 0;
  const last = columns[columns.length - 1];
  const before = moves[moves.length - 1];
  const joins = last && ((before.again && before.seat === waiting) || (last[lane] === null && waiting !== moves[0].seat));
  if (!joins) columns.push([null, null]);
  return { column: columns.length - 1, lane };
}
