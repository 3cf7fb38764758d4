/**
 * What a reader with a screen reader meets: one announcement a turn, a focus that stays, names in the page's language, and the
 * whole tree as text. Known faults of such boards: dozens of announcements in a turn, a focus that is thrown to the top, pits that
 * do not say whose they are, and an end read off the board after the last collection, so that it names the wrong side.
 */
import assert from "node:assert/strict";
import { readFile, writeFile } from "node:fs/promises";
import { GamePage, kept } from "../support/game-page.js";
import { ENDS } from "../support/known-games.js";
import { openSite } from "../support/site.js";

/**
 * @import { Step, View } from "../../crates/web/assets/js/types.js"
 */

const site = openSite();
const still = { speed: "off" };

for (const game of ["kalah", "oware", "congklak"]) {
  site.test(`${game}: one announcement a turn, and the focus stays on the pit`, { settings: { speed: "fast" } }, async (visit) => {
    const page = await GamePage.open(visit, game);
    assert.equal(await visit.page.locator("[aria-live], [role=status], [role=alert], [role=log]").count(), 1, "one voice");
    assert.equal(await visit.page.locator("#bija-live").getAttribute("aria-live"), "polite");
    await page.hear();
    for (let turn = 0; turn < 3; turn += 1) {
      const before = await page.truth();
      const pit = Number(before.legal[0].pit);
      await visit.page.evaluate((index) => /** @type {any} */ (document.querySelector("#board")).focusPit(index), pit);
      const heard = (await page.heard()).length;
      await page.sow(() => visit.page.keyboard.press("Enter"));
      const after = await page.truth();
      const computer = after.moves.length > before.moves.length + 1;
      const told = (await page.heard()).slice(heard);
      assert.equal(told.length, computer ? 2 : 1, JSON.stringify(told));
      assert.ok(told.every((text) => text.length > 20));
      assert.match(told[0], new RegExp(`pit ${pit + 1}\\b`));
      assert.match(told[told.length - 1], /Your turn|You move again/);
      assert.equal(await visit.page.evaluate(() => (document.activeElement instanceof HTMLElement ? document.activeElement.dataset.pit : null)), String(pit), "the focus is where it was");
    }
  });
}

site.test("in Hindi everything that is said is Hindi", { settings: still, locale: "hi" }, async (visit) => {
  const page = await GamePage.open(visit, "kalah", { lang: "hi" });
  await page.hear();
  await page.sow(() => visit.page.keyboard.press("1"));
  const names = await visit.page.locator(".bb-pit, .bb-row, .bb-store, button, select").evaluateAll((all) => all.map((element) => `${element.getAttribute("aria-label") ?? ""} ${element.textContent}`));
  const texts = [...(await page.heard()), ...names, await page.turnLine, await page.sentence];
  const key = /^[UHRN]$|Esc/;
  const latin = texts.flatMap((text) => text.match(/[A-Za-z]+/g) ?? []).filter((word) => !key.test(word) && !["EN", "English"].includes(word));
  assert.deepEqual(latin, []);
  const { pits } = await page.agrees();
  for (const [row, first] of /** @type {[string, number][]} */ ([["आपकी पंक्ति", 0], ["प्रतिद्वंद्वी की पंक्ति", 6]])) {
    for (let i = 0; i < 6; i += 1) assert.ok(texts.some((text) => text.startsWith(`${row}, गड्ढा ${i + 1}, ${pits[first + i] || "खाली"}`)), `${row} ${i + 1}: ${texts.join(" | ")}`);
  }
});

