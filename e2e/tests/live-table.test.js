/** What a live game's page says of its table: what the host changes, who is away and for how long, who is gone for good, and what happens when the board is another than the server's. */
import assert from "node:assert/strict";
import { LiveTable, somebody } from "../support/live-table.js";
import { LiveGamePage } from "../support/live-page.js";
import { Visit, openSite } from "../support/site.js";

/** @import { Wishes } from "../support/site.js" */

const site = openSite();
/** @type {Wishes} */
const QUICK = { settings: { speed: "off" } };

/** Another reader of the same table, in a browser of their own. @param {Wishes} wishes @param {(visit: Visit) => Promise<void>} body */
async function another(wishes, body) {
  const visit = await Visit.open(site, { ...QUICK, ...wishes });
  try {
    await body(visit);
    visit.check();
  } finally {
    await visit.close();
  }
}

/** The choice of a rule or setting as the host presses it. @param {Visit} visit @param {string} name @param {string} value */
const choice = (visit, name, value) => visit.page.locator(`.gather label:has(input[name="${name}"][value="${value}"])`);

site.test("the host changes rules and settings, and everybody at the table reads what changed", QUICK, async (visit) => {
  const settings = { clock: null, join: /** @type {const} */ ("link"), rotate: true, seats: 3 };
  const seats = [somebody("Meera"), somebody("अनिल"), null];
  const table = new LiveTable(site, { ruleset: "mancala_basic", phase: "gathering", seats, settings, clock: { seconds: null, deadline: 1 }, mover: null });
  table.also = { 0: ["settle", "seat-computer", "begin", "abort"], 1: ["leave"] };
  await another({ locale: "hi", width: 390, height: 844, touch: true }, async (second) => {
    const host = await LiveGamePage.sit(visit, table, 0);
    const guest = await LiveGamePage.sit(second, table, 1, "hi");
    await guest.page.waitForSelector(".gather .option-row");
    assert.equal(await guest.page.locator(".gather input").count(), 0, "a guest changes nothing");
    await guest.hear();
    const settles = async (/** @type {object} */ asked, /** @type {Parameters<LiveTable["happen"]>[1]} */ changes, /** @type {RegExp} */ en, /** @type {RegExp} */ hi) => {
      const { id, type, ply, do: what, ...rest } = /** @type {any} */ (await table.asked("settle"));
      assert.deepEqual(rest, asked, "what changes, nothing else");
      table.heard = [];
      await table.happen({ kind: "settled" }, changes);
      await host.comesToSay(".gather-news", en);
      await guest.comesToSay(".gather-news", hi);
      assert.match((await guest.heard()).join(" "), hi, "and hears it");
    };
    const game = (/** @type {Record<string, string>} */ options) => ({ ...table.table.game, options });
    await choice(visit, "option-pits", "7").click();
    await settles({ options: { pits: "7" } }, { game: game({ pits: "7" }) }, /Changed: .*: 7/, /बदलाव: .*: [7७]/);
    assert.equal(await visit.page.evaluate(() => document.activeElement?.getAttribute("name")), "option-pits", "the focus stays");
    assert.equal((await guest.drawn()).pits.length, 14, "the board is the new one");
    await visit.page.locator('[data-option="seeds"] button').first().click();
    await settles({ options: { pits: "7", seeds: "3" } }, { game: game({ pits: "7", seeds: "3" }) }, /Changed: .*: 3/, /बदलाव: .*: [3३]/);
    await choice(visit, "option-all_ranks", "false").click();
    await settles({ options: { pits: "7", seeds: "3", all_ranks: "false" } }, { game: game({ pits: "7", seeds: "3", all_ranks: "false" }) }, /Changed:/, /बदलाव:/);
    await choice(visit, "setting-clock", "30").click();
    await settles({ settings: { clock: 30 } }, { settings: { ...settings, clock: 30 } }, /Changed: Clock: 30 s/, /बदलाव: घड़ी: /);
    await choice(visit, "setting-rotate", "false").click();
    await settles({ settings: { rotate: false } }, { settings: { ...settings, clock: 30, rotate: false } }, /Changed: Next game: The same begins/, /बदलाव: अगला खेल: /);
    await choice(visit, "setting-join", "anyone").click();
    await settles({ settings: { join: "anyone" } }, { settings: { ...settings, clock: 30, rotate: false, join: "anyone" } }, /Changed: Who may join: Anyone/, /बदलाव: कौन बैठ सकता है: /);
    assert.deepEqual(await visit.page.locator('.gather input[name="setting-seats"]').evaluateAll((inputs) => inputs.map((input) => input.getAttribute("value"))), ["2", "3", "4"]);
    await choice(visit, "setting-seats", "4").click();
    await settles({ settings: { seats: 4 } }, { settings: { ...settings, clock: 30, rotate: false, join: "anyone", seats: 4 }, seats: [...seats, null] }, /Changed: Seats: 4/, /बदलाव: सीटें: /);

    // A third person comes: seven pits are for two.
    const fallen_back = [{ option: "pits", wanted: "7", value: "6" }];
    const three = { seats: [seats[0], seats[1], somebody("Ravi"), null], fallen_back, game: game({ seats: "3", seeds: "3", all_ranks: "false" }) };
    await table.happen({ kind: "joined" }, three);
    await host.comesToSay(".gather-fallen", /with 3 players 6.* instead of 7/);
    await guest.comesToSay(".gather-fallen", /3 खिलाड़ियों के साथ .*7.* की जगह .*6/);
    await host.comesToSay(".gather-news", /Changed: .*: 6/);
    await choice(visit, "option-all_ranks", "true").click();
    const asked = await table.asked("settle");
    assert.deepEqual(asked.options, { seeds: "3", all_ranks: "true", pits: "7" }, "the wish stays");
    table.takes = false;
    await choice(visit, "setting-clock", "60").click();
    const refused = await table.asked("settle");
    table.refuse(table.lines[0], refused.id, "err-stale");
    await visit.page.waitForFunction(() => document.querySelector('.gather input[name="setting-clock"][value="30"]:checked'));
    table.takes = true;
  });
});

