/** A ranked game from the sign-in to the rating on one's own page: two people at a provider of other people's making. */
import assert from "node:assert/strict";
import { after, before } from "node:test";
import { together } from "../support/friends.js";
import { IdentityProvider } from "../support/identity-provider.js";
import { Server } from "../support/server.js";
import { Site } from "../support/site.js";

/** @import { Friend, Guest } from "../support/friends.js" */

const site = new Site();
/** @type {IdentityProvider} */
let provider;

before(async () => {
  const first = await Server.start();
  await first.stop();
  provider = await IdentityProvider.start(first.url);
  await site.start({ port: first.port, config: provider.configuration });
});
after(async () => {
  await site.end();
  await provider?.end();
});

const WORDS = { en: "Sign in with Seed House", hi: "Seed House से साइन इन करें" };

/** Signs in and comes to the lobby under the own name. @param {Friend} friend */
async function signsIn(friend) {
  const { page, lang, name } = friend;
  provider.person = name;
  await friend.visit.go(`/${lang}/sign-in?back=${encodeURIComponent(`/${lang}/people?game=kalah`)}`);
  await page.getByRole("button", { name: WORDS[lang], exact: true }).click();
  await page.getByRole("button", { name: "Yes" }).click();
  await page.waitForURL((url) => url.origin === site.server.url && !url.pathname.includes("sign-in"));
  await friend.lobby();
}

site.test("two sign in, play for a rating, and see it on their pages", {}, async () => {
  /** @type {Guest[]} */
  const guests = [{ lang: "en", name: "Meera" }, { lang: "hi", name: "अनिल", wishes: { width: 390, height: 844, touch: true } }];
  await together(site, guests, async (meera, anil) => {
    for (const person of [meera, anil]) await signsIn(person);
    for (const { page } of [meera, anil]) {
      await page.selectOption("[name=random-ranked]", "true");
      await page.click("button[name=way][value=random]");
    }
    await Promise.all([meera, anil].map(({ page }) => page.waitForURL(/\/game\/[0-9a-z]{13}$/)));
    await Promise.all([meera.started(), anil.started()]);
    const first = await meera.told();
    assert.deepEqual(first.seats.map((one) => [one?.kind, one?.rating]), [["account", 1200], ["account", 1200]]);
    const mover = first.mover === first.seat ? meera : anil;
    const { legal } = await mover.truth();
    await mover.plays(legal[0], 0);
    await meera.resigns();
    await anil.page.locator(".end-ratings").filter({ hasText: /1,?220/ }).waitFor();
    await meera.page.locator(".end-ratings").filter({ hasText: /1,?180/ }).waitFor();

    for (const [person, rating] of /** @type {const} */ ([[meera, 1180], [anil, 1220]])) {
      await person.visit.go(`/${person.lang}/people`);
      await person.page.click('a[href*="/player/"]');
      await person.page.waitForURL(/\/player\//);
      assert.match(await person.text(".player-list"), new RegExp(String(rating).replace(/^1/, "1,")));
      await person.page.click(".player-list a");
      await person.page.waitForSelector(".player-line");
      await person.looksWell(`player-${person.lang}`, { fullPage: true });
      await person.visit.go(`/${person.lang}/leaderboard/kalah`);
      assert.equal(await person.page.locator("table").count(), 0, "one game is not enough for the list");
      await person.looksWell(`leaderboard-${person.lang}`, { fullPage: true });
    }
  });
});