site.test("each pit says its side, its number and its count, and the counts follow the game", { settings: still }, async (visit) => {
  const page = await GamePage.open(visit, "kalah");
  for (let turn = 0; turn < 3; turn += 1) {
    const view = await page.agrees();
    const names = await visit.page.locator(".bb-pit").evaluateAll((all) => all.map((pit) => [Number(pit.getAttribute("data-pit")), pit.getAttribute("aria-label")]));
    for (const [index, name] of names) {
      const pit = Number(index);
      const count = view.pits[pit];
      const row = pit < 6 ? "Your row" : "Your opponent’s row";
      assert.equal(String(name).toLowerCase(), `${row}, pit ${(pit % 6) + 1}, ${count === 0 ? "empty" : count === 1 ? "1 seed" : `${count} seeds`}`.toLowerCase());
    }
    await page.sow(() => visit.page.keyboard.press(String(Number(view.legal[0].pit) + 1)));
  }
});

/** Pits after everything but the last collection. @param {View} before @param {Step} step */
function beforeTheSweep(before, step) {
  const pits = [...before.pits];
  for (const { e, pit, seeds = 0 } of step.events) {
    if (pit === undefined) continue;
    if (e === "lift" || e === "relay" || e === "capture") pits[pit] -= seeds;
    if (e === "drop") pits[pit] += 1;
  }
  return pits;
}

/** Whom the reader of a seat sees at a seat. @param {number} seat @param {number | null} reader */
const owner = (seat, reader) => (reader === null ? `Player ${seat + 1}’s` : seat === reader ? "Your" : "The computer’s");
/** @param {number} seat @param {number | null} reader */
const has = (seat, reader) => (reader === null ? `Player ${seat + 1} has` : seat === reader ? "You have" : "The computer has");

/** Why the game is over, worked out from the seeds on the board. @param {View} before @param {Step} step @param {number | null} reader @returns {RegExp} */
function reasonOf(before, step, reader) {
  const { outcome } = step.view;
  assert.ok(outcome);
  const pits = beforeTheSweep(before, step);
  const half = pits.length / 2;
  const empty = [0, 1].filter((seat) => pits.slice(seat * half, (seat + 1) * half).every((seeds) => seeds === 0));
  switch (outcome.reason) {
    case "row_empty":
      assert.ok(empty.length > 0, "a row is empty");
      return new RegExp(empty.map((seat) => `${owner(seat, reader)} row is empty`).join("|"));
    case "majority":
      return new RegExp(`${has(outcome.score[0] > 24 ? 0 : 1, reader)} more than half of the 48 seeds`);
    case "repetition":
      return /The same position came up again; each side keeps its own seeds/;
    case "no_move": {
      if (before.ruleset === "oware") return /No move gives seeds to the empty row/;
      assert.ok(empty.length > 0);
      return new RegExp(empty.map((seat) => `${has(seat, reader)} no move left`).join("|"));
    }
    default:
      return assert.fail(`no test knows the reason ${outcome.reason}`);
  }
}

for (const [name, { game, moves }] of Object.entries(ENDS)) {
  site.test(`the end names the right side: ${name}`, { settings: still }, async (visit) => {
    const list = moves.split(" ");
    const last = list.pop() ?? "";
    const before = await site.ask("view", { game: { ruleset: game, options: {}, start: null, position: null, moves: list } });
    for (const reader of [null, 0, 1]) {
      const step = await site.ask("step", { game: { ruleset: game, options: {}, start: null, position: null, moves: list }, move: last, viewer: reader });
      const live = reader === null || before.seat === reader;
      const store = kept(game, live ? list : [...list, last], reader === null ? { opponent: "person" } : { seat: reader });
      await visit.go("/en/offline");
      await visit.page.evaluate((entries) => entries.forEach(([key, value]) => localStorage.setItem(key, JSON.stringify(value))), Object.entries(store));
      const page = await GamePage.open(visit, game);
      if (live) await page.sow(() => page.click(step.view.moves[list.length].pit));
      await visit.page.waitForSelector(".end-panel");
      const text = `${await page.text(".end-reason")} ${await page.text("#end-title")}`;
      assert.match(text, reasonOf(before, step, reader), `reader ${reader}`);
      const { winner, score } = step.view.outcome;
      const verdict = winner === null ? "Draw" : reader === null ? `Player ${winner + 1} wins` : winner === reader ? "You win" : "You lose";
      assert.equal(await page.text("#end-title"), verdict);
      const own = reader ?? 0;
      assert.equal((await page.text(".end-score")).replace(/\s+/g, " "), `${score[own]} – ${score[1 - own]}`);
      await page.agrees();
    }
  });
}

