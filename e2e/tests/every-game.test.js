/**
 * One whole game of every game against the computer, and of every board it has. After each turn the drawn board is compared with the
 * rules: seeds, figures, what lies in hands and what is held in the air; at the end the panel says what the rules say.
 */
import assert from "node:assert/strict";
import { GamePage } from "../support/game-page.js";
import { BOARDS, GAMES } from "../support/every-game.js";
import { openSite } from "../support/site.js";

/** @import { View } from "../../crates/web/assets/js/types.js" */

const site = openSite();
/** More decisions than any of these games has between quick players. */
const MOST = 500;

/** Now the pit nearest to the store, now the one farthest from it: games of either kind come to an end. @param {View} view @param {number} turn */
function choice(view, turn) {
  const { legal } = view;
  return legal[turn % 5 === 4 ? 0 : legal.length - 1];
}

/** @param {GamePage} page @param {View} view */
async function ended(page, view) {
  await page.page.waitForSelector(".end-panel");
  const { outcome } = view;
  assert.ok(outcome);
  assert.equal(await page.text("#end-title"), await page.turnLine);
  assert.notEqual(await page.text(".end-reason"), "");
  const sides = await page.page.locator(".end-side").count();
  assert.equal(sides, view.layout.seats, "every seat stands in the panel");
}

/** The keys for what a pit is called. @param {string} name */
const latin = (name) => name.replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - 0x966)).toLowerCase();

/** Keys for a move: the pit's number, the side, Enter. @param {GamePage} page @param {View} view @param {number} turn */
async function byKeys(page, view, turn) {
  const legal = choice(view, turn);
  const { keyboard } = page.page;
  if (!legal.answer) {
    assert.ok(legal.pit !== null);
    const number = await page.page.evaluate((pit) => document.querySelectorAll(".bb-index")[pit]?.textContent ?? "", legal.pit);
    for (const key of latin(String(number))) await keyboard.press(key);
    await page.page.waitForTimeout(view.layout.shape === "four_rows" || view.layout.pits > 9 ? 800 : 0);
  } else await page.page.locator(`.bb-pit[data-pit="${view.question?.pit}"]`).focus();
  const at = await page.page.evaluate((token) => /** @type {any} */ (document.querySelector("#board")).choosing.moves.findIndex((/** @type {{move: string}} */ one) => one.move === token), legal.move);
  if (at < 0) return;
  await keyboard.press(at === 0 ? "ArrowLeft" : "ArrowRight");
  await keyboard.press("Enter");
}

site.test("the games of these tests are those of the site", {}, async () => {
  const home = await (await fetch(`${site.server.url}/en/`)).text();
  const shown = new Set([...home.matchAll(/\/en\/play\/([a-z0-9_]+)/g)].map(([, id]) => id));
  assert.deepEqual([...shown].filter((id) => !GAMES.some((game) => game.id === id)), [], "games that are not played here");
});

for (const { id, lang, options, as = id, phone = false } of [...GAMES, ...BOARDS]) {
  const window = phone ? { width: 390, height: 844, touch: true } : {};
  site.test(`${as} in ${lang}, against the computer`, { ...window, settings: { speed: "off" }, locale: lang }, async (visit) => {
    const page = await GamePage.open(visit, id, { lang });
    await page.arranged();
    // The easy level plays quickly; what is not asked for stays as the game has it.
    await page.begin({ level: "easy", options: options ?? {} });
    await page.ready();
    for (let turn = 0; turn < MOST; turn += 1) {
      const view = await page.agrees();
      if (view.outcome) return ended(page, view);
      const keys = !phone && turn % 3 === 2;
      await page.sow(() => (keys ? byKeys(page, view, turn) : page.take(choice(view, turn), phone ? "tap" : "click")));
    }
    return assert.fail(`the game is not over after ${MOST} turns`);
  });
}
