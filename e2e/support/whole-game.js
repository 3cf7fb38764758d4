/**
 * Whole games against the computer. After each turn the drawn board is compared with the rules: seeds, figures, what lies in hands
 * and what is held in the air, and what is told is told in the page's language; at the end the panel says what the rules say.
 */
import assert from "node:assert/strict";
import { BOARDS, GAMES } from "./every-game.js";
import { GamePage, keyOf } from "./game-page.js";

/** @import { View } from "../../crates/web/assets/js/types.js" */
/** @import { Site } from "./site.js" */

/** More decisions than any of these games has between quick players. */
const MOST = 500;

/** Now the pit nearest to the store, now the one farthest from it: games of either kind come to an end. @param {View} view @param {number} turn */
function choice(view, turn) {
  const { legal } = view;
  return legal[turn % 5 === 4 ? 0 : legal.length - 1];
}

/** @param {GamePage} page @param {View} view @param {"en" | "hi"} lang */
async function ended(page, view, lang) {
  await page.page.waitForSelector(".end-panel");
  const { outcome } = view;
  assert.ok(outcome);
  assert.equal(await page.text("#end-title"), await page.turnLine);
  inLanguage(await page.text(".end-reason"), lang);
  const sides = await page.page.locator(".end-side").count();
  assert.equal(sides, view.layout.seats, "every seat stands in the panel");
  const heard = (await page.heard()).filter(Boolean);
  assert.notEqual(heard.length, 0, "what happened is said aloud");
  for (const told of heard) inLanguage(told, lang);
}

/** Words of one language alone. Names of pits such as A6 are no words. @param {string} told @param {"en" | "hi"} lang */
function inLanguage(told, lang) {
  const [own, other] = lang === "hi" ? [/[\u0900-\u0963]/, /[a-z]{2}/i] : [/[a-z]{2}/i, /[\u0900-\u097f]/];
  assert.match(told, own);
  assert.doesNotMatch(told, other);
}

/** What stands above and below. @param {GamePage} page @param {"en" | "hi"} lang */
async function speaks(page, lang) {
  for (const told of await Promise.all([page.sentence, page.turnLine])) inLanguage(told, lang);
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
    // A number that may go on is waited for: then the pit sows, or offers its choices.
    await page.page.waitForFunction(
      ([key, moves, pit]) => JSON.parse(localStorage.getItem(String(key)) ?? "null").game.moves.length > moves || (document.querySelector("main")?.dataset.mover === "you" && /** @type {any} */ (document.querySelector("#board")).choosing.pit === pit),
      /** @type {const} */ ([keyOf(page.game), view.moves.length, legal.pit]),
    );
  } else await page.page.locator(`.bb-pit[data-pit="${view.question?.pit}"]`).focus();
  const at = await page.page.evaluate((token) => /** @type {any} */ (document.querySelector("#board")).choosing.moves.findIndex((/** @type {{move: string}} */ one) => one.move === token), legal.move);
  if (at < 0) return;
  await keyboard.press(at === 0 ? "ArrowLeft" : "ArrowRight");
  await keyboard.press("Enter");
}

/** A test of each game, and of each further board, in a language. @param {Site} site @param {"en" | "hi"} lang */
export function wholeGames(site, lang) {
  for (const played of [...GAMES, ...BOARDS].filter((one) => one.lang === lang)) wholeGame(site, played);
}

/** @param {Site} site @param {import("./every-game.js").Played} played */
function wholeGame(site, { id, lang, options, as = id, phone }) {
  const window = phone ? { width: 390, height: 844, touch: true } : {};
  site.test(`${as} in ${lang}${phone ? ", on a phone" : ""}, against the computer`, { ...window, settings: { speed: "off" }, locale: lang }, async (visit) => {
    const page = await GamePage.open(visit, id, { lang });
    await page.arranged();
    // The easy level plays quickly; what is not asked for stays as the game has it.
    await page.begin({ level: "easy", options: options ?? {} });
    await page.hear();
    await page.ready();
    for (let turn = 0; turn < MOST; turn += 1) {
      const view = await page.agrees();
      if (view.outcome) return ended(page, view, lang);
      const keys = !phone && turn % 3 === 2;
      await page.sow(() => (keys ? byKeys(page, view, turn) : page.take(choice(view, turn), phone ? "tap" : "click")), view.moves.length);
      await speaks(page, lang);
    }
    return assert.fail(`the game is not over after ${MOST} turns`);
  });
}
