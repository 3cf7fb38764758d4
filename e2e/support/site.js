/**
 * One server and one browser for a file of tests, and a fresh visit for every test.
 *
 * A visit is a browser context of its own. Whatever goes wrong in it unasked fails its test: errors on the console or thrown
 * by a script, breaches of the content security policy, answers from 400 on, requests that got none, faults of the server.
 */
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { chromium } from "playwright-core";
import { Server } from "./server.js";

/** The browser makes no connection but to the server under test. */
const FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking", "--disable-component-update", "--disable-sync"];
/** How long one step in the browser may take on a busy machine. */
const PATIENCE = 30_000;
/** How long one test may take there. */
const TEST_TIME = 150_000;

/**
 * @typedef {object} Wishes how a visitor comes
 * @property {number} [width]
 * @property {number} [height]
 * @property {boolean} [touch]
 * @property {boolean} [reduced] less motion
 * @property {boolean} [dark]
 * @property {boolean} [contrast] more contrast
 * @property {boolean} [scripts] false: a browser that runs none
 * @property {boolean} [keeps] the service worker may run
 * @property {string} [locale]
 * @property {Record<string, string>} [settings]
 * @property {Record<string, unknown>} [store] what the device keeps already, by key; what is no text is written as JSON
 */

export class Visit {
  /** @param {Site} site @param {import("playwright-core").BrowserContext} context @param {import("playwright-core").Page} page */
  constructor(site, context, page) {
    this.site = site;
    this.context = context;
    this.page = page;
    /** @type {string[]} */
    this.faults = [];
    /** @type {RegExp[]} */
    this.expected = [];
  }

  /** @param {Site} site @param {Wishes} wishes */
  static async open(site, wishes) {
    const { width = 1280, height = 800, touch = false, reduced = false, dark = false, contrast = false, scripts = true, keeps = false, locale = "en" } = wishes;
    const store = { ...(wishes.settings ? { "bija.settings": wishes.settings } : {}), ...wishes.store };
    const localStorage = Object.entries(store).map(([name, value]) => ({ name, value: typeof value === "string" ? value : JSON.stringify(value) }));
    const context = await site.browser.newContext({
      viewport: { width, height },
      hasTouch: touch,
      locale,
      reducedMotion: reduced ? "reduce" : "no-preference",
      colorScheme: dark ? "dark" : "light",
      contrast: contrast ? "more" : "no-preference",
      javaScriptEnabled: scripts,
      serviceWorkers: keeps ? "allow" : "block",
      storageState: { cookies: [], origins: localStorage.length ? [{ origin: site.server.url, localStorage }] : [] },
    });
    context.setDefaultTimeout(PATIENCE);
    const visit = new Visit(site, context, await context.newPage());
    await visit.listen();
    // A browser that runs no script declines to load one.
    if (!scripts) visit.expect(/^request: csp .*\.js$/);
    return visit;
  }

  async listen() {
    const { context } = this;
    context.on("console", (message) => message.type() === "error" && this.faults.push(`console: ${message.text()} ${message.location().url}`));
    context.on("weberror", (error) => this.faults.push(`script: ${error.error().message}`));
    context.on("response", (response) => response.status() >= 400 && this.faults.push(`answer: ${response.status()} ${response.url()}`));
    context.on("requestfailed", (request) => {
      const why = request.failure()?.errorText ?? "";
      // A page that is left ends the requests it still had.
      if (why !== "net::ERR_ABORTED") this.faults.push(`request: ${why} ${request.url()}`);
    });
    await context.addInitScript(watchFromTheStart);
  }

  /** Faults like this one belong to the test. @param {...RegExp} faults */
  expect(...faults) {
    this.expected.push(...faults);
  }

  check() {
    const faults = [...this.faults, ...this.site.server.faults].filter((fault) => !this.expected.some((pattern) => pattern.test(fault)));
    assert.deepEqual(faults, [], "faults that no test expects");
  }

  /** @param {string} path */
  async go(path) {
    return this.page.goto(this.site.server.url + path);
  }

