/** The level "perfect" against the computer: its own worker and table, what it proves, how it stops. Times are printed, none has a limit. */
import assert from "node:assert/strict";
import { GamePage, kept } from "../support/game-page.js";
import { configOf, openDesk } from "../support/perfect-desk.js";
import { openSite } from "../support/site.js";

/** @import { Visit } from "../support/site.js" */

const site = openSite();
const still = { speed: "off" };
const PERFECT = /\/(perfect(-worker)?\.js|perfect\.wasm)$/;

/** Counts the level's files and the requests to the API that a page has asked for. @param {Visit} visit */
function requests(visit) {
  const files = /** @type {Set<string>} */ (new Set());
  const seen = { files, api: 0 };
  visit.context.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (PERFECT.test(pathname)) files.add(pathname);
    if (pathname.startsWith("/api/")) seen.api += 1;
  });
  return seen;
}

/** What the server has proved of a game. @param {object} game @returns {Promise<{move: string, value: number, exact: boolean}>} */
const proved = (game) => site.ask("analysis", { game, level: "perfect" });

/** A new game by these house rules, in which the level is there. @param {GamePage} page @param {Record<string, string>} options */
async function beginPerfectly(page, options) {
  await page.newGame({
    act: async (dialog) => {
      for (const [key, value] of Object.entries(options)) await page.setOption(dialog, key, value);
      await dialog.locator('label:has(input[name="level"][value="perfect"])').click();
    },
  });
  await page.started();
}

site.test("hi, 390 px: the level loads when it is chosen, and never gives a seed away in a whole game", { width: 390, height: 844, locale: "hi", settings: still }, async (visit) => {
  const seen = requests(visit);
  const page = await GamePage.open(visit, "kalah", { lang: "hi" });
  const levels = visit.page.locator(".chip select option");
  const everywhere = await levels.count();
  await page.newGame({ act: (dialog) => page.setOption(dialog, "seeds", "6") });
  await page.started();
  assert.equal(await levels.count(), everywhere - 1, "six seeds in each pit are not solved");
  assert.deepEqual([...seen.files], [], "nobody has chosen the level");
  await beginPerfectly(page, { pits: "4", seeds: "3" });
  assert.equal(await levels.count(), everywhere);
  let before = Infinity;
  for (let turn = 0; ; turn += 1) {
    await page.ready();
    const view = await page.agrees();
    if (view.outcome) {
      assert.ok(view.outcome.score[0] - view.outcome.score[1] <= before);
      break;
    }
    const { value } = await proved((await page.saved()).game);
    assert.ok(value <= before, `worth ${value} to the reader after ${before}: the level has given something away`);
    before = value;
    await page.sow(() => page.click(/** @type {number} */ (view.legal[turn % view.legal.length].pit)));
  }
  assert.equal((await page.saved()).level, "perfect");
  assert.equal(seen.files.size, 3, [...seen.files].join(" "));
  assert.equal(seen.api, 0, "the page asks no server");
});

site.test("six pits, three seeds: a move that waits is taken back, another level plays instead, and it goes on without a server", { keeps: true, settings: still, store: kept("kalah", "", { level: "perfect", options: { seeds: "3" } }) }, async (visit) => {
  const page = await GamePage.open(visit, "kalah");
  const thinks = () => visit.page.waitForFunction(() => document.querySelector("main")?.hasAttribute("data-thinking"));
  const chip = visit.page.locator(".chip select");
  assert.equal(await chip.inputValue(), "perfect");
  await page.click(0);
  await thinks();
  await visit.page.keyboard.press("u");
  await page.movesAre(0);
  await page.ready();
  await page.click(1);
  await thinks();
  await chip.selectOption("easy");
  await page.movesReach(2);
  await page.ready();
  await chip.selectOption("perfect");
  for (let turn = 0; turn < 3; turn += 1) {
    const { legal } = await page.agrees();
    const begun = performance.now();
    await page.sow(() => page.click(/** @type {number} */ (legal[0].pit)));
    console.log(`6x3: turn ${turn + 1} answered after ${Math.round(performance.now() - begun)} ms`);
    const { game } = await page.saved();
    const last = game.moves.findLastIndex((move) => move[0] === "N");
    const value = /** @param {number} ply */ async (ply) => proved({ ...game, moves: game.moves.slice(0, ply) });
    const [there, then] = [await value(last), await value(last + 1)];
    assert.ok(there.exact && then.exact);
    assert.equal(-then.value, there.value, `${game.moves[last]} keeps what ${there.move} is worth`);
  }
  const files = await visit.page.evaluate(() => JSON.parse(document.querySelector("#bija-config")?.textContent ?? "{}").perfect.files);
  await visit.keeps([...Object.values(files), new URL(visit.page.url()).pathname]);
  visit.expect(/net::ERR_/, /Failed to load resource/, /Failed to fetch/, /FetchEvent/, /manifest/i);
  await site.server.stop();
  try {
    await visit.page.reload();
    await page.started();
    await page.ready();
    const { legal } = await page.drawn();
    await page.sow(() => page.click(Number(legal[0].slice(1)) - 1));
    assert.equal((await page.saved()).level, "perfect", "the level plays without a server");
  } finally {
    await site.startServerAgain();
  }
});

