/** Ranked games from the sign-in to the ratings on pages and lists: two people at a provider of other people's making. */
import assert from "node:assert/strict";
import { after, before } from "node:test";
import { CROWD, Friend, PHONE, QUICK, playOn, playThrough, together } from "../support/friends.js";
import { digits } from "../support/game-page.js";
import { IdentityProvider } from "../support/identity-provider.js";
import { ENDS } from "../support/known-games.js";
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
  await site.start({ port: first.port, config: `${CROWD}changes_per_minute = 0\n${provider.configuration}` });
});
after(async () => {
  await site.end();
  await provider?.end();
});

const WORDS = { en: "Sign in with Seed House", hi: "Seed House से साइन इन करें", id: "Masuk dengan Seed House" };

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

/** Seeks an opponent for a rating in the lobby, and comes to the game. @param {Friend[]} people */
async function seekEachOther(people) {
  for (const { page } of people) {
    await page.selectOption("[name=random-ranked]", "true");
    await page.click("button[name=way][value=random]");
  }
  await Promise.all(people.map(({ page }) => page.waitForURL(/\/game\/[0-9a-z]{13}$/)));
  await Promise.all(people.map((person) => person.started()));
}

site.test("two sign in, play for a rating, one of them on two devices, and see it on their pages", {}, async () => {
  /** @type {Guest[]} */
  const guests = [{ lang: "en", name: "Meera" }, { lang: "hi", name: "अनिल", wishes: { width: 390, height: 844, touch: true } }];
  await together(site, guests, async (meera, anil) => {
    for (const person of [meera, anil]) await signsIn(person);
    await seekEachOther([meera, anil]);
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
      assert.deepEqual(numbers(await person.text(".ranking-own")).sort((a, b) => a - b), [1, 10, rating], "what is still to be played is told");
      await person.looksWell(`leaderboard-${person.lang}`, { fullPage: true });
    }
  });
});

/** A game for a rating beside the pages: found by both, two sowings long, given up by one of them. @param {Friend[]} people @param {Friend} loser */
async function quickGame(people, loser) {
  const seek = () =>
    new Promise((found, failed) => {
      const socket = new WebSocket(`${location.origin.replace("http", "ws")}/api/v1/match/socket`);
      socket.onopen = () => socket.send(JSON.stringify({ type: "seek", ruleset: "kalah", ranked: true }));
      socket.onmessage = ({ data }) => {
        const said = JSON.parse(data);
        if (said.type === "paired") found(said.game);
        if (said.type === "error") failed(new Error(data));
      };
    });
  const [game] = /** @type {string[]} */ (await Promise.all(people.map(({ page }) => page.evaluate(seek))));
  for (let ply = 0; ply < 2; ply += 1) {
    const tables = await Promise.all(people.map((person) => person.toldOf(game)));
    const { legal } = await people[0].truth(tables[0]);
    const mover = people[tables.findIndex(({ seat, mover: to }) => seat === to)];
    await mover.commands(game, "move", { ply, move: legal[0].move });
  }
  await loser.commands(game, "resign", { ply: 2 });
}

/** What each of two has after a game that the first one won, as the rating is told in the documentation. @param {number} winner @param {number} loser */
function rated(winner, loser) {
  const change = Math.round(40 / (1 + 10 ** ((winner - loser) / 400)));
  return [winner + change, loser - change];
}

/** The numbers of a text, whichever its digits. @param {string} text */
const numbers = (text) => (text.replace(/(\p{Nd}),(?=\p{Nd})/gu, "$1").match(/\p{Nd}+/gu) ?? []).map(digits);

site.test("a ranked game that is played to its end on both boards, and its ratings in the panel, on the pages of both and on the list", {}, async () => {
  /** @type {Guest[]} */
  const guests = [{ lang: "en", name: "Asha" }, { lang: "hi", name: "रवि", wishes: PHONE }];
  await together(site, guests, async (asha, ravi) => {
    const both = [asha, ravi];
    for (const person of both) await signsIn(person);
    // Nine games make a rating that is provisional; the tenth brings both on the list.
    let before = [1200, 1200];
    for (let game = 0; game < 9; game += 1) {
      const winner = game % 2;
      await quickGame(both, both[1 - winner]);
      const [won, lost] = rated(before[winner], before[1 - winner]);
      before = winner === 0 ? [won, lost] : [lost, won];
    }
    await asha.visit.go("/en/leaderboard/kalah");
    assert.equal(await asha.page.locator(".ranking-table").count(), 0, "nine games are not enough for the list");
    for (const person of both) await person.lobby();
    await seekEachOther(both);
    const first = await asha.told();
    assert.deepEqual(first.seats.map((one) => [one?.name, one?.rating, one?.provisional]).sort(), [["Asha", before[0], true], ["रवि", before[1], true]]);

    const table = await playThrough(both, ENDS["kalah: South empties the own row and loses"].moves);
    assert.equal(table.phase, "over");
    const { outcome } = await asha.truth(table);
    assert.equal(outcome?.winner, 1);
    assert.deepEqual([table.over?.winner, table.over?.reason, table.over?.score], [1, outcome.reason, outcome.score], "the rules ended it, and nobody else");
    const winner = both.findIndex(({ name }) => name === table.seats[1]?.name);
    const [won, lost] = rated(before[winner], before[1 - winner]);
    const after = winner === 0 ? [won, lost] : [lost, won];
    for (const [at, person] of both.entries()) {
      const other = 1 - at;
      await person.page.locator(".end-ratings span").nth(1).waitFor();
      const rows = (await person.page.locator(".end-ratings span").allTextContents()).map(numbers);
      assert.deepEqual(rows, [[before[at], after[at]], [before[other], after[other]]], `${person.name} sees the own rating first`);
      await person.agreesWithServer();
      await person.looksWell(`ranked-played-${person.lang}`);
    }

    const order = [...after.keys()].sort((a, b) => after[b] - after[a]);
    for (const [at, person] of both.entries()) {
      await person.visit.go(`/${person.lang}/people`);
      await person.page.click('a[href*="/player/"]');
      await person.page.waitForURL(/\/player\//);
      assert.deepEqual(numbers(await person.text(".player-list strong.figure")), [after[at]]);
      await person.page.click(".player-list a");
      await person.page.waitForSelector(".player-line");
      const latest = await person.page.locator(".player-changes tbody tr").first().locator(".figure").allTextContents();
      assert.deepEqual(latest.flatMap(numbers), [before[at], after[at]], "the table begins with this game");
      assert.equal(await person.page.locator(".player-changes tbody tr").count(), 10);
      await person.visit.go(`/${person.lang}/leaderboard/kalah`);
      const rows = await person.page.locator(".ranking-table tbody tr").all();
      const listed = await Promise.all(rows.map(async (row) => [await row.locator("th a").textContent(), ...numbers((await row.locator(".rating").textContent()) ?? "")]));
      assert.deepEqual(listed, order.map((one) => [both[one].name, after[one]]));
      assert.equal(await person.page.locator(".ranking-table tr.own th a").textContent(), person.name);
      await person.looksWell(`leaderboard-of-two-${person.lang}`, { fullPage: true });
    }
  });
});
