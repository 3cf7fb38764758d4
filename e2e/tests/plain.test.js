/** Games in a browser that runs no script: every move is a button, every answer a page; and addresses that nobody should type. */
import assert from "node:assert/strict";
import { openSite } from "../support/site.js";

/**
 * @import { View } from "../../crates/web/assets/js/types.js"
 * @import { Visit } from "../support/site.js"
 */

const site = openSite();
const MOST = 200;

/** The game of the address, by the server's API. @param {Visit} visit @returns {Promise<View>} */
async function truth(visit) {
  const url = new URL(visit.page.url());
  const options = Object.fromEntries([...url.searchParams].filter(([name]) => name.startsWith("o.")).map(([name, value]) => [name.slice(2), value]));
  const moves = (url.searchParams.get("moves") ?? "").split(".").filter(Boolean);
  return site.ask("view", { game: { ruleset: url.pathname.split("/").pop(), options, start: url.searchParams.get("start"), position: null, moves } });
}

/** The counts and buttons of the page are those of the rules. @param {Visit} visit */
async function agrees(visit) {
  const view = await truth(visit);
  const half = view.layout.pits;
  const { searchParams } = new URL(visit.page.url());
  const seat = searchParams.get("mode") !== "two" && searchParams.get("first") === "computer" ? 1 : 0;
  const own = view.pits.slice(seat * half, (seat + 1) * half);
  const other = view.pits.slice((1 - seat) * half, (2 - seat) * half);
  const shown = view.layout.clockwise ? [other, [...own].reverse()] : [[...other].reverse(), own];
  const rows = await visit.page.locator(".plain-board tr").evaluateAll((all) => all.map((row) => [...row.querySelectorAll("td:not(.plain-store):not(.pit-number) > * > [aria-hidden]")].map((count) => parseInt(count.textContent ?? "", 10))).filter((row) => row.length));
  assert.deepEqual(rows, shown, visit.page.url());
  const buttons = await visit.page.locator(".plain-game button[name=move]").evaluateAll((all) => all.map((button) => button.getAttribute("value")));
  assert.deepEqual(buttons.sort(), view.legal.map(({ move }) => move).sort());
  return view;
}

/** @param {Visit} visit */
async function toTheEnd(visit) {
  for (let turn = 0; turn < MOST; turn += 1) {
    const view = await agrees(visit);
    if (view.outcome) return view;
    const { move } = view.legal[view.legal.length - 1];
    await visit.page.locator(`.plain-game button[name=move][value="${move}"]`).click();
    await visit.page.waitForLoadState();
    assert.ok((await truth(visit)).moves.length > view.moves.length);
  }
  return assert.fail("the game does not end");
}

site.test("a whole game of kalah against the computer, from the play page", { scripts: false }, async (visit) => {
  await visit.go("/en/play/kalah");
  await visit.page.getByRole("link", { name: /level|house rules|whom/i }).first().click();
  await visit.page.locator("select[name=level]").selectOption("easy");
  await visit.page.locator(".plain-setup button").click();
  const { outcome } = await toTheEnd(visit);
  const verdict = outcome?.winner === null ? "Draw" : outcome?.winner === 0 ? "You win" : "You lose";
  assert.equal((await visit.page.locator("#now h2").textContent())?.trim(), verdict);
  await visit.page.getByRole("link", { name: /Play again/ }).click();
  assert.equal(new URL(visit.page.url()).searchParams.get("first"), "computer");
  assert.ok((await agrees(visit)).moves.length > 0, "the computer has begun");
});

for (const lang of /** @type {const} */ (["hi", "en", "id"])) {
  site.test(`a hint and its reason without a script, in ${lang}`, { scripts: false, width: 390, height: 844 }, async (visit) => {
    await visit.go(`/${lang}/plain/kalah?level=easy`);
    await visit.page.locator("button[name=ask][value=hint]").click();
    const hinted = visit.page.locator(".plain-game button[data-hint]");
    assert.equal(await hinted.getAttribute("value"), "S3", "the only best first move, which ends in the store");
    const pattern = { hi: /^संकेत: गड्ढा 3। .+ एक और चाल/, en: /^Hint: pit 3\. .+ again/, id: /^Petunjuk: lubang 3\. .+ jalan lagi/ }[lang];
    assert.match((await visit.page.locator(".plain-advice").textContent()) ?? "", pattern);
    assert.equal((await truth(visit)).moves.length, 0);
    assert.equal(await hinted.evaluate((button) => getComputedStyle(button).outlineStyle), "dashed");
    await hinted.click();
    assert.deepEqual([(await truth(visit)).moves.length, await visit.page.locator(".plain-advice").count()], [1, 0]);
  });
}

