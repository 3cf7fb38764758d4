/** House rules: what a choice means is shown at once, the address names the rules, and the same form works without scripts. */
import assert from "node:assert/strict";
import { GamePage } from "../support/game-page.js";
import { openSite } from "../support/site.js";

/** @import { Visit } from "../support/site.js" */

const site = openSite();

/** @param {Visit} visit @param {string} query */
const at = (visit, query) => visit.page.waitForURL((url) => url.pathname.endsWith("/house/kalah") && decodeURIComponent(url.search) === query);

site.test("a choice is shown at once, keeps the focus, and its rules are played", { settings: { speed: "off" } }, async (visit) => {
  const { page } = visit;
  await visit.go("/en/house/kalah");
  await page.getByRole("button", { name: "Seeds in a pit: more" }).click();
  await at(visit, "?o.seeds=5");
  assert.equal(await page.locator("[data-row=seeds] output").textContent(), "5 seeds");
  assert.equal(await page.locator("[data-row=seeds] small").textContent(), "Every pit begins with 5 seeds.");
  assert.equal(await page.evaluate(() => document.activeElement?.getAttribute("aria-label")), "Seeds in a pit: more");
  assert.equal(await page.locator(".house-board .pic-count", { hasText: "5" }).count(), 12);
  await page.getByRole("radiogroup", { name: "Swap rule (pie rule)" }).getByRole("radio", { name: "Yes" }).check();
  await at(visit, "?o.seeds=5&o.pie_rule=true");
  assert.match(String(await page.locator("[data-part=changes]").textContent()), /2 changes.*kalah-dq52ltf6/);
  assert.equal(await page.locator(".lang-switch a[hreflang=hi]").getAttribute("href"), "/hi/house/kalah?o.seeds=5&o.pie_rule=true");
  await page.getByRole("link", { name: "Play by these rules" }).click();
  const game = new GamePage(visit, "kalah");
  await game.ready();
  assert.deepEqual((await game.saved()).game.options, { seeds: "5", pie_rule: "true" });
});

site.test("what makes no game says why and cannot be played", {}, async (visit) => {
  const { page } = visit;
  await visit.go("/en/house/mancala_basic?o.seats=3");
  await page.getByRole("radiogroup", { name: "Pits on a side" }).getByRole("radio", { name: "7 pits" }).check();
  await page.getByText("do not go together").waitFor();
  assert.equal(await page.getByRole("link", { name: "Play by these rules" }).count(), 0);
  await page.getByRole("button", { name: "Players: less" }).click();
  await page.getByRole("link", { name: "Play by these rules" }).waitFor();
});

site.test("without scripts every choice is a form", { scripts: false }, async (visit) => {
  const { page } = visit;
  await visit.go("/hi/house/kalah?o.seeds=5");
  await page.locator("[data-row=seeds] button[name=more]").click();
  await at(visit, "?o.seeds=6");
  await page.locator("[data-row=pie_rule] input").nth(1).check();
  await page.locator("#house-form button.button").click();
  await at(visit, "?o.seeds=6&o.pie_rule=true");
  assert.equal(await page.locator(".option-row.changed").count(), 2);
});
