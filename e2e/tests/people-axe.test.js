/** Every strip, dialog and question of the live page, the invitation and the lobby, in Hindi and English, some in Indonesian: axe finds nothing in light, in dark and with high contrast, and nothing is wider than its window. */
import assert from "node:assert/strict";
import { looksWell } from "../support/axe.js";
import { CROWD, Friend, PHONE, QUICK, playOn, seated, together } from "../support/friends.js";
import { LiveGamePage } from "../support/live-page.js";
import { LiveTable, serve, somebody } from "../support/live-table.js";
import { Visit, openSite } from "../support/site.js";

/** @import { Guest } from "../support/friends.js" */

const site = openSite(CROWD);

/** Ids of the tables of one visit. @param {number} number */
const id = (number) => String(number).padStart(13, "0");

for (const [lang, wishes] of /** @type {const} */ ([["en", {}], ["hi", PHONE]])) {
  /** A button by its words in Hindi and English. @param {LiveGamePage} page @param {string} en @param {string} hi */
  const press = (page, en, hi) => page.button(lang === "en" ? en : hi).first().click();

  site.test(`what is asked in a game between two, in ${lang}`, { ...QUICK, ...wishes }, async (visit) => {
    const seats = [somebody("Meera", { rating: 1342, kind: "account" }), somebody("अनिल", { rating: 1318, kind: "account", provisional: true })];
    const table = new LiveTable(site, { id: id(1), ruleset: "kalah", moves: "S3 S6 N1", seats, watchers: 2 });
    const page = await LiveGamePage.sit(visit, table, 0, lang);
    const see = /** @param {string} name */ (name) => looksWell(visit, `${name} in ${lang}`);
    const strip = visit.page.locator(".strip button").first();

    await press(page, "Resign", "हार मान लें");
    await visit.page.locator(".strip button.primary").waitFor();
    await see("whether to resign");
    await press(page, "Play on", "खेलते रहें");
    await table.happen({ kind: "draw-offered", seat: 0 }, { draw: [0] });
    await page.comesToSay(".turn-sentence", lang === "en" ? "You offered a draw" : "आपने ड्रॉ का प्रस्ताव दिया");
    await see("a draw that stands");
    await table.happen({ kind: "draw-declined", seat: 1 }, { draw: [], draw_wait: [2, 0] });
    await table.happen({ kind: "draw-offered", seat: 1 }, { draw: [1] });
    await strip.waitFor();
    await see("a draw that is offered");
    await table.happen({ kind: "draw-declined", seat: 0 }, { draw: [] });
    await strip.waitFor({ state: "hidden" });

    await visit.page.locator("#settings-button").click();
    await visit.page.locator("dialog[open]").waitFor();
    await see("the settings");
    await visit.page.keyboard.press("Escape");
    await visit.page.locator("dialog[open]").waitFor({ state: "detached" });

    table.takes = false;
    await page.take((await table.view()).legal[0]);
    await table.asked("move");
    table.refuse(table.lines[0], table.heard[table.heard.length - 1].id, "err-stale");
    await visit.page.locator("main:not([data-pending])").waitFor();
    await page.comesToSay(".turn-sentence", lang === "en" ? "The board has changed" : "बोर्ड बदल गया");
    await see("a move that was refused");

    table.also[0] = ["return"];
    await table.happen({ kind: "took-over", seat: 0 }, { seats: [{ ...seats[0], held: true }, seats[1]] });
    await page.comesToSay(".strip", lang === "en" ? "The computer is playing for you" : "आपकी जगह कंप्यूटर खेल रहा है");
    await see("the seat to come back to");
    table.also[0] = [];
    await table.happen({ kind: "returned", seat: 0 }, { seats });

    table.presence([true, false], [null, Date.now() + 600_000]);
    await visit.page.locator(".gone").first().waitFor();
    await see("the other away");
    table.open = false;
    await table.drop();
    await visit.page.waitForSelector('main[data-line="lost"]');
    await see("the line lost");
    table.open = true;
    await visit.page.waitForSelector('main[data-line="open"]');

    const over = { reason: "time", by: 1, places: [1, 2], score: null, winner: 0, ratings: [{ before: 1342, after: 1351 }, { before: 1318, after: 1309 }] };
    await table.happen({ kind: "over" }, { phase: "over", over });
    await visit.page.waitForSelector(".end-panel");
    await see("the result");
    table.also[0] = ["decline-rematch"];
    await table.happen({ kind: "rematch-offered", seat: 1 }, { rematch: [1] });
    await visit.page.locator(".end-asks").waitFor();
    await see("a rematch that is asked for");
    await table.happen({ kind: "rematch-declined", seat: 0 }, { rematch: [] });
    await table.happen({ kind: "rematch-offered", seat: 0 }, { rematch: [0] });
    await visit.page.locator(".end-asks").waitFor();
    await see("a rematch that is waited for");
    await press(page, "See the game", "खेल देखें");
    await visit.page.locator(".end-panel").waitFor({ state: "detached" });
    await see("the game looked back at");
    await table.drop("protocol");
    await visit.page.waitForSelector('main[data-line="ended"]');
    await see("a page that is too old");
  });

  site.test(`what is asked before the first sowing, in ${lang}`, { ...QUICK, ...wishes }, async (visit) => {
    const see = /** @param {string} name */ (name) => looksWell(visit, `${name} in ${lang}`);
    const early = new LiveTable(site, { id: id(1), ruleset: "kalah" });
    early.also = { 0: ["abort"] };
    const page = await LiveGamePage.sit(visit, early, 0, lang);
    await visit.page.locator(".play-buttons button:visible", { hasText: lang === "en" ? "Abort" : "खेल रोकें" }).click();
    await visit.page.locator(".strip button.primary").waitFor();
    await see("whether to break off");

    const clock = { seconds: 30, deadline: Date.now() + 600_000 };
    const settles = /** @type {const} */ ([["hiding", "hide", { hider: 0, guesser: 1 }], ["guessing", "guess", { hider: 1, guesser: 0, hash: "0".repeat(64) }], ["choosing", "choose-side", { chooser: 0, hash: "0".repeat(64), count: 2, salt: "s", guess: "even", right: true }]]);
    for (const [at, [phase, deed, prelude]] of settles.entries()) {
      const table = new LiveTable(site, { id: id(2 + at), ruleset: "mangala4", phase, prelude: /** @type {any} */ (prelude), clock, mover: null });
      table.also = { 0: [deed, "abort"] };
      await LiveGamePage.sit(visit, table, 0, lang);
      await visit.page.locator(".strip button").nth(1).waitFor();
      await see(phase);
    }
    const waits = new LiveTable(site, { id: id(6), ruleset: "mangala4", phase: "hiding", prelude: { hider: 0, guesser: 1 }, clock, mover: null });
    await LiveGamePage.sit(visit, waits, 1, lang);
    await page.comesToSay(".turn-line", "Meera");
    await see("waiting for the other");

    const table = new LiveTable(site, { id: id(7), ruleset: "omweso", options: { setup: "free" }, phase: "arranging", prelude: { arranging: [1] }, clock, mover: null });
    const { arrangement } = await table.view();
    assert.ok(arrangement);
    table.table.game.arranged = arrangement.seats.map(({ pits }) => pits.map((pit) => arrangement.standard[pit]));
    table.also = { 1: ["arrange"] };
    await LiveGamePage.sit(visit, table, 1, lang);
    await visit.page.locator("dialog .arrange-grid.facing").waitFor();
    await see("the editor with the side across");
    await visit.page.locator(".arrange-less:enabled").first().click();
    await see("a seed in the hand");
    await visit.page.keyboard.press("Escape");
    await visit.page.locator("dialog").waitFor({ state: "detached" });
    await visit.page.locator(".strip button.primary").waitFor();
    await see("the way back to the editor");
  });

  site.test(`a table that gathers and a game of four, by each who sees them, in ${lang}`, { ...QUICK, ...wishes }, async (visit) => {
    const see = /** @param {string} name */ (name) => looksWell(visit, `${name} in ${lang}`);
    const seats = [somebody("Meera"), somebody("अनिल"), null];
    for (const [at, [seat, also]] of /** @type {const} */ ([[0, ["settle", "seat-computer", "begin", "abort"]], [1, ["leave"]], [null, []]]).entries()) {
      const table = new LiveTable(site, { id: id(1 + at), ruleset: "mancala_basic", options: { seats: "3" }, phase: "gathering", seats, settings: { clock: null, join: "anyone", rotate: true }, clock: { seconds: null, deadline: 1 }, mover: null });
      if (seat !== null) table.also = { [seat]: [...also] };
      await LiveGamePage.sit(visit, table, seat, lang);
      await visit.page.locator("#gather-title").waitFor();
      await see(`a table that gathers, seat ${seat}`);
    }
    const four = [somebody("Meera"), somebody("अनिल", { held: true, present: false }), somebody("Ravi", { present: false }), somebody("", { kind: "computer", level: "normal" })];
    const table = new LiveTable(site, { id: id(5), ruleset: "mancala_basic", options: { seats: "4" }, seats: four, draw_wait: [0, 0, 0, 0], watchers: 1 });
    for (const seat of [0, null]) {
      await LiveGamePage.sit(visit, table, seat, lang);
      await visit.page.locator(".seat-list li").nth(3).waitFor();
      await see(`four, seat ${seat}`);
    }
  });

  site.test(`the lobby and the invitation in every state, in ${lang}`, {}, async () => {
    /** @type {Guest[]} */
    const guests = [{ lang, name: "Meera", wishes }, { lang, name: "अनिल", wishes }, { lang, name: "Lena", wishes }];
    await together(site, guests, async (meera, anil, lena) => {
      await seated([meera, anil], { ruleset: "oware" });
      await playOn([meera, anil], 1);
      await meera.asks("tables", { kind: "table", ruleset: "mancala_basic", options: { seats: "4" }, match: null, lang, settings: { clock: 60, seats: 4, join: "anyone", first: "random", rotate: true } });
      await lena.lobby();
      await lena.page.locator(`a[href*="/game/"], button`, { hasText: lang === "en" ? "Take a seat" : "सीट लें" }).first().waitFor();
      await lena.looksWell(`lobby-lists-${lang}`, { fullPage: true });
      await lena.page.click("button[name=way][value=random]");
      await lena.comesToSay("main", lang === "en" ? "Looking for somebody" : "खोज जारी है");
      await lena.looksWell(`lobby-seeking-${lang}`);
      await lena.comesToSay("main", lang === "en" ? "Nobody is there yet" : "अभी कोई नहीं मिला");
      await lena.looksWell(`lobby-computer-${lang}`);

      await meera.lobby();
      const invite = await meera.opens("friend");
      await meera.visit.go(invite);
      await meera.looksWell(`invite-own-${lang}`);
      await anil.visit.go(invite);
      await anil.looksWell(`invite-${lang}`);
      await anil.accepts(invite);
      lena.visit.expect(/answer: 410 .*\/invite\//, /status of 410/);
      await lena.visit.go(invite);
      await lena.looksWell(`invite-gone-${lang}`);
    });
    const visit = await Visit.open(site, { ...QUICK, ...wishes });
    try {
      const stranger = new Friend(visit, lang, "Tara");
      await serve(visit, `/${lang}/invite/old`, "gone", lang, "old");
      for (const path of ["invite/old", "account", "sign-in", "leaderboard/kalah"]) {
        await visit.go(`/${lang}/${path}`);
        await stranger.looksWell(`${path.replace("/", "-")}-${lang}`);
      }
      visit.check();
    } finally {
      await visit.close();
    }
  });
}

site.test("a game between two, a table that gathers, the lobby and the invitation in id", { ...QUICK, ...PHONE }, async (visit) => {
  const see = /** @param {string} name */ (name) => looksWell(visit, `${name} in id`);
  const table = new LiveTable(site, { id: id(1), ruleset: "congklak", moves: "S2 N5", watchers: 1 });
  const page = await LiveGamePage.sit(visit, table, 0, "id");
  await page.button("Menyerah").first().click();
  await visit.page.locator(".strip button.primary").waitFor();
  await see("whether to resign");
  await visit.page.locator("#settings-button").click();
  await visit.page.locator("dialog[open]").waitFor();
  await see("the settings");
  await visit.page.keyboard.press("Escape");
  await table.happen({ kind: "over" }, { phase: "over", over: { reason: "time", by: 1, places: [1, 2], score: null, winner: 0, ratings: null } });
  await visit.page.waitForSelector(".end-panel");
  await see("the result");

  const gathers = new LiveTable(site, { id: id(2), ruleset: "mancala_basic", options: { seats: "3" }, phase: "gathering", seats: [somebody("Meera"), null, null], settings: { clock: null, join: "anyone", rotate: true }, clock: { seconds: null, deadline: 1 }, mover: null });
  gathers.also = { 0: ["settle", "seat-computer", "begin", "abort"] };
  await LiveGamePage.sit(visit, gathers, 0, "id");
  await visit.page.locator("#gather-title").waitFor();
  await see("a table that gathers");

  const friend = new Friend(visit, "id", "Sari");
  await friend.lobby("?game=congklak");
  await friend.opens("friend").then((path) => visit.go(path));
  await see("the own invitation");
});
