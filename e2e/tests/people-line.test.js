/** Lines that break and come back, pages that are loaded anew, and one seat in several tabs and devices. */
import assert from "node:assert/strict";
import { CROWD, Friend, PHONE, playOn, seated, together } from "../support/friends.js";
import { Visit, openSite } from "../support/site.js";

/** @import { Guest } from "../support/friends.js" */

const site = openSite(CROWD);

/** @type {Guest[]} */
const TWO = [{ lang: "en", name: "Meera" }, { lang: "hi", name: "अनिल", wishes: PHONE }];

/** How long a phone is in a tunnel, in milliseconds. */
const TUNNEL = 20_000;

site.test("a page that is loaded anew in mid-game has the same board, clock and seat, and goes on", {}, async () => {
  await together(site, TWO, async (meera, anil) => {
    await seated([meera, anil], { ruleset: "kalah", options: { seeds: "3" }, settings: { clock: 60 } });
    await playOn([meera, anil], 5);
    for (const person of [meera, anil]) {
      const before = await person.drawn();
      await person.page.reload();
      await person.started();
      await person.caughtUp((await person.told()).game.moves.length);
      const after = await person.drawn();
      assert.deepEqual([after.pits, after.stores, after.viewer, after.legal], [before.pits, before.stores, before.viewer, before.legal]);
      const shown = Number((await person.page.locator(".clock.runs .clock-seconds").textContent())?.replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - 0x966)));
      const { deadline } = (await person.told()).clock;
      assert.ok(Math.abs(shown - (Number(deadline) - Date.now()) / 1000) < 4, `the clock shows ${shown}`);
    }
    await playOn([meera, anil], 3);
    for (const person of [meera, anil]) await person.agreesWithServer();
  });
});

site.test("twenty seconds without a network: both boards say so at once, and heal by themselves with nothing lost", {}, async () => {
  await together(site, TWO, async (meera, anil) => {
    await seated([meera, anil], { ruleset: "mancala_basic", settings: { clock: 60 } });
    while ((await meera.told()).mover !== 0) await playOn([meera, anil], 1);
    anil.visit.expect(/^console: .*ERR_INTERNET_DISCONNECTED/, /^request: net::ERR_INTERNET_DISCONNECTED/);
    const atOnce = anil.page.evaluate(() => new Promise((done) => addEventListener("offline", () => done(document.querySelector("main")?.dataset.line))));
    await anil.visit.context.setOffline(true);
    const cut = Date.now();
    assert.equal(await atOnce, "lost", "the page says so before it does anything else");
    assert.ok(await anil.page.locator(".torn").isVisible());
    assert.deepEqual((await anil.drawn()).legal, []);
    await anil.comesToSay(".turn-line", "कनेक्शन टूट");
    await anil.looksWell("line-lost-390");
    await meera.comesToSay(".table-note", /अनिल lost the connection/);
    await meera.looksWell("other-away-en");
    await playOn([meera], 1);
    const { ply, clock } = await meera.told();
    await anil.page.waitForTimeout(Math.max(0, TUNNEL - (Date.now() - cut)));
    assert.equal(await anil.page.locator('main[data-line="lost"]').count(), 1);
    await anil.visit.context.setOffline(false);
    await anil.page.waitForSelector('main[data-line="open"]');
    await anil.caughtUp((await meera.told()).game.moves.length);
    await anil.agreesWithServer();
    assert.deepEqual([(await anil.told()).ply, (await anil.told()).clock.deadline], [ply, clock.deadline], "the clock went on, and no other");
    await meera.page.waitForFunction(() => !document.querySelector(".table-note")?.textContent?.includes("lost"));
    await playOn([meera, anil], 3);
    for (const person of [meera, anil]) await person.agreesWithServer();
  });
});

site.test("two tabs of one seat show the same and both may play; another device without the seat watches", {}, async () => {
  await together(site, TWO, async (meera, anil) => {
    const game = await seated([meera, anil], { ruleset: "kalah", options: { seeds: "3" } });
    const page = await meera.visit.context.newPage();
    const tab = new Friend(Object.assign(Object.create(Visit.prototype), meera.visit, { page }), "en", "Meera");
    await page.goto(`${site.server.url}/en/game/${game}`);
    await tab.started();
    const device = await Visit.open(site, { locale: "en", settings: { speed: "off" } });
    try {
      const other = new Friend(device, "en", "Meera");
      await device.go(`/en/game/${game}`);
      await other.started();
      assert.equal((await other.told()).seat, null);
      assert.deepEqual((await other.drawn()).legal, []);
      await other.comesToSay(".table-note", "You are watching.");

      for (let turn = 0, tabs = [meera, tab]; turn < 8; turn += 1) {
        const table = await meera.told();
        if (table.phase === "over") break;
        const mover = table.mover === table.seat ? tabs[turn % 2] : anil;
        const { legal } = await mover.truth();
        await mover.plays(legal[0], table.ply);
        const { moves } = (await meera.told()).game;
        for (const one of [meera, tab, anil, other]) {
          await one.caughtUp(moves.length);
          await one.agreesWithServer();
        }
      }
      device.check();
    } finally {
      await device.close();
    }
    await page.close();
    await playOn([meera, anil], 1);
    await anil.page.waitForTimeout(300);
    assert.equal((await anil.told()).seats[Number((await meera.told()).seat)]?.present, true, "one tab is enough to be there");
  });
});

site.test("a move that is confirmed while its seeds still travel stays as it is, and nothing is asked for anew", {}, async () => {
  const slow = TWO.map((guest) => ({ ...guest, wishes: { ...guest.wishes, settings: { speed: "fast" } } }));
  await together(site, slow, async (meera, anil) => {
    /** @type {string[]} */
    const sent = [];
    for (const { page } of [meera, anil]) page.on("websocket", (socket) => socket.on("framesent", ({ payload }) => sent.push(String(payload))));
    await seated([meera, anil], { ruleset: "oware" });
    await playOn([meera, anil], 4);
    await meera.says(/^अनिल lifted/);
    await anil.says(/^आपने/);
    for (const person of [meera, anil]) await person.agreesWithServer();
    assert.equal(sent.filter((text) => text.includes('"move"')).length, 4);
    assert.deepEqual(sent.filter((text) => text.includes('"sync"')), []);
  });
});
