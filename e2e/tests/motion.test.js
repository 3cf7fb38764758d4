/**
 * What moves, and for how long: at most a second and a half for any sowing, skipped by a press or Esc, nothing for readers who want
 * no motion, and never in the computer's way. A known fault of such boards is a search that every frame of an animation cancels.
 */
import assert from "node:assert/strict";
import { GamePage, kept } from "../support/game-page.js";
import { LONGEST } from "../support/known-games.js";
import { openSite } from "../support/site.js";

/** @import { BijaBoard } from "../../crates/web/assets/js/bija-board.js" */

const site = openSite();
/** The longest that one sowing may take to be shown. */
const LONGEST_SHOWN = 1500;
/** Timers wake late on a machine with other work: the measured time may exceed the planned one by this. */
const LATE = 400;

const playing = () => /** @type {BijaBoard} */ (document.querySelector("#board")).playing;

/** Watches the board's next sowing. @param {GamePage} page */
async function watchMotion(page) {
  await page.page.evaluate(() => {
    const board = /** @type {BijaBoard} */ (document.querySelector("#board"));
    const seen = { planned: 0, began: 0, ended: 0, tracks: 0, late: /** @type {number | undefined} */ (undefined) };
    Object.assign(window, { seen });
    new MutationObserver(() => {
      if (board.hasAttribute("playing")) {
        seen.began = performance.now();
        queueMicrotask(() => {
          seen.planned = board.motion?.duration ?? 0;
          seen.tracks = board.motion?.animations.length ?? 0;
          // What the machine itself is late by: a timer of the same length.
          setTimeout(() => (seen.late = performance.now() - seen.began - seen.planned), seen.planned);
        });
      } else seen.ended ||= performance.now();
    }).observe(board, { attributes: true, attributeFilter: ["playing"] });
  });
}

/** @param {GamePage} page @returns {Promise<{planned: number, began: number, ended: number, tracks: number, late: number}>} */
async function watched(page) {
  await page.page.waitForFunction(() => /** @type {any} */ (window).seen.ended > 0 && /** @type {any} */ (window).seen.late !== undefined);
  return page.page.evaluate(() => /** @type {any} */ (window).seen);
}

for (const speed of ["slow", "normal", "fast"]) {
  site.test(`a relay of ${LONGEST.drops} seeds takes at most ${LONGEST_SHOWN} ms at speed ${speed}`, { settings: { speed }, store: kept(LONGEST.game, LONGEST.moves, { opponent: "person" }) }, async (visit) => {
    const page = await GamePage.open(visit, LONGEST.game);
    const step = await page.step(LONGEST.move, null);
    assert.equal(step.events.filter(({ e }) => e === "drop").length, LONGEST.drops);
    assert.equal((await page.truth()).pits.reduce((sum, seeds) => sum + seeds, 0) + (await page.truth()).stores.reduce((sum, seeds) => sum + seeds, 0), 98);
    await watchMotion(page);
    await page.sow(() => page.click(LONGEST.pit));
    const { planned, began, ended, tracks, late } = await watched(page);
    console.log(`relay of ${LONGEST.drops} seeds, ${speed}: planned ${Math.round(planned)} ms, measured ${Math.round(ended - began)} ms on a machine ${Math.round(late)} ms late, ${tracks} seeds flown`);
    assert.ok(planned > 0 && planned <= LONGEST_SHOWN, `planned ${planned} ms`);
    assert.ok(ended - began <= LONGEST_SHOWN + LATE + late, `measured ${ended - began} ms on a machine ${late} ms late`);
    await page.agrees();
  });
}

