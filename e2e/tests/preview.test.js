/** What a pit would do, shown before it is sown: under the mouse, at the focus, under a finger that stays; the drawing and the words. */
import assert from "node:assert/strict";
import { GamePage, kept } from "../support/game-page.js";
import { openSite } from "../support/site.js";
import { wordsOf } from "../support/words.js";

/** @import { Visit } from "../support/site.js" */

const site = openSite();

/** Kalah: the last seed falls in the empty own pit 2 and takes the five seeds that face it. */
const TAKES = "1,0,2,3,0,4/4,4,4,4,5,4 6,7 S";

/** Middles and sizes of what is drawn over the wood, and the beads' words. @param {Visit} visit */
function overlay(visit) {
  return visit.page.evaluate(() => {
    const box = /** @param {Element} element */ (element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return { x: x + width / 2, y: y + height / 2, width, height };
    };
    const all = /** @param {string} selector */ (selector) => [...document.querySelectorAll(`.bb-overlay ${selector}`)];
    return {
      rings: all(".bb-thread.stitched").map(box),
      corners: all(".bb-corners").map(box),
      ghosts: all(".bb-ghost").map(box),
      hauls: all(".bb-haul").length,
      beads: all(".bb-bead text").map((text) => text.textContent),
    };
  });
}

/** @param {{x: number, y: number}} a @param {{x: number, y: number}} b @param {number} near */
const isNear = (a, b, near) => Math.hypot(a.x - b.x, a.y - b.y) <= near;

/** The landing is ringed, the taken pit has its corners, the beads count. @param {Visit} visit @param {GamePage} page */
async function showsTheCapture(visit, page) {
  await visit.page.locator(".bb-overlay .bb-corners").first().waitFor();
  const drawn = await overlay(visit);
  const landing = await page.centre(1);
  const taken = await page.centre(10);
  assert.ok(drawn.rings.some((ring) => isNear(ring, landing, 6)), "the landing is ringed");
  assert.ok(drawn.corners.some((corner) => isNear(corner, taken, 6)), "the taken pit has corners");
  assert.ok(drawn.ghosts.some((ghost) => isNear(ghost, landing, 40)), "the last seed's ghost lies there");
  assert.ok(drawn.beads.includes("−5"), drawn.beads.join(" "));
  assert.ok(drawn.beads.includes("+6"), drawn.beads.join(" "));
  assert.equal(drawn.hauls, 1);
}

/** @param {GamePage} page @param {string} move */
async function foretold(page, move) {
  const words = await wordsOf(page);
  return words((await page.step(move, 0)).preview);
}

const taking = kept("kalah", "", { position: TAKES });

site.test("under the mouse: landing, taking and the words of it; nothing is left when the mouse goes", { store: taking }, async (visit) => {
  const page = await GamePage.open(visit, "kalah");
  await page.ready();
  const { x, y } = await page.centre(0);
  await visit.page.mouse.move(x, y);
  await showsTheCapture(visit, page);
  assert.equal(await page.sentence, await foretold(page, "S1"));
  assert.match(await page.sentence, /The last seed from pit 1 lands in your pit 2, which is empty\. The 5 seeds in the computer’s pit 5 and the last seed are captured, 6 in all\./);
  const rest = await page.sentence;
  await visit.page.mouse.move(5, 5);
  await visit.page.waitForFunction(() => !document.querySelector(".bb-overlay .bb-corners, .bb-overlay .bb-bead"));
  assert.notEqual(await page.sentence, rest);
  assert.deepEqual(await page.moves(), []);
});

site.test("at the focus: the same", { store: taking }, async (visit) => {
  const page = await GamePage.open(visit, "kalah");
  await page.ready();
  for (let tabs = 0; tabs < 30 && !(await visit.page.evaluate(() => document.activeElement?.matches(".bb-pit"))); tabs += 1) await visit.page.keyboard.press("Tab");
  assert.equal(await visit.page.evaluate(() => /** @type {HTMLElement} */ (document.activeElement).dataset.pit), "0");
  await showsTheCapture(visit, page);
  assert.equal(await page.sentence, await foretold(page, "S1"));
  for (let steps = 0; steps < 3; steps += 1) await visit.page.keyboard.press("ArrowRight");
  await visit.page.waitForFunction(() => !document.querySelector(".bb-corners"));
  await visit.page.locator(".turn-sentence", { hasText: await foretold(page, "S4") }).waitFor();
  assert.match(await page.sentence, /You then move again/);
});

