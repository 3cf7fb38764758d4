/**
 * The first visit of somebody who knows nothing of the site, on a phone: from the bare address to the first sowing, to the end of the first
 * lesson, and into the first game with a friend. `npm run walk -- FOLDER`, with BIJA_SERVER and CHROME as for the tests: prints each step with
 * the taps, the words on the screen that were not there before, and the seconds the machine took, and puts a picture of each into the folder.
 */
import { mkdir } from "node:fs/promises";
import { cpus, loadavg } from "node:os";
import { join } from "node:path";
import { CROWD, PHONE } from "./support/friends.js";
import { GamePage } from "./support/game-page.js";
import { Site, Visit } from "./support/site.js";

/** @import { Locator } from "playwright-core" */

const [folder = "walk"] = process.argv.slice(2);
/** Words that a reader takes in within a minute; a careful one, on a phone. */
const READING = 200;

/** The walk of the other person stands in the table of the one who asked them. */
const FRIEND = "the friend";

const site = new Site();

/** In the page: the texts that can be read on the screen as it stands. @returns {string[]} */
function readable() {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts = /** @type {string[]} */ ([]);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.textContent?.trim();
    const element = node.parentElement;
    if (!text || !element || ["SCRIPT", "STYLE", "NOSCRIPT"].includes(element.tagName) || !element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const { top, bottom, left, right, width } = range.getBoundingClientRect();
    if (width > 2 && bottom > 0 && right > 0 && top < innerHeight && left < innerWidth) texts.push(text);
  }
  return texts;
}

/** What one visitor does, step by step. */
class Walk {
  /** @param {Visit} visit @param {string} lang @param {string} name */
  constructor(visit, lang, name) {
    this.visit = visit;
    this.page = visit.page;
    this.lang = lang;
    this.name = name;
    this.taps = 0;
    this.words = 0;
    this.seconds = 0;
    this.step = 0;
    /** @type {Set<string>} */
    this.read = new Set();
    if (name !== FRIEND) console.log(`\n${lang}: ${name}\n\n| | who | what happens | taps | words so far | machine, s | with reading, s |\n|---|---|---|---|---|---|---|`);
  }

  /** Does something, and notes what is to be read afterwards. @param {string} what @param {() => Promise<unknown>} act */
  async does(what, act) {
    const began = performance.now();
    await act();
    this.seconds += (performance.now() - began) / 1000;
    for (const text of await this.page.evaluate(readable)) {
      if (this.read.has(text)) continue;
      this.read.add(text);
      this.words += text.split(/\s+/).filter((word) => /\p{L}/u.test(word)).length;
    }
    this.step += 1;
    await this.page.screenshot({ path: join(folder, `${this.lang}-${this.name.replaceAll(" ", "-")}-${String(this.step).padStart(2, "0")}.png`) });
    const reading = (this.words / READING) * 60 + this.seconds;
    console.log(`| ${this.step} | ${this.name === FRIEND ? "friend" : "visitor"} | ${what} | ${this.taps} | ${this.words} | ${this.seconds.toFixed(1)} | ${reading.toFixed(0)} |`);
  }

  /** @param {string} what @param {Locator} control @param {() => Promise<unknown>} until */
  async tap(what, control, until) {
    this.taps += 1;
    await this.does(what, async () => {
      await control.tap();
      await until();
    });
  }

  /** The bare address, as somebody types it. */
  async arrives() {
    await this.does("opens the bare address", async () => {
      await this.visit.go("/");
      await this.page.waitForLoadState("networkidle");
    });
  }
}

/** @param {string} lang @param {string} name @param {(walk: Walk) => Promise<void>} body */
async function asStranger(lang, name, body) {
  const visit = await Visit.open(site, { ...PHONE, locale: lang });
  try {
    await body(new Walk(visit, lang, name));
    visit.check();
  } finally {
    await visit.close();
  }
}

/** Taps the pit of the first legal move. @param {Walk} walk @param {GamePage} board */
async function sows(walk, board) {
  const { move, pit } = await walk.page.evaluate(() => /** @type {import("../crates/web/assets/js/bija-board.js").BijaBoard} */ (document.querySelector("#board")).legal[0]);
  walk.taps += 1;
  await walk.does(`taps a pit (${move}): the first sowing`, async () => {
    await board.tap(Number(pit));
    await walk.page.waitForSelector(".ribbon-move", { state: "attached" });
    await board.rests();
  });
}

