// Lighthouse on the home page, the play page and a rules page in every language, in its mobile profile. Run by `cargo xtask lighthouse`:
//   node lighthouse.mjs [--runs 3] [--least 95] [--pages /,/play/kalah,/rules/kalah] [--languages hi,en] [--in-turn] [--held performance,seo]
// Of several runs the middle one by performance counts: the others differ from it by what else the machine did. With --in-turn each page is
// looked at in one language, the next page in the next; --held names the categories that may fail the run, the others are only told.
import { launch } from "chrome-launcher";
import lighthouse from "lighthouse";
import { parseArgs } from "node:util";
import { busy, FLAGS, languages, serve } from "./site.mjs";

const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"];
const FIGURES = { FCP: "first-contentful-paint", LCP: "largest-contentful-paint", TBT: "total-blocking-time", SI: "speed-index", CLS: "cumulative-layout-shift" };
const options = {
  runs: { type: "string", default: "3" },
  least: { type: "string", default: "95" },
  pages: { type: "string", default: "/,/play/kalah,/rules/kalah" },
  languages: { type: "string" },
  "in-turn": { type: "boolean", default: false },
  held: { type: "string", default: CATEGORIES.join() },
};
const { values } = parseArgs({ options });
const least = Number(values.least);
const held = values.held.split(",");
const unknown = held.filter((category) => !CATEGORIES.includes(category));
if (unknown.length) throw new Error(`Lighthouse has no category ${unknown.join(", ")}; there are ${CATEGORIES.join(", ")}`);

const site = await serve();
const codes = values.languages?.split(",") ?? (await languages(site.url));

/** A busy machine loses a trace now and then. */
const TRIES = 3;

/** @param {string} address @param {number} [left] tries */
async function run(address, left = TRIES) {
  const chrome = await launch({ chromePath: process.env.CHROME, chromeFlags: FLAGS });
  try {
    const { lhr } = await lighthouse(address, { port: chrome.port, onlyCategories: CATEGORIES, logLevel: "error" });
    if (!lhr.runtimeError) return lhr;
    if (left <= 1) throw new Error(`${address}: ${lhr.runtimeError.message}`);
  } finally {
    chrome.kill();
  }
  return run(address, left - 1);
}

const score = (lhr, category) => Math.round(lhr.categories[category].score * 100);
const figure = (lhr, [name, audit]) => `${name} ${lhr.audits[audit].displayValue.replace(/\s/g, " ")}`;

/** The languages in which the page of this number is looked at. @param {number} at */
const languagesOf = (at) => (values["in-turn"] ? [codes[at % codes.length]] : codes);

/** What kept a category from its best, most first. */
function causes(lhr, category) {
  const refs = lhr.categories[category].auditRefs.filter(({ id, weight }) => weight > 0 && lhr.audits[id].score !== null && lhr.audits[id].score < 0.9);
  return refs.sort((a, b) => b.weight - a.weight).map(({ id }) => `${id} ${lhr.audits[id].displayValue ?? ""}`.trim());
}

let failed = 0;
for (const [at, page] of values.pages.split(",").entries()) {
  for (const code of languagesOf(at)) {
    const runs = [];
    while (runs.length < Number(values.runs)) runs.push(await run(`${site.url}/${code}${page}`));
    runs.sort((a, b) => score(a, "performance") - score(b, "performance"));
    const lhr = runs[Math.floor(runs.length / 2)];
    const scores = CATEGORIES.map((category) => score(lhr, category));
    const all = runs.map((one) => score(one, "performance"));
    console.log(`/${code}${page}: ${scores.join(" · ")}  (performance ${all.join(", ")}; ${Object.entries(FIGURES).map((one) => figure(lhr, one)).join(", ")}; ${busy()})`);
    for (const category of held.filter((one) => score(lhr, one) < least)) {
      failed += 1;
      console.log(`  ${category} is below ${least}: ${causes(lhr, category).join("; ")}`);
    }
  }
}
site.end();
process.exitCode = failed ? 1 : 0;
