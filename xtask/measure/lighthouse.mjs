// Lighthouse on the home page, the play page and a rules page in every language, in its mobile profile. Run by `cargo xtask lighthouse`:
//   node lighthouse.mjs [--runs 3] [--least 95] [--pages /,/play/kalah,/rules/kalah] [--languages hi,en]
// Of several runs the middle one by performance counts: the others differ from it by what else the machine did.
import { parseArgs } from "node:util";
import { busy, FLAGS, languages, load, serve } from "./site.mjs";

const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"];
const FIGURES = { FCP: "first-contentful-paint", LCP: "largest-contentful-paint", TBT: "total-blocking-time", SI: "speed-index", CLS: "cumulative-layout-shift" };
const options = { runs: { type: "string", default: "3" }, least: { type: "string", default: "95" }, pages: { type: "string", default: "/,/play/kalah,/rules/kalah" }, languages: { type: "string" } };
const { values } = parseArgs({ options });
const least = Number(values.least);

const { default: lighthouse } = await load("lighthouse");
const { launch } = await load("chrome-launcher");
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

/** What kept a category from its best, most first. */
function causes(lhr, category) {
  const refs = lhr.categories[category].auditRefs.filter(({ id, weight }) => weight > 0 && lhr.audits[id].score !== null && lhr.audits[id].score < 0.9);
  return refs.sort((a, b) => b.weight - a.weight).map(({ id }) => `${id} ${lhr.audits[id].displayValue ?? ""}`.trim());
}

let failed = 0;
for (const page of values.pages.split(",")) {
  for (const code of codes) {
    const runs = [];
    while (runs.length < Number(values.runs)) runs.push(await run(`${site.url}/${code}${page}`));
    runs.sort((a, b) => score(a, "performance") - score(b, "performance"));
    const lhr = runs[Math.floor(runs.length / 2)];
    const scores = CATEGORIES.map((category) => score(lhr, category));
    const all = runs.map((one) => score(one, "performance"));
    console.log(`/${code}${page}: ${scores.join(" · ")}  (performance ${all.join(", ")}; ${Object.entries(FIGURES).map((one) => figure(lhr, one)).join(", ")}; ${busy()})`);
    for (const category of CATEGORIES.filter((one) => score(lhr, one) < least)) {
      failed += 1;
      console.log(`  ${category} is below ${least}: ${causes(lhr, category).join("; ")}`);
    }
  }
}
site.end();
process.exitCode = failed ? 1 : 0;
