/** The page of a live game against a table that speaks the protocol: whole games from both seats, lost lines, refusals, offers, phases before the game, spectators. */
import assert from "node:assert/strict";
import { violations } from "../support/axe.js";
import { LiveTable, serve, somebody } from "../support/live-table.js";
import { LiveGamePage } from "../support/live-page.js";
import { Visit, openSite } from "../support/site.js";

/** @import { Wishes } from "../support/site.js" */
/** @import { View } from "../../crates/web/assets/js/types.js" */

const site = openSite();
/** @type {Wishes} */
const QUICK = { settings: { speed: "off" } };
const MOST = 200;

/** The move nearest to the store, which makes quick games. @param {View} view */
const choice = (view) => view.legal[view.legal.length - 1];

/** Another reader of the same table, in a browser of their own. @param {Wishes} wishes @param {(visit: Visit) => Promise<void>} body */
async function another(wishes, body) {
  const visit = await Visit.open(site, wishes);
  try {
    await body(visit);
    visit.check();
  } finally {
    await visit.close();
  }
}

site.test("a whole game of kalah between two browsers, in two languages, to the rematch", QUICK, async (first) => {
  const table = new LiveTable(site, { ruleset: "kalah", seats: [somebody("Meera"), somebody("अनिल")] });
  await another({ ...QUICK, width: 390, height: 844, touch: true, locale: "hi" }, async (second) => {
    const south = await LiveGamePage.sit(first, table, 0, "en");
    const north = await LiveGamePage.sit(second, table, 1, "hi");
    assert.deepEqual([(await south.drawn()).viewer, (await north.drawn()).viewer], [0, 1], "each sees the own row at the bottom");
    for (let turn = 0; table.table.phase === "playing"; turn += 1) {
      assert.ok(turn < MOST, "the game ends");
      const view = await table.view();
      const [mover, other] = view.seat === 0 ? [south, north] : [north, south];
      assert.deepEqual((await other.drawn()).legal, [], "whoever is not to move has no moves");
      await mover.play(choice(view));
      await Promise.all([south.caughtUp(), north.caughtUp()]);
      await south.agrees();
      await north.agrees();
    }
    const { over } = table.table;
    for (const [page, seat] of /** @type {const} */ ([[south, 0], [north, 1]])) {
      await page.page.waitForSelector(".end-panel");
      assert.equal((await page.text(".end-score")).replace(/\s+/g, " "), `${over?.score?.[seat]} – ${over?.score?.[1 - seat]}`);
      assert.notEqual(await page.text(".end-reason"), "");
    }
    await south.button("Rematch").click();
    const asked = await table.asked("offer-rematch");
    assert.equal(asked.ply, table.table.ply);
    table.also[1] = ["decline-rematch"];
    await table.happen({ kind: "rematch-offered", seat: 0 }, { rematch: [0] });
    await north.comesToSay(".end-asks", "Meera ने री-मैच का न्योता दिया है।");
    await south.comesToSay(".end-asks", "You asked for a rematch.");
    const next = new LiveTable(site, { ruleset: "kalah", id: "1111111111111", seats: [somebody("अनिल"), somebody("Meera")] });
    await serveNext(first, next, 1, "en");
    await serveNext(second, next, 0, "hi");
    await table.happen({ kind: "rematch-made", game: next.table.id }, { next: next.table.id, rematch: [0, 1] });
    await Promise.all([first.page.waitForURL(/\/en\/game\/1111111111111$/), second.page.waitForURL(/\/hi\/game\/1111111111111$/)]);
    await Promise.all([south.started(), north.started()]);
    assert.deepEqual([(await south.drawn()).viewer, (await north.drawn()).viewer], [1, 0], "the sides are swapped");
  });
});

/** The table of the next game, before anybody goes there. @param {Visit} visit @param {LiveTable} table @param {number} seat @param {"en" | "hi"} lang */
async function serveNext(visit, table, seat, lang) {
  await serve(visit, `/${lang}/game/${table.table.id}`, "game", lang, table.table.game.ruleset, table.table.id);
  await visit.context.routeWebSocket(new RegExp(`/games/${table.table.id}/socket`), (socket) => table.welcome(socket, seat));
  await table.settle();
}

