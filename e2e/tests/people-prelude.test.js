/** What two people settle before the first sowing, each in a browser of their own, one of which is loaded anew in the midst: odd or even, the side, the lay-out, the pie rule's answer. */
import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { CROWD, PHONE, playOn, seated, together } from "../support/friends.js";
import { openSite } from "../support/site.js";

/** @import { Friend, Guest } from "../support/friends.js" */

const site = openSite(CROWD);

/** @type {Guest[]} */
const TWO = [{ lang: "en", name: "Meera" }, { lang: "hi", name: "अनिल", wishes: PHONE }];

/** Everything that reaches somebody's browser from now on: frames, and answers with their pages. @param {Friend} person */
function overhear({ visit }) {
  /** @type {string[]} */
  const heard = [];
  visit.page.on("websocket", (socket) => socket.on("framereceived", ({ payload }) => heard.push(String(payload))));
  visit.context.on("response", async (response) => {
    if (/html|json/.test(response.headers()["content-type"] ?? "")) heard.push(await response.text().catch(() => ""));
  });
  return heard;
}

/** Loads the page anew; what was asked is asked still. @param {Friend} person */
async function reload(person) {
  await person.page.reload();
  await person.page.waitForFunction(() => document.querySelector("main")?.dataset.line === "open");
}

