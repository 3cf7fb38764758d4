/** What axe finds on a page as it stands. @import { Visit } from "./site.js" */
import assert from "node:assert/strict";
import axe from "axe-core";

/** Rules that may find something else in other colours. */
const COLOURS = ["color-contrast", "link-in-text-block"];

/** @param {Visit} visit @param {string[]} [only] the rules to ask for; without them all @returns {Promise<string[]>} */
export async function violations(visit, only) {
  if (!(await visit.page.evaluate(() => "axe" in window))) await visit.page.evaluate(axe.source);
  return visit.page.evaluate(async (rules) => {
    const options = { resultTypes: ["violations"], ...(rules && { runOnly: { type: "rule", values: rules } }) };
    const { violations: found } = await /** @type {any} */ (window).axe.run(document, options);
    return found.flatMap((/** @type {import("axe-core").Result} */ { id, nodes }) => nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 160)} ${failureSummary?.replace(/\s+/g, " ").slice(0, 240)}`));
  }, only);
}

/** A page in one state is fit to be seen in light and in dark: axe finds nothing (in the second only the colours are asked for again), and it is no wider than its window. Leaves it light. @param {Visit} visit @param {string} name of the state */
export async function looksWell(visit, name) {
  const { page } = visit;
  for (const colorScheme of /** @type {const} */ (["dark", "light"])) {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    await page.evaluate(() => Promise.all(document.getAnimations().map((one) => (one.effect?.getComputedTiming().endTime === Infinity ? null : one.finished.catch(() => null)))).then(() => null));
    assert.deepEqual(await violations(visit, colorScheme === "dark" ? undefined : COLOURS), [], `${name}, ${colorScheme}`);
  }
  await fits(visit, name);
}

/** Nothing on a page is wider than its window. @param {Visit} visit @param {string} name of the state */
export async function fits({ page }, name) {
  assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth), `${name}: nothing is wider than the window`);
}
