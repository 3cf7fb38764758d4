/**
 * A live game's page as a test sees it.
 * @import { BijaBoard } from "../../crates/web/assets/js/bija-board.js"
 * @import { LegalMove } from "../../crates/web/assets/js/types.js"
 * @import { Visit } from "./site.js"
 * @import { LiveTable } from "./live-table.js"
 */
import assert from "node:assert/strict";
import { GamePage } from "./game-page.js";

export class LiveGamePage extends GamePage {
  /** @param {Visit} visit @param {LiveTable} table */
  constructor(visit, table) {
    super(visit, table.table.game.ruleset);
    this.table = table;
  }

  /** @param {Visit} visit @param {LiveTable} table @param {number | null} seat @param {"en" | "hi" | "id"} [lang] */
  static async sit(visit, table, seat, lang = "en") {
    const page = new LiveGamePage(visit, table);
    await table.seat(visit, seat, lang);
    await page.started();
    return page;
  }

  /** The page shows the last thing that the table has told, and the board rests. What the table knows is asked anew each time: it may be making a move that the page shows already. */
  async caughtUp() {
    const rests = () =>
      this.page.evaluate(
        (seq) => {
          const main = document.querySelector("main");
          return main !== null && main.dataset.seq === String(seq) && !main.hasAttribute("data-sowing") && !main.hasAttribute("data-pending") && !(/** @type {BijaBoard} */ (document.querySelector("#board")).playing);
        },
        this.table.table.seq,
      );
    const late = Date.now() + 30_000;
    while (!(await rests())) {
      if (Date.now() > late) throw new Error("the page has not caught up with what the table has told");
      await this.page.waitForTimeout(30);
    }
  }

  /** The board comes to have these counts. @param {number[]} pits */
  async comesToShow(pits) {
    await this.page.waitForFunction((wanted) => /** @type {BijaBoard} */ (document.querySelector("#board")).drawnCounts().pits.join() === wanted, pits.join());
  }

  async truth() {
    return this.table.view();
  }

  /** The main element's state. @param {string} name */
  async state(name) {
    return this.page.evaluate((attribute) => document.querySelector("main")?.dataset[attribute], name);
  }

  /** @param {string} text @param {RegExp | string} wanted */
  async comesToSay(text, wanted) {
    await this.page.locator(text).filter({ hasText: wanted }).first().waitFor();
  }

  /** A button by its words. @param {RegExp | string} name */
  button(name) {
    return this.page.getByRole("button", { name });
  }

  /** Takes a legal move and waits until the table has it. @param {LegalMove} legal */
  async play(legal) {
    const before = this.table.table.ply;
    await this.page.waitForFunction((move) => /** @type {BijaBoard} */ (document.querySelector("#board")).legal.some((one) => one.move === move), legal.move);
    await this.take(legal);
    for (let tries = 0; this.table.table.ply === before && tries < 200; tries += 1) await this.page.waitForTimeout(25);
    assert.equal(this.table.table.ply, before + 1, `the table took ${legal.move}`);
  }
}
