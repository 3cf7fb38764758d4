/** The reader's own settings, kept on the device and applied at once. An account takes them along (account-settings.js). */
import { readText, writeText } from "./storage.js";

const KEY = "bija.settings";

/**
 * @typedef {object} Settings
 * @property {"off" | "fast" | "normal" | "slow"} speed
 * @property {"off" | "soft" | "middle" | "loud"} sound
 * @property {"off" | "on"} vibration
 * @property {"sows" | "previews"} tap what the first choice of a pit does; after a preview the second sows
 * @property {"off" | "2" | "4" | "8"} gentle against the computer: the seeds over which a move that loses them is asked about
 * @property {"standard" | "large"} pits
 * @property {"level" | "upright"} board how the board lies on an upright phone
 * @property {"right" | "left"} hand the side of the buttons and panels
 * @property {"auto" | "light" | "dark"} theme
 * @property {"auto" | "on" | "off"} contrast high contrast
 * @property {"latin" | "devanagari"} digits
 */

/** Every setting with its choices; the first is the default. The server knows the same list. */
export const CHOICES = /** @type {const} */ ({
  speed: ["normal", "off", "fast", "slow"],
  sound: ["off", "soft", "middle", "loud"],
  vibration: ["off", "on"],
  tap: ["sows", "previews"],
  gentle: ["off", "2", "4", "8"],
  pits: ["standard", "large"],
  board: ["level", "upright"],
  hand: ["right", "left"],
  theme: ["auto", "light", "dark"],
  contrast: ["auto", "on", "off"],
  digits: ["latin", "devanagari"],
});

/** @typedef {keyof typeof CHOICES} SettingName */

export const NAMES = /** @type {SettingName[]} */ (Object.keys(CHOICES));

/** @returns {Settings} */
export function loadSettings() {
  /** @type {Record<string, unknown>} */
  let kept = {};
  try {
    kept = JSON.parse(readText(KEY) ?? "{}") ?? {};
  } catch {
    // A damaged setting is no setting: the defaults hold.
  }
  const settings = NAMES.map((name) => {
    const choices = /** @type {readonly unknown[]} */ (CHOICES[name]);
    return [name, choices.includes(kept[name]) ? kept[name] : choices[0]];
  });
  return /** @type {Settings} */ (Object.fromEntries(settings));
}

/** @param {Settings} settings */
export function saveSettings(settings) {
  writeText(KEY, JSON.stringify(settings));
  document.dispatchEvent(new CustomEvent("bija-settings"));
}

/** All settings are the standard ones again. */
export function forgetSettings() {
  writeText(KEY, null);
  document.dispatchEvent(new CustomEvent("bija-settings"));
}