site.test("a turn of a thousand laps is shown in its time, with few keyframes", { settings: { speed: "normal" }, store: kept("omweso", "", { opponent: "person" }) }, async (visit) => {
  await GamePage.open(visit, "omweso");
  const shown = await visit.page.evaluate(async () => {
    const board = /** @type {BijaBoard} */ (document.querySelector("#board"));
    const position = /** @type {import("../../crates/web/assets/js/types.js").Position} */ (board.position);
    const pits = [...position.pits];
    const events = /** @type {import("../../crates/web/assets/js/types.js").SowEvent[]} */ ([]);
    // Lap after lap from the pit in which the last seed fell, round the first side.
    for (let lap = 0, at = 0; lap < 1000; lap += 1) {
      const seeds = pits[at];
      events.push({ e: lap === 0 ? "lift" : "relay", pit: at, seeds });
      pits[at] = 0;
      for (let i = 0; i < seeds; i += 1) {
        at = (at + 1) % 16;
        pits[at] += 1;
        events.push({ e: "drop", pit: at });
      }
    }
    const began = performance.now();
    const played = board.play(events, { ...position, pits });
    const planned = board.motion?.duration ?? 0;
    const keyframes = (board.motion?.animations ?? []).reduce((sum, { effect }) => sum + (effect instanceof KeyframeEffect ? effect.getKeyframes().length : 0), 0);
    await played;
    return { planned, keyframes, took: performance.now() - began, events: events.length, drawn: board.drawnCounts().pits, pits };
  });
  console.log(`a thousand laps: ${shown.events} events, ${shown.keyframes} keyframes, planned ${Math.round(shown.planned)} ms, took ${Math.round(shown.took)} ms`);
  assert.ok(shown.events > 2000);
  assert.ok(shown.planned > 0 && shown.planned <= LONGEST_SHOWN, `planned ${shown.planned} ms`);
  assert.ok(shown.keyframes < 1500, `${shown.keyframes} keyframes`);
  assert.deepEqual(shown.drawn, shown.pits);
});

site.test("whatever is sown, the plan keeps to its time", { store: kept("congklak", "", { opponent: "person" }) }, async (visit) => {
  await GamePage.open(visit, "congklak");
  const steps = [];
  const game = { ruleset: "congklak", options: {}, start: null, position: null, moves: /** @type {string[]} */ ([]) };
  for (let view = await site.ask("view", { game }); view.outcome === null && game.moves.length < 40; ) {
    const { move } = view.legal[game.moves.length % view.legal.length];
    const step = await site.ask("step", { game, move, viewer: null });
    steps.push({ before: view, events: step.events });
    game.moves.push(move);
    view = step.view;
  }
  const longest = await visit.page.evaluate(async (all) => {
    const board = /** @type {BijaBoard} */ (document.querySelector("#board"));
    let most = 0;
    for (const { before, events } of all) {
      for (const speed of /** @type {const} */ (["fast", "normal", "slow"])) {
        board.setPosition(before);
        board.speed = speed;
        void board.play(events, before);
        most = Math.max(most, board.motion?.duration ?? 0);
        board.motion?.finish();
        board.motion = null;
      }
    }
    return most;
  }, steps);
  visit.expect(/the board differed from the position/, /drawn and given counts differ/);
  assert.ok(longest > 1000 && longest <= LONGEST_SHOWN, `${longest} ms`);
});

/** A board of each shape, and the pit that begins. @type {[string, Record<string, string>, number][]} */
const SHAPES = [["kalah", {}, 3], ["mancala_basic", { seats: "4" }, 3], ["omweso", {}, 5], ["o_an_quan", {}, 3]];

for (const wishes of [{}, { width: 390, height: 844 }]) {
  site.test(`nothing of the page moves while seeds are sown, ${wishes.width ?? 1280} wide`, { ...wishes, settings: { speed: "fast" } }, async (visit) => {
    for (const [game, options, pit] of SHAPES) {
      await visit.go("/en/offline");
      await visit.page.evaluate((entries) => entries.forEach(([key, value]) => localStorage.setItem(key, JSON.stringify(value))), Object.entries(kept(game, "", { opponent: "person", options })));
      const page = await GamePage.open(visit, game);
      await page.ready();
      await visit.page.evaluate(() => document.fonts.ready.then(() => true));
      const before = await page.truth();
      // Shifts after the reader's input are counted, too: the press is what sets the seeds going.
      await visit.page.evaluate(() => {
        const shifts = /** @type {string[]} */ ([]);
        Object.assign(window, { shifts });
        new PerformanceObserver((list) => {
          for (const shift of /** @type {any[]} */ (list.getEntries())) for (const { node, previousRect, currentRect } of shift.sources) shifts.push(`${node?.nodeName}.${node?.className?.baseVal ?? node?.className}: ${[previousRect, currentRect].map(({ x, y, width, height }) => `${x} ${y} ${width} ${height}`).join(" to ")}`);
        }).observe({ type: "layout-shift" });
      });
      const legal = before.legal.find((one) => one.pit === pit);
      assert.ok(legal, game);
      await page.sow(() => page.take(legal));
      await page.rests();
      await visit.page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
      // Where a pit has two ways, the question is longer than what stood there: the sentence below gives way within its box.
      const asks = before.legal.filter((one) => one.pit === pit).length > 1;
      const shifts = await visit.page.evaluate(() => /** @type {string[]} */ (/** @type {any} */ (window).shifts));
      assert.deepEqual(shifts.filter((shift) => !(asks && shift.startsWith("P.turn-sentence"))), [], game);
      await page.agrees();
    }
  });
}

