/** The reader's own settings, kept on the device and applied at once. */
import { readText, writeText } from "./storage.js";

const KEY = "bija.settings";

/**
 * @typedef {object} Settings
 * @property {"off" | "fast" | "normal" | "slow"} speed
 * @property {"auto" | "light" | "dark"} theme
 * @property {"auto" | "on" | "off"} contrast high contrast
 * @property {"latin" | "devanagari"} digits
 * @property {"sows" | "previews"} tap what the first tap on a pit does
 * @property {"level" | "upright"} board how the board lies on an upright phone
 */

/** Every setting with its choices; the first is the default. */
export const CHOICES = /** @type {const} */ ({
  speed: ["normal", "off", "fast", "slow"],
  theme: ["auto", "light", "dark"],
  contrast: ["auto", "on", "off"],
  digits: ["latin", "devanagari"],
  tap: ["sows", "previews"],
  board: ["level", "upright"],
});

/** The order in which the choices are shown. */
export const SHOWN = /** @type {const} */ ({
  speed: ["off", "fast", "normal", "slow"],
  theme: ["auto", "light", "dark"],
  contrast: ["auto", "on", "off"],
  digits: ["latin", "devanagari"],
  tap: ["sows", "previews"],
  board: ["level", "upright"],
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
