/**
 * People who play with each other through the real server, each in a browser of their own.
 * @import { LegalMove, View } from "../../crates/web/assets/js/types.js"
 * @import { Table } from "../../crates/web/assets/js/live/wire.js"
 * @import { Site, Wishes } from "./site.js"
 */
import assert from "node:assert/strict";
import { GamePage } from "./game-page.js";
import { Visit } from "./site.js";

/** @typedef {{lang: "en" | "hi", name: string, wishes?: Wishes}} Guest */

/** Animations are off: what counts here is who sees what. */
export const QUICK = { settings: { speed: "off" } };

/** How long a test asks again for what another browser has done. */
const PATIENCE = 30_000;

/** Browsers of as many guests as are named, and what happens among them. @param {Site} site @param {Guest[]} guests @param {(...people: Friend[]) => Promise<void>} body */
export async function together(site, guests, body) {
  /** @type {Friend[]} */
  const people = [];
  try {
    for (const { lang, name, wishes } of guests) people.push(new Friend(await Visit.open(site, { ...QUICK, locale: lang, ...wishes }), lang, name));
    await body(...people);
    for (const person of people) person.visit.check();
  } catch (error) {
    // What a browser complained of tells more than what a test waited for in vain.
    throw new Error(people.map(({ name, page, visit }) => `${name} at ${page.url()}: ${visit.faults.join("; ") || "no fault"}`).join("\n"), { cause: error });
  } finally {
    for (const person of people) await person.visit.close();
  }
}

export class Friend extends GamePage {
  /** @param {Visit} visit @param {"en" | "hi"} lang @param {string} name */
  constructor(visit, lang, name) {
    super(visit, "");
    this.lang = lang;
    this.name = name;
  }

  /** A button by its words. @param {RegExp | string} name */
  button(name) {
    return this.page.getByRole("button", { name });
  }

  /** Goes to the lobby and writes the own name there. @param {string} [query] */
  async lobby(query = "?game=kalah") {
    await this.visit.go(`/${this.lang}/people${query}`);
    await this.page.fill("[name=nickname]", this.name);
  }

  /** Opens a table in one of the ways of the lobby and comes to it. @param {"friend" | "table"} way @returns {Promise<string>} the address of the invitation, below the origin */
  async opens(way) {
    await this.page.click(`button[name=way][value=${way}]`);
    await this.page.waitForURL(/\/game\/[0-9a-z]{13}$/);
    await this.page.waitForSelector(".gather-link input");
    const link = new URL(await this.page.inputValue(".gather-link input"));
    assert.equal(link.origin, this.visit.site.server.url);
    return link.pathname;
  }

  /** Takes the seat that an invitation offers. @param {string} path */
  async accepts(path) {
    await this.visit.go(path.replace(/^\/(en|hi)\//, `/${this.lang}/`));
    await this.page.fill("[name=nickname]", this.name);
    await this.page.click("#invite-form button");
    await this.page.waitForURL(/\/game\/[0-9a-z]{13}$/);
  }

  get table() {
    return new URL(this.page.url()).pathname.split("/")[3];
  }

  /** What the server tells this person of the table. @returns {Promise<Table & {seat: number | null}>} */
  async told() {
    const answer = await this.visit.context.request.get(`${this.visit.site.server.url}/api/v1/games/${this.table}`);
    assert.equal(answer.status(), 200);
    return answer.json();
  }

  /** @param {(table: Table & {seat: number | null}) => boolean} holds @param {string} what */
  async until(holds, what) {
    const end = Date.now() + PATIENCE;
    for (;;) {
      const table = await this.told();
      if (holds(table)) return table;
      assert.ok(Date.now() < end, `${this.name} waits until ${what}; phase ${table.phase}, ply ${table.ply}`);
      await this.page.waitForTimeout(50);
    }
  }

  /** The server's rules' view of the game. @returns {Promise<View>} */
  async truth() {
    return this.visit.site.ask("view", { game: (await this.told()).game });
  }

  /** The board shows so many moves and rests. @param {number} moves */
  async caughtUp(moves) {
    await this.page.waitForFunction((count) => {
      const main = document.querySelector("main");
      return main && document.querySelectorAll(".ribbon-move").length === count && !main.hasAttribute("data-sowing") && !main.hasAttribute("data-pending");
    }, moves);
  }

  /** Gives the game up; the page asks once more. Whoever has not sown yet may still give up. */
  async resigns() {
    await this.button(this.lang === "en" ? "Resign" : "हार मान लें").first().click();
    await this.page.locator(".strip button.primary").click();
    const { over } = await this.until(({ phase }) => phase === "over", "the game is given up");
    assert.equal(over?.reason, "resigned");
  }

  /** Takes a move on the board, and waits until the server has it. @param {LegalMove} legal @param {number} ply */
  async plays(legal, ply) {
    await this.page.waitForFunction((move) => /** @type {import("../../crates/web/assets/js/bija-board.js").BijaBoard} */ (document.querySelector("#board")).legal.some((one) => one.move === move), legal.move);
    await this.take(legal);
    await this.until((table) => table.ply > ply, `${legal.move} is played`);
  }
}

/** Plays until the game is over; every board agrees with the server after each move. @param {Friend[]} people in any order @param {Friend[]} [watchers] */
export async function playToTheEnd(people, watchers = []) {
  for (let turn = 0; turn < 300; turn += 1) {
    const tables = await Promise.all(people.map((person) => person.told()));
    if (tables[0].phase === "over") return tables[0];
    const at = tables.findIndex(({ seat, mover }) => seat !== null && seat === mover);
    if (at < 0) {
      // A computer is to move.
      await people[0].until((table) => table.ply > tables[0].ply || table.phase === "over", "the computer moves");
      continue;
    }
    const view = await people[at].truth();
    await people[at].plays(view.legal[view.legal.length - 1], tables[at].ply);
    const after = await people[at].told();
    if (after.phase !== "over") for (const person of [...people, ...watchers]) await person.caughtUp(after.game.moves.length);
  }
  throw new Error("the game does not end");
}