site.test("a relay of congklak made elsewhere travels here, clockwise, and is told by name", { settings: { speed: "fast" } }, async (visit) => {
  const table = new LiveTable(site, { ruleset: "congklak" });
  const page = await LiveGamePage.sit(visit, table, 1);
  await page.hear();
  for (let turn = 0; turn < 4; turn += 1) {
    const view = await table.view();
    if (view.seat === 0) await table.moves(view.legal[1].move);
    else await page.play(view.legal[0]);
    await page.caughtUp();
    await page.agrees();
  }
  assert.match((await page.heard()).join(" "), /Meera/, "the other is called by name");
  assert.doesNotMatch((await page.heard()).join(" "), /computer|Player/i);
});

site.test("four seats: the list of seats, whose turn it is, and a seat that the computer holds", QUICK, async (visit) => {
  const seats = [somebody("Meera"), somebody("Anil"), somebody("Ravi"), somebody("Lena", { held: true, present: false })];
  const table = new LiveTable(site, { ruleset: "mancala_basic", options: { seats: "4" }, seats, clock: { seconds: 60, deadline: null }, draw_wait: [0, 0, 0, 0] });
  const page = await LiveGamePage.sit(visit, table, 1);
  for (let turn = 0; turn < 9; turn += 1) {
    const view = await table.view();
    if (view.seat === 1) await page.play(view.legal[0]);
    else await table.moves(view.legal[0].move);
    await page.caughtUp();
    await page.agrees();
    const after = await table.view();
    const rows = await visit.page.locator(".play-stage > .seat-list li").allTextContents();
    assert.equal(rows.length, 4);
    assert.match(rows[3], /Lena.*the computer plays/);
    assert.equal(await visit.page.locator('.seat-list li[aria-current="true"]').evaluate((row) => [...(row.parentElement?.children ?? [])].indexOf(row)), after.seat);
  }
  assert.equal(await page.button("Offer a draw").count(), 0, "nobody offers a draw to three others");
  table.also[1] = ["return"];
  await table.happen({ kind: "took-over", seat: 1 }, { seats: seats.map((one, seat) => (seat === 1 ? { ...one, held: true } : one)) });
  await page.comesToSay(".strip", "The computer is playing for you.");
  assert.deepEqual((await page.drawn()).legal, []);
  await page.button("Return to your seat").click();
  await table.asked("return");
});

site.test("a lost line shows on the board at once, the clock runs on, and what was missed is played", QUICK, async (visit) => {
  const table = new LiveTable(site, { ruleset: "kalah", moves: "S3 S6 N1" });
  const page = await LiveGamePage.sit(visit, table, 0);
  await page.caughtUp();
  table.open = false;
  await table.drop();
  await visit.page.waitForSelector('main[data-line="lost"]');
  assert.equal(await page.turnLine, "Connection lost");
  assert.match(await page.sentence, /Your clock keeps running/);
  assert.equal(await visit.page.locator("bija-board").evaluate((board) => getComputedStyle(board).filter), "saturate(0.28)");
  assert.ok(await visit.page.locator(".torn").isVisible());
  assert.deepEqual((await page.drawn()).legal, [], "nothing can be played");
  const seconds = Number(await page.text(".clock.runs .clock-seconds"));
  await visit.page.waitForFunction((before) => Number(document.querySelector(".clock.runs .clock-seconds")?.textContent) < before, seconds);
  const { legal } = await table.view();
  await table.moves(legal[0].move);
  // The page tries by itself as well: nobody is let in before the press.
  await visit.page.exposeFunction("pressed", () => {
    table.open = true;
  });
  await visit.page.evaluate(() => document.querySelector(".strip")?.addEventListener("click", () => /** @type {any} */ (window).pressed(), { capture: true }));
  await page.button("Connect now").click();
  await visit.page.waitForSelector('main[data-line="open"]');
  await page.caughtUp();
  await page.agrees();
  assert.equal(table.lines[0].seen, "1", "the page said what it has");
  assert.equal(await visit.page.locator("bija-board").evaluate((board) => getComputedStyle(board).filter), "none");
});

