/**
 * Playing in one's own way: moves that are confirmed, large pits, buttons for the left hand, sound and vibration, and the panel where
 * all that is chosen. What a sowing sounds like is asked in senses.test.js.
 */
import assert from "node:assert/strict";
import { looksWell } from "../support/axe.js";
import { GamePage, kept } from "../support/game-page.js";
import { LiveGamePage } from "../support/live-page.js";
import { LiveTable, somebody } from "../support/live-table.js";
import { openSite } from "../support/site.js";

/** @import { Visit } from "../support/site.js" */

const site = openSite();
const people = { opponent: /** @type {const} */ ("person") };
/** The last seed of S1 comes to an empty pit and takes what faces it. */
const taking = kept("kalah", "", { ...people, position: "1,0,4,4,4,4/4,4,4,4,4,4 3,0 S" });

/** Counts what sounds and shakes. @param {Visit} visit */
async function counted(visit) {
  await visit.context.addInitScript(() => {
    const felt = /** @type {unknown[]} */ ([]);
    const heard = /** @type {number[]} */ ([]);
    Object.assign(window, { felt, heard });
    navigator.vibrate = (pulse) => felt.push(pulse) > 0;
    const { start } = AudioBufferSourceNode.prototype;
    AudioBufferSourceNode.prototype.start = function (...when) {
      heard.push(Number(when[0]));
      start.apply(this, when);
    };
  });
  return async () => visit.page.evaluate(() => ({ felt: /** @type {any} */ (window).felt.length, heard: /** @type {any} */ (window).heard.length }));
}

/** @param {Visit} visit @param {string} name @param {string} value */
const choice = (visit, name, value) => visit.page.locator(`label:has(input[name="setting-${name}"][value="${value}"])`);

/** @param {Visit} visit @param {string} selector */
const box = (visit, selector) => visit.page.locator(selector).evaluate((one) => {
  const { x, width, height } = one.getBoundingClientRect();
  return { x, width, height };
});

site.test("large pits, confirmed moves and buttons for the left hand on a phone", { width: 390, height: 844, touch: true, locale: "hi", store: taking, settings: { tap: "previews" } }, async (visit) => {
  const page = await GamePage.open(visit, "kalah", { lang: "hi" });
  const [pit, figure, first, last] = ['.bb-pit[data-pit="2"]', '.bb-count.is-legal >> nth=1', ".play-buttons button:visible >> nth=0", ".play-buttons button:visible >> nth=-1"];
  const before = { pit: await box(visit, pit), figure: await box(visit, figure), first: await box(visit, first), last: await box(visit, last) };
  assert.ok(before.first.x < before.last.x);
  await visit.page.locator("#settings-button").tap();
  await choice(visit, "pits", "large").tap();
  await choice(visit, "hand", "left").tap();
  await looksWell(visit, "the settings on a phone");
  await visit.page.keyboard.press("Escape");
  const after = { pit: await box(visit, pit), figure: await box(visit, figure), first: await box(visit, first), last: await box(visit, last) };
  assert.ok(after.pit.width > before.pit.width && after.pit.height > before.pit.height * 1.2, JSON.stringify({ before, after }));
  assert.ok(after.figure.height > before.figure.height * 1.2, "larger figures");
  assert.ok(after.first.x > after.last.x, "the buttons change sides");
  assert.ok((await page.centre(0)).x < (await page.centre(5)).x, "the board does not");

  await page.tap(3);
  await page.says(/बोने के लिए फिर से चुनें।$/);
  await page.tap(0);
  await visit.page.locator(".bb-count.is-marked").waitFor();
  assert.deepEqual(await page.moves(), [], "another pit is shown first, too");
  await page.sow(() => page.tap(0), 0);
  assert.deepEqual(await page.moves(), ["S1"]);
  await page.agrees();
});

