/** A ranked game from the sign-in to the rating on one's own page: two people at a provider of other people's making. */
import assert from "node:assert/strict";
import { after, before } from "node:test";
import { Friend, PHONE, QUICK, playOn, together } from "../support/friends.js";
import { IdentityProvider } from "../support/identity-provider.js";
import { Server } from "../support/server.js";
import { Site, Visit } from "../support/site.js";

/** @import { Guest } from "../support/friends.js" */

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

site.test("two sign in, play for a rating, one of them on two devices, and see it on their pages", {}, async () => {
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
    await playOn([meera, anil], 3);
    const device = await Visit.open(site, { ...QUICK, ...PHONE });
    try {
      // The account has its seat on each of its devices: all show the same, and any may play.
      const other = new Friend(device, "en", "Meera");
      await signsIn(other);
      await device.go(`/en/game/${first.id}`);
      await other.started();
      assert.equal((await other.told()).seat, first.seat);
      await playOn([other, anil], 3, [meera]);
      for (const person of [meera, other]) await person.agreesWithServer();
      device.check();
    } finally {
      await device.close();
    }
    await meera.resigns();
    await anil.page.locator(".end-ratings").filter({ hasText: /1,?220/ }).waitFor();
    await meera.page.locator(".end-ratings").filter({ hasText: /1,?180/ }).waitFor();
    await anil.looksWell("ranked-over-390");
    await meera.looksWell("ranked-over-en");

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