/** @param {string} lang */
const firstSowing = (lang) =>
  asStranger(lang, "first sowing", async (walk) => {
    await walk.arrives();
    const board = new GamePage(walk.visit, "");
    await walk.tap("taps the first button: play against the computer", walk.page.locator(".hero-acts a").first(), () => board.started());
    await sows(walk, board);
  });

/** @param {string} lang */
const firstLesson = (lang) =>
  asStranger(lang, "first lesson", async (walk) => {
    const { page } = walk;
    await walk.arrives();
    await walk.tap("taps: learn", page.locator(".hero-acts a[href*='/learn/']"), () => page.waitForSelector(".learn-stage[data-state] .bb-pit"));
    const board = new GamePage(walk.visit, "");
    const { lesson } = JSON.parse(await board.text("#bija-config"));
    for (const [index, step] of lesson.steps.entries()) {
      const next = page.locator(".learn-acts button.primary:visible");
      if (step.kind === "see") await walk.tap(`step ${index + 1}: taps to see it`, next, () => page.waitForSelector('.learn-stage[data-state="done"]'));
      for (const move of step.kind === "try" ? step.line : []) {
        await page.waitForFunction((wanted) => /** @type {any} */ (document.querySelector("bija-board")).legal.some((/** @type {{move: string}} */ one) => one.move === wanted), move);
        const pit = await page.evaluate((wanted) => /** @type {any} */ (document.querySelector("bija-board")).legal.find((/** @type {{move: string}} */ one) => one.move === wanted).pit, move);
        walk.taps += 1;
        await walk.does(`step ${index + 1}: taps the right pit`, async () => {
          await board.tap(pit);
          await page.waitForFunction(() => document.querySelector(".learn-answer")?.getAttribute("data-kind") === "right");
        });
      }
      await page.waitForSelector('.learn-stage[data-state="done"]');
      const say = await page.locator(".learn-say").textContent();
      await walk.tap(`step ${index + 1}: taps to go on`, next, () => page.waitForFunction((before) => document.querySelector(".learn-say")?.textContent !== before, say));
    }
    await page.waitForSelector('.learn-stage[data-state="finished"]');
  });

/** @param {string} lang */
const firstFriend = (lang) =>
  asStranger(lang, "a friend", async (walk) => {
    const { page } = walk;
    const board = new GamePage(walk.visit, "");
    await walk.arrives();
    await walk.tap("taps: play a friend", page.locator(".hero-acts a[href*='/people']"), () => page.waitForSelector("[name=nickname]"));
    walk.taps += 1;
    await walk.does("writes a name", () => page.fill("[name=nickname]", "Asha"));
    await walk.tap("taps: make a link", page.locator("button[name=way][value=friend]"), () => page.waitForSelector(".gather-link input"));
    const link = new URL(await page.inputValue(".gather-link input"));
    await asStranger(lang, FRIEND, async (friend) => {
      await friend.does("opens the link that was sent", async () => {
        await friend.visit.go(link.pathname);
        await friend.page.waitForSelector("#invite-form");
      });
      friend.taps += 1;
      await friend.does("writes a name", () => friend.page.fill("[name=nickname]", "Ravi"));
      await friend.tap("takes the seat: the game begins", friend.page.locator("#invite-form button").first(), () => new GamePage(friend.visit, "").started());
      await walk.does("the friend has come: the board is there", () => board.started());
      for (const [one, other] of [[walk, friend], [friend, walk]]) {
        const mine = new GamePage(one.visit, "");
        if ((await one.page.evaluate(() => document.querySelector("main")?.dataset.mover)) !== "you") continue;
        await sows(one, mine);
        await other.does(`${one.name === FRIEND ? "the friend" : "the host"} has sown: the board shows it`, () => other.page.waitForSelector(".ribbon-move", { state: "attached" }));
        break;
      }
    });
  });

await mkdir(folder, { recursive: true });
await site.start({ config: CROWD });
console.log(`390 by 844 pixels, a fresh profile; reading at ${READING} words a minute; load ${loadavg()[0].toFixed(1)} on ${cpus().length} cores`);
try {
  for (const lang of ["hi", "en", "id"]) for (const walk of [firstSowing, firstLesson, firstFriend]) await walk(lang);
} finally {
  await site.end();
}