site.test("too far behind, a whole table heals the page; it comes back by itself", QUICK, async (visit) => {
  const table = new LiveTable(site, { ruleset: "kalah" });
  const page = await LiveGamePage.sit(visit, table, 0);
  table.resumes = false;
  table.open = false;
  await table.drop("restart");
  await visit.page.waitForSelector('main[data-line="lost"]');
  // Tries that fail do not change the reason.
  await visit.page.waitForTimeout(1500);
  assert.match(await page.sentence, /The server is starting again/);
  for (let turn = 0; turn < 6; turn += 1) await table.moves((await table.view()).legal[0].move);
  table.open = true;
  await visit.page.waitForSelector('main[data-line="open"]');
  await page.caughtUp();
  await page.agrees();
});

site.test("an own move is shown before the server confirms it, and sent again under the same id", QUICK, async (visit) => {
  const table = new LiveTable(site, { ruleset: "kalah", moves: "S3 S6 N1" });
  table.takes = false;
  const page = await LiveGamePage.sit(visit, table, 0);
  const { legal } = await table.view();
  await page.take(legal[0]);
  const sent = await table.asked("move");
  await visit.page.waitForFunction((count) => document.querySelectorAll(".ribbon-move").length === count, 4);
  assert.equal(await visit.page.locator("main[data-pending]").count(), 1);
  assert.deepEqual((await page.drawn()).legal, [], "one move at a time");
  await page.says(/on its way/);
  await table.drop();
  await visit.page.waitForSelector('main[data-line="open"]');
  await visit.page.waitForFunction(() => true);
  for (let tries = 0; table.heard.length < 2 && tries < 100; tries += 1) await visit.page.waitForTimeout(50);
  assert.deepEqual(table.heard.map(({ id, move, ply }) => ({ id, move, ply })), [sent, sent].map(({ id, move, ply }) => ({ id, move, ply })), "the same command, nothing else");
  await table.moves(legal[0].move);
  table.answer(table.lines[0], sent.id);
  await page.caughtUp();
  await page.agrees();
  await table.drop();
  await visit.page.waitForSelector('main[data-line="open"]');
  await visit.page.waitForTimeout(200);
  assert.equal(table.heard.length, 2, "what was answered is not sent again");
});

site.test("a move that the server refuses is taken off the board, with the reason", QUICK, async (visit) => {
  const table = new LiveTable(site, { ruleset: "kalah", moves: "S3 S6 N1" });
  table.takes = false;
  const page = await LiveGamePage.sit(visit, table, 0);
  const { legal } = await table.view();
  await page.take(legal[0]);
  const sent = await table.asked("move");
  // The table comes when the reason has long been there.
  table.slow = 1000;
  table.refuse(table.lines[0], sent.id, "err-stale");
  await page.caughtUp();
  await page.agrees();
  await page.says(/The board has changed/);
  table.presence([true, false], [null, null]);
  await visit.page.locator(".gone").waitFor();
  await page.says(/The board has changed/);
  table.takes = true;
  await page.play(legal[1]);
  await page.caughtUp();
  await page.agrees();
});

site.test("a move that came too late is taken off the board when the game is over; so is one that the server took for another", QUICK, async (visit) => {
  const table = new LiveTable(site, { ruleset: "kalah", moves: "S3 S6 N1" });
  table.takes = false;
  const page = await LiveGamePage.sit(visit, table, 0);
  const { legal } = await table.view();
  await page.take(legal[0]);
  const sent = await table.asked("move");
  table.answer(table.lines[0], sent.id);
  await page.caughtUp();
  await page.agrees();
  await page.take(legal[1]);
  await visit.page.waitForSelector("main[data-pending]");
  await table.happen({ kind: "over" }, { phase: "over", over: { reason: "time", by: 0, places: [2, 1], score: null, winner: 1, ratings: null } });
  await visit.page.waitForSelector(".end-panel");
  assert.equal(await page.text("#end-title"), "You lose");
  await page.comesToSay(".end-reason", "Your time ran out.");
  await page.caughtUp();
  await page.agrees();
});

