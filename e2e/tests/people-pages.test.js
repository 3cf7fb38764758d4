/** The ways to games between people: the invitation, which changes nothing until its button is pressed, and the lobby. */
import assert from "node:assert/strict";
import { violations } from "../support/axe.js";
import { serve } from "../support/live-table.js";
import { openSite } from "../support/site.js";

/** @import { Visit } from "../support/site.js" */

const site = openSite();

/** Answers the API and keeps what was asked. @param {Visit} visit @param {Record<string, {status?: number, body: object}>} answers by path below the API */
async function api(visit, answers) {
  /** @type {{path: string, body: any}[]} */
  const asked = [];
  await visit.context.route("**/api/v1/**", async (route) => {
    const path = new URL(route.request().url()).pathname.replace("/api/v1/", "");
    asked.push({ path, body: route.request().postDataJSON() });
    const { status = 200, body } = answers[path] ?? { status: 404, body: {} };
    await route.fulfill({ status, contentType: "application/json", body: JSON.stringify(body) });
  });
  return asked;
}

for (const lang of /** @type {const} */ (["en", "hi"])) {
  site.test(`an invitation in ${lang}: looking changes nothing, the button names the guest and takes the seat`, { width: 390, height: 844, touch: true }, async (visit) => {
    await serve(visit, `/${lang}/invite/secret`, "invite", lang, "kalah", "secret", "o.seeds=5", "o.pie_rule=true");
    const answers = { guest: { status: 503, body: /** @type {object} */ ({ error: { key: "err-busy" } }) }, "invites/secret/seat": { body: { game: "0123456789abc" } } };
    const asked = await api(visit, answers);
    await serve(visit, `/${lang}/game/0123456789abc`, "game", lang, "kalah", "0123456789abc");
    await visit.context.routeWebSocket(/socket/, () => undefined);
    visit.expect(/503/);
    await visit.go(`/${lang}/invite/secret`);
    assert.deepEqual(await violations(visit), []);
    assert.ok(await visit.page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth), "nothing is wider than the window");
    assert.equal(await visit.page.locator(".invite-changes li").count(), 2);
    assert.deepEqual(asked, [], "nothing was asked of the server");
    await visit.page.locator("#invite-form button").click();
    assert.deepEqual(asked, [], "without a nickname nothing is sent");
    await visit.page.locator("input[name=nickname]").fill(" Asha ");
    await visit.page.locator("#invite-form button").click();
    await visit.page.locator(".people-told").filter({ hasText: lang === "en" ? "The server is busy" : "सर्वर" }).waitFor();
    answers.guest = { status: 201, body: { person: {} } };
    await visit.page.locator("#invite-form button").click();
    await visit.page.waitForURL(`**/${lang}/game/0123456789abc`);
    const guest = { path: "guest", body: { name: "Asha" } };
    assert.deepEqual(asked, [guest, guest, { path: "invites/secret/seat", body: {} }]);
  });

  site.test(`the lobby in ${lang}: a link for a friend, and what the server refuses is said`, {}, async (visit) => {
    await serve(visit, `/${lang}/people`, "lobby", lang, "kalah", "o.seeds=5");
    const taken = { error: { key: "err-busy" } };
    const answers = { guest: { status: 503, body: taken }, tables: { status: 201, body: { game: "0123456789abc", invite: `/${lang}/invite/secret`, watch: `/${lang}/game/0123456789abc` } } };
    const asked = await api(visit, answers);
    await serve(visit, `/${lang}/game/0123456789abc`, "game", lang, "kalah", "0123456789abc");
    await visit.context.routeWebSocket(/socket/, () => undefined);
    visit.expect(/503/);
    await visit.go(`/${lang}/people`);
    assert.deepEqual(await violations(visit), []);
    for (const width of [320, 390, 768, 1280, 1920]) {
      await visit.page.setViewportSize({ width, height: 800 });
      assert.ok(await visit.page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth), `nothing is wider than ${width}`);
    }
    await visit.page.locator("input[name=nickname]").fill("Asha");
    await visit.page.locator("button[value=friend]").click();
    await visit.page.locator(".people-told").filter({ hasText: lang === "en" ? "The server is busy" : "सर्वर" }).waitFor();
    answers.guest = { status: 201, body: { error: { key: "" } } };
    await visit.page.locator("button[value=friend]").click();
    await visit.page.waitForURL(`**/${lang}/game/0123456789abc`);
    assert.deepEqual(asked[asked.length - 1], {
      path: "tables",
      body: { kind: "friend", ruleset: "kalah", options: { seeds: "5" }, match: null, settings: { clock: 30, seats: 2, join: "link", first: "random", rotate: true }, lang },
    });
    assert.equal(await visit.page.evaluate(() => localStorage.getItem("bija.invite.0123456789abc")), `/${lang}/invite/secret`);
  });
}

site.test("looking for anyone: waiting, a computer offered, paired", {}, async (visit) => {
  await serve(visit, "/en/people", "lobby", "en", "kalah");
  await api(visit, { guest: { status: 201, body: {} } });
  await serve(visit, "/en/game/0123456789abc", "game", "en", "kalah", "0123456789abc");
  /** @type {import("playwright-core").WebSocketRoute[]} */
  const lines = [];
  /** @type {string[]} */
  const said = [];
  await visit.context.routeWebSocket(/match\/socket/, (socket) => {
    lines.push(socket);
    socket.onMessage((text) => said.push(String(text)));
    socket.send(JSON.stringify({ type: "waiting", since: Date.now() }));
  });
  await visit.context.routeWebSocket(/games\/.*\/socket/, () => undefined);
  await visit.go("/en/people");
  await visit.page.locator("input[name=nickname]").fill("Asha");
  await visit.page.locator("button[value=random]").click();
  await visit.page.getByText("Looking for somebody…").waitFor();
  lines[0].send(JSON.stringify({ type: "computer-offered" }));
  await visit.page.getByText("Nobody is there yet.").waitFor();
  assert.deepEqual(said.map((text) => JSON.parse(text)), [{ type: "seek", ruleset: "kalah", options: {}, ranked: false }]);
  await visit.page.getByRole("button", { name: "Stop looking" }).click();
  assert.ok(await visit.page.locator("button[value=random]").isEnabled());
  await visit.page.locator("button[value=random]").click();
  await visit.page.getByText("Looking for somebody…").waitFor();
  for (let tries = 0; lines.length < 2 && tries < 50; tries += 1) await visit.page.waitForTimeout(50);
  lines[1].send(JSON.stringify({ type: "paired", game: "0123456789abc" }));
  await visit.page.waitForURL("**/en/game/0123456789abc");
});
