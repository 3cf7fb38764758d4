/** Opponents whom the server finds, and tables of more than two. */
import assert from "node:assert/strict";
import { farthest, playToTheEnd, together, withoutMotion } from "../support/friends.js";
import { openSite } from "../support/site.js";

/** @import { Guest } from "../support/friends.js" */

const site = openSite();

site.test("two who look for the same game meet, others may watch, and one gives up", {}, async () => {
  /** @type {Guest[]} */
  const guests = [{ lang: "en", name: "Meera" }, { lang: "hi", name: "अनिल", wishes: { width: 390, height: 844, touch: true } }];
  await together(site, guests, async (meera, anil) => {
    for (const person of [meera, anil]) {
      await person.lobby("?game=oware");
      await person.fits(`lobby-${person.lang}`, { fullPage: true });
      await person.page.click("button[name=way][value=random]");
      if (person === meera) await meera.page.locator(".lobby-seeking").filter({ hasText: "Looking" }).waitFor();
    }
    await Promise.all([meera, anil].map(({ page }) => page.waitForURL(/\/game\/[0-9a-z]{13}$/)));
    assert.equal(meera.table, anil.table);
    await Promise.all([meera.started(), anil.started()]);
    const table = await meera.told();
    assert.deepEqual([table.phase, table.game.ruleset, table.clock.seconds], ["playing", "oware", 30]);
    const isTold = async (/** @type {string} */ id) => {
      const { running } = await (await fetch("/api/v1/lobby")).json();
      return running.some((/** @type {{game: string}} */ { game }) => game === id);
    };
    await meera.visit.until("the lobby tells of the game", isTold, meera.table);
    await meera.resigns();
    await anil.page.waitForSelector(".end-panel");
  });
});

site.test("nobody there: the computer is offered after ten seconds, by its name, and plays", {}, async () => {
  await together(site, [{ lang: "en", name: "Meera" }], async (meera) => {
    await meera.lobby("?game=kalah&o.seeds=3");
    await meera.page.click("button[name=way][value=random]");
    await meera.button("Play against the computer").click();
    await meera.page.waitForURL(/\/game\/[0-9a-z]{13}$/);
    await meera.started();
    const table = await meera.told();
    assert.deepEqual([table.phase, table.clock.seconds, table.game.options], ["playing", null, { seeds: "3" }]);
    assert.deepEqual(table.seats.map((one) => one?.kind).sort(), ["computer", "guest"]);
    await meera.fits("against-computer");
    assert.equal((await playToTheEnd([meera])).phase, "over");
  });
});

site.test("a table of three with a computer, found in the lobby, begun by its host, watched", {}, async () => {
  /** @type {Guest[]} */
  const guests = [{ lang: "en", name: "Meera" }, { lang: "hi", name: "अनिल", wishes: { width: 390, height: 844, touch: true } }, { lang: "en", name: "Lena" }];
  await together(site, guests, async (meera, anil, lena) => {
    await meera.lobby("?game=mancala_basic&o.seats=3&o.seeds=3&o.pits=4");
    await meera.page.selectOption("[name=table-seats]", "3");
    const link = await meera.opens("table");
    await anil.lobby();
    await anil.page.locator(".lobby-tables[data-part=open] a").first().click();
    await anil.page.waitForURL(/\/game\/[0-9a-z]{13}$/);
    // Whoever has no name yet gives one first; the link seats as well.
    await anil.accepts(link);
    await meera.page.locator(".seat-list li").filter({ hasText: "अनिल" }).waitFor();
    await meera.fits("gathering-en");
    await meera.page.locator('[data-act="seat"]').click();
    await meera.until(({ seats }) => seats.filter(Boolean).length === 3, "the computer sits");
    await meera.page.locator('[data-act="begin"]').click();
    await Promise.all([meera.started(), anil.started()]);
    await lena.visit.go(`/en/game/${meera.table}`);
    await lena.started();
    await withoutMotion([meera, anil, lena]);
    const over = await playToTheEnd([meera, anil], [lena], farthest);
    assert.equal(over.over?.places.length, 3);
    for (const { page } of [meera, anil, lena]) {
      await page.waitForSelector(".end-panel");
      const rows = await page.locator(".play-stage > .seat-list li").allTextContents();
      assert.ok(rows.length === 3 && rows.every((row) => !/resigned|हार मान/.test(row)), `who has finished has not resigned: ${rows.join("; ")}`);
    }
    await anil.fits("three-over-390");
  });
});
