/** A whole game of every game against the computer, in English, and of the boards that are played so; those in Hindi are beside this file. */
import assert from "node:assert/strict";
import { IDS } from "../support/every-game.js";
import { openSite } from "../support/site.js";
import { wholeGames } from "../support/whole-game.js";

const site = openSite();

site.test("the games of these tests are those of the site", {}, async () => {
  const home = await (await fetch(`${site.server.url}/en/`)).text();
  const shown = new Set([...home.matchAll(/\/en\/play\/([a-z0-9_]+)/g)].map(([, id]) => id));
  assert.deepEqual([...shown].filter((id) => !IDS.includes(id)), [], "games that are not played here");
});

wholeGames(site, "en");
