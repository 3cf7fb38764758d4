/** What axe finds on a page as it stands. @import { Visit } from "./site.js" */
import assert from "node:assert/strict";
import axe from "axe-core";

/** Rules that may find something else in other colours. */
const COLOURS = ["color-contrast", "link-in-text-block"];

/** Nothing comes or goes any more: what is half faded in has other colours than those it is read in. @param {Visit["page"]} page */
async function still(page) {
  await page.evaluate(() => Promise.all(document.getAnimations().map((one) => (one.effect?.getComputedTiming().endTime === Infinity ? null : one.finished.catch(() => null)))).then(() => null));
}

/** What axe finds, once nothing moves. @param {Visit} visit @param {string[]} [only] the rules to ask for; without them all @returns {Promise<string[]>} */
export async function violations(visit, only) {
  await still(visit.page);
  if (!(await visit.page.evaluate(() => "axe" in window))) await visit.page.evaluate(axe.source);
  return visit.page.evaluate(async (rules) => {
    const options = { resultTypes: ["violations"], ...(rules && { runOnly: { type: "rule", values: rules } }) };
    const { violations: found } = await /** @type {any} */ (window).axe.run(document, options);
    return found.flatMap((/** @type {import("axe-core").Result} */ { id, nodes }) => nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 160)} ${failureSummary?.replace(/\s+/g, " ").slice(0, 240)}`));
  }, only);
}

/** Looks besides the first, in which all rules are asked for. High contrast is asked for in light and in dark by turns, from state to state. */
const LIGHT = /** @type {const} */ ({ colorScheme: "light", contrast: "no-preference" });
const CONTRASTS = /** @type {const} */ ([{ colorScheme: "light", contrast: "more" }, { colorScheme: "dark", contrast: "more" }]);
let states = 0;

/** The page as a reader of these wishes sees it. @param {Visit} visit @param {{colorScheme: "light" | "dark", contrast: "more" | "no-preference"}} look */
export async function dress({ page }, look) {
  await page.emulateMedia({ ...look, reducedMotion: "reduce" });
  await page.waitForFunction((high) => (document.documentElement.dataset.contrast === "high") === high, look.contrast === "more");
}

/** A page in one state is fit to be seen in light, in dark and with high contrast: axe finds nothing (after the first look only the colours are asked for again), and it is no wider than its window. Leaves it light. @param {Visit} visit @param {string} name of the state */
export async function looksWell(visit, name) {
  states += 1;
  for (const look of [{ ...LIGHT, colorScheme: /** @type {const} */ ("dark") }, CONTRASTS[states % CONTRASTS.length], LIGHT]) {
    await dress(visit, look);
    const isFirst = look.colorScheme === "dark" && look.contrast !== "more";
    assert.deepEqual(await violations(visit, isFirst ? undefined : COLOURS), [], `${name}, ${look.colorScheme}, contrast: ${look.contrast}`);
  }
  await fits(visit, name);
}

/** Nothing on a page is wider than its window. @param {Visit} visit @param {string} name of the state */
export async function fits({ page }, name) {
  assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth), `${name}: nothing is wider than the window`);
}
