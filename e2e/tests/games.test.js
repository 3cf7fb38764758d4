/** Whole games to their ends: by mouse, keyboard and finger, in Hindi and English, every game, against the computer and between two people. */
import assert from "node:assert/strict";
import { GamePage } from "../support/game-page.js";
import { openSite } from "../support/site.js";

/** @import { View } from "../../crates/web/assets/js/types.js" */

const site = openSite();

/** More sowings than any game here needs. */
const MOST = 200;

/** The own pit that a test plays: the nearest to the store, which makes quick games. @param {View} view */
function choice(view) {
  const { move, pit } = view.legal[view.legal.length - 1];
  assert.ok(pit !== null, `${move} sows a pit`);
  return { pit, number: (pit % view.layout.pits) + 1 };
}

/** Plays to the end; after every turn the board is compared with the rules. @param {GamePage} page @param {(view: View, turn: number) => Promise<void>} sow */
async function toTheEnd(page, sow) {
  for (let turn = 0; turn < MOST; turn += 1) {
    const view = await page.agrees();
    if (view.outcome) return ended(page, view);
    await page.sow(() => sow(view, turn), view.moves.length);
  }
  return assert.fail(`the game is not over after ${MOST} turns`);
}

/** The end panel says the score of the rules. @param {GamePage} page @param {View} view */
async function ended(page, view) {
  await page.page.waitForSelector(".end-panel");
  const { seat } = await page.saved();
  const score = view.outcome?.score ?? [];
  assert.equal((await page.text(".end-score")).replace(/\s+/g, " "), `${score[seat]} – ${score[1 - seat]}`);
  assert.notEqual(await page.text(".end-reason"), "");
  assert.equal(await page.text("#end-title"), await page.turnLine);
  return view;
}

site.test("kalah by mouse in Hindi, against the computer", { settings: { speed: "fast" }, locale: "hi" }, async (visit) => {
  const page = await GamePage.open(visit, "kalah", { lang: "hi" });
  await page.newGame({ radios: { level: "easy" } });
  await page.ready();
  const { outcome } = await toTheEnd(page, (view) => page.click(choice(view).pit));
  const verdict = outcome?.winner === null ? "खेल ड्रॉ रहा" : outcome?.winner === 0 ? "आपकी जीत हुई" : "आपकी हार हुई";
  assert.equal(await page.text("#end-title"), verdict);
});

site.test("kalah by keyboard alone: digits, arrows and Enter, U and Esc", { settings: { speed: "fast" } }, async (visit) => {
  const page = await GamePage.open(visit, "kalah");
  const { keyboard } = visit.page;
  await page.page.locator(".chip select").press("e");
  await page.ready();
  await toTheEnd(page, async (view, turn) => {
    const { pit, number } = choice(view);
    if (turn === 2) await backAndAgain(page);
    if (turn % 3 === 1) await keyboard.press(String(number));
    else await walkAndSow(page, pit);
    if (turn % 2 === 0) await keyboard.press("Escape");
  });
  await keyboard.press("Tab");
  assert.match(await focusedText(page), /Play again, computer first/);
  await keyboard.press("Enter");
  await visit.page.waitForSelector(".end-panel", { state: "detached" });
  await page.ready();
  assert.equal((await page.saved()).seat, 1);
  assert.equal((await page.agrees()).moves[0].seat, 0, "the computer has begun");
});

/** U takes the last own sowing back, R brings it again. @param {GamePage} page */
async function backAndAgain(page) {
  const before = await page.moves();
  await page.page.keyboard.press("u");
  await page.page.waitForFunction((count) => JSON.parse(localStorage["bija.game.kalah"]).game.moves.length < count, before.length);
  await page.ready();
  await page.agrees();
  await page.page.keyboard.press("r");
  await page.movesAre(before.length);
  await page.ready();
  assert.deepEqual(await page.moves(), before);
}

/** Walks with the arrows from where the focus is to a pit of the own row, and sows it with Enter. @param {GamePage} page @param {number} pit */
async function walkAndSow(page, pit) {
  const { keyboard } = page.page;
  const at = () => page.page.evaluate(() => (document.activeElement instanceof HTMLElement ? Number(document.activeElement.dataset.pit ?? NaN) : NaN));
  for (let tabs = 0; Number.isNaN(await at()) && tabs < 40; tabs += 1) await keyboard.press("Tab");
  for (let steps = 0; (await at()) !== pit && steps < 20; steps += 1) await keyboard.press((await at()) > pit ? "ArrowLeft" : "ArrowRight");
  assert.equal(await at(), pit, "the arrows lead to the pit");
  await keyboard.press("Enter");
}

/** @param {GamePage} page */
function focusedText(page) {
  return page.page.evaluate(() => document.activeElement?.textContent ?? "");
}

site.test("kalah on a phone, by finger", { width: 390, height: 844, touch: true, settings: { speed: "fast" } }, async (visit) => {
  const page = await GamePage.open(visit, "kalah");
  await page.ready();
  await toTheEnd(page, (view) => page.tap(choice(view).pit));
});

site.test("congklak between two people at one device", { settings: { speed: "off" } }, async (visit) => {
  const page = await GamePage.open(visit, "congklak");
  await page.newGame({ radios: { opponent: "person" } });
  await page.ready();
  const { outcome } = await toTheEnd(page, async (view, turn) => {
    const { pit, number } = choice(view);
    if (turn % 2 === 0) await page.click(pit);
    else await visit.page.keyboard.press(String(number));
  });
  const verdict = outcome?.winner === null ? "The game is a draw" : `Player ${Number(outcome?.winner) + 1} wins`;
  assert.equal(await page.text("#end-title"), verdict);
});
