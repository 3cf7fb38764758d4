/** What the device keeps: after a reload, after a crash in the middle of a sowing, beside a second tab, and when it is damaged. */
import assert from "node:assert/strict";
import { GamePage, kept, keyOf } from "../support/game-page.js";
import { openSite } from "../support/site.js";

const site = openSite();
const still = { speed: "off" };

for (const game of ["kalah", "oware", "congklak"]) {
  site.test(`${game} goes on after a reload where it was left`, { settings: still }, async (visit) => {
    const page = await GamePage.open(visit, game);
    for (let turn = 0; turn < 3; turn += 1) {
      const { legal } = await page.agrees();
      await page.sow(() => visit.page.keyboard.press(String(Number(legal[0].pit) + 1)));
    }
    const before = await page.saved();
    await visit.page.reload();
    await page.started();
    await page.ready();
    assert.deepEqual(await page.saved(), before);
    await page.agrees();
    assert.match(await page.sentence, /Your game is here as you left it/);
  });
}

site.test("a page that dies while seeds travel loses no move", { settings: { speed: "slow" } }, async (visit) => {
  const page = await GamePage.open(visit, "kalah");
  await visit.page.keyboard.press("1");
  await visit.page.waitForFunction(() => document.querySelector("bija-board")?.hasAttribute("playing"));
  const before = await page.moves();
  assert.deepEqual(before, ["S1"]);
  await visit.page.close();
  visit.page = await visit.context.newPage();
  const again = await GamePage.open(visit, "kalah");
  assert.equal((await again.moves())[0], "S1");
  await again.movesReach(2);
  await again.ready();
  await again.agrees();
});

site.test("a page that dies while the computer's seeds travel does not ask it twice", { settings: { speed: "slow" } }, async (visit) => {
  const page = await GamePage.open(visit, "oware");
  await visit.page.keyboard.press("1");
  await page.movesReach(2);
  await visit.page.close();
  visit.page = await visit.context.newPage();
  const again = await GamePage.open(visit, "oware");
  await again.ready();
  assert.equal((await again.moves()).length, 2);
  await again.agrees();
});

site.test("a game that was over is over after a reload", { settings: still, store: kept("kalah", "S6", { position: "0,0,0,0,0,1/2,0,0,0,0,0 24,21 S" }) }, async (visit) => {
  const page = await GamePage.open(visit, "kalah");
  await visit.page.waitForSelector(".end-panel");
  await page.agrees();
  assert.match(await page.text(".end-score"), /^25\s–\s23$/);
});

const saved = kept("kalah", "S1")[keyOf("kalah")];
const damages = {
  "half a text": '{"version":1,"game":{"rule',
  nothing: "null",
  "another version": JSON.stringify({ ...saved, version: 7 }),
  "another game": JSON.stringify({ ...saved, game: { ...saved.game, ruleset: "oware" } }),
  "a move that the rules refuse": JSON.stringify({ ...saved, game: { ...saved.game, moves: ["S9"] } }),
  "an option that does not exist": JSON.stringify({ ...saved, game: { ...saved.game, options: { colour: "red" } } }),
  "moves that are no list": JSON.stringify({ ...saved, game: { ...saved.game, moves: "S1" } }),
};
for (const [name, text] of Object.entries(damages)) {
  site.test(`a kept game that is damaged (${name}) is told and a new one begins`, { settings: still, store: { [keyOf("kalah")]: text } }, async (visit) => {
    const page = await GamePage.open(visit, "kalah");
    await page.says(/The saved game could not be read/);
    await page.ready();
    assert.equal(await visit.page.evaluate(() => localStorage["bija.game.kalah.damaged"]), text, "what could not be read is kept aside");
    await page.sow(() => visit.page.keyboard.press("1"));
    await page.agrees();
  });
}

site.test("damaged settings are the standard ones", { store: { "bija.settings": '{"speed":"warp","theme":[]' } }, async (visit) => {
  const page = await GamePage.open(visit, "kalah");
  assert.equal(await visit.page.evaluate(() => /** @type {any} */ (document.querySelector("#board")).speed), "normal");
  await page.agrees();
});

site.test("a second tab follows the first", { settings: still, store: kept("kalah", "", { opponent: "person" }) }, async (visit) => {
  const first = await GamePage.open(visit, "kalah");
  const other = await visit.context.newPage();
  await other.goto(visit.page.url());
  await other.waitForSelector(".bb-pit");
  await first.sow(() => visit.page.keyboard.press("3"));
  await other.locator(".turn-sentence", { hasText: "went on in another tab" }).waitFor();
  const drawn = await other.evaluate(() => /** @type {any} */ (document.querySelector("#board")).drawnCounts());
  assert.deepEqual(drawn.pits, (await first.truth()).pits);
});

site.test("a device that keeps nothing says so and plays", { settings: still }, async (visit) => {
  await visit.context.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException("no", "QuotaExceededError");
    };
  });
  const page = await GamePage.open(visit, "kalah");
  await page.says(/This browser keeps nothing/);
  await visit.page.keyboard.press("1");
  await visit.page.waitForFunction(() => document.querySelectorAll(".ribbon-move").length >= 2);
  await page.ready();
  assert.equal((await page.drawn()).playing, false);
});

site.test("another language shows the same game", { settings: { speed: "off" } }, async (visit) => {
  const page = await GamePage.open(visit, "oware");
  await page.sow(() => visit.page.keyboard.press("1"));
  await page.ready();
  const moves = await page.moves();
  assert.ok(moves.length > 1);
  for (const lang of /** @type {const} */ (["hi", "id", "en"])) {
    await visit.page.locator(`header a[hreflang=${lang}]`).click();
    await visit.page.waitForURL(`**/${lang}/play/oware`);
    await page.started();
    assert.deepEqual([await page.moves(), await visit.page.evaluate(() => document.documentElement.lang)], [moves, lang]);
  }
});
