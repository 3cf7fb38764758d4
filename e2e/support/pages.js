/** Every page of the site below its language, with how it comes into the state that is looked at. */
import { ENDS } from "./known-games.js";
import { GamePage, kept } from "./game-page.js";

/**
 * @import { Visit } from "./site.js"
 *
 * @typedef {object} Shown
 * @property {string} path
 * @property {number} [status] of the answer, 200 unless said
 * @property {Record<string, unknown>} [store]
 * @property {(visit: Visit) => Promise<void>} [prepare] once the page is there
 */

/** The board rests. @param {string} game @returns {(visit: Visit) => Promise<void>} */
const rests = (game) => async (visit) => {
  const page = new GamePage(visit, game);
  await page.started();
  await page.ready();
};

/** @param {string} button @param {string} dialog @returns {(visit: Visit) => Promise<void>} */
const opened = (button, dialog) => async (visit) => {
  await rests("kalah")(visit);
  await visit.page.locator(button).click();
  await visit.page.locator(dialog).waitFor();
};

/** The dialog that lets a guess settle who begins. @param {Visit} visit */
async function guessing(visit) {
  await rests("mangala4")(visit);
  await visit.page.keyboard.press("n");
  await visit.page.locator("dialog[open] button.small").click();
  await visit.page.locator("dialog[open] .ritual-foot").waitFor();
}

/** @param {Visit} visit */
const lessonStands = async ({ page }) => void (await page.waitForSelector(".learn-stage[data-state] .bb-pit"));

/** @type {Record<string, Shown>} */
export const PAGES = {
  home: { path: "/" },
  search: { path: "/?q=dakon" },
  "search without a find": { path: "/?q=zzz" },
  "rules of all": { path: "/rules/" },
  glossary: { path: "/glossary" },
  "list of lessons": { path: "/learn/", store: { "bija.lesson.kalah-strategy": { version: 1, at: "ready", done: ["distance", "nearest"] } }, prepare: async ({ page }) => void (await page.waitForFunction(() => /\b2\b/.test(document.querySelector('[data-lesson="kalah-strategy"] .learn-steps-count')?.textContent ?? ""))) },
  "lesson of o_an_quan": { path: "/learn/o_an_quan", prepare: lessonStands },
  "lesson of kalah, settings": {
    path: "/learn/kalah",
    prepare: async (visit) => {
      await lessonStands(visit);
      await visit.page.locator("#settings-button").click();
      await visit.page.locator("dialog[open] .settings-group").first().waitFor();
    },
  },
  "rules of kalah": { path: "/rules/kalah" },
  "rules of oware": { path: "/rules/oware" },
  "rules of congklak": { path: "/rules/congklak" },
  "rules of congkak": { path: "/rules/congkak" },
  "kalah, start": { path: "/play/kalah", prepare: rests("kalah") },
  "kalah, middle": { path: "/play/kalah", store: kept("kalah", "S3 S6 N1 S1 N2", { opponent: "person" }), prepare: rests("kalah") },
  "oware, middle": { path: "/play/oware", store: kept("oware", "S1 N2 S3 N4", { opponent: "person" }), prepare: rests("oware") },
  "congklak, middle": { path: "/play/congklak", store: kept("congklak", "S2 N5", { opponent: "person" }), prepare: rests("congklak") },
  "o_an_quan, a choice": {
    path: "/play/o_an_quan",
    store: kept("o_an_quan", "", { opponent: "person" }),
    prepare: async (visit) => {
      await rests("o_an_quan")(visit);
      await new GamePage(visit, "o_an_quan").click(3);
      await visit.page.locator(".bb-knob").nth(1).waitFor();
    },
  },
  "omweso, start": { path: "/play/omweso", prepare: rests("omweso") },
  "mancala_basic for four, start": { path: "/play/mancala_basic", store: kept("mancala_basic", "", { options: { seats: "4" } }), prepare: rests("mancala_basic") },
  "lab_madjnuni, arranging": {
    path: "/play/lab_madjnuni",
    prepare: async (visit) => {
      await visit.page.locator("dialog .arrange-grid").waitFor();
    },
  },
  "kalah, end": {
    path: "/play/kalah",
    store: kept("kalah", ENDS["kalah: South empties the own row and wins"].moves),
    prepare: async (visit) => {
      await visit.page.locator(".end-panel").waitFor();
    },
  },
  "kalah, new game": { path: "/play/kalah", prepare: opened(".play-buttons button:last-of-type", "dialog[open]") },
  "kalah, settings": { path: "/play/kalah", prepare: opened("#settings-button", "dialog[open]") },
  "mangala4, a guess": { path: "/play/mangala4", prepare: guessing },
  "plain, choice": { path: "/plain" },
  "plain, start": { path: "/plain/kalah" },
  "plain, a hint": { path: "/plain/kalah?ask=hint" },
  "plain, middle": { path: "/plain/oware?mode=two&moves=S1.N2.S3.N4" },
  "plain, end": { path: `/plain/kalah?mode=two&moves=${ENDS["kalah: a draw"].moves.replaceAll(" ", ".")}` },
  "house rules, changed": { path: "/house/kalah?o.seeds=5&o.pie_rule=true" },
  "house rules, refused": { path: "/house/mancala_basic?o.seats=3&o.pits=7" },
  changes: { path: "/changes" },
  offline: { path: "/offline" },
  "not found": { path: "/nothing", status: 404 },
  refused: { path: "/plain/kalah?moves=S7", status: 400 },
};

/** Goes to a page and brings it into its state. @param {Visit} visit @param {"en" | "hi" | "id"} lang @param {Shown} shown */
export async function show(visit, lang, { path, status = 200, store = {}, prepare }) {
  if (status !== 200) visit.expect(new RegExp(`^answer: ${status} `), new RegExp(`status of ${status}`));
  await visit.go(`/${lang}/offline`);
  await visit.page.evaluate((entries) => {
    for (const key of Object.keys(localStorage)) if (key.startsWith("bija.game.")) localStorage.removeItem(key);
    for (const [key, value] of entries) localStorage.setItem(key, JSON.stringify(value));
  }, Object.entries(store));
  await visit.go(`/${lang}${path}`);
  await prepare?.(visit);
}
