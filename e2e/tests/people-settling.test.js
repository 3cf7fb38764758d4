/** A table whose host changes how it is played while people come, through the real server: three browsers, two languages. */
import assert from "node:assert/strict";
import { together } from "../support/friends.js";
import { openSite } from "../support/site.js";

/** @import { Friend, Guest } from "../support/friends.js" */

const site = openSite();

/** @param {Friend} person @param {RegExp} words */
const reads = (person, words) => person.page.locator(".gather-news:visible, .gather-fallen:visible").filter({ hasText: words }).first().waitFor();

site.test("the host changes pits, clock and places while people come; seven pits fall back when a third sits down", {}, async () => {
  /** @type {Guest[]} */
  const guests = [{ lang: "en", name: "Meera" }, { lang: "hi", name: "अनिल", wishes: { width: 390, height: 844, touch: true } }, { lang: "en", name: "Lena" }];
  await together(site, guests, async (meera, anil, lena) => {
    const choose = (/** @type {string} */ name, /** @type {string} */ value) => meera.page.locator(`.gather label:has(input[name="${name}"][value="${value}"])`).click();
    await meera.lobby("?game=mancala_basic");
    await meera.page.selectOption("[name=table-seats]", "3");
    const link = await meera.opens("table");
    await anil.accepts(link);
    await anil.page.waitForSelector(".gather .option-row");
    await choose("option-pits", "7");
    await reads(anil, /बदलाव: .*7/);
    await choose("setting-clock", "60");
    await reads(anil, /बदलाव: घड़ी: .*60/);
    const told = await anil.until(({ settings }) => settings.clock === 60, "the clock is set");
    assert.deepEqual([told.game.options.pits, told.fallen_back], ["7", []]);
    await lena.accepts(link);
    await Promise.all([reads(meera, /with 3 players 6.*instead of 7/), reads(anil, /3 खिलाड़ियों के साथ .*7.* की जगह .*6/), reads(lena, /with 3 players 6.*instead of 7/)]);
    await choose("option-pits", "4");
    await reads(anil, /बदलाव: .*4/);
    await meera.page.waitForSelector(".gather-fallen", { state: "detached" });
    await choose("setting-rotate", "false");
    await reads(lena, /Changed: Next game: The same begins/);
    if (process.env.SHOTS) {
      await meera.page.screenshot({ path: `${process.env.SHOTS}/settling-en.png`, fullPage: true });
      await anil.page.screenshot({ path: `${process.env.SHOTS}/settling-390-hi.png`, fullPage: true });
    }
    await meera.page.locator('[data-act="begin"]').click();
    await Promise.all([meera, anil, lena].map((person) => person.started()));
    const begun = await lena.until(({ phase }) => phase === "playing", "the game begins");
    assert.deepEqual([begun.game.options, begun.settings.clock, begun.settings.rotate], [{ seats: "3", pits: "4" }, 60, false]);
    assert.equal((await lena.drawn()).pits.length, 12, "four pits for each of three");
  });
});
