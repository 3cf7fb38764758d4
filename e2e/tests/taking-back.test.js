/** Taking back, playing again, and the steps through a game. */
import assert from "node:assert/strict";
import { GamePage, kept } from "../support/game-page.js";
import { openSite } from "../support/site.js";

const site = openSite();
const still = { speed: "off" };

/** Presses a key and waits until the device keeps so many moves. @param {GamePage} page @param {string} key @param {number} count */
async function pressed(page, key, count) {
  await page.page.keyboard.press(key);
  await page.movesAre(count);
  await page.ready();
  return page.agrees();
}

site.test("against the computer a step back goes before the own last sowing, its answer included, down to the start", { settings: still }, async (visit) => {
  const page = await GamePage.open(visit, "kalah");
  await page.sow(() => visit.page.keyboard.press("1"));
  const first = await page.truth();
  await page.sow(() => visit.page.keyboard.press("2"));
  const second = await page.truth();
  const own = second.moves.map(({ seat }) => seat).lastIndexOf(0);
  assert.ok(own >= first.moves.length && own < second.moves.length - 1, "the computer has answered");

  await pressed(page, "u", own);
  assert.match(await page.sentence, /The move was taken back/);
  for (let view = await page.truth(); view.moves.length > 0; view = await page.truth()) {
    await pressed(page, "u", view.moves.map(({ seat }) => seat).lastIndexOf(0));
  }
  assert.equal(await page.page.locator(".play-buttons button", { hasText: "Take back" }).isDisabled(), true);

  await pressed(page, "r", own);
  await pressed(page, "r", second.moves.length);
  assert.deepEqual(await page.moves(), second.moves.map(({ move }) => move));
  assert.match(await page.sentence, /The move was made again/);
});

site.test("when the computer began, the start is its own first move", { settings: still }, async (visit) => {
  const page = await GamePage.open(visit, "kalah");
  await page.newGame({ radios: { first: "computer" } });
  await page.ready();
  const opening = (await page.moves()).length;
  assert.ok(opening > 0);
  await page.sow(() => visit.page.keyboard.press("1"));
  await pressed(page, "u", opening);
  assert.equal(await page.page.locator(".play-buttons button", { hasText: "Take back" }).isDisabled(), true, "nothing of the reader's is left to take back");
});

site.test("an own chain of sowings is taken back one sowing at a time", { settings: still, store: kept("kalah", "") }, async (visit) => {
  const page = await GamePage.open(visit, "kalah");
  await page.sow(() => visit.page.keyboard.press("3"));
  assert.equal((await page.truth()).seat, 0, "pit 3 moves again");
  await page.sow(() => visit.page.keyboard.press("6"));
  await pressed(page, "u", 1);
  await pressed(page, "u", 0);
});

site.test("two people take back one sowing", { settings: still, store: kept("kalah", "S1 N2", { opponent: "person" }) }, async (visit) => {
  const page = await GamePage.open(visit, "kalah");
  await pressed(page, "u", 1);
  assert.match(await page.turnLine, /Player 2/);
  await pressed(page, "r", 2);
  await pressed(page, "u", 1);
  await page.sow(() => visit.page.keyboard.press("4"));
  assert.deepEqual(await page.moves(), ["S1", "N4"]);
  assert.equal(await page.page.locator(".play-buttons button", { hasText: "Redo" }).isVisible(), false, "another move ends what could be redone");
});

site.test("what was taken back can be played again after a reload", { settings: still, store: kept("kalah", "S1 N2 S3 N4", { opponent: "person" }) }, async (visit) => {
  const page = await GamePage.open(visit, "kalah");
  await pressed(page, "u", 3);
  await visit.page.reload();
  await page.started();
  await pressed(page, "r", 4);
  assert.deepEqual(await page.moves(), ["S1", "N2", "S3", "N4"]);
});

/** Holds back from the worker what asks it to think, until it is let; then waits for the thought. @param {GamePage["visit"]} visit @returns {Promise<() => Promise<void>>} */
async function heldThoughts(visit) {
  await visit.context.addInitScript(() => {
    const post = Worker.prototype.postMessage;
    /** @type {(() => Promise<void>)[]} */
    const held = [];
    Worker.prototype.postMessage = function (/** @type {any} */ message, /** @type {any} */ options) {
      const send = () => post.call(this, message, options);
      if (message.do !== "think") return send();
      held.push(() => new Promise((thought) => {
        this.addEventListener("message", ({ data }) => data.id === message.id && thought());
        send();
      }));
    };
    Object.assign(window, { held });
  });
  return async () => {
    await visit.page.waitForFunction(() => /** @type {any} */ (window).held.length === 1);
    await visit.page.evaluate(() => /** @type {any} */ (window).held.pop()());
  };
}

site.test("taking back while the computer thinks leaves its answer unplayed", { settings: still }, async (visit) => {
  const thinks = await heldThoughts(visit);
  const page = await GamePage.open(visit, "kalah");
  await visit.page.keyboard.press("1");
  await visit.page.waitForFunction(() => document.querySelector("main")?.dataset.mover === "computer");
  await visit.page.keyboard.press("u");
  await page.movesAre(0);
  await thinks();
  await page.ready();
  assert.deepEqual(await page.moves(), []);
  await page.agrees();
  await visit.page.keyboard.press("2");
  await page.movesAre(1);
  await thinks();
  await page.movesReach(2);
  await page.ready();
  await page.agrees();
});

site.test("taking back while the computer's seeds travel ends the sowing", { settings: { speed: "slow" } }, async (visit) => {
  const page = await GamePage.open(visit, "kalah");
  await visit.page.keyboard.press("1");
  await page.movesReach(2);
  await visit.page.waitForFunction(() => document.querySelector("bija-board")?.hasAttribute("playing"));
  await pressed(page, "u", 0);
  assert.equal((await page.drawn()).legal.length, 6);
});

site.test("the end of a game can be taken back", { settings: still, store: kept("kalah", "", { position: "0,0,0,0,0,1/2,0,0,0,0,0 24,21 S" }) }, async (visit) => {
  const page = await GamePage.open(visit, "kalah");
  await visit.page.keyboard.press("6");
  await visit.page.waitForSelector(".end-panel");
  await pressed(page, "u", 0);
  assert.equal(await visit.page.locator(".end-panel").count(), 0);
  assert.deepEqual((await page.drawn()).legal, ["S6"]);
});

site.test("the steps lead through the game and back, and the game waits meanwhile", { settings: still, store: kept("kalah", "S3 S6 N1 S1 N2", { opponent: "person" }) }, async (visit) => {
  const page = await GamePage.open(visit, "kalah");
  const { keyboard } = visit.page;
  await keyboard.press("<");
  await visit.page.waitForFunction(() => document.querySelector(".turn-line")?.textContent === "Start of the game");
  assert.deepEqual((await page.drawn()).pits, Array(12).fill(4));
  assert.deepEqual((await page.drawn()).legal, []);
  await keyboard.press(".");
  await page.says(/lifted 4 seeds from pit 3|pit 3/);
  assert.equal((await page.drawn()).pits[2], 0);
  await keyboard.press("1");
  assert.equal((await page.moves()).length, 5, "no move is made in the past");
  await keyboard.press(">");
  await visit.page.waitForFunction(() => !document.querySelector("main")?.hasAttribute("data-looking"));
  await page.agrees();
  await page.page.locator(".ribbon-move[data-ply='2']").click();
  await visit.page.waitForFunction(() => document.querySelector(".turn-line")?.textContent === "After sowing 2 of 5");
});