site.test("a press ends a sowing at once and is no move", { settings: { speed: "slow" }, store: kept("kalah", "", { opponent: "person" }) }, async (visit) => {
  const page = await GamePage.open(visit, "kalah");
  await page.click(3);
  await visit.page.waitForFunction(playing);
  await page.click(8);
  assert.equal((await page.drawn()).playing, false);
  assert.equal((await page.moves()).length, 1);
  await page.ready();
  await page.agrees();
});

site.test("a tap ends a sowing on a phone", { settings: { speed: "slow" }, width: 390, height: 844, touch: true, store: kept("kalah", "", { opponent: "person" }) }, async (visit) => {
  const page = await GamePage.open(visit, "kalah");
  await page.tap(3);
  await visit.page.waitForFunction(playing);
  await page.tap(8);
  assert.equal((await page.drawn()).playing, false);
  assert.equal((await page.moves()).length, 1);
  await page.ready();
  await page.agrees();
});

site.test("Esc ends a sowing at once", { settings: { speed: "slow" }, store: kept("kalah", "", { opponent: "person" }) }, async (visit) => {
  const page = await GamePage.open(visit, "kalah");
  await visit.page.keyboard.press("4");
  await visit.page.waitForFunction(playing);
  await visit.page.keyboard.press("Escape");
  assert.equal((await page.drawn()).playing, false);
  await page.ready();
  await page.agrees();
});

for (const speed of ["off", "fast", "normal", "slow"]) {
  site.test(`the computer answers at speed ${speed}`, { settings: { speed } }, async (visit) => {
    const page = await GamePage.open(visit, "kalah");
    for (const number of ["1", "2"]) {
      await page.sow(() => visit.page.keyboard.press(number));
      await page.agrees();
    }
    assert.ok((await page.truth()).moves.filter(({ seat }) => seat === 1).length >= 2);
  });
}

site.test("a press during the computer's sowing ends it, makes no move, and the game goes on", { settings: { speed: "slow" } }, async (visit) => {
  const page = await GamePage.open(visit, "oware");
  await visit.page.keyboard.press("1");
  await page.movesReach(2);
  await visit.page.waitForFunction(playing);
  await page.click(3);
  assert.equal((await page.drawn()).playing, false);
  await page.ready();
  assert.equal((await page.moves()).length, 2);
  await page.agrees();
  await page.sow(() => page.click(3));
  assert.equal((await page.moves()).length, 4);
  await page.agrees();
});

/** The tab is covered: no frames, and the page is told so. */
function cover() {
  Object.defineProperty(document, "hidden", { value: true, configurable: true });
  Object.defineProperty(document, "visibilityState", { value: "hidden", configurable: true });
  window.requestAnimationFrame = () => 0;
  document.dispatchEvent(new Event("visibilitychange"));
}

site.test("the computer answers in a tab that nobody sees", {}, async (visit) => {
  const page = await GamePage.open(visit, "oware");
  await visit.page.evaluate(cover);
  await page.sow(() => visit.page.keyboard.press("1"));
  assert.equal((await page.moves()).length, 2);
  await page.agrees();
});

site.test("a tab that is covered in the middle of a sowing comes to its end", { settings: { speed: "slow" } }, async (visit) => {
  const page = await GamePage.open(visit, "oware");
  await visit.page.keyboard.press("1");
  await visit.page.waitForFunction(playing);
  await visit.page.evaluate(cover);
  assert.equal((await page.drawn()).playing, false);
  await page.movesReach(2);
  await page.ready();
  await page.agrees();
});

site.test("readers who want less motion see the new position at once", { reduced: true }, async (visit) => {
  const page = await GamePage.open(visit, "kalah");
  await watchMotion(page);
  await page.sow(() => visit.page.keyboard.press("1"));
  await page.agrees();
  assert.equal(await visit.page.evaluate(() => /** @type {any} */ (window).seen.began), 0, "no sowing was flown");
  assert.equal(await visit.page.evaluate(() => document.getAnimations().filter(({ effect }) => effect instanceof KeyframeEffect && effect.target?.closest(".bb-seeds")).length), 0);
  assert.ok(await visit.page.locator(".bb-last").count(), "the marks tell what was sown");
});
