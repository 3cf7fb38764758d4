/** The dialog of a new game, playing again, who begins, levels, house rules, and two people. */
import assert from "node:assert/strict";
import { GamePage, kept } from "../support/game-page.js";
import { openSite } from "../support/site.js";

const site = openSite();
const still = { speed: "off" };

site.test("the computer makes the first move when it is asked to", { settings: still }, async (visit) => {
  const page = await GamePage.open(visit, "kalah");
  await page.newGame({ radios: { first: "computer" } });
  await page.movesReach(1);
  await page.ready();
  const view = await page.agrees();
  assert.equal((await page.saved()).seat, 1);
  assert.equal(view.moves[0].seat, 0, "South begins and is the computer");
  assert.equal((await page.drawn()).viewer, 1);
  assert.equal(await page.turnLine, "Your turn");
});

site.test("a first move drawn by lot falls to both sides", { settings: still }, async (visit) => {
  const page = await GamePage.open(visit, "kalah");
  const seats = new Set();
  for (let game = 0; game < 12 && seats.size < 2; game += 1) {
    await page.newGame({ radios: { first: "random" } });
    await page.ready();
    seats.add((await page.saved()).seat);
    await page.agrees();
  }
  assert.deepEqual([...seats].sort(), [0, 1]);
});

site.test("after a game the other side begins, again and again", { settings: still, store: kept("kalah", "", { position: "0,0,0,0,0,1/2,0,0,0,0,0 24,21 S" }) }, async (visit) => {
  const page = await GamePage.open(visit, "kalah");
  await visit.page.keyboard.press("6");
  await visit.page.waitForSelector(".end-panel");
  await visit.page.getByRole("button", { name: "Play again, computer first" }).click();
  await visit.page.waitForFunction(() => !document.querySelector(".end-panel"));
  await page.movesReach(1);
  assert.equal((await page.saved()).seat, 1);
  await page.ready();
  await page.agrees();
});

site.test("two people play again with the other one first", { settings: still, store: kept("kalah", "", { opponent: "person", position: "0,0,0,0,0,1/2,0,0,0,0,0 24,21 S" }) }, async (visit) => {
  const page = await GamePage.open(visit, "kalah");
  await visit.page.keyboard.press("6");
  const again = visit.page.locator(".end-acts button").first();
  assert.match(String(await again.textContent()), /Play again/);
  await again.click();
  await page.movesAre(0);
  await page.ready();
  await page.agrees();
});

for (const level of ["easy", "normal", "hard"]) {
  for (const game of ["kalah", "oware", "congklak"]) {
    site.test(`${game}: the level ${level} answers`, { settings: still }, async (visit) => {
      const page = await GamePage.open(visit, game);
      await page.newGame({ radios: { level } });
      await page.ready();
      assert.equal((await page.saved()).level, level);
      for (let sowings = 0; sowings < 12; sowings += 1) {
        const view = await page.agrees();
        if (view.moves.some(({ seat }) => seat === 1)) break;
        await page.sow(() => visit.page.keyboard.press(String(Number(view.legal[0].pit) + 1)));
      }
      assert.ok((await page.agrees()).moves.some(({ seat }) => seat === 1));
    });
  }
}

site.test("the level may be changed during a game", { settings: still }, async (visit) => {
  const page = await GamePage.open(visit, "kalah");
  await visit.page.locator(".chip select").selectOption("hard");
  assert.equal((await page.saved()).level, "hard");
  await visit.page.reload();
  await page.started();
  assert.equal(await visit.page.locator(".chip select").inputValue(), "hard");
});

site.test("house rules change the game: pits, seeds and what a capture is", { settings: still }, async (visit) => {
  const page = await GamePage.open(visit, "kalah");
  await page.newGame({
    radios: { "option-empty_capture": "true" },
    act: async (dialog) => {
      await dialog.getByRole("button", { name: "Pits in a row: less" }).click();
      await dialog.getByRole("button", { name: "Seeds in a pit: more" }).click();
    },
  });
  await page.ready();
  const view = await page.agrees();
  assert.deepEqual({ pits: view.options.pits, seeds: view.options.seeds, empty_capture: view.options.empty_capture }, { pits: "5", seeds: "5", empty_capture: "true" });
  assert.deepEqual((await page.drawn()).pits, Array(10).fill(5));
  await page.sow(() => visit.page.keyboard.press("1"));
  await page.agrees();
});

