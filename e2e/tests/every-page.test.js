/** No page is wider than its window, axe finds nothing on it, and colours, contrast and the board's place follow the reader's wish. */
import assert from "node:assert/strict";
import { dress, looksWell, violations } from "../support/axe.js";
import { GamePage } from "../support/game-page.js";
import { PAGES, show } from "../support/pages.js";
import { openSite } from "../support/site.js";

/**
 * @import { Shown } from "../support/pages.js"
 * @import { Visit } from "../support/site.js"
 */

const site = openSite();
const WIDTHS = /** @type {const} */ ([[320, 568], [390, 844], [768, 1024], [1280, 800], [1920, 1080], [3840, 2160]]);
/** The least side of what a finger presses, in CSS pixels (WCAG 2.2, 2.5.8, asks for 24). */
const FINGER = 24;

/** Where the page is wider than its window, and which controls cannot be seen or pressed there. @param {Visit} visit @param {readonly (readonly [number, number])[]} [widths] */
async function unfit(visit, widths = WIDTHS) {
  const wide = /** @type {string[]} */ ([]);
  for (const [width, height] of widths) {
    await visit.page.setViewportSize({ width, height });
    await visit.page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    const found = await visit.page.evaluate((finger) => {
      const { scrollWidth, clientWidth } = document.documentElement;
      const reaching = [...document.querySelectorAll("body *")].filter((element) => element.getBoundingClientRect().right > clientWidth + 1 && getComputedStyle(element).position !== "absolute").map((element) => `${element.tagName}.${element.className}`);
      const blank = [...document.querySelectorAll("button, a[href]")].filter((control) => control.checkVisibility({ visibilityProperty: true }) && !control.matches(".bb-pit") && !control.textContent?.trim() && ![...control.querySelectorAll("svg, img, i")].some((picture) => picture.getBoundingClientRect().width > 0));
      const small = [...document.querySelectorAll(".bb-pit")].filter((pit) => Math.min(pit.getBoundingClientRect().width, pit.getBoundingClientRect().height) < finger).length;
      // The picture beside a heading fades in over its first quarter of an inch; nothing to be read lies under the rest.
      const picture = document.querySelector(".hero-thread");
      const seen = picture && getComputedStyle(picture).position === "absolute" && picture.getBoundingClientRect().width > 0 ? picture.getBoundingClientRect() : null;
      const covered = [...document.querySelectorAll(".hero h1, .hero .lede")].filter((text) => {
        const lines = document.createRange();
        lines.selectNodeContents(text);
        return seen && [...lines.getClientRects()].some((line) => line.right > seen.left + 24 && line.bottom > seen.top && line.top < seen.bottom);
      });
      // Vowel signs of Devanagari stand above the line: a box of one line that cuts its ends with "…" must not cut its top.
      const cut = [...document.querySelectorAll("main *, header *")].filter((box) => {
        const { overflowY, whiteSpace, clipPath } = getComputedStyle(box);
        if (overflowY === "visible" || whiteSpace !== "nowrap" || clipPath !== "none" || !box.textContent?.trim() || box.matches("select, input")) return false;
        const letters = document.createRange();
        letters.selectNodeContents(box);
        const [inner, outer] = [letters.getBoundingClientRect(), box.getBoundingClientRect()];
        return inner.height > 0 && (inner.top < outer.top - 1 || inner.bottom > outer.bottom + 1);
      });
      // A person's long name may end in "…"; a game's and the computer's have their room.
      const ended = [...document.querySelectorAll(".play-title, .chip-name:has(~ .select)")].filter((name) => name.checkVisibility() && getComputedStyle(name).clipPath === "none" && name.scrollWidth > name.clientWidth + 1);
      return { scrollWidth, clientWidth, ended: ended.map((name) => name.textContent), cut: cut.map((box) => box.textContent?.slice(0, 30)), covered: covered.map((text) => text.textContent?.slice(0, 30)), reaching: reaching.slice(0, 3), small, blank: blank.map((control) => control.getAttribute("aria-label") ?? control.outerHTML.slice(0, 80)) };
    }, FINGER);
    if (found.scrollWidth > found.clientWidth) wide.push(`${width}: ${found.scrollWidth} (${found.reaching.join(", ")})`);
    for (const text of found.covered) wide.push(`${width}: the picture lies over "${text}"`);
    for (const text of found.cut) wide.push(`${width}: the letters of "${text}" are cut at the top or bottom`);
    for (const text of found.ended) wide.push(`${width}: "${text}" ends in …`);
    for (const name of found.blank) wide.push(`${width}: the control "${name}" shows nothing`);
    if (found.small) wide.push(`${width}: ${found.small} pits are too small for a finger`);
  }
  return wide;
}

for (const lang of /** @type {const} */ (["en", "hi"])) {
  for (const [name, shown] of Object.entries(PAGES)) {
    site.test(`${name} in ${lang}: axe finds nothing in light, in dark and with high contrast, and it fits windows from 320 to 3840`, {}, async (visit) => {
      await show(visit, lang, shown);
      await looksWell(visit, name);
      assert.deepEqual(await unfit(visit), []);
    });
  }
}

