/**
 * Pictures of every kind of page for people to look at, in every language, on a phone and on a desk: `npm run shots -- FOLDER [PATTERN]`, with
 * BIJA_SERVER and CHROME as for the tests. Only pictures are made whose name fits the pattern, such as `^rules.*390-id`.
 */
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { GamePage, kept } from "./support/game-page.js";
import { ENDS } from "./support/known-games.js";
import { Site, Visit } from "./support/site.js";

/** @import { Wishes } from "./support/site.js" */

const [folder = "shots", pattern = ""] = process.argv.slice(2);
const wanted = new RegExp(pattern);
const site = new Site();

/** @typedef {{game: string, name: string, wishes?: Wishes, act?: (page: GamePage, visit: Visit) => Promise<void>}} Shot */

/** @param {number} pit @returns {(page: GamePage, visit: Visit) => Promise<void>} */
const hover = (pit) => async (page, visit) => {
  const { x, y } = await page.centre(pit);
  await visit.page.mouse.move(x, y);
  await visit.page.locator(".bb-overlay .bb-bead").first().waitFor();
};

/** In the middle of a sowing. @param {number} pit @param {number} [after] ms */
const sowing = (pit, after = 620) => async (/** @type {GamePage} */ page, /** @type {Visit} */ visit) => {
  await page.click(pit);
  await visit.page.waitForTimeout(after);
};

/** @param {GamePage} _ @param {Visit} visit */
const atTheEnd = async (_, visit) => {
  await visit.page.locator(".end-panel").waitFor();
  await visit.page.waitForTimeout(300);
};

/** @param {(visit: Visit) => Promise<void>} open @returns {(page: GamePage, visit: Visit) => Promise<void>} */
const dialog = (open) => async (_, visit) => {
  await open(visit);
  await visit.page.locator("dialog[open]").waitFor();
  await visit.page.waitForTimeout(500);
};

/** A position of the capturing phase, with a choice of direction at most pits. */
const BAO_POSITION = "2,0,3,3,6,2,0,1|0,2,1,3,2,0,1,2/1,3,3,2,5,0,2,1|2,4,1,3,0,3,3,2 0,0 S nyumba=S,N";

/** Opens the first pit that has two ways. @param {GamePage} page */
const choosing = async (page) => {
  const { legal } = await page.truth();
  const pit = legal.find((one, i) => one.pit !== null && legal.some((other, j) => j !== i && other.pit === one.pit))?.pit;
  if (pit !== null && pit !== undefined) await page.click(pit);
};

const TAKES = { position: "1,0,2,3,0,4/4,4,4,4,5,4 6,7 S" };

/** @type {Shot[]} */
const GAMES = [
  { game: "kalah", name: "start" },
  { game: "kalah", name: "preview-capture", wishes: { store: kept("kalah", "", TAKES) }, act: hover(0) },
  { game: "kalah", name: "sowing", wishes: { settings: { speed: "slow" } }, act: sowing(3, 500) },
  { game: "kalah", name: "extra-turn", wishes: { settings: { speed: "off" } }, act: sowing(2, 500) },
  { game: "kalah", name: "end", wishes: { store: kept("kalah", ENDS["kalah: South empties the own row and wins"].moves) }, act: atTheEnd },
  { game: "kalah", name: "new-game", act: dialog((visit) => visit.page.keyboard.press("n")) },
  { game: "kalah", name: "settings", act: dialog((visit) => visit.page.locator("#settings-button").click()) },
  { game: "oware", name: "start" },
  { game: "oware", name: "middle", wishes: { store: kept("oware", ENDS["oware: South has more than half"].moves.split(" ").slice(0, 30), { opponent: "person" }) } },
  { game: "oware", name: "preview-chain", wishes: { store: kept("oware", "", { position: "0,0,0,0,1,2/1,2,0,0,0,4 16,22 S" }) }, act: hover(5) },
  { game: "congklak", name: "start" },
  { game: "congklak", name: "preview-relay", act: hover(1) },
  { game: "congklak", name: "sowing", wishes: { settings: { speed: "slow" } }, act: sowing(1) },
  { game: "omweso", name: "start" },
  { game: "omweso", name: "preview", act: hover(3) },
  { game: "bao", name: "start" },
  { game: "bao", name: "direction", wishes: { store: kept("bao", "", { opponent: "person", position: BAO_POSITION }) }, act: choosing },
  { game: "o_an_quan", name: "direction", act: async (page) => page.click(3) },
  { game: "mancala_basic", name: "four-seats", wishes: { store: kept("mancala_basic", "", { options: { seats: "4" } }) }, act: hover(3) },
  { game: "mancala_basic", name: "three-seats", wishes: { store: kept("mancala_basic", "", { options: { seats: "3" } }) } },
  { game: "togyz_kumalak", name: "start" },
  { game: "pallanguzhi", name: "start" },
  { game: "mangala4", name: "start" },
  { game: "turkish_mangala", name: "start" },
];