site.test("the seconds until the computer takes over are the true ones: for who is there, after a reload and for who comes late", QUICK, async (visit) => {
  const seats = [somebody("Meera"), somebody("Anil"), somebody("Ravi")];
  const table = new LiveTable(site, { ruleset: "mancala_basic", options: { seats: "3" }, seats, clock: { seconds: null, deadline: null }, draw_wait: [0, 0, 0] });
  const page = await LiveGamePage.sit(visit, table, 0);
  const told = async (/** @type {LiveGamePage} */ of) => Number((await of.text(".table-note")).match(/Anil lost the connection\. The computer takes over in (\d+) seconds?\./)?.[1]);
  const left = () => (Number(table.table.seats[1]?.takes_over) - Date.now()) / 1000;
  const isTrue = async (/** @type {LiveGamePage} */ of) => {
    await of.comesToSay(".table-note", /takes over in/);
    const [most, shown, least] = [left(), await told(of), left()];
    assert.ok(shown <= Math.ceil(most) + 1 && shown >= Math.floor(least) - 1, `${shown} s are told, and ${least} to ${most} are left`);
    return shown;
  };
  assert.equal(await visit.page.locator(".table-note").isVisible(), false);
  table.presence([true, false, true], [null, Date.now() + 42_000, null]);
  const first = await isTrue(page);
  await visit.page.waitForFunction((before) => Number(document.querySelector(".table-note")?.textContent?.match(/in (\d+) s/)?.[1]) < before, first);
  await visit.page.reload();
  await page.started();
  await isTrue(page);
  await another({}, async (late) => {
    await isTrue(await LiveGamePage.sit(late, table, null));
  });
  table.presence([true, true, true], [null, null, null]);
  await visit.page.waitForSelector(".table-note", { state: "hidden" });
});

site.test("without a clock and without a computer the game waits, and so it is told", QUICK, async (visit) => {
  const table = new LiveTable(site, { ruleset: "kalah", clock: { seconds: null, deadline: null }, settings: { clock: null, join: "link" } });
  const page = await LiveGamePage.sit(visit, table, 0);
  table.presence([true, false], [null, null]);
  await page.comesToSay(".table-note", "Anil lost the connection. The game waits for one day.");
});

