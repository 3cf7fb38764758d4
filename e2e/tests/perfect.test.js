/** The level "perfect" against the computer: its own worker, its table, its answers; what waits, stops and goes on. */
import assert from "node:assert/strict";
import { GamePage, kept } from "../support/game-page.js";
import { openSite } from "../support/site.js";

/** @import { Visit } from "../support/site.js" */

const site = openSite();
const still = { speed: "off" };
const PERFECT = /\/(perfect(-worker)?\.js|perfect\.wasm)$/;

/** The files of the level that a page has asked for. @param {Visit} visit */
function loads(visit) {
  /** @type {string[]} */
  const files = [];
  visit.context.on("request", (request) => PERFECT.test(new URL(request.url()).pathname) && files.push(request.url()));
  return files;
}

/** What the server has proved of the kept game. @param {GamePage} page @returns {Promise<{move: string, value: number, exact: boolean}>} */
const proved = async (page) => site.ask("analysis", { game: (await page.saved()).game, level: "perfect" });

/** A new game by these house rules, in which the level is there. @param {GamePage} page @param {Record<string, string>} options */
async function beginPerfectly(page, options) {
  await page.newGame({
    act: async (dialog) => {
      for (const [key, value] of Object.entries(options)) await page.setOption(dialog, key, value);
      await dialog.locator('label:has(input[name="level"][value="perfect"])').click();
    },
  });
  await page.started();
}

site.test("hi, 390 px: the level loads when it is chosen, and a whole game against it ends as it is worth", { width: 390, height: 844, locale: "hi", settings: still }, async (visit) => {
  const files = loads(visit);
  let asked = 0;
  visit.page.on("request", (request) => void (asked += Number(request.url().includes("/api/"))));
  const page = await GamePage.open(visit, "kalah", { lang: "hi" });
  assert.deepEqual(await visit.page.locator(".chip select option").allTextContents(), ["आसान", "सामान्य", "कठिन"], "six pits and four seeds have no book");
  assert.deepEqual(files, []);
  await beginPerfectly(page, { pits: "4", seeds: "3" });
  let lost = 0;
  for (let turn = 0; ; turn += 1) {
    await page.ready();
    const view = await page.agrees();
    if (view.outcome) break;
    const { value } = await proved(page);
    if (turn > 0) assert.ok(value <= lost, `${value} after ${lost}: the level has given something away`);
    const { pit } = view.legal[turn % view.legal.length];
    await page.sow(() => page.click(/** @type {number} */ (pit)));
    const now = await page.saved();
    lost = value;
    assert.equal(now.level, "perfect");
  }
  const { outcome } = await page.truth();
  assert.ok(outcome && outcome.score[0] - outcome.score[1] <= lost);
  assert.equal(files.length, 3, files.join(" "));
  assert.equal(asked, 0, "the page asks no server");
});