  /**
   * Something comes to hold in the page that takes a promise to find out: for `waitForFunction` any promise is true.
   * @template Argument @param {string} what @param {(argument: Argument) => Promise<boolean>} holds @param {Argument} argument
   */
  async until(what, holds, argument) {
    const late = Date.now() + 2 * PATIENCE;
    while (!(await this.page.evaluate(/** @type {(argument: any) => Promise<boolean>} */ (holds), argument))) {
      assert.ok(Date.now() < late, `${what} did not come to hold`);
      await this.page.waitForTimeout(100);
    }
  }

  /** The device keeps these addresses. @param {string[]} addresses */
  async keeps(addresses) {
    await this.until(`${addresses.length} addresses are kept`, async (wanted) => (await Promise.all(wanted.map((address) => caches.match(address)))).every(Boolean), addresses);
  }

  async close() {
    await this.context.close();
  }
}

/** Runs in every page before its own scripts: breaches of the policy are told, and chance is the same in every run. */
function watchFromTheStart() {
  addEventListener("securitypolicyviolation", (event) => console.error(`content security policy: ${event.violatedDirective} ${event.blockedURI}`));
  addEventListener("bija-mismatch", (event) => console.error("the board differed from the position", JSON.stringify(/** @type {CustomEvent} */ (event).detail)), true);
  let state = 20260726;
  /** @template T @param {T} numbers */
  Crypto.prototype.getRandomValues = function (numbers) {
    const list = /** @type {Uint32Array} */ (/** @type {unknown} */ (numbers));
    for (let i = 0; i < list.length; i += 1) {
      state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
      list[i] = state;
    }
    return numbers;
  };
}

export class Site {
  /** @type {Server | null} */
  #server = null;
  /** @type {import("playwright-core").Browser | null} */
  #browser = null;

  get server() {
    assert.ok(this.#server, "the server runs");
    return this.#server;
  }

  get browser() {
    assert.ok(this.#browser, "the browser runs");
    return this.#browser;
  }

  /** The text of the server's configuration file. */
  #config = "";

  /** @param {{port?: number, config?: string, folder?: string}} [wish] */
  async start({ port = 0, config = "", folder } = {}) {
    this.#config = config;
    this.#server = await Server.start(port, config, folder);
    this.#browser = await launch();
  }

  /** The same server as before, at the same address. */
  async startServerAgain() {
    this.#server = await Server.start(this.server.port, this.#config);
  }

  async end() {
    await this.#browser?.close();
    await this.#server?.stop();
  }

  /** A test with a visit of its own; where people open visits by themselves, the body takes none. @param {string} name @param {Wishes} wishes @param {(visit: Visit) => Promise<void>} body */
  test(name, wishes, body) {
    if (body.length === 0) {
      test(name, { timeout: TEST_TIME }, /** @type {() => Promise<void>} */ (body));
      return;
    }
    test(name, { timeout: TEST_TIME }, async () => {
      const visit = await Visit.open(this, wishes);
      try {
        await body(visit);
        visit.check();
      } catch (error) {
        if (visit.faults.length) console.error(`${name}: seen in the browser: ${visit.faults.join(" | ")}`);
        throw error;
      } finally {
        await visit.close();
      }
    });
  }

  /** What the server says of a request to its API. @param {string} path @param {object} body @returns {Promise<any>} */
  async ask(path, body) {
    const response = await fetch(`${this.server.url}/api/v1/${path}`, { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) });
    return response.json();
  }
}

/** The site of a file of tests: starts before the first and ends after the last. @param {string} [config] the text of the server's configuration file */
export function openSite(config = "") {
  const site = new Site();
  before(() => site.start({ config }));
  after(() => site.end());
  return site;
}

export function launch() {
  const executablePath = process.env.CHROME;
  if (!executablePath) throw new Error("CHROME does not name the browser's program");
  return chromium.launch({ executablePath, args: FLAGS, timeout: 60_000 });
}
