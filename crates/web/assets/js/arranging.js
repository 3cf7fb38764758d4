/**
 * The start that players arrange: one dialog a side, in which its seeds are laid out pit by pit until every seed is laid. Resolves
 * with the seeds by side, each in the order of its pits, or with null if the standard start is wanted.
 * @import { Arrangement, Layout } from "./types.js"
 * @import { Messages } from "./messages.js"
 *
 * @typedef {Arrangement["seats"][number]} Share
 * @typedef {{by: string, name: string}} Who
 */
import { callOf } from "./board/cells.js";
import { button, make } from "./elements.js";
import { dialog } from "./panels.js";

/**
 * @param {Messages} messages
 * @param {Arrangement} arrangement
 * @param {Layout} layout
 * @param {(seat: number) => Who | null} whoOf whoever lays the seeds of a seat; null if the standard does
 * @returns {Promise<number[][] | null>}
 */
export async function arrange(messages, arrangement, layout, whoOf) {
  /** @type {number[][]} */
  const laid = [];
  for (const share of arrangement.seats) {
    const standard = share.pits.map((pit) => arrangement.standard[pit]);
    const who = whoOf(share.seat);
    const own = who === null ? standard : await new SideEditor(messages, share, layout, standard, who).result;
    if (own === null) return null;
    laid.push(own);
  }
  return laid;
}

class SideEditor {
  /** @param {Messages} messages @param {Share} share @param {Layout} layout @param {number[]} standard @param {Who} who */
  constructor(messages, share, layout, standard, who) {
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
      this.grid(),
      make("div", { class: "arrange-foot" }, [this.left, tools]),
      make("div", { class: "dialog-foot" }, [this.done]),
    ]);
    this.panel.addEventListener("close", () => this.resolve?.(null));
    this.show();
  }

  /** Rows as they lie on the board: the half that runs back above the one that runs to the right. */
  grid() {
    const { pits: width, clockwise } = this.layout;
    const grid = make("div", { class: "arrange-grid" });
    grid.style.setProperty("--columns", String(width));
    const rows = [];
    for (let from = 0; from < this.pits.length; from += width) rows.unshift(this.share.pits.slice(from, from + width).map((_, i) => from + i));
    const firstAbove = this.layout.front === "first";
    for (const row of firstAbove ? rows.reverse() : rows) {
      const runsBack = row[0] >= width;
      const shown = runsBack !== clockwise ? [...row].reverse() : row;
      grid.append(...shown.map((i) => make("div", { class: "arrange-cell" }, [this.pits[i].hollow, this.pits[i].less])));
    }
    return grid;
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
