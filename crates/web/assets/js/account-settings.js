/**
 * Keeps a device's settings and those of the account in step: what the account has set is taken over after a sign-in, what is
 * changed here afterwards is told to the account. The device remembers how far that is:
 *
 *   bija.account = "new"     signed in, and not asked yet
 *                  "told"    in step
 *                  "untold"  changed here, and the account has not heard of it
 */
import { NAMES, keptSettings, loadSettings, saveSettings } from "./settings.js";
import { readText, writeText } from "./storage.js";

/** @import { Settings } from "./settings.js" */

export const MARK = "bija.account";
const ADDRESS = "/api/v1/account/settings";
/** Changes that follow each other more quickly are told together, in milliseconds. */
const TOGETHER = 400;

/** Whoever shares a room decides on the device itself whether it may be heard; what was never set here comes from the account. */
const OWN = ["sound", "vibration"];

/** What the device has set after the account's settings came to it. @param {Record<string, unknown>} here @param {Record<string, unknown>} theirs @returns {Record<string, unknown>} */
export function merged(here, theirs) {
  const own = Object.fromEntries(OWN.filter((name) => name in here).map((name) => [name, here[name]]));
  return { ...here, ...theirs, ...own };
}

/** Asks the server; an account that is none any more ends the matter. @param {RequestInit} [more] @returns {Promise<Record<string, unknown> | null>} */
async function call(more) {
  const answer = await fetch(ADDRESS, more).catch(() => null);
  if (answer && [401, 409].includes(answer.status)) writeText(MARK, null);
  return answer?.ok ? (await answer.json()).settings : null;
}

async function tell() {
  if (readText(MARK) === null) return;
  const settings = keptSettings();
  const known = Object.fromEntries(NAMES.filter((name) => name in settings).map((name) => [name, settings[name]]));
  const body = JSON.stringify({ settings: known });
  if (await call({ method: "PUT", headers: { "content-type": "application/json" }, body, keepalive: true })) writeText(MARK, "told");
}

async function ask() {
  const theirs = await call();
  if (!theirs) return;
  writeText(MARK, "told");
  const here = keptSettings();
  const all = merged(here, theirs);
  if (JSON.stringify(all) !== JSON.stringify(here)) saveSettings(/** @type {Settings} */ ({ ...loadSettings(), ...all }));
  // An account that has set nothing yet takes what it finds here.
  if (Object.keys(theirs).length === 0 && Object.keys(here).length > 0) await tell();
}

export async function keepInStep() {
  const mark = readText(MARK);
  if (mark === "new") await ask();
  if (mark === "untold") await tell();
  let timer = 0;
  document.addEventListener("bija-settings", () => {
    if (readText(MARK) === null) return;
    writeText(MARK, "untold");
    window.clearTimeout(timer);
    timer = window.setTimeout(tell, TOGETHER);
  });
}
