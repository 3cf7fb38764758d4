/** A lesson on the board: the whole of it by keyboard on a phone, and a wrong try with what is said and drawn of it. */
import assert from "node:assert/strict";
import { violations } from "../support/axe.js";
import { openSite } from "../support/site.js";

/** @import { Visit } from "../support/site.js" */

const site = openSite();

/** What the page was given to teach. @param {Visit} visit @returns {Promise<import("../../crates/web/assets/js/learn/page.js").Config>} */
const configOf = async (visit) => JSON.parse(String(await visit.page.locator("#bija-config").textContent()));

/** The step is there, in this state. @param {Visit} visit @param {string} say @param {string} state */
async function shows(visit, say, state) {
  await visit.page.waitForFunction(([text, wanted]) => document.querySelector(".learn-say")?.textContent === text && document.querySelector(".learn-stage")?.getAttribute("data-state") === wanted, [say, state]);
}

site.test("the whole lesson of kalah by keyboard, in hi on a phone; the device keeps where it stands", { width: 390, height: 844, reduced: true, locale: "hi" }, async (visit) => {
  const { page } = visit;
  await visit.go("/hi/learn/kalah");
  const { lesson, messages } = await configOf(visit);
  assert.ok(lesson.steps.length >= 8);
  for (const [index, step] of lesson.steps.entries()) {
    await shows(visit, step.say, { see: "ready", try: "open", explain: "done" }[step.kind]);
    assert.equal(await page.locator(".learn-thread [aria-current]").count(), 1);
    if (step.kind === "see") await page.keyboard.press("Enter");
    if (step.kind === "try") for (const move of step.line) {
      await page.keyboard.press(move.slice(1));
      await page.waitForFunction(() => document.querySelector(".learn-answer")?.getAttribute("data-kind") === "right");
    }
    await shows(visit, step.say, "done");
    if (step.done) {
      assert.equal(await page.locator(".learn-answer h2").textContent(), step.done.title);
      assert.match(String(await page.locator("#bija-live").textContent()), /\S/);
    }
    if (index === 4) {
      await page.reload();
      await shows(visit, step.say, "open");
      assert.equal(await page.locator(".learn-thread [data-done]").count(), 5);
      await page.locator(".learn-acts button:visible").last().click();
    } else await page.keyboard.press("Enter");
  }
  await shows(visit, String(messages["learn-done"].join("")), "finished");
  assert.equal(await page.locator(".learn-ways a.primary").getAttribute("href"), "/hi/play/kalah");
  assert.equal(await page.locator(".learn-thread [data-done]").count(), lesson.steps.length);
});

site.test("a wrong try leaves the board as it was, with the try drawn on it and what it fell short of; axe finds nothing", { reduced: true, settings: { tap: "previews" } }, async (visit) => {
  const { page } = visit;
  await visit.go("/en/learn/kalah#again");
  const { lesson } = await configOf(visit);
  const step = lesson.steps.find(({ id }) => id === "again");
  assert.ok(step);
  await shows(visit, step.say, "open");
  const counts = () => page.evaluate(() => /** @type {any} */ (document.querySelector("bija-board")).drawnCounts());
  const before = await counts();
  await page.keyboard.press("4");
  await page.waitForFunction(() => document.querySelector(".learn-answer")?.getAttribute("data-kind") === "wrong");
  const { title, text } = step.answers.S4;
  assert.equal(title, "One pit short");
  assert.equal(await page.locator(".learn-answer h2").textContent(), title);
  assert.equal(await page.locator("#bija-live").textContent(), `${title}. ${text}`);
  assert.deepEqual(await counts(), before);
  assert.deepEqual(await page.locator(".bb-overlay > g:last-child .bb-bead text").allTextContents(), ["1", "2", "?"]);
  assert.equal(await page.locator(".bb-overlay .dotted").count(), 1);
  assert.deepEqual(await violations(visit), []);
  await page.emulateMedia({ colorScheme: "dark" });
  assert.deepEqual(await violations(visit), []);
  // The settings open here, too. That moves are confirmed does not hold for a try, which costs nothing.
  await page.locator("#settings-button").click();
  await page.waitForSelector("dialog[open] .settings-group");
  await page.keyboard.press("Escape");
  await page.waitForSelector("dialog", { state: "detached" });
  // An empty pit is no try; what it is, is said.
  await page.keyboard.press("6");
  await page.waitForFunction(() => /empty/.test(document.querySelector("#bija-live")?.textContent ?? ""));
  await page.keyboard.press("Escape");
  await page.waitForURL("**/en/rules/kalah");
});