site.test("odd or even and the side: nothing of the hidden number reaches the others before the guess", {}, async () => {
  await together(site, [...TWO, { lang: "en", name: "Lena" }], async (meera, anil, lena) => {
    const others = [anil, lena].map(overhear);
    await seated([meera, anil], { ruleset: "mangala4", settings: { clock: 30 } }, [lena]);
    const hiding = await meera.told();
    assert.equal(hiding.phase, "hiding");
    const [hider, guesser] = hiding.seat === 0 ? [meera, anil] : [anil, meera];
    assert.equal(hider, meera, "the host takes the first place");
    await hider.comesToSay(".turn-line", "Hide your seeds");
    await guesser.comesToSay(".turn-line", "Meera का इंतज़ार है");
    const left = Number(await hider.text(".clock.runs .clock-seconds"));
    const { deadline } = (await hider.told()).clock;
    assert.ok(left > 30 && Math.abs(left - (Number(deadline) - Date.now()) / 1000) < 4, `a choice has a clock of its own, which shows ${left}`);
    await hider.says(/The other player guesses odd or even/);
    await hider.looksWell("hiding-en");
    await hider.page.locator(".strip button", { hasText: "2" }).click();
    await guesser.comesToSay(".turn-line", "सम या विषम?");
    await reload(hider);
    await hider.comesToSay(".turn-line", "Waiting for अनिल");
    await reload(guesser);
    await reload(lena);
    await guesser.comesToSay(".turn-line", "सम या विषम?");
    await guesser.looksWell("guessing-390");
    for (const one of [guesser, lena]) {
      const { prelude } = await one.told();
      others[0].push(JSON.stringify(prelude), await one.page.content());
      assert.deepEqual([prelude?.count ?? null, /** @type {any} */ (prelude)?.salt ?? null, prelude?.right ?? null], [null, null, null]);
    }
    const before = others.map((heard) => [...heard]);
    assert.ok(before.every((heard) => heard.some((text) => text.includes('"phase":"guessing"'))), "what was heard was heard");

    await guesser.page.locator(".strip button", { hasText: "सम" }).first().click();
    const choosing = await guesser.until(({ phase }) => phase === "choosing", "the guess is made");
    const { count, salt, hash } = /** @type {any} */ (choosing.prelude);
    assert.equal(count, 2);
    assert.equal(createHash("sha256").update(`${count}:${salt}`).digest("hex"), hash, "what is revealed is what was hidden");
    for (const heard of before) {
      assert.ok(heard.every((text) => !text.includes(salt)), "nobody heard the salt");
      assert.ok(heard.every((text) => !/"concealed":\{/.test(text) && !/"(count|right)":(\d|true|false)/.test(text)), "nobody heard the number");
    }
    await hider.says(/अनिल guessed right: there were 2 seeds in the hand\. Whoever takes the first side/);
    await reload(guesser);
    await guesser.comesToSay(".turn-line", "अपनी तरफ़ चुनें");
    await guesser.looksWell("choosing-390");
    await guesser.page.locator(".strip button", { hasText: "मेरी" }).click();
    await hider.until(({ phase }) => phase === "playing", "the side is chosen");
    const playing = await guesser.told();
    assert.deepEqual([playing.seat, playing.mover], [0, 0], "who takes the first side moves first");
    await hider.says(/^अनिल chose the side/);
    await guesser.says(/^आपने तरफ़ चुनी/);
    await Promise.all([hider, guesser, lena].map((person) => person.started()));
    assert.deepEqual([(await guesser.drawn()).viewer, (await hider.drawn()).viewer], [0, 1]);
    await playOn([meera, anil], 2, [lena]);
    for (const person of [meera, anil, lena]) await person.agreesWithServer();
  });
});

/** Takes seeds out of the first pit and lays them in the last one that is drawn; one of them stays in the hand. @param {Friend} person @param {number} seeds */
async function drafts({ page }, seeds) {
  await page.locator("dialog .arrange-grid.own").waitFor();
  for (let seed = 0; seed < seeds; seed += 1) {
    if (seed > 0) await page.locator(".arrange-pit").last().click();
    await page.locator(".arrange-less:enabled").first().click();
  }
  assert.ok(await page.locator(".dialog-foot .primary").isDisabled(), "a seed is in the hand still");
}

/** Lays the last seed down, and the whole side. @param {Friend} person */
async function laysDown({ page }) {
  await page.locator(".arrange-pit").last().click();
  await page.locator(".dialog-foot .primary").click();
}

/** What the editor of one shows of the other's side, by the numbers of its pits. @param {Friend} person */
async function facing({ page }) {
  const texts = await page.locator(".arrange-grid.facing .for-readers").allTextContents();
  const pits = texts.map((text) => text.match(/\d+/g)?.map(Number) ?? []);
  return pits.sort(([one], [other]) => one - other).map(([, count = 0]) => count);
}

site.test("omweso laid out by both in their own editors: a draft stays where it is, a side that is laid down lies in sight, and the game goes on from both", {}, async () => {
  await together(site, TWO, async (meera, anil) => {
    const toAnil = overhear(anil);
    /** @type {string[]} */
    const sent = [];
    for (const { page } of [meera, anil]) page.on("websocket", (socket) => socket.on("framesent", ({ payload }) => sent.push(String(payload))));
    const lists = /** @param {string[]} frames */ (frames) => frames.filter((text) => /"(pits|arranged)":\[\[?\d/.test(text));
    await seated([meera, anil], { ruleset: "omweso", options: { setup: "free" } });
    await meera.page.locator("dialog .arrange-grid.own").waitFor();
    assert.equal(await meera.page.locator(".arrange-grid.facing").count(), 0, "nothing lies there to be seen");
    await meera.looksWell("arranging-en");
    await anil.comesToSay(".turn-line", "Meera का इंतज़ार है");
    const standard = await anil.drawn();
    await drafts(meera, 1);
    await reload(meera);
    await drafts(meera, 3);
    assert.deepEqual([...lists(sent), ...lists(toAnil)], [], "a draft leaves its editor for nobody");
    assert.deepEqual((await anil.drawn()).pits, standard.pits);
    assert.equal(await anil.page.locator("dialog").count(), 0, "whoever is second waits");

    await laysDown(meera);
    await meera.comesToSay(".turn-line", "Waiting for अनिल");
    await anil.page.locator("dialog .arrange-grid.facing").waitFor();
    const [hers] = /** @type {number[][]} */ ((await anil.told()).game.arranged);
    assert.deepEqual(hers, [1, 4, 4, 4, 4, 4, 4, 7, 0, 0, 0, 0, 0, 0, 0, 0]);
    assert.deepEqual(await facing(anil), hers, "the side across lies in sight");
    assert.deepEqual((await anil.drawn()).pits, [...hers, ...standard.pits.slice(16)]);
    await anil.looksWell("arranging-390");
    await reload(anil);
    await drafts(anil, 2);
    assert.deepEqual(await facing(anil), hers, "after the page was loaded anew as well");
    assert.equal(lists(sent).length, 1, "the second draft stays in its editor too");
    assert.deepEqual((await meera.drawn()).pits, [...hers, ...standard.pits.slice(16)]);

    await laysDown(anil);
    const { game } = await meera.until(({ phase }) => phase === "playing", "both are laid out");
    assert.deepEqual(game.arranged, [hers, [2, 4, 4, 4, 4, 4, 4, 6, 0, 0, 0, 0, 0, 0, 0, 0]]);
    for (const person of [meera, anil]) {
      await person.page.locator("dialog").waitFor({ state: "detached" });
      await person.caughtUp(0);
      assert.deepEqual((await person.drawn()).pits, game.arranged?.flat());
    }
    await playOn([meera, anil], 6);
    for (const person of [meera, anil]) await person.agreesWithServer();
  });
});

site.test("the pie rule's answer: the sides are changed, after the page was loaded anew", {}, async () => {
  await together(site, TWO, async (meera, anil) => {
    await seated([meera, anil], { ruleset: "kalah", options: { pie_rule: "true" } });
    const first = (await meera.truth()).legal.find(({ move }) => move === "S1");
    assert.ok(first);
    await meera.plays(first, 0);
    await anil.page.locator("button", { hasText: "तरफ़ बदलें" }).or(anil.page.locator(".play-buttons .button.primary")).first().waitFor();
    await reload(anil);
    await anil.started();
    assert.equal((await anil.told()).seat, 1);
    await anil.looksWell("pie-390");
    await anil.page.locator(".play-buttons > .button.primary:visible").click();
    await meera.until(({ ply }) => ply === 2, "the sides are changed");
    assert.deepEqual([(await meera.told()).seat, (await anil.told()).seat], [1, 0]);
    for (const person of [meera, anil]) {
      await person.caughtUp(2);
      const { seat } = await person.told();
      assert.equal((await person.drawn()).viewer, seat);
    }
    await meera.comesToSay(".turn-line", "Your turn");
    await playOn([meera, anil], 3);
    for (const person of [meera, anil]) await person.agreesWithServer();
  });
});
