/** Moves explained: the hint with its reason, why the computer moved, the question before a move that loses much, and the mark of a counted game. */
import assert from "node:assert/strict";
import { GamePage, kept } from "../support/game-page.js";
import { openSite } from "../support/site.js";

const site = openSite();
const still = { speed: "off" };

/** The reader's pit 3 gives four seeds away, and pit 2 none. */
const RISKY = { position: "4,4,4,4,4,0/5,5,5,4,4,4 1,0 N", seat: 1 };

site.test("a hint at a phone says in Hindi which pit and why, to eye and ear", { width: 390, height: 844, settings: still }, async (visit) => {
  const page = await GamePage.open(visit, "kalah", { lang: "hi" });
  await page.ready();
  await visit.page.keyboard.press("h");
  await visit.page.locator(".bb-count.is-hinted").waitFor();
  assert.equal(await page.sentence, "संकेत: गड्ढा 3। इससे आपको एक और चाल मिलती है।");
  assert.equal(await visit.page.locator("#bija-live").textContent(), await page.sentence);
  assert.deepEqual(await page.moves(), []);
});

site.test("the computer's move is explained when asked, and only that", { settings: still, store: kept("kalah", "S1 N6") }, async (visit) => {
  const page = await GamePage.open(visit, "kalah");
  await page.ready();
  const why = visit.page.getByRole("button", { name: "Why the computer made its last move" });
  await why.click();
  await visit.page.waitForFunction(() => document.querySelector(".turn-sentence")?.textContent?.startsWith("Why pit 6: "));
  assert.match(await page.sentence, /move again with pit 2/);
  await visit.page.keyboard.press(",");
  await why.waitFor({ state: "hidden" });
});

site.test("gentle mode asks once before a move that loses much, by keyboard", { settings: { ...still, gentle: "2" }, store: kept("kalah", "", RISKY) }, async (visit) => {
  const page = await GamePage.open(visit, "kalah");
  await page.ready();
  const { keyboard } = visit.page;
  const question = visit.page.getByRole("group", { name: /gives away \d+ seeds\. Sow anyway\?/ });
  await keyboard.press("3");
  await question.waitFor();
  await keyboard.press("Escape");
  await question.waitFor({ state: "detached" });
  assert.deepEqual(await page.moves(), [], "the player thinks again");
  await keyboard.press("3");
  await page.movesReach(1);
  assert.equal((await page.moves())[0], "N3", "nobody is asked twice");
});

site.test("gentle mode plays what is confirmed and lets good moves pass", { settings: { ...still, gentle: "2" }, store: kept("kalah", "", RISKY) }, async (visit) => {
  const page = await GamePage.open(visit, "kalah");
  await page.ready();
  await visit.page.keyboard.press("3");
  await visit.page.getByRole("button", { name: "Sow anyway" }).click();
  await page.movesReach(1);
  assert.equal((await page.moves())[0], "N3");
  await visit.page.keyboard.press("u");
  await page.movesAre(0);
  await visit.page.keyboard.press("2");
  await page.movesReach(1);
  assert.equal((await page.moves())[0], "N2", "the best move is not asked about");
});

site.test("from where the computer has counted the game it says so", { settings: still, store: kept("kalah", "", { level: "hard", seat: 0, position: "0,1,0,0,1,4/3,2,1,0,0,0 15,21 S" }) }, async (visit) => {
  const page = await GamePage.open(visit, "kalah");
  await page.ready();
  await visit.page.keyboard.press("2");
  await visit.page.locator(".proved").first().waitFor();
  assert.match(await page.sentence, /From here the computer plays perfectly/);
  assert.match(String(await visit.page.locator("#bija-live").textContent()), /From here the computer plays perfectly/);
});
