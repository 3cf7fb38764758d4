/** Two games that count together, each side beginning once: asked for in the dialog or by the address, kept, and told. */
import assert from "node:assert/strict";
import { GamePage, digits, kept } from "../support/game-page.js";
import { openSite } from "../support/site.js";

/** @import { View } from "../../crates/web/assets/js/types.js" */

const site = openSite();
const still = { speed: "off" };
/** A game of few moves. */
const SHORT = { pits: "3", seeds: "2" };

/** @type {Record<"en" | "hi", {round: (n: number) => string, next: string, over: RegExp}>} */
const WORDS = {
  en: { round: (n) => `Game ${n} of 2`, next: "The other way round", over: /^(You win the match|The computer wins the match|The match is a draw)$/ },
  hi: { round: (n) => `2 में से खेल ${n}`, next: "अब जगह बदलकर", over: /^(मैच में आपकी जीत हुई|मैच में कंप्यूटर की जीत हुई|मैच ड्रॉ रहा)$/ },
};

/** What stands above the turn line, and the points in it. @param {GamePage} page */
async function matchLine(page) {
  const [stands, points] = (await page.text(".play-text .match-line")).split(" · ");
  return { stands, points: (points ?? "").split(/ to | – /).map(digits) };
}

/** Plays to the end of the game on the board. @param {GamePage} page @returns {Promise<View>} */
async function playOut(page) {
  for (;;) {
    const view = await page.agrees();
    if (view.outcome) return view;
    await page.sow(() => page.take(view.legal[0]));
  }
}

for (const [lang, width] of /** @type {const} */ ([["en", 1280], ["hi", 390]])) {
  site.test(`a whole pair against the computer in ${lang}`, { settings: still, locale: lang, width, height: 844 }, async (visit) => {
    const words = WORDS[lang];
    const page = await GamePage.open(visit, "kalah", { lang });
    await page.newGame({
      radios: { level: "easy", games: "pair" },
      act: async (dialog) => {
        for (const [key, value] of Object.entries(SHORT)) await page.setOption(dialog, key, value);
      },
    });
    await page.ready();
    assert.deepEqual(await matchLine(page), { stands: words.round(1), points: [0, 0] });
    const first = await playOut(page);
    await visit.page.waitForSelector(".end-panel");
    assert.deepEqual((await matchLine(page)).points, first.outcome?.score);
    await visit.page.getByRole("button", { name: words.next }).click();
    await visit.page.waitForFunction(() => !document.querySelector(".end-panel"));
    await page.movesReach(1);
    await page.ready();
    const second = await page.agrees();
    assert.equal(second.moves[0].seat, 1, "the other one begins");
    await visit.page.reload();
    await page.ready();
    assert.deepEqual(await matchLine(page), { stands: words.round(2), points: first.outcome?.score }, "the pair is there after a reload");
    const last = await playOut(page);
    await visit.page.waitForSelector(".end-panel");
    const { stands, points } = await matchLine(page);
    assert.match(stands, words.over);
    assert.deepEqual(points, first.outcome?.score.map((count, seat) => count + (last.outcome?.score[seat] ?? 0)));
    assert.equal(last.match?.winner, points[0] === points[1] ? null : points[0] > points[1] ? 0 : 1);
    await visit.page.locator(".end-acts button").first().click();
    await visit.page.waitForFunction(() => !document.querySelector(".end-panel"));
    await page.ready();
    const { game } = await page.saved();
    assert.deepEqual([game.match, game.rounds], ["pair", undefined], "another pair");
    assert.equal((await matchLine(page)).stands, words.round(1));
  });
}

site.test("an address that asks for a pair begins one, in either language", { settings: still }, async (visit) => {
  await visit.go("/en/");
  const languages = /** @type {string} */ (await (await fetch(`${site.server.url}/en/play/oware?o.grand_slam=legal&match=pair`)).text());
  assert.match(languages, /href="\/hi\/play\/oware\?[^"]*match=pair[^"]*"/);
  const page = await GamePage.open(visit, "oware", { query: "?match=pair" });
  await page.ready();
  assert.equal((await page.saved()).game.match, "pair");
  assert.equal((await matchLine(page)).stands, "Game 1 of 2");
  await page.sow(async () => page.take((await page.truth()).legal[0]));
  const moves = await page.moves();
  await GamePage.open(visit, "oware", { query: "?match=pair" });
  assert.deepEqual((await page.moves()).slice(0, moves.length), moves, "the pair that is asked for goes on");
});

site.test("a pair is offered to two whose rules ask for no match", { settings: still }, async (visit) => {
  const offered = async () => visit.page.locator("dialog[open] input[name=games]").count();
  const page = await GamePage.open(visit, "congklak");
  await visit.page.keyboard.press("n");
  const dialog = visit.page.locator("dialog[open]");
  await dialog.waitFor();
  assert.equal(await offered(), 2);
  await dialog.locator('label:has(input[name="games"][value="pair"])').click();
  await page.setOption(dialog, "rounds", "match");
  assert.equal(await offered(), 0);
  await dialog.locator(".dialog-foot button").click();
  await page.ready();
  assert.equal((await page.saved()).game.match, undefined, "it is a match of rounds");
  assert.equal((await page.truth()).match?.kind, "rounds");
  await GamePage.open(visit, "mancala_basic");
  await visit.page.keyboard.press("n");
  await dialog.waitFor();
  await page.setOption(dialog, "seats", "2");
  assert.equal(await offered(), 2);
  await page.setOption(dialog, "seats", "3");
  assert.equal(await offered(), 0);
});

site.test("who changed sides keeps the points of the own game", { settings: still }, async (visit) => {
  const options = { pie_rule: "true" };
  const moves = ["S1", "swap"];
  const at = async () => /** @type {View} */ (await site.ask("view", { game: { ruleset: "kalah", options, match: "pair", start: null, position: null, moves } }));
  for (let view = await at(); !view.outcome; view = await at()) moves.push(view.legal[view.legal.length - 1].move);
  const { match, outcome } = await at();
  assert.ok(match && outcome && outcome.score[0] !== outcome.score[1], "one side is ahead");
  await visit.go("/en/offline");
  const store = kept("kalah", moves, { options, seat: 1 });
  const [[key, saved]] = Object.entries(store);
  await visit.page.evaluate(([name, text]) => localStorage.setItem(name, text), [key, JSON.stringify({ ...saved, game: { ...saved.game, match: "pair" } })]);
  const page = await GamePage.open(visit, "kalah");
  await visit.page.waitForSelector(".end-panel");
  const { points } = await matchLine(page);
  assert.deepEqual(points, [match.points[1], match.points[0]]);
  assert.deepEqual(points, outcome.score, "the reader has sat in the first seat since the change");
});
