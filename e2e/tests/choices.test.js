/**
 * A pit with two ways, a question in mid-turn, numbers of two digits, a start that is arranged, a match that goes on, a guess for the
 * side. What the rules allow is asked of the server; what the page offers must be exactly that.
 */
import assert from "node:assert/strict";
import { GamePage, kept } from "../support/game-page.js";
import { openSite } from "../support/site.js";

/** @import { LegalMove, View } from "../../crates/web/assets/js/types.js" */
/** @import { Visit } from "../support/site.js" */

const site = openSite();
const still = { speed: "off" };
const people = { opponent: /** @type {const} */ ("person") };

/** @param {Visit} visit */
const knobs = (visit) => visit.page.locator(".bb-knob");

site.test("two knobs at the pit: named, aimed at by hovering, pressed, put back with Esc", { settings: still, store: kept("o_an_quan", "", people) }, async (visit) => {
  const page = await GamePage.open(visit, "o_an_quan");
  const { legal } = await page.truth();
  await page.click(3);
  assert.deepEqual(await knobs(visit).evaluateAll((all) => all.map((knob) => knob.getAttribute("aria-label"))), ["To the left", "To the right"]);
  assert.equal(await page.turnLine, "Sow to the left or to the right?");
  const right = legal.find(({ pit, side }) => pit === 3 && side === "right");
  const left = legal.find(({ pit, side }) => pit === 3 && side === "left");
  assert.ok(left && right);
  await knobs(visit).first().hover();
  await visit.page.locator('.bb-knob[aria-pressed=true][aria-label="To the left"]').waitFor();
  await visit.page.keyboard.press("Escape");
  assert.equal(await knobs(visit).count(), 0);
  assert.deepEqual(await page.moves(), []);
  await page.click(3);
  await knobs(visit).nth(1).click();
  await page.movesReach(1);
  assert.deepEqual(await page.moves(), [right.move]);
  await page.rests();
  await page.agrees();
});

site.test("digit, arrow and Enter sow to the side that was aimed at, for either seat", { settings: still, store: kept("o_an_quan", "", people) }, async (visit) => {
  const page = await GamePage.open(visit, "o_an_quan");
  const { keyboard } = visit.page;
  for (const arrow of /** @type {const} */ (["ArrowLeft", "ArrowRight", "ArrowLeft", "ArrowRight"])) {
    const { seat, legal, layout } = await page.truth();
    const before = (await page.moves()).length;
    await keyboard.press(String(Number(legal[0].pit) % (layout.pits + 1)));
    await keyboard.press(arrow);
    await keyboard.press("Enter");
    await page.movesReach(before + 1);
    await page.rests();
    const { moves } = await page.agrees();
    // The second seat sits opposite: what goes to its left goes to the right of the screen.
    const side = (arrow === "ArrowLeft") === (seat === 0) ? "left" : "right";
    assert.equal(moves[before].side, side);
    assert.equal(moves[before].seat, seat);
  }
});

site.test("on a phone the choice is offered in words that say what each way brings", { width: 390, height: 844, touch: true, settings: still, store: kept("o_an_quan", "", people) }, async (visit) => {
  const page = await GamePage.open(visit, "o_an_quan");
  await page.tap(3);
  const choices = visit.page.locator(".choice-bar .choice");
  await choices.filter({ hasText: "captures" }).nth(1).waitFor();
  for (const [i, side] of /** @type {const} */ ([[0, "left"], [1, "right"]])) {
    const legal = (await page.truth()).legal.find((move) => move.pit === 3 && move.side === side);
    assert.ok(legal);
    const taken = (await page.step(legal.move, null)).events.reduce((sum, { e, seeds = 0 }) => sum + (["capture", "gather", "taken"].includes(e) ? seeds : 0), 0);
    assert.match(String(await choices.nth(i).textContent()), new RegExp(taken ? `captures ${taken}` : "captures nothing"));
  }
  await visit.page.locator(".choice-back").tap();
  assert.ok(await visit.page.locator(".choice-bar").isHidden());
  assert.deepEqual(await page.moves(), []);
  await page.tap(3);
  await choices.first().tap();
  await page.movesReach(1);
  await page.rests();
  assert.equal((await page.agrees()).moves[0].side, "left");
});

