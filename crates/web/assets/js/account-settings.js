/**
 * Keeps a device's settings and those of the account in step: what the account has set is taken over after a sign-in, what is
 * changed here afterwards is told to the account. The device remembers how far that is:
 *
 *   bija.account = "new"     on the way to signing in, and not asked yet
 *                  "told"    in step
 *                  "untold"  changed here, and the account has not heard of it
 */
import { CHOICES, NAMES, forgetSettings, loadSettings, saveSettings } from "./settings.js";
import { readText, writeText } from "./storage.js";

/** @import { SettingName } from "./settings.js" */

const MARK = "bija.account";
const ADDRESS = "/api/v1/account/settings";
/** Changes that follow each other more quickly are told together, in milliseconds. */
const TOGETHER = 400;

/**
 * Whoever shares a room decides on the device itself whether it may be heard: of these, what was chosen here stays.
 * @type {SettingName[]}
 */
const OWN = ["sound", "vibration"];

/** @param {SettingName} name */
const ownKey = (name) => `bija.own.${name}`;

/** Something was chosen on this device itself. @param {SettingName} name */
export function chosenHere(name) {
  if (OWN.includes(name)) writeText(ownKey(name), "yes");
}

/** @returns {Partial<import("./settings.js").Settings>} */
function keptHere() {
  const settings = loadSettings();
  return Object.fromEntries(OWN.filter((name) => readText(ownKey(name))).map((name) => [name, settings[name]]));
}

/** Asks the server; an account that is none any more ends the matter. @param {RequestInit} [more] @returns {Promise<object | null>} */
async function call(more) {
  const answer = await fetch(ADDRESS, more).catch(() => null);
  if (answer && [401, 409].includes(answer.status)) writeText(MARK, null);
  return answer?.ok ? (await answer.json()).settings : null;
}

async function tell() {
  const body = JSON.stringify({ settings: loadSettings() });
  const heard = await call({ method: "PUT", headers: { "content-type": "application/json" }, body, keepalive: true });
  // What was changed meanwhile is told by itself.
  if (heard && body === JSON.stringify({ settings: loadSettings() })) writeText(MARK, "told");
}

/** Whether the way to a provider led to an account; who turned back is still nobody, or a guest. */
async function isSignedIn() {
  const answer = await fetch("/api/v1/me").catch(() => null);
  if (!answer?.ok) return false;
  const { person } = await answer.json();
  if (person?.kind === "account") return true;
  writeText(MARK, null);
  return false;
}

async function ask() {
  const before = loadSettings();
  const theirs = (await isSignedIn()) ? await call() : null;
  if (!theirs) return;
  const here = loadSettings();
  // What the reader changes while the account is asked is newer than what it answers.
  const changed = Object.fromEntries(NAMES.filter((name) => here[name] !== before[name]).map((name) => [name, here[name]]));
  const all = { ...here, ...theirs, ...keptHere(), ...changed };
  if (JSON.stringify(all) !== JSON.stringify(here)) saveSettings(all);
  writeText(MARK, "told");
  // An account that has set nothing yet takes what it finds here, unless that is nothing too.
  const isStandard = NAMES.every((name) => CHOICES[name][0] === here[name]);
  if (Object.keys(changed).length || (Object.keys(theirs).length === 0 && !isStandard)) {
    writeText(MARK, "untold");
    await tell();
  }
}

/** Who leaves an account takes its settings along: the next one who signs in here gets none of them. */
export function leaveAccount() {
  if (readText(MARK) === null) return;
  for (const key of [MARK, ...OWN.map(ownKey)]) writeText(key, null);
  forgetSettings();
}

export async function keepInStep() {
  const mark = readText(MARK);
  let timer = 0;
  document.addEventListener("bija-settings", () => {
    // Before the account has answered, ask() tells what was changed; if it cannot be asked, the change gives way to what it has.
    if (!["told", "untold"].includes(readText(MARK) ?? "")) return;
    writeText(MARK, "untold");
    window.clearTimeout(timer);
    timer = window.setTimeout(tell, TOGETHER);
  });
  if (mark === "new") await ask();
  if (mark === "untold") await tell();
}
