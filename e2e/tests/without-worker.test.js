/** No worker, no module, no server: the page asks whoever is left, and where nobody is, it says so and every button lives. */
import assert from "node:assert/strict";
import { GamePage } from "../support/game-page.js";
import { openSite } from "../support/site.js";

/** @import { Visit } from "../support/site.js" */

const site = openSite();
const still = { speed: "off" };
const WORKER = /\/worker\.js$/;
const MODULE = /\.wasm$/;
const API = /\/api\//;
/** What a browser says of a file that does not come. */
const MISSING = [/Failed to load resource/, /^request: .*(worker\.js|\.wasm|\/api\/)/, /^answer: 404 .*(worker\.js|\.wasm)/, /^script: /, /Uncaught/, /WebAssembly|wasm/i];

/** Counts the requests to the API. @param {Visit} visit */
function asked(visit) {
  let count = 0;
  visit.page.on("request", (request) => {
    if (API.test(request.url())) count += 1;
  });
  return () => count;
}

/** Three turns of each game, by whoever holds the rules. @param {Visit} visit @param {string} game */
async function playsOn(visit, game) {
  const page = await GamePage.open(visit, game);
  for (let turn = 0; turn < 3; turn += 1) {
    const { legal } = await page.agrees();
    await page.sow(() => visit.page.keyboard.press(String(Number(legal[0].pit) + 1)));
  }
  const view = await page.agrees();
  assert.ok(view.moves.some(({ seat }) => seat === 1), "the computer has answered");
  return page;
}

site.test("with its worker the page asks the server nothing", { settings: still }, async (visit) => {
  const count = asked(visit);
  await playsOn(visit, "kalah");
  assert.equal(count(), 0);
});

for (const game of ["kalah", "oware", "congklak"]) {
  site.test(`${game} without the worker's script`, { settings: still }, async (visit) => {
    visit.expect(...MISSING);
    await visit.context.route(WORKER, (route) => route.abort());
    const count = asked(visit);
    await playsOn(visit, game);
    assert.ok(count() > 5, "the server was asked");
  });
}

site.test("without the worker's module", { settings: still }, async (visit) => {
  visit.expect(...MISSING);
  await visit.context.route(MODULE, (route) => route.fulfill({ status: 404, body: "" }));
  const count = asked(visit);
  await playsOn(visit, "kalah");
  assert.ok(count() > 5);
});

site.test("with a module that is none", { settings: still }, async (visit) => {
  visit.expect(...MISSING);
  await visit.context.route(MODULE, (route) => route.fulfill({ status: 200, contentType: "application/wasm", body: "seeds" }));
  await playsOn(visit, "kalah");
});

site.test("neither worker nor server from the start: a sentence, and a button that tries again", { settings: still }, async (visit) => {
  visit.expect(...MISSING);
  await visit.context.route(WORKER, (route) => route.abort());
  await visit.context.route(API, (route) => route.abort());
  await visit.go("/en/play/kalah");
  const page = new GamePage(visit, "kalah");
  await page.says(/The server cannot be reached/);
  const retry = visit.page.getByRole("button", { name: "Try again" });
  await retry.click();
  await page.says(/The server cannot be reached/);
  await visit.page.getByRole("button", { name: "New game" }).click();
  await visit.page.locator("dialog .dialog-foot button").click();
  await page.says(/The server cannot be reached/);
  await visit.context.unroute(API);
  await retry.click();
  await page.started();
  await page.sow(() => visit.page.keyboard.press("1"));
  await page.agrees();
});

site.test("the server is lost in the middle of a game without a worker, and comes back", { settings: still }, async (visit) => {
  visit.expect(...MISSING);
  await visit.context.route(WORKER, (route) => route.abort());
  const page = await playsOn(visit, "kalah");
  const before = await page.moves();
  await visit.context.route(API, (route) => route.abort());
  const { legal } = await page.truth();
  await visit.page.keyboard.press(String(Number(legal[0].pit) + 1));
  await page.says(/The server cannot be reached/);
  assert.deepEqual(await page.moves(), before, "nothing was played");
  await page.agrees();
  await visit.page.keyboard.press("h");
  await visit.page.keyboard.press("u");
  await page.says(/cannot be reached|could not start/);
  await visit.page.reload();
  await page.says(/The server cannot be reached/);
  await visit.context.unroute(API);
  await visit.page.getByRole("button", { name: "Try again" }).click();
  await page.started();
  await page.ready();
  assert.deepEqual((await page.moves()).slice(0, before.length), before, "the game is still there");
  await page.sow(() => visit.page.keyboard.press(String(Number(legal[0].pit) + 1)));
  await page.agrees();
});

site.test("a worker that dies in the middle of a game", { settings: still }, async (visit) => {
  const page = await playsOn(visit, "kalah");
  const count = asked(visit);
  visit.expect(...MISSING);
  await Promise.all(visit.page.workers().map((worker) => worker.evaluate(() => setTimeout(() => { throw new Error("the worker dies"); })).catch(() => null)));
  await visit.page.waitForTimeout(200);
  const { legal } = await page.truth();
  await page.sow(() => visit.page.keyboard.press(String(Number(legal[0].pit) + 1)));
  await page.agrees();
  assert.ok(count() > 0, "the server took over");
});