site.test("a choice that is taken before its previews have come leaves nothing behind", { width: 390, height: 844, touch: true, settings: still, store: kept("o_an_quan", "", people) }, async (visit) => {
  const page = await GamePage.open(visit, "o_an_quan");
  await page.hear();
  await visit.page.evaluate(() => {
    const board = /** @type {import("../../crates/web/assets/js/bija-board.js").BijaBoard} */ (document.querySelector("#board"));
    board.choosing.open(3, board.legal.filter(({ pit }) => pit === 3));
    /** @type {HTMLElement} */ (document.querySelector(".choice-bar .choice")).click();
  });
  await page.movesReach(1);
  await page.rests();
  // What was asked meanwhile has been answered when this is.
  await visit.page.keyboard.press("4");
  await visit.page.locator(".choice-bar .choice").filter({ hasText: "captures" }).nth(1).waitFor();
  await page.agrees();
  assert.equal((await page.heard()).length, 1, "the sowing is told, and nothing else");
});

site.test("numbers of two digits: the second digit counts while the first one waits", { settings: still, store: kept("omweso", "", { ...people, position: "0,0,2,2,2,2,2,2|2,2,2,2,2,2,2,2/4,4,4,4,4,4,4,4|0,0,0,0,0,0,0,0 0,0 S" }) }, async (visit) => {
  const page = await GamePage.open(visit, "omweso");
  const legal = (await page.truth()).legal.map(({ pit }) => pit);
  assert.ok(legal.includes(11), "pit 12 can be sown");
  await visit.page.keyboard.press("1");
  assert.deepEqual(await page.moves(), [], "1 may become 12");
  await visit.page.keyboard.press("2");
  await page.movesReach(1);
  assert.equal((await page.truth()).moves[0].pit, 11);
  await page.rests();
  await page.agrees();
});

/** The first game in which a move stops with a question. @param {string} ruleset @param {Record<string, string>} options @returns {Promise<{moves: string[], asks: string}>} */
async function untilAsked(ruleset, options) {
  for (let seed = 1; seed < 60; seed += 1) {
    const moves = /** @type {string[]} */ ([]);
    for (let ply = 0; ply < 80; ply += 1) {
      const view = /** @type {View} */ (await site.ask("view", { game: { ruleset, options, start: null, position: null, moves } }));
      if (view.question) return { moves: moves.slice(0, -1), asks: moves[moves.length - 1] };
      if (view.outcome) break;
      moves.push(view.legal[(seed * 7919 + ply * 104729) % view.legal.length].move);
    }
  }
  return assert.fail(`no game of ${ruleset} asks anything`);
}

site.test("a question in mid-turn is asked at its pit, held seeds are drawn, and the answer goes on with the turn", { settings: still }, async (visit) => {
  const options = { reverse: "true" };
  const { moves, asks } = await untilAsked("omweso", options);
  await visit.go("/en/offline");
  await visit.page.evaluate(([entry]) => localStorage.setItem(entry[0], JSON.stringify(entry[1])), Object.entries(kept("omweso", moves, { ...people, options })));
  const page = await GamePage.open(visit, "omweso");
  const legal = (await page.truth()).legal.find(({ move }) => move === asks);
  assert.ok(legal);
  await page.take(legal);
  await page.movesReach(moves.length + 1);
  await page.rests();
  const asked = await page.agrees();
  assert.ok(asked.question && asked.question.seeds > 0, "seeds are held");
  assert.equal(await knobs(visit).count(), 2);
  await visit.page.keyboard.press("Escape");
  assert.equal(await knobs(visit).count(), 2, "a question waits for its answer");
  await page.take(/** @type {LegalMove} */ (asked.legal[0]));
  await page.movesReach(moves.length + 2);
  await page.rests();
  await page.agrees();
});