site.test("a pit of the play page's own board leads on", { scripts: false }, async (visit) => {
  await visit.go("/hi/play/oware");
  await visit.page.locator("#play-plain button[name=move][value=S2]").click();
  const view = await agrees(visit);
  assert.equal(view.moves[0].move, "S2");
  assert.equal(view.moves.length, 2, "the computer has answered");
  await visit.page.getByRole("link", { name: "चाल वापस लें" }).click();
  assert.equal((await agrees(visit)).moves.length, 0);
});

site.test("two people, in Hindi, a whole game of congklak", { scripts: false }, async (visit) => {
  await visit.go("/hi/plain/congklak?mode=two");
  const { outcome } = await toTheEnd(visit);
  const heading = (await visit.page.locator("#now h2").textContent())?.trim();
  assert.equal(heading, outcome?.winner === null ? "खेल ड्रॉ रहा" : `खिलाड़ी ${Number(outcome?.winner) + 1} की जीत हुई`);
});

site.test("house rules and the side are chosen by a form", { scripts: false }, async (visit) => {
  await visit.go("/en/plain/kalah");
  await visit.page.locator("#option-seeds").selectOption("5");
  await visit.page.locator("#option-pie_rule").selectOption("true");
  await visit.page.locator("#first").selectOption("computer");
  await visit.page.locator(".plain-setup button").click();
  const view = await agrees(visit);
  assert.equal(view.options.seeds, "5");
  assert.ok(view.moves.length > 0);
  await visit.page.getByRole("button", { name: "Change sides" }).click();
  assert.ok(new URL(visit.page.url()).searchParams.get("moves")?.includes("swap"));
});

const WRONG = {
  "move=S0": /There is no pit 0; the pits are 1 to 6|not a move/,
  "move=S7": /There is no pit 7; the pits are 1 to 6/,
  "move=S-1": /“S-1” is not a move/,
  "move=-1": /“-1” is not a move/,
  "move=seven": /“seven” is not a move/,
  "move=": /is not a move/,
  "move=N1": /not your turn|other row/i,
  "moves=S3.S3": /Pit 3 is empty/,
  "moves=S1.S2": /not your turn|other row/i,
  "o.seeds=99": /cannot be “99”/,
  "o.colour=red": /no option “colour”/,
  "level=clever": /no level “clever”/,
  "level=perfect&o.seeds=6": /not solved, so there is no perfect level/,
  "mode=three": /mode=“three”/,
  "start=7": /takes no number/,
  "moves=%F0%9F%8C%B1": /is not a move/,
};
for (const [query, sentence] of Object.entries(WRONG)) {
  site.test(`the address with ${query} is refused in a sentence`, { scripts: false }, async (visit) => {
    visit.expect(/^answer: 400 /, /status of 400/);
    const answer = await visit.go(`/en/plain/kalah?${query}`);
    assert.equal(answer?.status(), 400);
    assert.match(String(await visit.page.locator(".error-page p").textContent()), sentence);
    await visit.page.locator(".error-page a").click();
    assert.match(visit.page.url(), /\/en\/$/);
    const hindi = await visit.go(`/hi/plain/kalah?${query}`);
    assert.equal(hindi?.status(), 400);
    assert.match(String(await visit.page.locator(".error-page p").textContent()), /[\u0900-\u097f]/);
  });
}

site.test("the API refuses the same, with the key of its sentence", {}, async () => {
  const game = { ruleset: "kalah", options: {}, start: null, position: null, moves: [] };
  for (const move of ["S0", "S7", "S-1", "-1", "", "seven", "S99999999999999999999", "N1", "swap"]) {
    const answer = await site.ask("step", { game, move, viewer: 0 });
    assert.match(answer.error?.key ?? "", /^err-/, move);
  }
  for (let number = 1; number <= 6; number += 1) assert.equal((await site.ask("step", { game, move: `S${number}`, viewer: 0 })).view.ply, 1);
});
