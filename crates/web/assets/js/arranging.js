/**
 * The start that players arrange: one dialog a side, in which its seeds are laid out pit by pit until every seed is laid. Resolves
 * with the seeds by side, each in the order of its pits, or with null if the standard start is wanted.
 * @import { GameSession } from "./game-session.js"
 * @import { Arrangement, Layout } from "./types.js"
 * @import { Messages } from "./messages.js"
 *
 * @typedef {Arrangement["seats"][number]} Share
 * @typedef {{by: string, name: string}} Who
 * @typedef {{who: Who, seeds: number[]}} Facing a side that is laid out already, in the order of its pits: it lies in sight
 */
import { callOf } from "./board/cells.js";
import { button, make } from "./elements.js";
import { dialog } from "./panels.js";

const STYLE = new URL("../css/arranging.css", import.meta.url).href;

/** The dialog's own style, which few games need. Without it the dialog is plain, and works. @returns {Promise<unknown>} */
function style() {
  if (document.querySelector(`link[href="${STYLE}"]`)) return Promise.resolve();
  const link = make("link", { rel: "stylesheet", href: STYLE });
  document.head.append(link);
  return new Promise((resolve) => ["load", "error"].forEach((kind) => link.addEventListener(kind, resolve)));
}

/**
 * @param {Messages} messages
 * @param {Arrangement} arrangement
 * @param {Layout} layout
 * @param {(seat: number) => Who | null} whoOf whoever lays the seeds of a seat; null if the standard does
 * @param {Facing | null} [facing]
 * @returns {Promise<number[][] | null>}
 */
export async function arrange(messages, arrangement, layout, whoOf, facing = null) {
  await style();
  /** @type {number[][]} */
  const laid = [];
  for (const share of arrangement.seats) {
    const standard = share.pits.map((pit) => arrangement.standard[pit]);
    const who = whoOf(share.seat);
    /** @type {number[] | null} */
    const own = who === null ? standard : await new SideEditor(messages, share, layout, standard, who, facing).result;
    if (own === null) return null;
    laid.push(own);
    facing = who && { who, seeds: own };
  }
  return laid;
}

/**
 * The share of the reader alone, in sight of what lies there already: until the last side is laid out, the game comes with it.
 * @param {Messages} messages @param {GameSession} session @param {(seat: number) => Who} whoOf @returns {Promise<number[] | null>} nothing if the reader has no share, or puts the editor away
 */
export async function arrangeShare(messages, session, whoOf) {
  const { arrangement, layout, pits } = session.view;
  const own = arrangement?.seats.find(({ seat }) => seat === session.seat);
  if (!arrangement || !own) return null;
  const other = session.game.arranged && arrangement.seats.find((one) => one !== own);
  const facing = other ? { who: whoOf(other.seat), seeds: other.pits.map((pit) => pits[pit]) } : null;
  const laid = await arrange(messages, { ...arrangement, seats: [own] }, layout, whoOf, facing);
  return laid && laid[0];
}

class SideEditor {
  /** @param {Messages} messages @param {Share} share @param {Layout} layout @param {number[]} standard @param {Who} who @param {Facing | null} facing */
  constructor(messages, share, layout, standard, who, facing) {
    this.messages = messages;
    this.share = share;
    this.layout = layout;
    this.standard = standard;
    this.seeds = [...standard];
    this.left = make("p", { class: "arrange-left", "aria-live": "polite" });
    this.done = button(messages.text("arrange-done"), "next", () => this.end(this.seeds), { kind: "button primary wide" });
    /** @type {{hollow: HTMLElement, less: HTMLButtonElement, show: () => void}[]} */
    this.pits = share.pits.map((_, i) => this.makePit(i));
    const tools = make("div", { class: "arrange-tools" }, [
      button(messages.text("arrange-standard"), "again", () => this.set(this.standard), { kind: "button small" }),
      button(messages.text("arrange-clear"), "close", () => this.set(share.pits.map(() => share.least)), { kind: "button small" }),
    ]);
    /** @type {Promise<number[] | null>} */
    this.result = new Promise((resolve) => {
      this.resolve = resolve;
    });
    this.panel = dialog(messages.text("arrange-title"), messages, [
      make("p", {}, [`${messages.text("arrange-whose", who)} ${messages.text("arrange-help")}`]),
      ...(share.least > 0 ? [make("p", { class: "meta" }, [messages.text("arrange-least", { least: share.least })])] : []),
      ...(facing ? this.facing(facing) : []),
      this.grid(),
      make("div", { class: "arrange-foot" }, [this.left, tools]),
      make("div", { class: "dialog-foot" }, [this.done]),
    ]);
    this.panel.addEventListener("close", () => this.resolve?.(null));
    this.show();
  }