site.test("a start drawn by lot has a number and comes again after a reload", { settings: still }, async (visit) => {
  const page = await GamePage.open(visit, "kalah");
  await page.newGame({ radios: { "option-start": "random_2" } });
  await page.ready();
  const { start } = (await page.saved()).game;
  assert.match(String(start), /^\d+$/);
  assert.match(await page.sentence, new RegExp(`Random start no\\. ${start}\\.`));
  const { pits } = await page.agrees();
  assert.equal(pits.reduce((sum, seeds) => sum + seeds, 0), 48);
  assert.notDeepEqual(pits, Array(12).fill(4));
  await visit.page.reload();
  await page.started();
  assert.deepEqual((await page.agrees()).pits, pits);
});

site.test("the swap rule through the dialog: the second player changes sides and the board turns", { settings: still }, async (visit) => {
  const page = await GamePage.open(visit, "kalah");
  await page.newGame({ radios: { first: "computer", "option-pie_rule": "true" } });
  await page.movesReach(1);
  await page.ready();
  assert.equal((await page.drawn()).viewer, 1);
  const before = (await page.moves()).length;
  const swap = visit.page.getByRole("button", { name: "Change sides" });
  await swap.waitFor();
  await swap.click();
  await page.movesReach(before + 2);
  await page.ready();
  const view = await page.agrees();
  assert.equal(view.moves[before].move, "swap");
  assert.equal(view.moves[before + 1].seat, 1, "the computer goes on from the side it was given");
  assert.equal((await page.drawn()).viewer, 0);
  assert.equal(await swap.isVisible(), false);
  await visit.page.keyboard.press("u");
  await page.movesAre(before);
  await page.ready();
  assert.equal((await page.drawn()).viewer, 1, "taken back, the board turns back");
});

site.test("two people may change sides", { settings: still, store: kept("kalah", "S3 S1", { opponent: "person", options: { pie_rule: "true" } }) }, async (visit) => {
  const page = await GamePage.open(visit, "kalah");
  await page.sow(() => visit.page.getByRole("button", { name: "Change sides" }).click());
  assert.deepEqual(await page.moves(), ["S3", "S1", "swap"]);
  await page.agrees();
  await page.sow(() => visit.page.keyboard.press("1"));
  await page.agrees();
});

site.test("the button of the home page begins a game of two people", { settings: still, store: kept("kalah", "S1 N2 S2") }, async (visit) => {
  await visit.go("/en/");
  await visit.page.getByRole("link", { name: "Two at one device" }).click();
  const page = new GamePage(visit, "kalah");
  await page.started();
  assert.equal((await page.saved()).opponent, "person");
  assert.match(await page.turnLine, /^Player 1/);
  await page.sow(() => visit.page.keyboard.press("1"));
  assert.match(await page.turnLine, /^Player 2/);
  const { pit } = (await page.agrees()).legal[0];
  await page.sow(() => page.click(Number(pit)));
  await page.agrees();
  await visit.page.reload();
  await page.started();
  assert.equal((await page.moves()).length, 2, "the game of two people is still there after a reload");
});

site.test("a dialog is left by Esc and the game goes on", { settings: still }, async (visit) => {
  const page = await GamePage.open(visit, "kalah");
  await visit.page.keyboard.press("n");
  await visit.page.waitForSelector("dialog[open]");
  await visit.page.keyboard.press("1");
  assert.deepEqual(await page.moves(), [], "keys belong to the dialog");
  await visit.page.keyboard.press("Escape");
  await visit.page.waitForSelector("dialog", { state: "detached" });
  await page.sow(() => visit.page.keyboard.press("1"));
});