site.test("without the level's worker the server plays it", { settings: still, store: kept("kalah", "", { level: "perfect", options: { pits: "3", seeds: "2" } }) }, async (visit) => {
  visit.expect(/Failed to load resource/, /^request: .*perfect-worker\.js/, /^script: /);
  await visit.context.route(/\/perfect-worker\.js$/, (route) => route.abort());
  const seen = requests(visit);
  const page = await GamePage.open(visit, "kalah");
  await page.sow(() => page.click(0));
  await page.agrees();
  assert.ok(seen.api > 0, "the server was asked");
});

site.test("what is stopped gets no answer, and the worker goes on", {}, async (visit) => {
  await visit.go("/en/play/kalah");
  const stops = await visit.page.evaluate(async () => {
    const { perfect } = JSON.parse(document.querySelector("#bija-config")?.textContent ?? "{}");
    const worker = new Worker(perfect.files.worker, { type: "module" });
    worker.postMessage({ module: await WebAssembly.compileStreaming(fetch(perfect.files.module)) });
    const game = { ruleset: "kalah", options: { seeds: "3" }, moves: ["S1"] };
    const told = /** @param {(data: any) => boolean} is */ (is) =>
      new Promise((resolve) => {
        const listen = /** @param {MessageEvent} event */ ({ data }) => {
          if (!is(data)) return;
          worker.removeEventListener("message", listen);
          resolve(data);
        };
        worker.addEventListener("message", listen);
      });
    const stops = [];
    const late = /** @type {number[]} */ ([]);
    worker.addEventListener("message", ({ data }) => {
      if (data.ok && data.id < stops.length) late.push(data.id);
    });
    for (let id = 0; id < 12; id += 1) {
      worker.postMessage({ do: "perfect", id, game });
      await new Promise((resolve) => setTimeout(resolve, 37 * (id + 1)));
      const begun = performance.now();
      const stopped = told(({ stopped }) => stopped);
      worker.postMessage({ do: "stop" });
      await stopped;
      stops.push(Math.round(performance.now() - begun));
    }
    const answered = told((data) => data.ok);
    worker.postMessage({ do: "perfect", id: 99, game });
    const { id, ok } = await answered;
    return { stops, late, id, ok };
  });
  console.log(`stopped after ${stops.stops.join(", ")} ms`);
  assert.deepEqual([stops.late, stops.id], [[], 99], "what was stopped gets no answer");
  const { move, value } = await proved({ ruleset: "kalah", options: { seeds: "3" }, moves: ["S1"] });
  assert.deepEqual([stops.ok.thought.move, stops.ok.thought.value], [move, value]);
});

site.test("the module proves what the server proves", {}, async () => {
  const { files } = await configOf(site.server.url, "kalah");
  const desk = await openDesk(site.server.url + files.module);
  for (const options of [{ pits: "3", seeds: "5" }, { pits: "4", seeds: "4", empty_capture: "true" }]) {
    /** @type {string[]} */
    const moves = [];
    for (let ply = 0; ply < 4; ply += 1) {
      const game = { ruleset: "kalah", options, moves };
      const [here, there] = [desk.prove(game), await proved(game)];
      assert.deepEqual([here?.move, here?.value], [there.move, there.value], JSON.stringify(game));
      const { legal } = await site.ask("view", { game });
      moves.push(legal[ply % legal.length].move);
    }
  }
});