/** Pages to read, and those where people meet. @type {[string, string][]} */
const READING = [
  ["home", "/"],
  ["search", "/?q=dakon"],
  ["rules-list", "/rules/"],
  ["rules-kalah", "/rules/kalah"],
  ["rules-bao", "/rules/bao"],
  ["glossary", "/glossary"],
  ["lessons", "/learn/"],
  ["lesson-kalah", "/learn/kalah"],
  ["lesson-bao", "/learn/bao"],
  ["house", "/house/kalah?o.seeds=5&o.pie_rule=true"],
  ["people", "/people"],
  ["leaderboard", "/leaderboard/kalah"],
  ["sign-in", "/sign-in"],
  ["account", "/account"],
  ["plain", "/plain/kalah?moves=S3"],
  ["changes", "/changes"],
  ["not-found", "/nothing"],
  ["offline", "/offline"],
];

/** @type {{size: string, wishes: Wishes}[]} */
const SIZES = [{ size: "1280", wishes: { width: 1280, height: 800 } }, { size: "390", wishes: { width: 390, height: 844 } }];
/** @type {["en" | "hi" | "id", boolean][]} */
const LOOKS = [["en", false], ["hi", true], ["id", false]];

/** @param {Wishes} wishes @param {string} name @param {(visit: Visit) => Promise<void>} prepare @param {{fullPage?: boolean}} [how] */
async function picture(wishes, name, prepare, how = {}) {
  if (!wanted.test(name)) return;
  const visit = await Visit.open(site, wishes);
  try {
    await prepare(visit);
    await visit.page.evaluate(() => document.fonts.ready.then(() => true));
    await visit.page.screenshot({ path: join(folder, `${name}.png`), ...how });
  } catch (error) {
    console.error(`${name}: ${error}`);
    process.exitCode = 1;
  } finally {
    await visit.close();
  }
}

await mkdir(folder, { recursive: true });
await site.start();
for (const { size, wishes } of SIZES) {
  for (const [lang, dark] of LOOKS) {
    const look = `${size}-${lang}-${dark ? "dark" : "light"}`;
    for (const shot of GAMES) {
      const open = async (/** @type {Visit} */ visit) => {
        const page = await GamePage.open(visit, shot.game, { lang });
        if (!shot.act) await page.ready();
        await shot.act?.(page, visit);
        await visit.page.waitForTimeout(80);
      };
      await picture({ ...wishes, dark, ...shot.wishes }, `${shot.game}-${shot.name}-${look}`, open);
    }
    for (const [name, path] of READING) await picture({ ...wishes, dark }, `${name}-${look}`, async (visit) => void (await visit.go(`/${lang}${path}`)), { fullPage: true });
  }
}
for (const [width, height] of [[320, 568], [768, 1024], [844, 390], [1920, 1080], [3840, 2160]]) {
  await picture({ width, height }, `kalah-start-${width}x${height}`, async (visit) => (await GamePage.open(visit, "kalah", { lang: "hi" })).ready());
}
await picture({ contrast: true }, "kalah-high-contrast", async (visit) => (await GamePage.open(visit, "kalah")).ready());
await picture({ width: 390, height: 844, settings: { board: "upright" } }, "kalah-upright-390", async (visit) => (await GamePage.open(visit, "kalah", { lang: "hi" })).ready());
await site.end();
