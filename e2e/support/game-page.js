/**
 * A play page as a test sees it: what is drawn, what is said, what the device keeps, and what the server says of the same game.
 *
 * @import { BijaBoard } from "../../crates/web/assets/js/bija-board.js"
 * @import { SavedGame } from "../../crates/web/assets/js/storage.js"
 * @import { Step, View } from "../../crates/web/assets/js/types.js"
 * @import { Visit } from "./site.js"
 */
import assert from "node:assert/strict";

/** The key under which a game is kept. @param {string} game */
export const keyOf = (game) => `bija.game.${game}`;

/**
 * A kept game, as the page would have written it.
 * @param {string} ruleset
 * @param {string | string[]} moves joined by spaces or in a list
 * @param {Partial<Omit<SavedGame, "game">> & {options?: Record<string, string>, start?: string | null, position?: string | null}} [more]
 */
export function kept(ruleset, moves, more = {}) {
  const { options = {}, start = null, position = null, ...rest } = more;
  const list = typeof moves === "string" ? moves.split(" ").filter(Boolean) : moves;
  return { [keyOf(ruleset)]: { version: 1, game: { ruleset, options, start, position, moves: list }, opponent: "computer", level: "easy", seat: 0, taken: [], gain: 0, ...rest } };
}

/** In the page: the device keeps so many moves at least, a person is to move or the game is over, and nothing travels or thinks. @param {readonly [string, number]} wanted */
function isReady([key, least]) {
  const main = document.querySelector("main");
  const busy = ["data-beginning", "data-sowing", "data-thinking"].some((state) => main?.hasAttribute(state) && !main.hasAttribute("data-arranging"));
  const there = main && ["you", "person", "nobody"].includes(main.dataset.mover ?? "") && !busy;
  return there && (least === 0 || JSON.parse(localStorage.getItem(key) ?? "null")?.game.moves.length >= least);
}

export class GamePage {
  /** @param {Visit} visit @param {string} game */
  constructor(visit, game) {
    this.visit = visit;
    this.page = visit.page;
    this.game = game;
  }

  /** @param {Visit} visit @param {string} game @param {{lang?: "en" | "hi" | "id", query?: string}} [more] */
  static async open(visit, game, { lang = "en", query = "" } = {}) {
    const page = new GamePage(visit, game);
    await visit.go(`/${lang}/play/${game}${query}`);
    await page.started();
    return page;
  }

  /** The board is drawn and knows whose turn it is. */
  async started() {
    await this.page.waitForSelector(".bb-pit");
    await this.page.waitForFunction(() => document.querySelector("main")?.dataset.mover);
  }

  /** A person is to move, or the game is over, and nothing travels or thinks. */
  async ready() {
    await this.page.waitForFunction(isReady, /** @type {const} */ ([keyOf(this.game), 0]));
  }

  /** The board rests, whoever is to move. */
  async rests() {
    await this.page.waitForFunction(() => !document.querySelector("main")?.hasAttribute("data-sowing"));
  }

