/** How games of two end otherwise than on the board: a draw, a resignation, the clock, and before they have begun; and who watches. */
import assert from "node:assert/strict";
import { CROWD, PHONE, playOn, seated, together } from "../support/friends.js";
import { openSite } from "../support/site.js";

/** @import { Guest } from "../support/friends.js" */

const site = openSite(CROWD);

/** @type {Guest[]} */
const TWO = [{ lang: "hi", name: "मीरा", wishes: PHONE }, { lang: "en", name: "Anil" }];

site.test("a draw is offered, declined, offered again after two own sowings, and accepted", {}, async () => {
  await together(site, TWO, async (meera, anil) => {
    await seated([meera, anil], { ruleset: "kalah", settings: { clock: 30 } });
    await playOn([meera, anil], 2);
    await anil.button("Offer a draw").click();
    await meera.comesToSay(".strip", "Anil ने ड्रॉ का प्रस्ताव दिया है।");
    await meera.fits("draw-offered-390");
    await anil.says(/You offered a draw/);
    await meera.page.locator(".strip button").last().click();
    await anil.says(/मीरा declined the draw/);
    assert.ok(await anil.button("Offer a draw").isDisabled(), "not again at once");
    const { seat, draw_wait: wait } = await anil.told();
    assert.equal(wait[Number(seat)], 2);
    while ((await anil.told()).draw_wait[Number(seat)] > 0) await playOn([meera, anil], 1);
    await anil.page.locator("button:enabled", { hasText: "Offer a draw" }).click();
    await meera.comesToSay(".strip", "Anil");
    await meera.page.locator(".strip button.primary").click();
    for (const person of [meera, anil]) await person.page.waitForSelector(".end-panel");
    const { over } = await anil.told();
    assert.deepEqual([over?.reason, over?.places, over?.winner], ["agreed", [1, 1], null]);
    await anil.comesToSay(".end-reason", "Both players agreed to a draw.");
    await meera.comesToSay(".end-reason", "आपसी सहमति से खेल ड्रॉ रहा।");
  });
});

site.test("one resigns after a second thought, asks for a rematch, and the other does not want one", {}, async () => {
  await together(site, TWO, async (meera, anil) => {
    await seated([meera, anil], { ruleset: "oware" });
    await playOn([meera, anil], 3);
    await meera.button("हार मान लें").click();
    await meera.comesToSay(".strip", "यह खेल आपकी हार में गिना जाएगा");
    await meera.page.locator(".strip button").last().click();
    assert.equal((await meera.told()).phase, "playing", "nothing is done yet");
    await meera.resigns();
    await anil.comesToSay(".end-reason", "मीरा resigned.");
    await anil.says(/^मीरा resigned\.$/);
    await anil.comesToSay("#end-title", "You win");
    await meera.page.waitForSelector(".end-panel");
    await meera.page.locator(".end-acts .button.primary").click();
    await anil.comesToSay(".end-asks", "मीरा asks for a rematch.");
    await anil.fits("rematch-asked-en");
    await anil.button("Not now").click();
    await meera.comesToSay(".turn-sentence", "Anil");
    assert.equal((await meera.told()).next, null);
  });
});

site.test("whose time runs out loses, and both see the clock run low", {}, async () => {
  await together(site, TWO, async (meera, anil) => {
    // The clock runs while the pages load.
    await seated([meera, anil], { ruleset: "kalah", settings: { clock: 15, first: "friend" } });
    await anil.hear();
    for (const { page } of [meera, anil]) await page.waitForSelector(".clock.runs.very-low");
    await anil.fits("clock-low-en");
    await meera.fits("clock-low-390");
    for (const { page } of [meera, anil]) await page.waitForSelector(".end-panel");
    await anil.comesToSay(".end-reason", "Your time ran out.");
    await meera.comesToSay(".end-reason", "Anil");
    assert.ok((await anil.heard()).some((said) => /seconds? left/.test(said)), "the last seconds are said");
    const { over } = await meera.told();
    assert.deepEqual([over?.reason, over?.by, over?.places], ["time", 0, [2, 1]]);
  });
});

site.test("a game is aborted before its first sowing and counts for nobody", {}, async () => {
  await together(site, TWO, async (meera, anil) => {
    await seated([meera, anil], { ruleset: "kalah" });
    await anil.button("Abort").click();
    await anil.comesToSay(".strip", "It counts for nobody");
    await anil.page.locator(".strip button.primary").click();
    for (const { page } of [meera, anil]) await page.waitForSelector(".end-panel");
    await anil.comesToSay(".end-reason", "The game was stopped before it had begun.");
    const { over } = await meera.told();
    assert.deepEqual([over?.reason, over?.places], ["aborted", []]);
  });
});

site.test("a spectator comes from the list of running games, sees the first seat at the bottom, and can do nothing", {}, async () => {
  await together(site, [...TWO, { lang: "hi", name: "लीना" }], async (meera, anil, lena) => {
    const game = await seated([meera, anil], { ruleset: "kalah", settings: { first: "friend" } });
    await playOn([meera, anil], 1);
    // The list is read anew at most once a second.
    await lena.page.waitForTimeout(1100);
    await lena.visit.go("/hi/people");
    await lena.fits("lobby-hi", { fullPage: true });
    await lena.page.locator(`.lobby-tables[data-part=running] a[href$="${game}"]`).click();
    await lena.page.waitForURL(/\/hi\/game\//);
    await lena.started();
    await playOn([meera, anil], 3, [lena]);
    const drawn = await lena.drawn();
    assert.deepEqual([drawn.viewer, drawn.legal], [0, []]);
    await lena.comesToSay(".table-note", "आप यह खेल देख रहे हैं।");
    for (const words of ["हार मान लें", "ड्रॉ का प्रस्ताव दें", "खेल रोकें"]) assert.equal(await lena.button(words).count(), 0, words);
    const { ply } = await lena.told();
    for (const pit of [0, 6]) await lena.click(pit);
    await lena.page.waitForTimeout(300);
    assert.equal((await lena.told()).ply, ply, "to press a pit does nothing");
    for (const person of [meera, anil]) await person.comesToSay(".table-note", /1/);
    await lena.agreesWithServer();
  });
});
