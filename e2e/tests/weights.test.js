/** What comes over the wire, and when the first pit can be pressed. The figures are printed; sizes have limits, times have none. */
import assert from "node:assert/strict";
import http from "node:http";
import { rendered } from "../support/live-table.js";
import { openSite } from "../support/site.js";

/** @import { Visit } from "../support/site.js" */

const site = openSite();
const KB = 1024;

/**
 * @typedef {object} Load
 * @property {string} url
 * @property {string} type
 * @property {number} bytes over the wire, headers included
 */

/** Everything that a page loads, into an empty cache. @param {Visit} visit @param {string} path @param {(() => Promise<void>)} [until] @returns {Promise<Load[]>} */
async function loads(visit, path, until) {
  const session = await visit.context.newCDPSession(visit.page);
  /** @type {Map<string, Load>} */
  const all = new Map();
  await session.send("Network.enable");
  session.on("Network.responseReceived", ({ requestId, response, type }) => all.set(requestId, { url: response.url, type, bytes: 0 }));
  session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    const load = all.get(requestId);
    if (load) load.bytes = encodedDataLength;
  });
  await visit.go(path);
  await visit.page.waitForLoadState("networkidle");
  await until?.();
  await visit.page.evaluate(() => document.fonts.ready.then(() => true));
  return [...all.values()];
}

/** @param {Load[]} all */
const sum = (all) => all.reduce((total, { bytes }) => total + bytes, 0);
/** @param {Load} load */
const isFont = ({ url }) => url.endsWith(".woff2");
/** @param {number} bytes */
const shown = (bytes) => `${(bytes / KB).toFixed(1)} KB`;

for (const [lang, fonts] of /** @type {const} */ ([["en", 40], ["hi", 140]])) {
  site.test(`the home page in ${lang} weighs at most 40 KB without fonts, its fonts at most ${fonts} KB`, {}, async (visit) => {
    const all = await loads(visit, `/${lang}/`);
    const rest = all.filter((load) => !isFont(load));
    console.log(`home ${lang}: ${shown(sum(rest))} in ${rest.length} files, fonts ${shown(sum(all.filter(isFont)))} in ${all.filter(isFont).length}`);
    assert.ok(sum(rest) <= 40 * KB, rest.map(({ url, bytes }) => `${url} ${bytes}`).join("\n"));
    assert.ok(sum(all.filter(isFont)) <= fonts * KB);
  });

  site.test(`the play page in ${lang}: fonts at most ${fonts} KB`, {}, async (visit) => {
    const all = await loads(visit, `/${lang}/play/kalah`, async () => {
      await visit.page.waitForSelector('.bb-pit[aria-disabled="false"]');
    });
    const of = /** @param {RegExp} end */ (end) => all.filter(({ url }) => end.test(new URL(url).pathname));
    const page = all.filter(({ type }) => type === "Document");
    console.log(`play ${lang}: page ${shown(sum(page))}, scripts ${shown(sum(of(/\.js$/)))} in ${of(/\.js$/).length} files, styles ${shown(sum(of(/\.css$/)))} in ${of(/\.css$/).length}, fonts ${shown(sum(of(/\.woff2$/)))}`);
    assert.ok(sum(of(/\.woff2$/)) <= fonts * KB);
  });
}

// On a slow line every other typeface would come before the scripts and the rules.
site.test("before its board is drawn the play page in hi, on a phone, asks for one weight of each Devanagari typeface", {}, async (visit) => {
  await visit.context.route(/\/js\/play\.js$/, (route) => route.fulfill({ contentType: "text/javascript", body: "" }));
  // The form for pages without a script, which shows itself when none has come for a while, is no part of this.
  await visit.context.addInitScript(() => document.addEventListener("DOMContentLoaded", () => document.querySelector(".plain-form")?.remove()));
  await visit.page.setViewportSize({ width: 390, height: 800 });
  const all = await loads(visit, "/hi/play/kalah");
  await visit.page.getByText("बोर्ड तैयार हो रहा है…").waitFor();
  const fonts = new Set(all.filter(isFont).map(({ url }) => url.split("/").at(-1)));
  assert.deepEqual([...fonts].filter((name) => name?.includes("devanagari")).sort(), ["martel-devanagari-800.woff2", "mukta-devanagari-600.woff2"]);
});

/** A file's bytes as they travel packed with Brotli. @param {string} address @returns {Promise<number>} */
function packed(address) {
  return new Promise((resolve, reject) => {
    http.get(address, { headers: { "accept-encoding": "br" } }, (response) => {
      let bytes = 0;
      assert.equal(response.statusCode, 200);
      response.on("data", (chunk) => (bytes += chunk.length));
      response.on("end", () => resolve(bytes));
    }).on("error", reject);
  });
}

site.test("the rules' module weighs at most 60 KB", {}, async (visit) => {
  await visit.go("/en/play/kalah");
  const kept = String(await visit.page.locator('meta[name="bija-keep"]').getAttribute("content")).split(" ");
  const address = kept.find((path) => path.endsWith(".wasm"));
  assert.ok(address, "the page keeps the module");
  const bytes = await packed(site.server.url + address);
  console.log(`module: ${shown(bytes)} with Brotli`);
  assert.ok(bytes <= 60 * KB, shown(bytes));
});

site.test("a live game's scripts and styles weigh at most 60 KB beside the module", {}, async () => {
  const html = await rendered("game", "en", "kalah", "0123456789abc");
  const files = new Set([...html.replace(/<noscript>.*?<\/noscript>/gs, "").matchAll(/(?:src|href)="(\/assets\/[^"]+\.(?:js|css))"/g)].map(([, path]) => path));
  assert.ok(files.size >= 7, [...files].join(" "));
  const sizes = await Promise.all([...files].map(async (path) => /** @type {const} */ ([path.split("/").slice(3).join("/"), await packed(site.server.url + path)])));
  const all = sizes.reduce((total, [, bytes]) => total + bytes, 0);
  console.log(`live: ${shown(all)} with Brotli: ${sizes.map(([path, bytes]) => `${path} ${shown(bytes)}`).join(", ")}`);
  assert.ok(all <= 60 * KB, shown(all));
});

site.test("the time to the first pit, on a second visit", { keeps: true }, async (visit) => {
  await visit.context.addInitScript(() => {
    new MutationObserver((_, watcher) => {
      if (!document.querySelector('.bb-pit[aria-disabled="false"]')) return;
      Object.assign(window, { pressable: performance.now() });
      watcher.disconnect();
    }).observe(document, { subtree: true, childList: true, attributes: true, attributeFilter: ["aria-disabled"] });
  });
  const time = async () => {
    await visit.go("/en/play/kalah");
    await visit.page.waitForFunction(() => "pressable" in window);
    return visit.page.evaluate(() => Math.round(/** @type {any} */ (window).pressable));
  };
  const first = await time();
  await visit.page.evaluate(() => navigator.serviceWorker.ready.then(() => true));
  const warm = [await time(), await time(), await time()].sort((a, b) => a - b);
  console.log(`first pit pressable after ${first} ms on a first visit, ${warm.join(", ")} ms on later ones`);
  assert.ok(first > 0);
});
