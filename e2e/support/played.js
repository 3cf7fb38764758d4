/** A site on which people have played: dozens of ranked games, and one whole game of each kind. */
import { execFile } from "node:child_process";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { after, before } from "node:test";
import { promisify } from "node:util";
import { Site } from "./site.js";

/** @import { Visit } from "./site.js" */

const run = promisify(execFile);

/** The kinds of games that were played to their end: two, three and four at a table, against the computer, matches. */
export const KINDS = /** @type {const} */ (["kalah", "computer", "bao", "three", "four", "pair", "rounds", "sets"]);

/**
 * @typedef {object} World
 * @property {{id: string, name: string, cookie: string}} reader who reads, signed in
 * @property {string} best
 * @property {string} provisional
 * @property {Record<typeof KINDS[number], string>} games ids by kind
 */

/** The site of a file of tests, and who and what is there once the tests run. @returns {{site: Site, world: () => World}} */
export function openPlayedSite() {
  const site = new Site();
  /** @type {World | null} */
  let world = null;
  before(async () => {
    const folder = mkdtempSync(join(tmpdir(), "bija-"));
    const server = process.env.BIJA_SERVER ?? "";
    const end = server.endsWith(".exe") ? ".exe" : "";
    const { stdout } = await run(join(dirname(server), "examples", `played_games${end}`), [join(folder, "data")]);
    world = JSON.parse(stdout);
    await site.start({ folder });
  });
  after(() => site.end());
  return {
    site,
    world: () => {
      if (!world) throw new Error("the tests have not begun");
      return world;
    },
  };
}

/** The visit is the reader's. @param {Visit} visit @param {World} world */
export async function signIn(visit, world) {
  await visit.context.addCookies([{ name: "bija", value: world.reader.cookie, url: visit.site.server.url }]);
}
