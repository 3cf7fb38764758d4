/**
 * People who play with each other through the real server, each in a browser of their own.
 * @import { LegalMove, View } from "../../crates/web/assets/js/types.js"
 * @import { Table } from "../../crates/web/assets/js/live/wire.js"
 * @import { Site, Wishes } from "./site.js"
 */
import assert from "node:assert/strict";
import { fits, looksWell } from "./axe.js";
import { GamePage } from "./game-page.js";
import { Visit } from "./site.js";

/**
 * @typedef {{lang: "en" | "hi" | "id", name: string, wishes?: Wishes}} Guest
 *
 * @typedef {object} Wish a table as the server is asked for it
 * @property {"friend" | "table"} [kind]
 * @property {string} ruleset
 * @property {Record<string, string>} [options]
 * @property {Record<string, unknown>} [settings]
 */

/** The server's configuration for more guests in a minute than one address usually makes. */
export const CROWD = "[limits]\nguests_per_minute = 0\n";

/** A phone that is held upright. */
export const PHONE = { width: 390, height: 844, touch: true };

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
    const told = await Promise.all(people.map(async ({ name, page, visit }) => `${name} at ${page.url()} ${await shown(page)}: ${visit.faults.join("; ") || "no fault"}`));
    // And what the server has, where they sit at a table.
    const table = await people[0]?.told().then(({ phase, ply, mover, seats, clock, game }) => JSON.stringify({ phase, ply, mover, clock, moves: game.moves, seats }), String);
    throw new Error([...told, table].join("\n"), { cause: error });
  } finally {
    for (const person of people) await person.visit.close();
  }
}

/** The state of a page, as its main element has it, and how many moves it shows. @param {import("playwright-core").Page} page */
function shown(page) {
  const state = () => {
    const board = /** @type {import("../../crates/web/assets/js/bija-board.js").BijaBoard | null} */ (document.querySelector("#board"));
    const moves = [...document.querySelectorAll(".ribbon-move")].map((one) => one.textContent).join(" ");
    return JSON.stringify({ ...document.querySelector("main")?.dataset, moves, legal: board?.legal.map(({ move }) => move).join(" "), playing: board?.playing });
  };
  return page.evaluate(state).catch(() => "");
}

/**
 * Seats people at a table without the pages that lead there; whoever comes first is its host. Where all seats are taken the game begins.
 * @param {Friend[]} people @param {Wish} wish @param {Friend[]} [watchers]
 */
export async function seated(people, { kind = "friend", options = {}, settings = {}, ...wish }, watchers = []) {
  const [host, ...others] = people;
  for (const person of people) await person.asks("guest", { name: person.name });
  const usual = { clock: null, seats: people.length, join: "link", first: "me", rotate: true };
  const { game, invite } = await host.asks("tables", { kind, options, match: null, settings: { ...usual, ...settings }, lang: host.lang, ...wish });
  for (const person of others) await person.asks(`invites/${invite.split("/").pop()}/seat`, {});
  if (people.length > 2) await host.commands(game, "begin");
  await Promise.all([...people, ...watchers].map((person) => person.visit.go(`/${person.lang}/game/${game}`)));
  await Promise.all([...people, ...watchers].map((person) => person.started()));
  return game;
}

export class Friend extends GamePage {
  /** @param {Visit} visit @param {"en" | "hi" | "id"} lang @param {string} name */
  constructor(visit, lang, name) {
    super(visit, "");
    this.lang = lang;
    this.name = name;
  }

  /** Commands so far: each has another id. */
  static asked = 0;

  /** A button by its words. @param {RegExp | string} name */
  button(name) {
    return this.page.getByRole("button", { name });
  }

  /** The page is fit to be seen in light and in dark: axe finds nothing, and it fits its window. @param {string} name @param {{fullPage?: boolean}} [more] */
  async looksWell(name, more = {}) {
    await looksWell(this.visit, name);
    await this.fits(name, more);
  }

  /** The page fits its window; what axe says of its state is asked in people-axe.test.js. Where SHOTS names a folder, a picture of it is put there. @param {string} name @param {{fullPage?: boolean}} [more] */
  async fits(name, more = {}) {
    await fits(this.visit, name);
    if (process.env.SHOTS) await this.page.screenshot({ path: `${process.env.SHOTS}/${name}.png`, ...more });
  }

  /** Asks the server's API in this person's name, beside the page. @param {string} path @param {object} body @returns {Promise<any>} */
  async asks(path, body) {
    const { url } = this.visit.site.server;
    const answer = await this.visit.context.request.post(`${url}/api/v1/${path}`, { data: body, headers: { origin: url } });
    assert.ok(answer.ok(), `${path}: ${answer.status()} ${await answer.text()}`);
    return answer.json();
  }

  /** Gives the server a command beside the page. @param {string} game @param {string} deed @param {Record<string, unknown>} [more] */
  async commands(game, deed, more = {}) {
    return this.asks(`games/${game}/commands`, { id: `${deed}-${(Friend.asked += 1)}`, ply: 0, do: deed, ...more });
  }