site.test("under a finger that stays: the same, and the next tap sows", { store: taking, touch: true, width: 390, height: 844 }, async (visit) => {
  const page = await GamePage.open(visit, "kalah");
  await page.ready();
  const point = await page.centre(0);
  const session = await visit.context.newCDPSession(visit.page);
  await session.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [point] });
  await showsTheCapture(visit, page);
  await session.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  assert.equal(await page.sentence, `${await foretold(page, "S1")} Choose it again to sow.`);
  await visit.page.waitForTimeout(200);
  assert.deepEqual(await page.moves(), []);
  await showsTheCapture(visit, page);
  await visit.page.touchscreen.tap(point.x, point.y);
  await page.movesReach(1);
  assert.equal((await page.moves())[0], "S1");
});

site.test("the first tap shows and the second sows, for readers who choose that", { store: taking, settings: { tap: "previews" }, touch: true, width: 390, height: 844 }, async (visit) => {
  const page = await GamePage.open(visit, "kalah");
  await page.ready();
  await page.tap(0);
  await showsTheCapture(visit, page);
  assert.deepEqual(await page.moves(), []);
  await page.tap(3);
  await visit.page.waitForFunction(() => !document.querySelector(".bb-corners"));
  assert.deepEqual(await page.moves(), [], "another pit is shown first, too");
  await page.tap(3);
  await page.movesReach(1);
  assert.equal((await page.moves())[0], "S4");
});

site.test("a chain of captures in oware", { store: kept("oware", "", { position: "0,0,0,0,1,2/1,2,0,0,0,4 16,22 S" }) }, async (visit) => {
  const page = await GamePage.open(visit, "oware");
  await page.ready();
  const { x, y } = await page.centre(5);
  await visit.page.mouse.move(x, y);
  await visit.page.locator(".bb-overlay .bb-corners").first().waitFor();
  const drawn = await overlay(visit);
  const first = await page.centre(6);
  const landing = await page.centre(7);
  assert.ok(drawn.corners.some((corner) => isNear(corner, first, 6)), "the pit before the landing is taken too");
  assert.ok(drawn.rings.some((ring) => isNear(ring, landing, 6)), "the landing is ringed");
  assert.ok(drawn.beads.includes("+5") && drawn.beads.includes("−2") && drawn.beads.includes("−3"), drawn.beads.join(" "));
  assert.equal(await page.sentence, await foretold(page, "S6"));
  assert.match(await page.sentence, /5 seeds in 2 pits in a row are captured/);
});

site.test("a relay in congklak says its laps", { store: kept("congklak", "") }, async (visit) => {
  const page = await GamePage.open(visit, "congklak");
  await page.ready();
  const { x, y } = await page.centre(1);
  await visit.page.mouse.move(x, y);
  await visit.page.locator(".bb-overlay .bb-bead").first().waitFor();
  const step = await page.step("S2", 0);
  const laps = step.events.filter(({ e }) => e === "lift" || e === "relay").length;
  assert.ok(laps > 1);
  assert.ok((await overlay(visit)).beads.includes(`×${laps}`));
  assert.equal(await page.sentence, await foretold(page, "S2"));
  assert.match(await page.sentence, new RegExp(`The relay runs ${laps} laps`));
});

site.test("in Hindi too, with Devanagari digits", { store: taking, settings: { digits: "devanagari" } }, async (visit) => {
  const page = await GamePage.open(visit, "kalah", { lang: "hi" });
  await page.ready();
  const { x, y } = await page.centre(0);
  await visit.page.mouse.move(x, y);
  await visit.page.locator(".bb-overlay .bb-corners").first().waitFor();
  const { beads } = await overlay(visit);
  assert.ok(beads.includes("−५") && beads.includes("+६"), beads.join(" "));
  assert.match(await page.sentence, /५/);
  assert.doesNotMatch(await page.sentence, /[0-9A-Za-z]/);
});

site.test("a hint points at a pit, says why, and makes no move", {}, async (visit) => {
  const page = await GamePage.open(visit, "kalah");
  await page.ready();
  await visit.page.keyboard.press("h");
  await visit.page.locator(".bb-count.is-hinted").waitFor();
  assert.match(await page.sentence, /^Hint: pit [1-6]\./);
  assert.ok((await overlay(visit)).rings.length > 0);
  assert.deepEqual(await page.moves(), []);
});