  /** What the device keeps of this game. @returns {Promise<SavedGame>} */
  async saved() {
    return this.page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? "null"), keyOf(this.game));
  }

  async moves() {
    return (await this.saved()).game.moves;
  }

  /** The device keeps at least so many moves. @param {number} count */
  async movesReach(count) {
    await this.page.waitForFunction(
      ([key, least]) => JSON.parse(localStorage.getItem(String(key)) ?? "null")?.game.moves.length >= least,
      /** @type {const} */ ([keyOf(this.game), count]),
    );
  }

  /** The device keeps exactly so many moves. @param {number} count */
  async movesAre(count) {
    await this.page.waitForFunction(
      ([key, wanted]) => JSON.parse(localStorage.getItem(String(key)) ?? "null")?.game.moves.length === wanted,
      /** @type {const} */ ([keyOf(this.game), count]),
    );
  }

  /** The kept game as the server's rules see it. @returns {Promise<View>} */
  async truth() {
    return this.visit.site.ask("view", { game: (await this.saved()).game });
  }

  /** What a move would do now, by the server's rules. @param {string} move @param {number | null} viewer @returns {Promise<Step>} */
  async step(move, viewer) {
    return this.visit.site.ask("step", { game: (await this.saved()).game, move, viewer });
  }

  /** What lies on the drawn board, what its figures say, and how it lies. */
  async drawn() {
    return this.page.evaluate(() => {
      const board = /** @type {BijaBoard} */ (document.querySelector("#board"));
      const figures = [...(board.drawing?.counts ?? [])].map(([spot, figure]) => /** @type {const} */ ([spot, figure.textContent]));
      const figuresOf = /** @param {string} kind */ (kind) => figures.filter(([spot]) => spot[0] === kind).map(([, text]) => text);
      return {
        ...board.drawnCounts(),
        figures: { pits: figuresOf("p"), stores: figuresOf("s") },
        hands: [...board.piles].filter(([spot]) => spot[0] === "h").map(([, pile]) => pile.length),
        held: board.piles.get("a0")?.length ?? 0,
        seeds: document.querySelectorAll(".bb-seeds svg").length,
        legal: board.legal.map(({ move }) => move),
        viewer: board.viewer,
        playing: board.playing,
        mode: board.mode,
      };
    });
  }

  /** The drawn board, its figures and the server's rules agree. @returns {Promise<View>} */
  async agrees() {
    const [drawn, truth] = await Promise.all([this.drawn(), this.truth()]);
    assert.deepEqual({ pits: drawn.pits, stores: drawn.stores }, { pits: truth.pits, stores: truth.stores }, `after ${truth.moves.length} moves`);
    const figures = { pits: drawn.figures.pits.map(digits), stores: drawn.figures.stores.map(digits) };
    assert.deepEqual(figures, withPieces(truth), "the figures on the board");
    assert.deepEqual(drawn.hands, (truth.hand ?? []).some((count) => count > 0) ? truth.hand : drawn.hands.map(() => 0), "the seeds in hand");
    assert.equal(drawn.held, truth.question?.seeds ?? 0, "the seeds held in the air");
    return truth;
  }

  /** Takes a move of the person to move: by its pit, and where the pit has several, by the knob or the button for it. @param {import("../../crates/web/assets/js/types.js").LegalMove} legal @param {"click" | "tap"} [press] */
  async take({ move, pit, answer }, press = "click") {
    const offered = () => this.page.evaluate((token) => /** @type {BijaBoard} */ (document.querySelector("#board")).choosing.moves.findIndex((one) => one.move === token), move);
    if (!answer && pit !== null) await this[press](pit);
    const at = await offered();
    if (at < 0) return;
    const knobs = this.page.locator((await this.drawn()).mode === "wide" ? ".bb-knob" : ".choice-bar .choice");
    await knobs.nth(at)[press]();
  }

  /** @param {number} pit global index */
  pit(pit) {
    return this.page.locator(`.bb-pit[data-pit="${pit}"]`);
  }

  /** The middle of a pit's hollow on the screen. @param {number} pit */
  async centre(pit) {
    const middle = await this.page.evaluate((selector) => {
      const box = document.querySelector(selector)?.getBoundingClientRect();
      return box && box.width > 0 ? { x: box.x + box.width / 2, y: box.y + box.height / 2 } : null;
    }, `.bb-pit[data-pit="${pit}"] .bb-hollow`);
    assert.ok(middle, `pit ${pit} is drawn`);
    return middle;
  }

  /** @param {number} pit */
  async click(pit) {
    const { x, y } = await this.centre(pit);
    await this.page.mouse.click(x, y);
  }

  /** @param {number} pit */
  async tap(pit) {
    const { x, y } = await this.centre(pit);
    await this.page.touchscreen.tap(x, y);
  }

  /** Makes a person's move, waits until it is kept, and until a person is to move again. @param {() => Promise<void>} act @param {number} [before] the moves so far, where they are known */
  async sow(act, before) {
    const known = before ?? (await this.moves()).length;
    await act();
    await this.page.waitForFunction(isReady, /** @type {const} */ ([keyOf(this.game), known + 1]));
  }

  /** @param {string} selector */
  async text(selector) {
    return ((await this.page.textContent(selector)) ?? "").trim();
  }

  get turnLine() {
    return this.text(".turn-line");
  }

  get sentence() {
    return this.text(".turn-sentence");
  }

  /** The sentence below the turn line comes to be so. @param {RegExp} pattern */
  async says(pattern) {
    await this.page.locator(".turn-sentence").filter({ hasText: pattern }).waitFor();
  }

  /** Hears what is announced from now on. */
  async hear() {
    await this.page.evaluate(() => {
      const live = document.querySelector("#bija-live");
      const heard = /** @type {string[]} */ ([]);
      Object.assign(window, { heard });
      if (live) new MutationObserver(() => heard.push(live.textContent ?? "")).observe(live, { childList: true, characterData: true, subtree: true });
    });
  }

  /** @returns {Promise<string[]>} */
  async heard() {
    return this.page.evaluate(() => /** @type {any} */ (window).heard);
  }

  /** A new game as the dialog would begin it; a start that may be arranged stays the standard one. @param {{level: string, options: Record<string, string>}} wish */
  async begin({ level, options }) {
    await this.newGame({
      radios: { level },
      act: async (dialog) => {
        for (const [key, value] of Object.entries(options)) await this.setOption(dialog, key, value);
      },
    });
    await this.arranged();
  }

  /** Where the start may be arranged, it stays the standard one. */
  async arranged() {
    await this.started();
    const settled = () => this.page.waitForFunction(() => !document.querySelector("main[data-beginning]:not([data-arranging])"));
    await settled();
    if (!(await this.page.locator("main[data-arranging]").count())) return;
    await this.page.locator("dialog:has(.arrange-grid) .dialog-foot button").click();
    await this.page.locator("main[data-arranging]").waitFor({ state: "detached" });
    await settled();
  }

  /** @param {import("playwright-core").Locator} dialog @param {string} key @param {string} value */
  async setOption(dialog, key, value) {
    const radio = dialog.locator(`label:has(input[name="option-${key}"][value="${value}"])`);
    if (await radio.count()) return radio.click();
    const stepper = dialog.locator(`.option-row[data-option="${key}"] .stepper`);
    for (const button of ["first", "last"]) {
      const press = stepper.locator("button")[/** @type {"first" | "last"} */ (button)]();
      while ((await stepper.getAttribute("data-value")) !== value && (await press.isEnabled())) await press.click();
    }
  }

  /** The new game's dialog, filled in and started. @param {{radios?: Record<string, string>, act?: (dialog: import("playwright-core").Locator) => Promise<void>}} [wish] */
  async newGame({ radios = {}, act } = {}) {
    await this.page.locator(".play-buttons button:last-of-type").click();
    const dialog = this.page.locator("dialog[open]");
    for (const [name, value] of Object.entries(radios)) await dialog.locator(`label:has(input[name="${name}"][value="${value}"])`).click();
    await act?.(dialog);
    await dialog.locator(".dialog-foot button").click();
    await this.page.waitForFunction(() => !document.querySelector("dialog") || document.querySelector("dialog .arrange-grid"));
  }
}

/** What the figures on the board say of a position: a large piece counts for as many seeds as it is worth. @param {View} view */
function withPieces({ layout, pits, stores, pieces = [], pieces_taken: taken = [], piece_value: worth = 0 }) {
  const stride = layout.shape === "squares" ? layout.pits + 1 : 0;
  const inPits = pits.map((count, pit) => count + (stride && pit % stride === 0 && pieces[pit / stride] ? worth : 0));
  return { pits: inPits, stores: stores.map((count, seat) => count + (taken[seat] ?? 0) * worth) };
}

/** A figure of either set of digits as a number. @param {string | null} text */
export function digits(text) {
  return Number((text ?? "").replaceAll("−", "-").replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - 0x966)));
}