site.test("a frame that is wrong never leaves a wrong board: the table is asked for and laid out anew", { ...QUICK }, async (visit) => {
  visit.expect(/the board and the server differ/);
  const table = new LiveTable(site, { ruleset: "kalah" });
  const page = await LiveGamePage.sit(visit, table, 0);
  await page.caughtUp();
  // The server's board is that of another move than the frame tells.
  const right = table.frame;
  table.frame = function frame(one, seat) {
    const told = /** @type {any} */ (right.call(this, one, seat));
    return { ...told, event: { ...told.event, move: "S2" } };
  };
  await table.moves("S1");
  table.frame = right;
  await page.comesToShow((await table.view()).pits);
  await page.caughtUp();
  await page.agrees();
  assert.equal(table.syncs, 1);
  assert.deepEqual(await visit.page.locator(".ribbon-move").count(), 1);
  const { legal } = await table.view();
  await table.moves(legal[0].move);
  await page.caughtUp();
  await page.agrees();
  assert.equal(table.syncs, 1, "and nothing is asked again");
});

site.test("rules that are not the server's play no further", { ...QUICK }, async (visit) => {
  visit.expect(/the board and the server differ/);
  const table = new LiveTable(site, { ruleset: "kalah" });
  const page = await LiveGamePage.sit(visit, table, 0);
  await page.caughtUp();
  table.settle = async function settle() {
    const view = await this.view();
    this.table.board = view.position.replace(/\d+/, "13");
    return view;
  };
  await table.moves("S1");
  await visit.page.waitForSelector('main[data-line="ended"]');
  assert.match(await page.sentence, /older than the server/);
  assert.deepEqual((await page.drawn()).legal, []);
  assert.equal(table.syncs, 1);
});

for (const [lang, words] of /** @type {const} */ ([["en", "Deleted player"], ["hi", "हटाया गया खिलाड़ी"]])) {
  site.test(`somebody whose data is deleted is called so in ${lang}`, { ...QUICK, locale: lang }, async (visit) => {
    const table = new LiveTable(site, { ruleset: "kalah", seats: [somebody("", { kind: "deleted", present: false }), somebody("Anil")] });
    const page = await LiveGamePage.sit(visit, table, 1, lang);
    await page.comesToSay(".play-stage, .play-head", words);
    assert.match(await page.turnLine, new RegExp(words));
    await page.comesToSay(".table-note", words);
    await table.happen({ kind: "over" }, { phase: "over", over: { reason: "time", by: 0, places: [2, 1], score: null, winner: 1, ratings: null } });
    await visit.page.waitForSelector(".end-panel");
    await page.comesToSay(".end-panel", words);
  });
}

for (const [seats, ruleset] of /** @type {const} */ ([[2, "kalah"], [4, "mancala_basic"]])) {
  site.test(`whoever leaves ${seats} seats is missed while the game runs, and no more once it is over`, { ...QUICK }, async (visit) => {
    const people = ["Meera", "Anil", "Ravi", "Lena"].slice(0, seats).map((name) => somebody(name));
    const there = people.map((_, seat) => seat !== 1);
    const table = new LiveTable(site, { ruleset, options: seats > 2 ? { seats: String(seats) } : {}, seats: people, draw_wait: people.map(() => 0) });
    const page = await LiveGamePage.sit(visit, table, 0);
    const gone = visit.page.locator(".gone:visible, .chip.away:visible");
    table.presence(there, people.map(() => null));
    await page.comesToSay(".gone:visible", "connection lost");
    const over = { reason: "time", by: 1, places: people.map((_, seat) => (seat === 1 ? seats : 1)), score: null, winner: 0, ratings: null };
    await table.happen({ kind: "over" }, { phase: "over", over });
    await visit.page.waitForSelector(".end-panel");
    assert.equal(await gone.count(), 0, "who was away is not missed any more");
    // The number of watchers tells that the page has heard of it.
    table.table.watchers = 3;
    table.presence(people.map((_, seat) => seat === 0), people.map(() => null));
    await page.comesToSay(".table-note", "3 people watch");
    assert.equal(await gone.count(), 0, "who leaves now is not missed");
    await visit.page.reload();
    await visit.page.waitForSelector(".end-panel");
    assert.equal(await gone.count(), 0, "nor by who comes back to look");
  });
}
