/** Lists of players and games with real rows: leaderboards, pages of players, finished games move by move, what stands for a link. */
import assert from "node:assert/strict";
import { looksWell } from "../support/axe.js";
import { KINDS, openPlayedSite, signIn } from "../support/played.js";

/** @import { Visit } from "../support/site.js" */

const { site, world } = openPlayedSite();
const WIDTHS = [320, 390, 768, 1280, 1920];

/** Opens a page, has it looked at in light and dark, and tries it at every width. @param {Visit} visit @param {string} path */
async function inOrder(visit, path) {
  await visit.go(path);
  await looksWell(visit, path);
  for (const width of WIDTHS) {
    await visit.page.setViewportSize({ width, height: 800 });
    assert.ok(await visit.page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth), `${path} is wider than ${width}`);
  }
}

/** The texts of all elements of a kind. @param {Visit} visit @param {string} selector */
const texts = async (visit, selector) => (await visit.page.locator(selector).allTextContents()).map((text) => text.trim());

for (const lang of /** @type {const} */ (["en", "hi"])) {
  site.test(`lists and pages of players in ${lang}: axe finds nothing, and they fit every window`, {}, async (visit) => {
    const { reader, provisional } = world();
    await signIn(visit, world());
    for (const path of ["leaderboard/kalah", "leaderboard/kalah?from=25", "leaderboard/oware", `player/${reader.id}`, `player/${reader.id}?game=kalah`, `player/${provisional}?game=bao`]) {
      await inOrder(visit, `/${lang}/${path}`);
    }
  });

  site.test(`finished games of every kind, move by move, in ${lang}: axe finds nothing, and they fit every window`, {}, async (visit) => {
    for (const kind of KINDS) await inOrder(visit, `/${lang}/game/${world().games[kind]}/moves${kind === "pair" ? "?round=1&ply=3" : ""}`);
  });
}

site.test("lists, a page of a player and a finished game in id: axe finds nothing, and they fit every window", {}, async (visit) => {
  const { reader, games } = world();
  await signIn(visit, world());
  for (const path of ["leaderboard/kalah", `player/${reader.id}?game=kalah`, `game/${games[KINDS[0]]}/moves`, "account"]) await inOrder(visit, `/id/${path}`);
});

site.test("a leaderboard has everybody with ten games in order, the reader marked, and goes on", {}, async (visit) => {
  await signIn(visit, world());
  await visit.go("/en/leaderboard/kalah");
  const first = await texts(visit, ".ranking-table tbody th a");
  const ratings = (await texts(visit, ".ranking-table .rating")).map((text) => Number(text.replace(",", "")));
  assert.equal(first.length, 25);
  assert.deepEqual(ratings, [...ratings].sort((a, b) => b - a));
  assert.equal(await visit.page.locator(".ranking-table tr:first-child .sign").count(), 10, "the last ten games");
  await visit.page.getByRole("link", { name: "More" }).click();
  const rest = await texts(visit, ".page > .ranking-table tbody th a");
  const all = [...first, ...rest];
  assert.deepEqual([rest.length, new Set(all).size], [3, 28]);
  assert.ok(["Gita", "Ebba", "विवेक"].every((name) => !all.includes(name)), "one game is not enough");
  assert.deepEqual(await texts(visit, ".page > .ranking-table tbody tr:first-child td:first-child"), ["26"]);
  const page = all.indexOf("Anil") < 25 ? "" : "?from=25";
  await visit.go(`/en/leaderboard/kalah${page}`);
  assert.deepEqual(await texts(visit, ".ranking-table tr.own th a"), ["Anil"]);
  await visit.page.locator(".ranking-table tr.own a").click();
  await visit.page.waitForURL(/\/player\/.*game=kalah/);
});

for (const lang of /** @type {const} */ (["en", "hi"])) {
  site.test(`whoever is not on the part of the leaderboard that is shown sees the own place with its neighbours, in ${lang}`, {}, async (visit) => {
    const all = [];
    for (const from of [0, 25]) {
      await visit.go(`/${lang}/leaderboard/kalah?from=${from}`);
      all.push(...(await texts(visit, ".page > .ranking-table tbody th a")));
    }
    await visit.go(`/${lang}/leaderboard/kalah?from=25`);
    assert.equal(await visit.page.locator(".ranking-own").count(), 0, "strangers have no place");
    await signIn(visit, world());
    const at = all.indexOf("Anil");
    assert.ok(at >= 2 && at < 25, "the reader is in the first part, with neighbours on both sides");
    await inOrder(visit, `/${lang}/leaderboard/kalah?from=25`);
    assert.deepEqual(await texts(visit, ".ranking-own .ranking-table tbody th a"), all.slice(at - 2, at + 3));
    assert.deepEqual(await texts(visit, ".ranking-own tr.own td:first-child"), [String(at + 1)]);
    await visit.go(`/${lang}/leaderboard/kalah`);
    assert.equal(await visit.page.locator(".ranking-own").count(), 0, "who is shown is not shown twice");
    assert.deepEqual(await texts(visit, ".ranking-table tr.own th a"), ["Anil"]);
  });
}