  /** The side's pits row by row as they lie on the board: the half that runs back above the one that runs to the right. */
  places() {
    const { pits: width, clockwise } = this.layout;
    const rows = [];
    for (let from = 0; from < this.pits.length; from += width) rows.unshift(this.share.pits.slice(from, from + width).map((_, i) => from + i));
    const firstAbove = this.layout.front === "first";
    return (firstAbove ? rows.reverse() : rows).flatMap((row) => {
      const runsBack = row[0] >= width;
      return runsBack !== clockwise ? [...row].reverse() : row;
    });
  }

  /** @param {HTMLElement[]} cells @param {string} kind */
  rows(cells, kind) {
    const grid = make("div", { class: `arrange-grid ${kind}` }, cells);
    grid.style.setProperty("--columns", String(this.layout.pits));
    return grid;
  }

  grid() {
    return this.rows(this.places().map((i) => make("div", { class: "arrange-cell" }, [this.pits[i].hollow, this.pits[i].less])), "own");
  }

  /** The side that is laid out already, as it lies across the board. @param {Facing} facing */
  facing({ who, seeds }) {
    const { messages } = this;
    const cells = this.places().reverse().map((i) =>
      make("span", {}, [
        make("span", { class: "for-readers" }, [messages.text("arrange-pit", { pit: i + 1, count: seeds[i] })]),
        make("span", { "aria-hidden": "true" }, [messages.number(seeds[i])]),
      ]),
    );
    return [make("p", { class: "meta" }, [messages.text("board-side", who)]), this.rows(cells, "facing")];
  }

  /** @param {number} i */
  makePit(i) {
    const number = callOf(this.layout, this.share.pits[i]);
    const count = make("strong", {});
    const says = make("span", { class: "for-readers" });
    const pit = make("button", { type: "button", class: "arrange-pit" }, [says]);
    const figures = make("span", { class: "arrange-figures", "aria-hidden": "true" }, [make("small", {}, [this.messages.shownDigits(String(number))]), count]);
    const hollow = make("div", { class: "arrange-hollow" }, [pit, figures]);
    const less = make("button", { type: "button", class: "arrange-less", "aria-label": this.messages.text("arrange-less", { pit: number }) }, [make("span", { "aria-hidden": "true" }, ["−"])]);
    pit.addEventListener("click", () => this.change(i, 1));
    less.addEventListener("click", () => this.change(i, -1));
    const show = () => {
      count.textContent = this.messages.number(this.seeds[i]);
      says.textContent = `${this.messages.text("arrange-pit", { pit: number, count: this.seeds[i] })}. ${this.messages.text("arrange-more", { pit: number })}`;
      pit.setAttribute("aria-disabled", String(this.inHand === 0));
      less.disabled = this.seeds[i] <= this.share.least;
    };
    return { hollow, less, show };
  }

  get inHand() {
    return this.share.seeds - this.seeds.reduce((sum, count) => sum + count, 0);
  }

  /** @param {number} i @param {number} by */
  change(i, by) {
    if (by > 0 && this.inHand === 0) return;
    this.set(this.seeds.map((count, at) => (at === i ? Math.max(this.share.least, count + by) : count)));
  }

  /** @param {number[]} seeds */
  set(seeds) {
    this.seeds = [...seeds];
    this.show();
  }

  show() {
    for (const { show } of this.pits) show();
    this.left.textContent = this.messages.text("arrange-left", { count: this.inHand });
    this.done.disabled = this.inHand !== 0;
  }

  /** @param {number[]} seeds */
  end(seeds) {
    this.resolve?.(seeds);
    this.panel.close();
  }
}
