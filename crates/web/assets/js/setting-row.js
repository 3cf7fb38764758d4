/**
 * One setting in a dialog; what is chosen holds at once.
 * @import { Messages } from "./messages.js"
 * @import { SettingName, Settings } from "./settings.js"
 */
import { chosenHere } from "./account-settings.js";
import { groove, make, optionRow } from "./elements.js";
import { CHOICES, loadSettings, saveSettings } from "./settings.js";

/** Choices whose order is not that of the list. */
const ORDER = { speed: ["off", "fast", "normal", "slow"] };

/** Settings that need a sentence of their own. @type {SettingName[]} */
const TOLD = ["gentle"];

/** @param {Messages} messages @param {SettingName} name @param {Settings} settings */
export function settingRow(messages, name, settings) {
  const label = messages.text(`settings-${name}`);
  const order = name in ORDER ? ORDER[/** @type {keyof typeof ORDER} */ (name)] : CHOICES[name];
  const choices = order.map((value) => ({ value, label: messages.text(`${name}-${value}`) }));
  const control = groove(`setting-${name}`, label, choices, settings[name], (value) => {
    chosenHere(name);
    saveSettings({ ...loadSettings(), [name]: value });
  });
  return optionRow(label, control, ...(TOLD.includes(name) ? [make("small", {}, [messages.text(`${name}-about`)])] : []));
}
