/** After one visit the server may be gone: home, all games, lessons and rules, and where the installed application starts, in every language; and a release that comes under a game. */
import assert from "node:assert/strict";
import { GamePage } from "../support/game-page.js";
import { openSite } from "../support/site.js";

/** @import { Visit } from "../support/site.js" */

const site = openSite();
const GAMES = ["kalah", "oware", "congklak"];
/** What a browser says of a server that is gone. */
const GONE = [/net::ERR_/, /fetching the script/, /Failed to load resource/, /Failed to fetch/, /FetchEvent/, /manifest/i];

/** Opens a page while there is a server, until the device keeps it and all that it needs. @param {Visit} visit @param {string} path */
async function visitOnce(visit, path) {
  await visit.go(path);
  const kept = await visit.page.locator('meta[name="bija-keep"]').getAttribute("content");
  await visit.keeps([path.split("?")[0], ...String(kept).split(" ")]);
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
      await visit.go(`/${lang}/people`);
      assert.equal(await visit.page.locator(".error-page").count(), 1, "a page that needs the server says so");
      assert.equal(await visit.page.evaluate(() => document.documentElement.lang), lang);
    } finally {
      await site.startServerAgain();
    }
    await visit.go(`/${lang}/people`);
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

/** The device has all of a language. @param {Visit} visit @param {string} lang @returns {Promise<string[]>} what it keeps */
async function keepsWhole(visit, lang) {
  await visit.keeps([`/${lang}/offline.json`]);
  return visit.page.evaluate(async (list) => (await (await caches.match(list))?.json()).keep, `/${lang}/offline.json`);
}

for (const [turn, lang] of /** @type {const} */ (["hi", "en", "id"]).entries()) {
  site.test(`${lang}: after a look at the home page all games, lessons and rules are there without a server`, { keeps: true, settings: { speed: "off" }, locale: lang }, async (visit) => {
    await visit.go(`/${lang}/`);
    const kept = await keepsWhole(visit, lang);
    const pages = kept.filter((address) => address.startsWith(`/${lang}/`));
    const of = (/** @type {string} */ part) => pages.filter((address) => address.startsWith(`/${lang}/${part}/`) && !address.endsWith("/"));
    assert.deepEqual([of("play").length, of("rules").length, of("house").length], [19, 19, 19]);
    assert.ok(of("learn").length >= 22, `${of("learn").length} lessons`);
    visit.expect(...GONE);
    await site.server.stop();
    try {
      // All are kept; each is opened in one of the languages.
      for (const path of pages.filter((address, at) => !address.startsWith(`/${lang}/play/`) && at % 3 === turn)) {
        await visit.go(path);
        assert.ok(path.endsWith("/offline") || (await visit.page.locator(".error-page").count()) === 0, path);
        if (/\/learn\/./.test(path)) await visit.page.waitForSelector(".learn-stage[data-state] .bb-pit");
      }
      for (const path of of("play").filter((_, at) => at % 3 === turn)) {
        const game = String(path.split("/").at(-1));
        const page = new GamePage(visit, game);
        await visit.go(path);
        await page.started();
        await page.ready();
      }
      if (lang === "id") return;
      await visit.go(`/${lang}/play/kalah`);
      const page = new GamePage(visit, "kalah");
      await page.ready();
      await visit.page.keyboard.press("h");
      await page.says(lang === "hi" ? /^संकेत: गड्ढा 3/ : /^Hint: pit 3/);
    } finally {
      await site.startServerAgain();
    }
  });
}

site.test("a release that comes under a game leaves the game what it still needs", { keeps: true, settings: { speed: "off" } }, async (visit) => {
  await visit.go("/en/play/kalah");
  await keepsWhole(visit, "en");
  const page = new GamePage(visit, "kalah");
  await page.ready();
  await page.sow(() => visit.page.keyboard.press("1"));
  // Two releases, of which the second takes the place of the first: each brings a worker with a cache of its own.
  const releases = () => visit.page.evaluate(async () => (await caches.keys()).filter((name) => name.startsWith("bija-")));
  const [build] = await releases();
  const release = (/** @type {string} */ name) =>
    visit.page.evaluate(async (address) => {
      const took = new Promise((resolve) => navigator.serviceWorker.addEventListener("controllerchange", resolve, { once: true }));
      await navigator.serviceWorker.register(address, { scope: "/" });
      await took;
    }, `/sw.js?build=${name}`);
  await release("next");
  visit.expect(...GONE);
  await site.server.stop();
  try {
    await visit.page.keyboard.press("h");
    await page.says(/^Hint: /);
    await visit.page.locator("#settings-button").click();
    await visit.page.locator("dialog[open] .settings-group").first().waitFor();
    await visit.page.keyboard.press("Escape");
    const moves = (await page.moves()).length;
    await page.sow(() => visit.page.keyboard.press("2"));
    assert.ok((await page.moves()).length > moves, "the game goes on with files of the release it began with");
    await visit.page.reload();
    await page.started();
    assert.ok((await page.moves()).length > moves, "and is there after a reload");
  } finally {
    await site.startServerAgain();
  }
  await visit.page.evaluate(() => caches.open("bija-next"));
  await release("after");
  await visit.until("two releases at most take room", async (old) => !(await caches.keys()).includes(old), build);
});

site.test("addresses without end take no room on the device", { keeps: true }, async (visit) => {
  await visitOnce(visit, "/en/plain/kalah");
  await keepsWhole(visit, "en");
  const count = () => visit.page.evaluate(async () => (await Promise.all((await caches.keys()).map(async (name) => (await (await caches.open(name)).keys()).length))).reduce((sum, some) => sum + some, 0));
  const before = await count();
  for (const query of ["moves=S3", "moves=S3.S6", "level=easy", "ask=hint", "mode=two&moves=S1"]) await visit.go(`/en/plain/kalah?${query}`);
  await visit.page.waitForTimeout(500);
  assert.equal(await count(), before);
});

site.test("Chromium reads the manifest of every language, and finds in it what an application needs", { keeps: true }, async (visit) => {
  for (const lang of ["hi", "en", "id"]) {
    await visit.go(`/${lang}/`);
    const session = await visit.context.newCDPSession(visit.page);
    const { errors, data } = await session.send("Page.getAppManifest");
    assert.deepEqual(errors, []);
    const { name, start_url, scope, display, icons } = JSON.parse(String(data));
    assert.deepEqual([start_url, scope, display], [`/${lang}/`, "/", "standalone"]);
    assert.ok(name && icons.some((/** @type {{sizes: string}} */ { sizes }) => sizes === "any"));
    for (const { src } of icons) assert.equal((await fetch(new URL(src, site.server.url))).status, 200, src);
  }
});

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