site.test("a player's games by game, opponent, result and stake, and to take away", {}, async (visit) => {
  const { reader, games } = world();
  await visit.go(`/en/player/${reader.id}`);
  const rows = visit.page.locator(".player-games li");
  const show = () => visit.page.getByRole("button", { name: "Show" }).click();
  assert.equal(await rows.count(), 18);
  assert.equal(await visit.page.locator(".player-line").count(), 0, "no game is chosen whose rating could be drawn");
  await visit.page.selectOption("[name=game]", "kalah");
  await show();
  await visit.page.waitForURL(/game=kalah/);
  assert.equal(await rows.count(), 11);
  const drawn = await visit.page.locator(".player-line").getAttribute("aria-label");
  const table = await texts(visit, ".player-changes .rating");
  assert.equal(table.length, 11);
  assert.match(drawn ?? "", new RegExp(`from 1,?200 to ${table[0]}`), "the table begins where the line ends");
  await visit.page.selectOption("[name=opponent]", { label: "Chidi" });
  await show();
  await visit.page.waitForURL(/opponent=\w/);
  assert.deepEqual(await texts(visit, ".player-others"), ["Chidi"]);
  await visit.go(`/en/player/${reader.id}?stake=unranked`);
  assert.equal(await visit.page.locator("[name=stake]").inputValue(), "unranked");
  assert.equal(await rows.count(), 5);
  assert.deepEqual((await texts(visit, ".player-what")).filter((what) => what.includes("ranked")), []);
  await visit.go(`/en/player/${reader.id}?game=kalah&result=won`);
  assert.deepEqual(new Set(await texts(visit, ".player-games .signs")), new Set(["win"]));

  const { url } = site.server;
  const text = await fetch(`${url}/api/v1/games/${games.kalah}/record.txt`);
  assert.match(text.headers.get("content-disposition") ?? "", /attachment/);
  assert.match(await text.text(), /\[Ruleset "kalah"\][\s\S]*\n1\. [SN]\d/);
  const record = /** @type {any} */ (await (await fetch(`${url}/api/v1/games/${games.pair}/record.json`)).json());
  assert.equal(record.game.rounds.length, 1);
  const view = await site.ask("view", { game: record.game });
  assert.ok(view.outcome, "the record is a whole game");
});

site.test("a stranger without scripts steps through a pair: both games, each move told", { scripts: false }, async (visit) => {
  const game = world().games.pair;
  await visit.go(`/en/game/${game}`);
  await visit.page.getByRole("link", { name: "All moves" }).click();
  await visit.page.waitForURL(/\/moves$/);
  assert.match((await texts(visit, ".replay-told p")).join(" "), /the match/, "it ends with the result of both");
  await visit.page.getByRole("link", { name: "Round 1" }).click();
  assert.match((await texts(visit, ".replay-at"))[0], /Before the first of \d+ moves/);
  const moves = await visit.page.locator(".replay-list li").count();
  for (let ply = 1; ply <= 3; ply += 1) {
    await visit.page.getByRole("link", { name: "One forward" }).click();
    assert.equal((await texts(visit, ".replay-at"))[0], `Move ${ply} of ${moves}`);
    assert.match((await texts(visit, ".replay-told p"))[0], /lifted \d+ seed/);
    assert.match((await texts(visit, ".replay-list a[aria-current=step]"))[0], new RegExp(`^Sowing ${ply}:`));
  }
  await visit.page.getByRole("link", { name: "To the end" }).click();
  assert.equal(await visit.page.getByRole("link", { name: "One forward" }).count(), 0);
});

site.test("what stands for a link: who won in words, the final board as a card of the right size", {}, async (visit) => {
  for (const [path, words] of /** @type {const} */ ([
    [`/en/game/${world().games.kalah}`, /at Kalah, \d+–\d+$/],
    [`/hi/game/${world().games.four}/moves`, /^मनकला बेसिक: /],
    ["/hi/play/oware", /./],
    ["/en/rules/bao", /Bao/],
  ])) {
    await visit.go(path);
    const of = /** @param {string} name */ (name) => visit.page.locator(`meta[property="og:${name}"]`).getAttribute("content");
    assert.match((await of("title")) ?? "", words);
    assert.ok(((await of("description")) ?? "").length > 20);
    assert.equal(await visit.page.locator("link[rel=canonical]").getAttribute("href"), site.server.url + path);
    const image = (await of("image")) ?? "";
    const answer = await fetch(image);
    const png = Buffer.from(await answer.arrayBuffer());
    assert.deepEqual([answer.status, answer.headers.get("content-type"), png.readUInt32BE(16), png.readUInt32BE(20)], [200, "image/png", 1200, 630], image);
  }
});
