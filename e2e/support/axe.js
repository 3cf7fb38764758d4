/** What axe finds on a page as it stands. @import { Visit } from "./site.js" */
import axe from "axe-core";

/** @param {Visit} visit @returns {Promise<string[]>} */
export async function violations(visit) {
  await visit.page.evaluate(axe.source);
  return visit.page.evaluate(async () => {
    const { violations: found } = await /** @type {any} */ (window).axe.run(document, { resultTypes: ["violations"] });
    return found.flatMap((/** @type {import("axe-core").Result} */ { id, nodes }) => nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 160)} ${failureSummary?.replace(/\s+/g, " ").slice(0, 240)}`));
  });
}