/** How many visits share the pages of the third language. */
const PARTS = 4;
/** Pages where people meet, with nobody there: what they look like with people is in the tests of those. */
const EMPTY = ["/people", "/account", "/sign-in", "/leaderboard/congklak"];
/** @type {[string, Shown][]} */
const THIRD = [...Object.entries(PAGES), ...EMPTY.map((path) => /** @type {[string, Shown]} */ ([path, { path }]))];

for (let part = 0; part < PARTS; part += 1) {
  // Its words are as long as any, and a message that is missing would be a fault.
  site.test(`in Indonesian every page says everything and fits phones, axe finds nothing in light, in dark and with high contrast, ${part + 1} of ${PARTS}`, { settings: { speed: "off" }, locale: "id" }, async (visit) => {
    for (const [at, [name, shown]] of THIRD.entries()) {
      if (at % PARTS !== part) continue;
      await show(visit, "id", shown);
      assert.equal(await visit.page.evaluate(() => document.documentElement.lang), "id");
      await looksWell(visit, name);
      await dress(visit, { colorScheme: "light", contrast: "more" });
      assert.deepEqual(await unfit(visit, WIDTHS.slice(0, 2)), [], name);
      await visit.page.setViewportSize({ width: 1280, height: 800 });
    }
  });
}

for (const lang of /** @type {const} */ (["hi", "id"])) {
  site.test(`boards of every kind fit tablets held upright and across, in ${lang}`, {}, async (visit) => {
    for (const game of ["kalah", "mancala_basic", "togyz_kumalak", "mangala4", "bao"]) {
      await (await GamePage.open(visit, game, { lang })).ready();
      assert.deepEqual(await unfit(visit, [[768, 1024], [844, 700], [1024, 768], [1280, 800]]), [], game);
    }
  });
}

for (const name of ["home", "kalah, middle", "oware, middle", "kalah, end"]) {
  site.test(`${name} on a phone with high contrast: axe finds nothing`, { width: 390, height: 844, contrast: true }, async (visit) => {
    await show(visit, "hi", PAGES[name]);
    assert.deepEqual(await violations(visit), []);
  });
}

/** How light the page's ground is, from 0 to 1. @param {Visit} visit */
function lightness(visit) {
  return visit.page.evaluate(() => {
    const [r, g, b] = (getComputedStyle(document.body).backgroundColor.match(/[\d.]+/g) ?? []).map(Number);
    return (0.2126 * r + 0.7152 * g + 0.0722 * b) / 255;
  });
}

site.test("light or dark as the device says", { dark: true }, async (visit) => {
  await visit.go("/en/");
  assert.ok((await lightness(visit)) < 0.2);
  await visit.page.emulateMedia({ colorScheme: "light" });
  assert.ok((await lightness(visit)) > 0.8);
});

site.test("light or dark as the reader sets it, on every page and after a reload", {}, async (visit) => {
  await GamePage.open(visit, "kalah");
  await visit.page.locator("#settings-button").click();
  await visit.page.locator('label:has(input[name="setting-theme"][value="dark"])').click();
  assert.ok((await lightness(visit)) < 0.2);
  await visit.page.keyboard.press("Escape");
  await visit.go("/en/rules/kalah");
  assert.ok((await lightness(visit)) < 0.2);
  await visit.page.locator("#theme-button").click();
  assert.ok((await lightness(visit)) > 0.8);
  await visit.page.reload();
  assert.ok((await lightness(visit)) > 0.8);
});

site.test("high contrast as the device or the reader says", { contrast: true }, async (visit) => {
  await GamePage.open(visit, "kalah");
  const contrast = () => visit.page.evaluate(() => document.documentElement.dataset.contrast);
  assert.equal(await contrast(), "high");
  await visit.page.locator("#settings-button").click();
  await visit.page.locator('label:has(input[name="setting-contrast"][value="off"])').click();
  assert.equal(await contrast(), "normal");
  await visit.page.locator('label:has(input[name="setting-contrast"][value="on"])').click();
  assert.equal(await contrast(), "high");
});

site.test("the board lies as the reader sets it on an upright phone, and turns with the phone", { width: 390, height: 844 }, async (visit) => {
  const page = await GamePage.open(visit, "kalah");
  assert.equal((await page.drawn()).mode, "level");
  await visit.page.locator("#settings-button").click();
  await visit.page.locator('label:has(input[name="setting-board"][value="upright"])').click();
  await visit.page.keyboard.press("Escape");
  await visit.page.waitForFunction(() => /** @type {any} */ (document.querySelector("#board")).mode === "upright");
  await page.agrees();
  await visit.page.setViewportSize({ width: 844, height: 390 });
  await visit.page.waitForFunction(() => /** @type {any} */ (document.querySelector("#board")).mode === "wide");
  await page.agrees();
});

site.test("Devanagari digits by setting, at once", {}, async (visit) => {
  const page = await GamePage.open(visit, "kalah", { lang: "hi" });
  await visit.page.locator("#settings-button").click();
  await visit.page.locator('label:has(input[name="setting-digits"][value="devanagari"])').click();
  await visit.page.keyboard.press("Escape");
  assert.deepEqual((await page.drawn()).figures.pits, Array(12).fill("४"));
  await page.agrees();
});
