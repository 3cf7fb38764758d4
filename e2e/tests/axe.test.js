/** axe finds nothing on any page, in light and dark, in both languages. */
import assert from "node:assert/strict";
import axe from "axe-core";
import { PAGES, show } from "../support/pages.js";
import { openSite } from "../support/site.js";

/** @import { Visit } from "../support/site.js" */

const site = openSite();

/** @param {Visit} visit @returns {Promise<string[]>} */
async function violations(visit) {
  await visit.page.evaluate(axe.source);
  return visit.page.evaluate(async () => {
    const { violations: found } = await /** @type {any} */ (window).axe.run(document, { resultTypes: ["violations"] });
    return found.flatMap((/** @type {import("axe-core").Result} */ { id, help, nodes }) => nodes.map(({ html, failureSummary }) => `${id}: ${help}: ${html.slice(0, 160)} ${failureSummary?.replace(/\s+/g, " ").slice(0, 240)}`));
  });
}

for (const [name, shown] of Object.entries(PAGES)) {
  for (const [lang, dark] of /** @type {const} */ ([["en", false], ["hi", true]])) {
    site.test(`${name} in ${lang}, ${dark ? "dark" : "light"}`, { dark }, async (visit) => {
      await show(visit, lang, shown);
      assert.deepEqual(await violations(visit), []);
    });
  }
}

for (const name of ["home", "rules of oware", "kalah, middle", "kalah, end", "kalah, new game"]) {
  for (const [lang, dark] of /** @type {const} */ ([["en", true], ["hi", false]])) {
    site.test(`${name} in ${lang}, ${dark ? "dark" : "light"}`, { dark }, async (visit) => {
      await show(visit, lang, PAGES[name]);
      assert.deepEqual(await violations(visit), []);
    });
  }
}

site.test("the board on a phone, with high contrast", { width: 390, height: 844, contrast: true }, async (visit) => {
  await show(visit, "hi", PAGES["kalah, middle"]);
  assert.deepEqual(await violations(visit), []);
});