site.test("by mouse and by keys a confirmed move takes two, and sound comes when it is asked for", { store: taking }, async (visit) => {
  const count = await counted(visit);
  const loaded = /** @type {string[]} */ ([]);
  visit.page.on("request", (request) => loaded.push(new URL(request.url()).pathname.split("/").pop() ?? ""));
  const page = await GamePage.open(visit, "kalah");
  const { keyboard } = visit.page;
  await page.sow(() => page.click(2), 0);
  assert.deepEqual([await count(), loaded.filter((file) => /^(senses|sound)\.js$/.test(file))], [{ felt: 0, heard: 0 }, []], "nothing until it is asked for");
  await keyboard.press("u");
  await page.movesAre(0);

  await visit.page.locator("#settings-button").click();
  await choice(visit, "tap", "previews").click();
  await choice(visit, "sound", "soft").click();
  await visit.page.waitForFunction(() => /** @type {any} */ (window).heard.length === 3);
  await choice(visit, "vibration", "on").click();
  await keyboard.press("Escape");
  await page.hear();
  const before = await count();

  await page.click(4);
  await page.says(/Choose it again to sow\.$/);
  await page.click(2);
  await keyboard.press("Escape");
  await keyboard.press("1");
  await visit.page.locator(".bb-count.is-marked").waitFor();
  assert.match((await page.heard()).join(" "), /Choose it again to sow\.$/, "the ear is told");
  assert.deepEqual(await page.moves(), []);
  await page.sow(() => keyboard.press("1"), 0);
  assert.deepEqual(await page.moves(), ["S1"]);
  const { felt, heard } = await count();
  assert.deepEqual([felt > before.felt, heard > before.heard], [true, true], "the capture is felt, the seeds are heard");

  await visit.page.locator('.bb-pit[data-pit="7"]').focus();
  await keyboard.press("Enter");
  await visit.page.locator(".bb-count.is-marked").waitFor();
  assert.equal((await page.moves()).length, 1);
  await page.sow(() => keyboard.press("Enter"), 1);
  assert.deepEqual(await page.moves(), ["S1", "N2"]);
  await page.agrees();
});

site.test("in a live game a confirmed move is sent by the second choice, and the other one's seeds are heard", { settings: { tap: "previews", hand: "left", sound: "soft", speed: "fast" } }, async (visit) => {
  const count = await counted(visit);
  const table = new LiveTable(site, { ruleset: "kalah", seats: [somebody("Meera"), somebody("अनिल")] });
  const page = await LiveGamePage.sit(visit, table, 0, "en");
  await page.click(0);
  await visit.page.locator(".bb-count.is-marked").waitFor();
  assert.equal(table.table.ply, 0, "nothing is sent");
  await page.click(0);
  await table.asked("move");
  await visit.page.waitForFunction(() => document.querySelectorAll(".ribbon-move").length === 1);
  await page.caughtUp();
  const { heard } = await count();
  assert.ok(heard > 0, "the own seeds");
  const [{ move }] = (await table.view()).legal;
  await table.moves(move);
  await page.caughtUp();
  assert.ok((await count()).heard > heard, "the other one's");
});

site.test("an account's settings come with the sign-in and go with a change; this device keeps its own word on sound", { settings: { speed: "off" }, store: { "bija.account": "new", "bija.own.sound": "yes" } }, async (visit) => {
  const told = /** @type {any[]} */ ([]);
  await visit.context.route("**/api/v1/me", (route) => route.fulfill({ json: { person: { id: "0000000000001", name: "Meera", kind: "account" }, sign_in: [] } }));
  await visit.context.route("**/api/v1/account/settings", async (route) => {
    if (route.request().method() === "PUT") told.push(route.request().postDataJSON());
    await route.fulfill({ json: { settings: { sound: "loud", vibration: "on", theme: "dark", hand: "left" } } });
  });
  const page = await GamePage.open(visit, "kalah");
  await visit.page.waitForFunction(() => document.documentElement.dataset.theme === "dark" && document.querySelector("main")?.dataset.hand === "left");
  const settings = () => visit.page.evaluate(() => JSON.parse(localStorage.getItem("bija.settings") ?? "{}"));
  assert.deepEqual(told, []);
  const { sound, vibration, speed } = await settings();
  assert.deepEqual({ sound, vibration, speed }, { sound: "off", vibration: "on", speed: "off" });
  await visit.page.locator("#settings-button").click();
  assert.match(await page.text("dialog[open] > .meta"), /with your account/);
  await Promise.all([visit.page.waitForResponse((answer) => answer.request().method() === "PUT"), choice(visit, "theme", "light").click()]);
  assert.deepEqual(told, [{ settings: await settings() }]);
  await visit.page.waitForFunction(() => localStorage.getItem("bija.account") === "told");
});
