/** A game between two people by keys alone, from the invitation to the rematch, and what is said aloud of the other's moves and wishes. */
import assert from "node:assert/strict";
import { CROWD, seated, together } from "../support/friends.js";
import { openSite } from "../support/site.js";
import { wordsOf } from "../support/words.js";

/** @import { Friend, Guest } from "../support/friends.js" */

const site = openSite(CROWD);
/** So many presses of the tab key reach everything on a page. */
const MOST_TABS = 80;

/** @type {Guest[]} */
const TWO = [{ lang: "en", name: "Meera" }, { lang: "hi", name: "अनिल" }];

/** Goes on by the tab key until an element has the focus, and it can be seen that it has. @param {Friend} person @param {string} selector */
async function tabTo({ page }, selector) {
  for (let presses = 0; presses < MOST_TABS; presses += 1) {
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted), selector)) {
      const seen = await page.evaluate(() => {
        const element = document.activeElement;
        if (!element?.matches(":focus-visible")) return false;
        const { outlineStyle, boxShadow } = getComputedStyle(element);
        return outlineStyle !== "none" || boxShadow !== "none" || element.matches(".bb-pit");
      });
      assert.ok(seen, `the focus shows on ${selector}`);
      return;
    }
    await page.keyboard.press("Tab");
  }
  assert.fail(`the tab key does not lead to ${selector}`);
}

/** @param {Friend} person @param {string} selector */
async function presses(person, selector) {
  await tabTo(person, selector);
  await person.page.keyboard.press("Enter");
}

/** Waits until something is said aloud. @param {Friend} person @param {RegExp | string} wanted */
async function hears(person, wanted) {
  const fits = (/** @type {string} */ said) => (typeof wanted === "string" ? said.includes(wanted) : wanted.test(said));
  for (let tries = 0; tries < 200; tries += 1) {
    if ((await person.heard()).some(fits)) return;
    await person.page.waitForTimeout(50);
  }
  assert.fail(`${person.name} hears ${JSON.stringify(await person.heard())}, and not ${wanted}`);
}

/** A sowing by the other person, which is told aloud here in the words of the rules. @param {Friend} mover @param {Friend} listener @param {(person: Friend) => Promise<void>} act */
async function toldAloud(mover, listener, act) {
  const table = await mover.told();
  await act(mover);
  const { ply, game } = await mover.until((now) => now.ply > table.ply, "the sowing is made");
  await listener.caughtUp(game.moves.length);
  const said = await site.ask("step", { game: table.game, move: game.moves[ply - 1], viewer: (await listener.told()).seat });
  const words = await wordsOf(listener);
  // The rules speak of a computer where the page has a person's name.
  const where = words([said.summary[0]]).match(/\d+|[०-९]+/)?.[0] ?? "";
  await hears(listener, where);
  await hears(listener, mover.name);
  assert.doesNotMatch((await listener.heard()).join(" "), /computer|कंप्यूटर/i);
}

site.test("by keys alone: an invitation is accepted, sowings are made, a draw is offered, the game given up, and another begun", {}, async () => {
  await together(site, TWO, async (meera, anil) => {
    await anil.asks("guest", { name: "अनिल" });
    const { game, invite } = await anil.asks("tables", { kind: "friend", ruleset: "oware", options: {}, match: null, settings: { clock: null, seats: 2, join: "link", first: "friend", rotate: true }, lang: "hi" });
    await anil.visit.go(`/hi/game/${game}`);
    await meera.visit.go(invite.replace("/hi/", "/en/"));
    await tabTo(meera, "[name=nickname]");
    await meera.page.keyboard.type("Meera");
    await presses(meera, "#invite-form button");
    await meera.page.waitForURL(/\/game\/[0-9a-z]{13}$/);
    for (const person of [meera, anil]) {
      await person.started();
      await person.hear();
    }

    // Three ways to a pit: the tab key, an arrow from there, its number.
    await toldAloud(meera, anil, (person) => presses(person, '.bb-pit[aria-disabled="false"]'));
    await toldAloud(anil, meera, async (person) => {
      await tabTo(person, ".bb-pit");
      for (let steps = 0; steps < 8 && !(await person.page.evaluate(() => document.activeElement?.matches('.bb-pit[aria-disabled="false"]'))); steps += 1) await person.page.keyboard.press(steps % 2 ? "ArrowRight" : "ArrowDown");
      await person.page.keyboard.press("Enter");
    });
    await toldAloud(meera, anil, async (person) => {
      const { legal } = await person.truth();
      await person.page.waitForFunction(() => document.querySelector("main")?.dataset.mover === "you");
      await person.page.keyboard.press(String(legal[0].move.replace(/\D/g, "")));
    });

    await presses(meera, '.play-buttons > button:not(:disabled):has(+ button + button)');
    await hears(anil, "Meera ने ड्रॉ का प्रस्ताव दिया है।");
    await presses(anil, ".strip .button:not(.primary)");
    await hears(meera, "अनिल declined the draw.");

    await meera.page.evaluate(() => [...document.querySelectorAll("button")].find((one) => one.textContent?.trim() === "Resign")?.setAttribute("data-found", ""));
    await presses(meera, "[data-found]");
    assert.ok(await meera.page.evaluate(() => document.activeElement?.closest(".strip") !== null), "the question has the focus");
    await meera.page.keyboard.press("Tab");
    await meera.page.keyboard.press("Enter");
    assert.equal((await meera.told()).phase, "playing", "a second thought");
    await presses(meera, "[data-found]");
    await meera.page.keyboard.press("Enter");
    await meera.until(({ phase }) => phase === "over", "the game is given up");

    for (const person of [meera, anil]) {
      await person.page.waitForSelector(".end-panel");
      await person.page.waitForFunction(() => document.activeElement?.closest(".end-panel"));
    }
    await presses(meera, ".end-acts .button.primary");
    await hears(anil, "Meera");
    await anil.comesToSay(".end-asks", "Meera");
    await presses(anil, ".end-acts .button.primary");
    for (const person of [meera, anil]) {
      await person.page.waitForURL((url) => /\/game\/[0-9a-z]{13}$/.test(url.pathname) && !url.pathname.endsWith(game));
      await person.started();
    }
    assert.equal((await anil.told()).seat, 0, "the other one begins");
  });
});

site.test("what is asked before the first sowing is said aloud and answered by keys", {}, async () => {
  await together(site, TWO, async (meera, anil) => {
    await seated([meera, anil], { ruleset: "mangala4" });
    for (const person of [meera, anil]) await person.hear();
    await presses(meera, ".strip .button");
    await hears(anil, "सम या विषम?");
    await presses(anil, ".strip .button");
    await anil.until(({ phase }) => phase === "choosing", "the guess is made");
    await hears(meera, /there (was|were) \d/);
    await presses(anil, ".strip .button");
    await meera.until(({ phase }) => phase === "playing", "the side is chosen");
    await hears(meera, "अनिल chose the side. अनिल to move");
    await hears(anil, "आपकी बारी");
  });
});