site.test("a move of one's own made in another tab comes here too; gaps are asked for, repetitions ignored", QUICK, async (visit) => {
  const table = new LiveTable(site, { ruleset: "kalah" });
  const page = await LiveGamePage.sit(visit, table, 0);
  await table.moves("S3");
  await page.caughtUp();
  assert.equal(await page.turnLine, "Move again");
  const [line] = table.lines;
  const last = table.log[table.log.length - 1];
  table.tell(line, table.frame(last, 0));
  table.lines = [];
  await table.moves("S6");
  table.lines = [line];
  await table.moves((await table.view()).legal[0].move);
  await page.caughtUp();
  await page.agrees();
  assert.equal(table.syncs, 1, "a gap is asked for once");
});

site.test("a draw is offered in a strip, never in a dialog; resigning is asked once, in place", QUICK, async (visit) => {
  const table = new LiveTable(site, { ruleset: "kalah", moves: "S3 S6 N1" });
  const page = await LiveGamePage.sit(visit, table, 0);
  await table.happen({ kind: "draw-offered", seat: 1 }, { draw: [1] });
  await page.comesToSay(".strip", "Anil offers a draw.");
  assert.equal(await visit.page.locator("dialog").count(), 0);
  assert.notEqual((await page.drawn()).legal.length, 0, "the game goes on meanwhile");
  await page.button("Play on").click();
  await table.asked("decline-draw");
  await table.happen({ kind: "draw-declined", seat: 0 }, { draw: [] });
  await page.says(/You declined the draw/);
  await page.button("Offer a draw").click();
  await table.asked("offer-draw");
  await table.happen({ kind: "draw-offered", seat: 0 }, { draw: [0] });
  await page.says(/You offered a draw/);
  assert.ok(await page.button("Offer a draw").isDisabled());
  await page.button("Resign").click();
  assert.equal(table.heard.filter((one) => one.do === "resign").length, 0, "not yet");
  await page.comesToSay(".strip", "It counts as a loss");
  await page.button("Play on").click();
  await page.button("Resign").click();
  await visit.page.locator(".strip button.primary").click();
  await table.asked("resign");
  await table.happen({ kind: "resigned", seat: 0 });
  await table.happen({ kind: "over" }, { phase: "over", over: { reason: "resigned", by: 0, places: [2, 1], score: null, winner: 1, ratings: [{ before: 1200, after: 1180 }, { before: 1200, after: 1220 }] } });
  await page.comesToSay(".end-reason", "You resigned.");
  assert.equal(await page.text("#end-title"), "You lose");
  await page.comesToSay(".end-ratings", "Meera: 1,200 → 1,180");
  await page.button("See the game").click();
  await page.button("One position back").or(visit.page.locator(".ribbon-steps button").nth(1)).first().click();
  await page.comesToSay(".turn-line", /After sowing 2 of 3/);
  await table.happen({ kind: "outage", ms: 0 });
  await page.button("Result").waitFor();
  assert.equal(await visit.page.locator(".end-panel").count(), 0, "the end comes by itself once");
  await page.button("Result").click();
  await visit.page.waitForSelector(".end-panel");
  assert.equal(await page.button("Result").count(), 0);
});

site.test("a spectator sees the first seat at the bottom, everybody by name, and can do nothing", { ...QUICK, locale: "hi" }, async (visit) => {
  const table = new LiveTable(site, { ruleset: "kalah", seats: [somebody("मीरा"), somebody("अनिल")], watchers: 1 });
  const page = await LiveGamePage.sit(visit, table, null, "hi");
  assert.equal(await page.turnLine, "मीरा की बारी");
  assert.equal((await page.drawn()).viewer, 0);
  await table.moves("S4");
  await page.caughtUp();
  await page.agrees();
  assert.equal(await page.turnLine, "अनिल की बारी");
  assert.deepEqual((await page.drawn()).legal, []);
  assert.equal(await page.button("हार मान लें").count(), 0);
  await page.comesToSay(".table-note", "आप यह खेल देख रहे हैं।");
  const words = (await visit.page.locator("main").textContent()) ?? "";
  assert.doesNotMatch(words, /आपकी बारी|खिलाड़ी 1/);
});

