/** Tables of three and four people: whole games, a seat that is given up, and one that the computer holds while its owner is away. */
import assert from "node:assert/strict";
import { CROWD, farthest, PHONE, playOn, playToTheEnd, seated, together, withoutMotion } from "../support/friends.js";
import { openSite } from "../support/site.js";

/** @import { Guest, Friend } from "../support/friends.js" */

const site = openSite(CROWD);

/** @type {Guest[]} */
const FOUR = [{ lang: "hi", name: "मीरा" }, { lang: "en", name: "Anil" }, { lang: "hi", name: "लीना", wishes: PHONE }, { lang: "en", name: "Ravi" }];

/** The next game, to which everybody comes by itself. @param {Friend[]} people @param {string} before the game that is over */
async function come(people, before) {
  await Promise.all(people.map(({ page }) => page.waitForURL((url) => /\/game\/[0-9a-z]{13}$/.test(url.pathname) && !url.pathname.endsWith(before))));
  await Promise.all(people.map((person) => person.started()));
}

site.test("four people gather by one link, play mancala_basic to its end, and another begins the next game", {}, async () => {
  await together(site, FOUR, async (meera, anil, lena, ravi) => {
    const people = [meera, anil, lena, ravi];
    await meera.lobby("?game=mancala_basic&o.seeds=3");
    await meera.page.selectOption("[name=table-seats]", "4");
    await meera.page.selectOption("[name=table-join]", "link");
    const link = await meera.opens("table");
    await anil.visit.go(link.replace("/hi/", "/en/"));
    await anil.comesToSay(".invite-terms", "A table for 4");
    await anil.fits("invite-four-en");
    for (const person of [anil, lena]) await person.accepts(link);
    await meera.comesToSay("#gather-title", "1 सीट");
    await meera.fits("gathering-four-hi");
    await lena.fits("gathering-four-390", { fullPage: true });
    await ravi.accepts(link);
    await anil.comesToSay(".seat-list", "Ravi");
    await meera.page.locator('[data-act="begin"]').click();
    const begun = await meera.until(({ phase }) => phase === "playing", "the game begins");
    await Promise.all(people.map((person) => person.caughtUp(0)));
    for (const person of people) {
      const { seat } = await person.told();
      assert.equal((await person.drawn()).viewer, seat, "the own seat is at the bottom");
      assert.equal(await person.page.locator('.play-stage > .seat-list li[aria-current="true"]').count(), 1);
    }
    await playOn(people, 5);
    await ravi.fits("four-playing-en");
    await lena.fits("four-playing-390");
    await withoutMotion(people);
    const over = await playToTheEnd(people, [], farthest);
    assert.equal(over.over?.places.length, 4);
    for (const { page } of people) await page.waitForSelector(".end-panel");
    await lena.fits("four-over-390");

    for (const person of people) await person.button(person.lang === "en" ? "Rematch" : "री-मैच").or(person.page.locator(".end-acts .button.primary")).first().click();
    await come(people, over.id);
    const names = begun.seats.map((one) => one?.name);
    assert.deepEqual((await meera.told()).seats.map((one) => one?.name), [...names.slice(1), names[0]], "the seats have moved on by one");
  });
});

site.test("three people: one resigns, the ring closes, and the others play to the end", {}, async () => {
  await together(site, FOUR.slice(0, 3), async (meera, anil, lena) => {
    const people = [meera, anil, lena];
    await seated(people, { kind: "table", ruleset: "mancala_basic", options: { seeds: "3" } });
    await playOn(people, 4);
    const before = await meera.told();
    await anil.givesUp();
    const { seat } = await anil.told();
    await meera.comesToSay(".turn-sentence", "Anil");
    for (const person of people) await person.until(({ seats }) => seats[Number(seat)]?.out === true, "the seat is out");
    await meera.comesToSay(".play-stage > .seat-list li", "हार मान");
    await anil.fits("three-resigned-en");
    assert.equal((await anil.told()).can.includes("move"), false);
    for (const person of people) await person.agreesWithServer();
    await withoutMotion(people);
    const over = await playToTheEnd([meera, lena], [anil], farthest);
    assert.equal(over.over?.places[Number(seat)], 3, "whoever resigns takes the last place that is free");
    assert.ok(over.ply > before.ply);
    for (const { page } of people) await page.waitForSelector(".end-panel");
  });
});

site.test("three seats by the clock: the computer sows for who is late, holds the seat after the third time, and gives it back", {}, async () => {
  await together(site, FOUR.slice(0, 2), async (meera, anil) => {
    const game = await seatedWithComputer(meera, anil);
    const { seat } = await anil.told();
    const held = () => anil.told().then(({ seats }) => seats[Number(seat)]?.held === true);
    // The host sows at once; the other one is asleep.
    while (!(await held())) {
      const table = await meera.told();
      assert.equal(table.phase, "playing", "the game is long enough");
      if (table.mover !== table.seat) {
        await meera.page.waitForTimeout(100);
        continue;
      }
      const { legal } = await meera.truth();
      await meera.commands(game, "move", { ply: table.ply, move: legal[0].move });
    }
    await meera.comesToSay(".play-stage > .seat-list li", "कंप्यूटर खेल");
    await anil.comesToSay(".strip", "The computer is playing for you.");
    await anil.fits("held-en");
    assert.deepEqual((await anil.drawn()).legal, []);
    await anil.button("Return to your seat").click();
    await anil.until(({ seats }) => seats[Number(seat)]?.held === false, "the seat is given back");
    await anil.page.locator(".strip").waitFor({ state: "hidden" });
    await anil.agreesWithServer();
  });
});

/** A table of two people and a computer, with a clock that is soon over. @param {Friend} host @param {Friend} guest */
async function seatedWithComputer(host, guest) {
  for (const person of [host, guest]) await person.asks("guest", { name: person.name });
  const settings = { clock: 2, seats: 3, join: "link", first: "me", rotate: true };
  const { game, invite } = await host.asks("tables", { kind: "table", ruleset: "mancala_basic", options: { seeds: "4" }, match: null, settings, lang: host.lang });
  await guest.asks(`invites/${invite.split("/").pop()}/seat`, {});
  await host.commands(game, "seat-computer", { level: "easy" });
  await Promise.all([host, guest].map((person) => person.visit.go(`/${person.lang}/game/${game}`)));
  await host.page.locator('[data-act="begin"]').click();
  await Promise.all([host, guest].map((person) => person.started()));
  return game;
}
