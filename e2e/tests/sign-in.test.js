/** Signing in at a provider of other people's making, in Hindi and English: yes, no, the guest's games, and leaving. */
import assert from "node:assert/strict";
import { after, before } from "node:test";
import { looksWell } from "../support/axe.js";
import { IdentityProvider } from "../support/identity-provider.js";
import { Server } from "../support/server.js";
import { Site } from "../support/site.js";

/** @import { Visit } from "../support/site.js" */

/** @type {Site} */
const site = new Site();
/** @type {IdentityProvider} */
let provider;

before(async () => {
  // The provider has to know the site's address and the site the provider's: the site takes a free port first.
  const first = await Server.start();
  await first.stop();
  provider = await IdentityProvider.start(first.url);
  await site.start({ port: first.port, config: provider.configuration });
});
after(async () => {
  await site.end();
  await provider?.end();
});

/** @param {Visit} visit @param {string} path @param {object} [body] @returns {Promise<any>} */
const ask = (visit, path, body) =>
  visit.page.evaluate(
    async ([address, text]) => {
      const sent = text ? { method: "POST", headers: { "content-type": "application/json" }, body: text } : {};
      return (await fetch(`/api/v1/${address}`, sent)).json();
    },
    /** @type {const} */ ([path, body ? JSON.stringify(body) : ""]),
  );

const WORDS = {
  en: { with: "Sign in with Seed House", goOn: "Go on", failed: "You are not signed in", denied: "Nothing was changed", save: "Save the name", out: "Sign out here", sure: "Delete for good", gone: "Your data is deleted" },
  hi: { with: "Seed House से साइन इन करें", goOn: "आगे बढ़ें", failed: "साइन-इन नहीं हुआ", denied: "कुछ नहीं बदला", save: "नाम सहेजें", out: "यहाँ से साइन आउट करें", sure: "हमेशा के लिए मिटाएँ", gone: "आपका डेटा मिट गया" },
};

/** @param {Visit} visit @param {string} name */
const press = (visit, name) => visit.page.getByRole("button", { name, exact: true }).click();

/** In light and dark. @param {Visit} visit */
const fits = (visit) => looksWell(visit, visit.page.url());

for (const lang of /** @type {const} */ (["en", "hi"])) {
  const words = WORDS[lang];
  for (const width of [1280, 390]) {
    site.test(`the whole way in ${lang} at ${width}: no, then yes, a name, out, in again, deleted`, { width, keeps: true }, async (visit) => {
      provider.person = `${lang}-${width}`;
      const { page } = visit;
      await visit.go(`/${lang}/sign-in?back=${encodeURIComponent(`/${lang}/rules/kalah`)}`);
      await fits(visit);
      await press(visit, words.with);
      visit.expect(/answer: 403 .*\/sign-in\/house\/back/, /status of 403/);
      await press(visit, "No");
      await page.getByText(words.denied).waitFor();
      await page.getByText(words.failed).waitFor();
      assert.equal((await ask(visit, "me")).person, null);
      await fits(visit);

      await press(visit, words.with);
      await press(visit, "Yes");
      assert.equal(provider.languages.at(-1), lang);
      await page.locator("#name").waitFor();
      assert.equal(new URL(page.url()).pathname, `/${lang}/account`);
      await fits(visit);
      const name = `Asha ${width}${lang === "en" ? "" : " आशा"}`;
      await page.locator("#name").fill("x");
      visit.expect(/answer: 400 .*\/me\/name/, /status of 400/);
      await press(visit, words.save);
      await page.locator(".problem:not([hidden])").waitFor();
      await fits(visit);
      await page.locator("#name").fill(name);
      await press(visit, words.save);
      await page.waitForURL(`**/${lang}/account`);
      const { person } = await ask(visit, "me");
      assert.deepEqual([person.name, person.kind], [name, "account"]);

      await press(visit, words.out);
      await page.locator(`a[href="/${lang}/sign-in"]`).waitFor();
      await fits(visit);
      assert.equal((await ask(visit, "me")).person, null);
      await visit.go(`/${lang}/sign-in?back=${encodeURIComponent(`/${lang}/rules/kalah`)}`);
      // The provider still knows the person, and leads back at once.
      await press(visit, words.with);
      await page.waitForURL(`**/${lang}/rules/kalah`);
      assert.deepEqual((await ask(visit, "me")).person, person);

      await visit.go(`/${lang}/account`);
      await page.locator(".account-delete summary").click();
      await fits(visit);
      await press(visit, words.sure);
      await page.getByRole("heading", { name: words.gone }).waitFor();
      await fits(visit);
      assert.equal((await ask(visit, "me")).person, null);
    });
  }
}

site.test("a guest without games signs in unasked, and may go on as the guest after the sign-out", {}, async (visit) => {
  provider.person = "ravi";
  await visit.go("/en/account");
  await ask(visit, "guest", { name: "Ravi" });
  await visit.go("/en/sign-in");
  await press(visit, WORDS.en.with);
  await press(visit, "Yes");
  await visit.page.locator("#name").waitFor();
  assert.equal(await visit.page.locator("#guest-question").count(), 0);
  await press(visit, WORDS.en.out);
  await press(visit, "Go on as Ravi");
  await visit.page.locator("#name").waitFor();
  assert.equal((await ask(visit, "me")).person.name, "Ravi");
});

for (const [lang, take] of /** @type {const} */ ([["en", "Yes, move them to my account"], ["hi", "हाँ, उन्हें मेरे खाते में ले जाएँ"]])) {
  site.test(`a guest with a game is asked in ${lang} what becomes of it, and finds it in the account`, {}, async (visit) => {
    provider.person = `guest-${lang}`;
    const { page } = visit;
    await visit.go(`/${lang}/account`);
    await fits(visit);
    await ask(visit, "guest", { name: `Tara ${lang}` });
    await page.reload();
    await fits(visit);
    const { game } = await ask(visit, "tables", { kind: "friend", ruleset: "kalah" });
    await visit.go(`/${lang}/sign-in`);
    await press(visit, WORDS[lang].with);
    await press(visit, "Yes");
    await page.locator("#guest-question").waitFor();
    await fits(visit);
    await press(visit, take);
    await page.locator("#guest-question").waitFor({ state: "detached" });
    const table = await ask(visit, `games/${game}`);
    assert.deepEqual([table.seat, table.seats[0].kind], [0, "account"]);
  });
}
