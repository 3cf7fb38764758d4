/** A friend's link from the first click to the rematch, through the real server: two browsers, two languages, a spectator. */
import assert from "node:assert/strict";
import { playToTheEnd, together } from "../support/friends.js";
import { openSite } from "../support/site.js";

const site = openSite();

site.test("a whole game of kalah by a friend's link, in Hindi and in English, watched, and its rematch", {}, async () => {
  const guests = /** @type {import("../support/friends.js").Guest[]} */ ([
    { lang: "hi", name: "मीरा" },
    { lang: "en", name: "Anil", wishes: { width: 390, height: 844, touch: true } },
    { lang: "en", name: "Lena" },
  ]);
  await together(site, guests, async (meera, anil, lena) => {
    await meera.lobby();
    const link = await meera.opens("friend");
    assert.match(link, /^\/hi\/invite\/[\w-]{22}$/);
    assert.equal(new URL(meera.page.url()).pathname.split("/")[1], "hi");
    await meera.page.waitForSelector(".gather-code");
    assert.ok(await meera.page.locator(".gather-code").evaluate((image) => /** @type {HTMLImageElement} */ (image).decode().then(() => true)), "the code is a picture");

    await meera.fits("gathering-friend-hi");

    // To look changes nothing, however often and by whatever fetches.
    for (const method of ["GET", "HEAD", "GET"]) {
      const seen = await anil.visit.context.request.fetch(site.server.url + link, { method, headers: { purpose: "prefetch", "sec-purpose": "prefetch" } });
      assert.deepEqual([seen.status(), seen.headers()["referrer-policy"]], [200, "no-referrer"]);
    }
    assert.equal((await meera.told()).phase, "gathering");

    await anil.accepts(link);
    await Promise.all([meera.started(), anil.started()]);
    const begun = await meera.until(({ phase }) => phase === "playing", "the game begins");
    assert.deepEqual(begun.seats.map((one) => one?.name).sort(), ["Anil", "मीरा"]);
    assert.equal(begun.clock.seconds, 30);
    await lena.visit.go(`/en/game/${meera.table}`);
    await lena.started();
    assert.equal((await lena.told()).seat, null);

    const over = await playToTheEnd([meera, anil], [lena]);
    assert.ok(over.over?.reason);
    for (const person of [meera, anil, lena]) {
      await person.page.waitForSelector(".end-panel");
      assert.notEqual(await person.text(".end-reason"), "");
    }
    await meera.fits("friend-over-hi");
    await anil.fits("friend-over-390");

    const first = begun.seats.map((one) => one?.name);
    await anil.button("Rematch").click();
    await meera.until(({ rematch }) => rematch.length === 1, "the rematch is offered");
    const before = meera.page.url();
    await meera.page.locator(".end-asks").filter({ hasText: "Anil" }).waitFor();
    await meera.page.locator(".end-acts .button.primary").click();
    await Promise.all([meera, anil].map(({ page }) => page.waitForURL((url) => url.href !== before && /\/game\/[0-9a-z]{13}$/.test(url.pathname) && url.pathname.split("/")[3] !== new URL(before).pathname.split("/")[3])));
    const second = await meera.until(({ phase }) => phase === "playing", "the rematch begins");
    assert.deepEqual(second.seats.map((one) => one?.name), [...first].reverse(), "the sides are swapped");
    await Promise.all([meera.started(), anil.started()]);
  });
});

site.test("a link that is used, one's own, and one that never was say so", {}, async () => {
  const guests = /** @type {import("../support/friends.js").Guest[]} */ ([{ lang: "en", name: "Meera" }, { lang: "en", name: "Anil" }, { lang: "hi", name: "लीना" }]);
  await together(site, guests, async (meera, anil, lena) => {
    await meera.lobby("?game=kalah&o.seeds=5");
    const link = await meera.opens("friend");
    await meera.visit.go(link);
    assert.match(await meera.text(".invite-answer"), /your own invitation|You sit|sit at/i);
    await anil.visit.go(link);
    assert.match(await anil.text(".invite-rules"), /1 rule differs/);
    await anil.fits("invite-en", { fullPage: true });
    await anil.accepts(link);
    await anil.started();
    lena.visit.expect(/answer: 410 /, /answer: 404 /, /console: Failed to load resource/);
    await lena.visit.go(link.replace("/en/", "/hi/"));
    await lena.fits("invite-used-hi");
    assert.match(await lena.text("main .lede"), /सीट/);
    await lena.page.getByRole("link", { name: /देखें/ }).click();
    await lena.page.waitForURL(/\/hi\/game\//);
    await lena.started();
    await lena.visit.go("/hi/invite/AAAAAAAAAAAAAAAAAAAAAA");
    assert.match(await lena.text("main .lede"), /24/);
    for (const path of ["/hi/invite/nonsense", "/hi/game/nonsense", "/hi/game/0000000000001"]) {
      assert.equal((await lena.visit.go(path))?.status(), 404);
      assert.equal(await lena.text("main h1"), "पेज नहीं मिला");
    }
  });
});
