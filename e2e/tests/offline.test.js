/** After one visit the server may be gone: home, games, rules, and where the installed application starts, in Hindi and English. */
import assert from "node:assert/strict";
import { GamePage } from "../support/game-page.js";
import { openSite } from "../support/site.js";

/** @import { Visit } from "../support/site.js" */

const site = openSite();
const GAMES = ["kalah", "oware", "congklak"];
/** What a browser says of a server that is gone. */
const GONE = [/net::ERR_/, /Failed to load resource/, /Failed to fetch/, /FetchEvent/, /manifest/i];

/** The device keeps these addresses. @param {Visit} visit @param {string[]} addresses */
async function keeps(visit, addresses) {
  await visit.page.waitForFunction(async (wanted) => {
    const found = await Promise.all(wanted.map((address) => caches.match(address)));
    return found.every(Boolean);
  }, addresses);
}

/** Opens a page while there is a server, until the device keeps it and all that it needs. @param {Visit} visit @param {string} path */
async function visitOnce(visit, path) {
  await visit.go(path);
  const kept = await visit.page.locator('meta[name="bija-keep"]').getAttribute("content");
  await keeps(visit, [path.split("?")[0], ...String(kept).split(" ")]);
}

for (const lang of /** @type {const} */ (["hi", "en"])) {
  site.test(`${lang}: home, rules and all three games without a server`, { keeps: true, settings: { speed: "off" }, locale: lang }, async (visit) => {
    const home = `/${lang}/`;
    const rules = GAMES.map((game) => `/${lang}/rules/${game}`);
    await visitOnce(visit, home);
    const manifest = await visit.page.locator('link[rel="manifest"]').getAttribute("href");
    const { start_url: start } = await (await fetch(new URL(String(manifest), site.server.url))).json();
    for (const path of [...rules, `/${lang}/rules/`, ...GAMES.map((game) => `/${lang}/play/${game}`)]) await visitOnce(visit, path);

    visit.expect(...GONE);
    await site.server.stop();
    try {
      await visit.go(start);
      assert.equal(await visit.page.evaluate(() => document.documentElement.lang), lang);
      assert.equal(await visit.page.locator(".catalogue > li").count() > 2, true, "the installed application starts");
      for (const path of [home, ...rules]) {
        await visit.go(path);
        assert.notEqual((await visit.page.textContent("h1"))?.trim(), "");
        assert.equal(await visit.page.locator(".error-page").count(), 0, path);
      }
      for (const game of GAMES) await playsAlone(visit, game, lang);
      await visit.go(`/${lang}/changes`);
      assert.equal(await visit.page.locator(".error-page").count(), 1, "a page that was never opened says so");
      assert.equal(await visit.page.evaluate(() => document.documentElement.lang), lang);
    } finally {
      await site.startServerAgain();
    }
    await visit.go(`/${lang}/changes`);
    assert.equal(await visit.page.locator(".error-page").count(), 0, "with the server the page is there again");
  });
}

/** Three turns with the computer, of which the page's own worker knows the rules. @param {Visit} visit @param {string} game @param {"en" | "hi"} lang */
async function playsAlone(visit, game, lang) {
  const page = await GamePage.open(visit, game, { lang });
  for (let turn = 0; turn < 3; turn += 1) {
    const { legal } = await page.drawn();
    if (!legal.length) break;
    await page.sow(() => visit.page.keyboard.press(legal[0].slice(1)));
  }
  const { pits, stores, seeds } = await page.drawn();
  const total = game === "congklak" ? 98 : 48;
  assert.equal([...pits, ...stores].reduce((sum, count) => sum + count, 0), total);
  assert.ok(seeds > 0);
  assert.ok((await page.moves()).some((move) => move[0] === "N"), "the computer answered without a server");
  const moves = await page.moves();
  await visit.page.reload();
  await page.started();
  assert.deepEqual((await page.moves()).slice(0, moves.length), moves, "and the game is there after a reload");
}

site.test("a game that goes on while the server goes and comes back", { keeps: true, settings: { speed: "off" } }, async (visit) => {
  await visitOnce(visit, "/en/play/kalah");
  const page = new GamePage(visit, "kalah");
  await page.started();
  await page.sow(() => visit.page.keyboard.press("1"));
  visit.expect(...GONE);
  await site.server.stop();
  await page.sow(() => visit.page.keyboard.press("2"));
  await site.startServerAgain();
  await page.agrees();
});