site.test("odd or even: hidden, guessed, the side chosen, each with its clock, and then the game", QUICK, async (visit) => {
  const clock = { seconds: null, deadline: Date.now() + 60_000 };
  const table = new LiveTable(site, { ruleset: "mangala4", phase: "hiding", prelude: { hider: 0, guesser: 1 }, clock, mover: null });
  table.also = { 0: ["hide"] };
  await another(QUICK, async (other) => {
    const hider = await LiveGamePage.sit(visit, table, 0);
    const guesser = await LiveGamePage.sit(other, table, 1);
    await hider.comesToSay(".turn-line", "Hide your seeds");
    await guesser.comesToSay(".turn-line", "Waiting for Meera");
    assert.match(await hider.text(".clock.runs .clock-seconds"), /^\d+$/);
    await hider.button("2").last().click();
    assert.equal((await table.asked("hide")).count, 2);
    table.also = { 1: ["guess"] };
    await table.happen({ kind: "hidden", seat: 0, hash: "00ff" }, { phase: "guessing", prelude: { hider: 0, guesser: 1, hash: "00ff" } });
    await guesser.comesToSay(".turn-line", "Odd or even?");
    await hider.comesToSay(".turn-line", "Waiting for Anil");
    await guesser.button("Even").click();
    assert.equal((await table.asked("guess")).parity, "even");
    table.also = { 1: ["choose-side"] };
    await table.happen({ kind: "guessed", seat: 1, parity: "even", revealed: { count: 2, salt: "salt" } }, { phase: "choosing", prelude: { chooser: 1 } });
    await hider.says(/Anil guessed right: there were 2 seeds in the hand/);
    await guesser.button("I do").click();
    assert.equal((await table.asked("choose-side")).side, "first");
    table.also = {};
    table.table.clock = { seconds: 30, deadline: null };
    for (const line of table.lines) line.seat = 1 - Number(line.seat);
    await table.happen({ kind: "side-chosen", seat: 1, side: "first" }, { phase: "playing", prelude: null, seats: [somebody("Anil"), somebody("Meera")], mover: 0 });
    await guesser.comesToSay(".turn-line", "Your turn");
    assert.deepEqual([(await hider.drawn()).viewer, (await guesser.drawn()).viewer], [1, 0], "each has the row of the chosen side");
    await guesser.play((await table.view()).legal[0]);
    await hider.caughtUp();
    await hider.agrees();
  });
});

site.test("seeds are laid out in the editor, which comes by itself once and goes when the game begins", QUICK, async (visit) => {
  const table = new LiveTable(site, { ruleset: "lab_madjnuni", phase: "arranging", prelude: { arranging: [0] }, clock: { seconds: null, deadline: Date.now() + 60_000 }, mover: null });
  table.also = { 0: ["arrange"] };
  const page = await LiveGamePage.sit(visit, table, 0);
  await visit.page.locator("dialog .arrange-grid").waitFor();
  const view = await table.view();
  const share = view.arrangement?.seats.find(({ seat }) => seat === 0);
  assert.ok(share && view.arrangement, "the first seat lays out its seeds");
  const less = visit.page.locator(".arrange-less").first();
  await less.click();
  await visit.page.locator(".arrange-pit").last().click();
  await visit.page.locator(".dialog-foot .primary").click();
  const { pits } = await table.asked("arrange");
  const laid = /** @type {number[]} */ (pits);
  assert.equal(laid.reduce((sum, count) => sum + count, 0), share.seeds);
  assert.notDeepEqual(laid, share.pits.map((pit) => view.arrangement?.standard[pit]));
  await page.caughtUp();
  await table.happen({ kind: "outage", ms: 0 });
  await visit.page.waitForTimeout(300);
  assert.equal(await visit.page.locator("dialog").count(), 0, "the editor comes by itself once");
  await page.button("Arrange the seeds").click();
  await visit.page.locator("dialog .arrange-grid").waitFor();
  table.also = {};
  const game = { ...table.table.game, arranged: view.arrangement.seats.map((one) => (one.seat === 0 ? laid : one.pits.map((pit) => view.arrangement?.standard[pit] ?? 0))) };
  table.table.clock = { seconds: 30, deadline: null };
  await table.happen({ kind: "arranged", seat: 0, pits: laid, by: "person" }, { phase: "playing", prelude: null, game });
  await visit.page.locator("dialog").waitFor({ state: "detached" });
  await page.caughtUp();
  await page.agrees();
});