  /** The words of an element come to be so. @param {string} selector @param {RegExp | string} wanted */
  async comesToSay(selector, wanted) {
    await this.page.locator(selector).filter({ hasText: wanted }).first().waitFor();
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
    await this.visit.go(path.replace(/^\/\w+\//, `/${this.lang}/`));
    await this.page.fill("[name=nickname]", this.name);
    await this.page.click("#invite-form button");
    await this.page.waitForURL(/\/game\/[0-9a-z]{13}$/);
  }

  get table() {
    return new URL(this.page.url()).pathname.split("/")[3];
  }

  /** What the server tells this person of the table. */
  async told() {
    return this.toldOf(this.table);
  }

  /** What the server tells this person of a game. @param {string} game @returns {Promise<Table & {seat: number | null}>} */
  async toldOf(game) {
    const answer = await this.visit.context.request.get(`${this.visit.site.server.url}/api/v1/games/${game}`);
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

  /** The server's rules' view of the game. @param {Table} [table] as it was told already @returns {Promise<View>} */
  async truth(table) {
    return this.visit.site.ask("view", { game: (table ?? (await this.told())).game });
  }

  /** The board shows at least so many moves, for a computer plays on, and rests. @param {number} moves */
  async caughtUp(moves) {
    await this.page.waitForFunction((count) => {
      const main = document.querySelector("main");
      return main && document.querySelectorAll(".ribbon-move").length >= count && !main.hasAttribute("data-sowing") && !main.hasAttribute("data-pending");
    }, moves);
  }

  /** The board comes to show what the server has. */
  async agreesWithServer() {
    const end = Date.now() + PATIENCE;
    for (;;) {
      const [{ pits, stores }, truth] = [await this.drawn(), await this.truth()];
      if (JSON.stringify([pits, stores]) === JSON.stringify([truth.pits, truth.stores])) return;
      assert.ok(Date.now() < end, `${this.name} sees ${pits} and ${stores}, the server ${truth.pits} and ${truth.stores}`);
      await this.page.waitForTimeout(50);
    }
  }

  /** Gives the game up; the page asks once more. Whoever has not sown yet may still give up. */
  async givesUp() {
    await this.button(this.lang === "en" ? "Resign" : "हार मान लें").first().click();
    await this.page.locator(".strip button.primary").click();
  }

  /** Gives a game of two up, which ends it. */
  async resigns() {
    await this.givesUp();
    const { over } = await this.until(({ phase }) => phase === "over", "the game is given up");
    assert.equal(over?.reason, "resigned");
  }

  /** Takes a move on the board, and waits until the server has it. @param {LegalMove} legal @param {number} ply */
  async plays(legal, ply) {
    await this.page.waitForFunction((move) => /** @type {import("../../crates/web/assets/js/bija-board.js").BijaBoard} */ (document.querySelector("#board")).legal.some((one) => one.move === move), legal.move).catch((cause) => {
      throw new Error(`${this.name} is not offered ${legal.move} at ply ${ply}`, { cause });
    });
    await this.take(legal);
    return this.until((table) => table.ply > ply, `${legal.move} is played`);
  }
}

/** From here on the boards show moves at once: whole games of many people are long, and motion is shown by those of two. @param {Friend[]} people */
export async function withoutMotion(people) {
  await Promise.all(people.map(({ page }) => page.emulateMedia({ reducedMotion: "reduce" })));
}

/** Whoever begins with the pit that is farthest from the store is through a game of Mancala Basic in half as many moves. @param {View} view */
export const farthest = ({ legal }) => legal[0];

/** Plays until the game is over; every board has every move. @param {Friend[]} people in any order @param {Friend[]} [watchers] @param {(view: View) => LegalMove} [choose] as for playOn */
export async function playToTheEnd(people, watchers = [], choose = undefined) {
  const table = await playOn(people, 300, watchers, choose);
  assert.equal(table.phase, "over", "the game ends");
  return table;
}

/** Plays a game that is known, by its moves; names tell who sits where. @param {Friend[]} people in any order @param {string} moves joined by blanks */
export async function playThrough(people, moves) {
  const tokens = moves.split(" ");
  return playOn(people, tokens.length, [], ({ legal, moves: played }) => {
    const found = legal.find(({ move }) => move === tokens[played.length]);
    assert.ok(found, `${tokens[played.length]} is legal after ${played.length} moves`);
    return found;
  });
}

/**
 * Plays so many decisions, or fewer where the game ends; names tell who sits where.
 * @param {Friend[]} people in any order @param {number} count @param {Friend[]} [watchers] @param {(view: View) => LegalMove} [choose] by default the last that is legal
 * @returns {Promise<Table>}
 */
export async function playOn(people, count, watchers = [], choose = ({ legal }) => legal[legal.length - 1]) {
  /** @type {Table} */
  let table = await people[0].told();
  for (let turn = 0; turn < count && table.phase !== "over"; turn += 1) {
    const { ply, mover, seats } = table;
    const person = people.find(({ name }) => name === seats[Number(mover)]?.name);
    if (mover === null || !person) {
      // A computer is to move.
      table = await people[0].until((told) => told.ply > ply || told.phase === "over", "the computer moves");
      continue;
    }
    const view = await person.truth(table);
    table = await person.plays(choose(view), ply);
    const { length } = table.game.moves;
    if (table.phase !== "over") await Promise.all([...people, ...watchers].map((one) => one.caughtUp(length)));
  }
  return table;
}