site.test("a start is arranged until every seed is laid, and is kept", { settings: still }, async (visit) => {
  const page = await GamePage.open(visit, "lab_madjnuni");
  const dialog = visit.page.locator("dialog:has(.arrange-grid)");
  await dialog.locator(".arrange-tools button").nth(1).click();
  const done = dialog.locator(".dialog-foot button");
  assert.ok(await done.isDisabled(), "seeds are still in hand");
  assert.match(String(await dialog.locator(".arrange-left").textContent()), /70 seeds are still in hand/);
  const pits = dialog.locator(".arrange-pit");
  for (let seeds = 0; seeds < 70; seeds += 1) await pits.nth(0).click();
  await pits.nth(1).click({ force: true });
  assert.match(String(await dialog.locator(".arrange-left").textContent()), /Every seed is laid/);
  await dialog.locator(".arrange-less").nth(0).click();
  await pits.nth(13).click();
  await done.click();
  await visit.page.waitForFunction(() => !document.querySelector("main[data-beginning]"));
  await page.ready();
  const { game } = await page.saved();
  assert.ok(game.arranged, "the arrangement is kept");
  assert.equal(game.arranged.flat().reduce((sum, count) => sum + count, 0), 98);
  assert.deepEqual([...game.arranged.flat()].sort((a, b) => b - a).slice(0, 3), [71, 3, 2]);
  const view = await page.agrees();
  assert.equal(Math.max(...view.pits), 71);
  await visit.page.reload();
  await page.ready();
  assert.equal(Math.max(...(await page.agrees()).pits), 71, "it is there after a reload");
});

site.test("a match goes on to its next round from where the last one ended", { settings: still }, async (visit) => {
  const options = { rounds: "match", pits: "5" };
  const moves = /** @type {string[]} */ ([]);
  for (;;) {
    const view = /** @type {View} */ (await site.ask("view", { game: { ruleset: "congklak", options, start: null, position: null, moves } }));
    if (view.outcome) break;
    moves.push(view.legal[0].move);
  }
  await visit.go("/en/offline");
  await visit.page.evaluate(([entry]) => localStorage.setItem(entry[0], JSON.stringify(entry[1])), Object.entries(kept("congklak", moves, { ...people, options })));
  const page = await GamePage.open(visit, "congklak");
  await visit.page.waitForSelector(".end-panel");
  const { match } = await page.truth();
  assert.ok(match?.next, "another round follows");
  await visit.page.getByRole("button", { name: "Next round" }).click();
  await visit.page.waitForFunction(() => !document.querySelector(".end-panel"));
  await page.ready();
  const { game } = await page.saved();
  assert.deepEqual(game.rounds, [moves]);
  assert.deepEqual(game.moves, []);
  const view = await page.agrees();
  assert.equal(view.match?.round, 2);
  assert.match(await page.text(".match-line"), new RegExp(`Round 2 of 10 · ${view.match?.points[0]} to ${view.match?.points[1]}`));
  await visit.page.reload();
  await page.ready();
  assert.equal((await page.agrees()).match?.round, 2, "the match is there after a reload");
});

site.test("odd or even: the guess settles who begins", { settings: still }, async (visit) => {
  const page = await GamePage.open(visit, "mangala4");
  for (const guess of [0, 1]) {
    await visit.page.keyboard.press("n");
    await visit.page.getByRole("button", { name: "Guess for the first move" }).click();
    await visit.page.locator(".ritual-foot button").nth(guess).click();
    const told = String(await visit.page.locator("dialog:has(.ritual-foot) p").textContent());
    const [, held, right] = /It held (\d+) seeds?: (right|not so)/.exec(told) ?? [];
    assert.equal(right === "right", Number(held) % 2 === (guess === 0 ? 1 : 0), told);
    await visit.page.locator(".ritual-foot button").first().click();
    await visit.page.waitForFunction(() => !document.querySelector("dialog"));
    await page.ready();
    assert.equal((await page.saved()).seat, right === "right" ? 0 : 1);
    await page.agrees();
  }
});