site.test("a computer that plays perfectly is offered where the game is solved, and says what it does", QUICK, async (visit) => {
  const seats = [somebody("Meera"), null];
  const table = new LiveTable(site, { ruleset: "kalah", options: { pits: "3", seeds: "3" }, phase: "gathering", seats, levels: ["easy", "normal", "hard", "perfect"], settings: { clock: null, join: "link", rotate: true }, clock: { seconds: null, deadline: 1 }, mover: null });
  table.also = { 0: ["settle", "seat-computer", "unseat-computer", "abort"] };
  const page = await LiveGamePage.sit(visit, table, 0);
  await page.comesToSay("#gather-title", "1 seat is free");
  await visit.page.locator(".seat-list select").selectOption({ label: "Perfect" });
  await page.button("Add a computer").click();
  assert.equal((await table.asked("seat-computer")).level, "perfect");
  const computer = somebody("", { kind: "computer", level: "perfect" });
  await table.happen({ kind: "computer-sat", level: "perfect" }, { seats: [seats[0], computer] });
  await page.comesToSay(".seat-list", "Makes the best move every time; it never gives a seed away.");
  assert.deepEqual(await violations(visit), []);
  // Other rules, and the place free again: what was chosen is no longer there to be sent.
  await table.happen({ kind: "computer-left", seat: 1 }, { seats, levels: ["easy", "normal", "hard"] });
  await page.button("Add a computer").click();
  assert.equal((await table.asked("seat-computer")).level, "normal");
});