/** A page's tree as a screen reader meets it, beside the one that is stored. UPDATE_SNAPSHOTS=1 writes it anew. @param {GamePage} page @param {string} name */
async function tree(page, name) {
  const file = new URL(`../snapshots/${name}.txt`, import.meta.url);
  const now = `${await page.page.locator("main").ariaSnapshot()}\n`;
  if (process.env.UPDATE_SNAPSHOTS) await writeFile(file, now);
  assert.equal(now, await readFile(file, "utf8"), `the tree of ${name}`);
}

/** @type {[string, string, {opponent?: "person", options?: Record<string, string>}][]} */
const OTHER_BOARDS = [
  ["omweso", "omweso-four-rows", {}],
  ["bao", "bao-four-rows", {}],
  ["o_an_quan", "o_an_quan-squares", {}],
  ["mancala_basic", "mancala_basic-ring", { options: { seats: "4" } }],
  ["mancala_basic", "mancala_basic-three", { opponent: "person", options: { seats: "3" } }],
];

for (const lang of /** @type {const} */ (["en", "hi"])) {
  for (const [game, middle] of [["kalah", "S3 S6 N1"], ["oware", "S1 N2"], ["congklak", "S2 N5"]]) {
    site.test(`${game} in ${lang}: the tree at the start`, { settings: still }, async (visit) => {
      await tree(await GamePage.open(visit, game, { lang }), `${game}-start-${lang}`);
    });
    const store = kept(game, middle, { opponent: "person" });
    site.test(`${game} in ${lang}: the tree in the middle of a game of two people`, { settings: still, store }, async (visit) => {
      await tree(await GamePage.open(visit, game, { lang }), `${game}-middle-${lang}`);
    });
  }
  for (const [game, name, more] of OTHER_BOARDS) {
    site.test(`${name} in ${lang}: the tree of a board of another shape`, { settings: still, store: kept(game, "", more) }, async (visit) => {
      await tree(await GamePage.open(visit, game, { lang }), `${name}-${lang}`);
    });
  }
  site.test(`kalah in ${lang}: the tree at the end`, { settings: still, store: kept("kalah", ENDS["kalah: a draw"].moves) }, async (visit) => {
    const page = await GamePage.open(visit, "kalah", { lang });
    await visit.page.waitForSelector(".end-panel");
    await tree(page, `kalah-end-${lang}`);
  });
}

site.test("o_an_quan in every language: the tree while a pit waits for its way", { settings: still }, async (visit) => {
  for (const lang of /** @type {const} */ (["en", "hi", "id"])) {
    const page = await GamePage.open(visit, "o_an_quan", { lang });
    await page.ready();
    const before = await page.sentence;
    await page.click(3);
    await visit.page.locator(".bb-knob").nth(1).waitFor();
    // What the way that is aimed at would bring is said a moment later.
    await visit.page.waitForFunction((chosen) => document.querySelector(".turn-sentence")?.textContent?.trim() !== chosen, before);
    await tree(page, `o_an_quan-way-${lang}`);
  }
});

site.test("in Indonesian: the tree in the middle and at the end", { settings: still, locale: "id", store: { ...kept("congklak", "S2 N5", { opponent: "person" }), ...kept("kalah", ENDS["kalah: a draw"].moves) } }, async (visit) => {
  await tree(await GamePage.open(visit, "congklak", { lang: "id" }), "congklak-middle-id");
  const page = await GamePage.open(visit, "kalah", { lang: "id" });
  await visit.page.waitForSelector(".end-panel");
  await tree(page, "kalah-end-id");
});