site.test("the table gathers: seats, computers, the host's settings, the link with its code, and the beginning", QUICK, async (visit) => {
  const seats = [somebody("Meera"), null, null];
  const table = new LiveTable(site, { ruleset: "mancala_basic", options: { seats: "3", seeds: "3" }, phase: "gathering", seats, levels: ["easy", "normal", "hard"], settings: { clock: null, join: "link", rotate: true }, clock: { seconds: null, deadline: 1 }, mover: null });
  table.also = { 0: ["settle", "seat-computer", "unseat-computer", "abort"] };
  await visit.go("/en/offline");
  const invite = "/en/invite/0123456789abcdefghjkmnpqrs";
  await visit.page.evaluate((path) => localStorage.setItem("bija.invite.0123456789abc", path), invite);
  await serve(visit, `${invite}/qr.svg`, "code", `https://bija.example${invite}`);
  await visit.context.route("**/qr.svg", async (route) => route.fulfill({ contentType: "image/svg+xml", body: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"/>' }));
  const page = await LiveGamePage.sit(visit, table, 0);
  await page.comesToSay("#gather-title", "2 seats are free");
  assert.equal(await visit.page.locator(".gather-link input").inputValue(), site.server.url + invite);
  await page.comesToSay(".gather .option-row", /Standard: 4 stones/);
  assert.deepEqual(await visit.page.locator(".seat-list select option").allTextContents(), ["Easy", "Normal", "Hard"]);
  await page.button("Add a computer").click();
  assert.equal((await table.asked("seat-computer")).level, "normal");
  await table.happen({ kind: "computer-sat", level: "normal" }, { seats: [seats[0], somebody("", { kind: "computer", level: "normal" }), null] });
  await page.comesToSay("#gather-title", "1 seat is free");
  await visit.page.locator('label:has(input[name="setting-clock"][value="60"])').click();
  assert.deepEqual((await table.asked("settle")).settings, { clock: 60 }, "what changes, nothing else");
  table.also = { 0: ["begin", "settle", "unseat-computer", "abort"] };
  await table.happen({ kind: "joined" }, { seats: [seats[0], somebody("", { kind: "computer", level: "normal" }), somebody("Ravi")] });
  assert.deepEqual(await violations(visit), []);
  await page.button("Start").click();
  await table.asked("begin");
  table.also = {};
  table.table.clock = { seconds: 60, deadline: null };
  for (const line of table.lines) line.seat = 1;
  await table.happen({ kind: "began", order: [2, 0, 1], number: "7" }, { phase: "playing", seats: [somebody("Ravi"), somebody("Meera"), somebody("", { kind: "computer", level: "normal" })] });
  await page.caughtUp();
  assert.equal((await page.drawn()).viewer, 1, "the host sits in the second seat");
  await page.comesToSay(".turn-line", "Ravi to move");
});

site.test("time is shown by the server's clock, the last seconds are said, and the title calls", QUICK, async (visit) => {
  const table = new LiveTable(site, { ruleset: "kalah" });
  const page = await LiveGamePage.sit(visit, table, 0);
  await page.hear();
  assert.match(await visit.page.title(), /^● Your turn/);
  await visit.page.evaluate(() => {
    const real = Date.now;
    Date.now = () => real() - 3_600_000;
  });
  await table.drop();
  await visit.page.waitForSelector('main[data-line="open"]');
  table.table.clock.deadline = Date.now() + 9_000;
  table.tell(table.lines[0], table.whole(0));
  await visit.page.waitForSelector(".clock.runs.low");
  const shown = Number(await page.text(".clock.runs .clock-seconds"));
  assert.ok(shown >= 6 && shown <= 9, `a device that is an hour behind shows ${shown}`);
  await visit.page.waitForSelector(".clock.runs.very-low");
  assert.ok((await page.heard()).some((/** @type {string} */ said) => /seconds left/.test(said)));
  await page.play(choice(await table.view()));
  await page.caughtUp();
});

site.test("a page that the server is too new for says so and tries no more", QUICK, async (visit) => {
  const table = new LiveTable(site, { ruleset: "kalah" });
  const page = await LiveGamePage.sit(visit, table, 0);
  await table.drop("protocol");
  await visit.page.waitForSelector('main[data-line="ended"]');
  assert.match(await page.sentence, /older than the server/);
  await visit.page.waitForTimeout(1500);
  assert.equal(table.lines.length, 0);
});

for (const lang of /** @type {const} */ (["en", "hi"])) {
  for (const [width, height] of [[1280, 800], [390, 844]]) {
    site.test(`axe finds nothing on a live game in ${lang} at ${width}, on a lost line and at the end`, { ...QUICK, reduced: true, width, height, dark: lang === "hi" }, async (visit) => {
      const seats = [somebody("Meera", { rating: 1342, kind: "account" }), somebody("Anil", { rating: 1318, kind: "account", provisional: true, present: false })];
      const table = new LiveTable(site, { ruleset: "kalah", moves: "S3 S6 N1", seats, watchers: 2 });
      const page = await LiveGamePage.sit(visit, table, 0, lang);
      await table.happen({ kind: "draw-offered", seat: 1 }, { draw: [1] });
      await visit.page.locator(".strip button").first().waitFor();
      assert.deepEqual(await violations(visit), []);
      assert.ok(await visit.page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth), "nothing is wider than the window");
      table.open = false;
      await table.drop();
      await visit.page.waitForSelector('main[data-line="lost"]');
      assert.deepEqual(await violations(visit), []);
      table.open = true;
      await visit.page.waitForSelector('main[data-line="open"]');
      await table.happen({ kind: "over" }, { phase: "over", over: { reason: "time", by: 1, places: [1, 2], score: null, winner: 0, ratings: [{ before: 1342, after: 1351 }, { before: 1318, after: 1300 }] } });
      await visit.page.waitForSelector(".end-panel");
      assert.deepEqual(await violations(visit), []);
      await page.button(lang === "en" ? "Rematch" : "री-मैच").waitFor();
    });
  }
}
