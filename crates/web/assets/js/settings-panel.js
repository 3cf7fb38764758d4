/**
 * The dialog of the settings, in groups; what is chosen holds at once.
 * @import { Messages } from "./messages.js"
 * @import { SettingName, Settings } from "./settings.js"
 */
import { chosenHere } from "./account-settings.js";
import { groove, make, optionRow } from "./elements.js";
import { dialog } from "./panels.js";
import { CHOICES, loadSettings, saveSettings } from "./settings.js";
import { readText } from "./storage.js";

/** @type {[string, SettingName[]][]} */
const GROUPS = [
  ["moves", ["tap", "speed"]],
  ["senses", ["sound", "vibration"]],
  ["board", ["pits", "board", "hand"]],
  ["look", ["theme", "contrast", "digits"]],
];

/** Choices whose order is not that of the list. */
const ORDER = { speed: ["off", "fast", "normal", "slow"] };

/** @param {Messages} messages */
export function settingsPanel(messages) {
  const settings = loadSettings();
  const note = messages.text(readText("bija.account") ? "settings-note-account" : "settings-note");
  dialog(messages.text("settings-title"), messages, [...GROUPS.map(([name, names]) => group(messages, name, names, settings)), make("p", { class: "meta" }, [note])]);
}

/** @param {Messages} messages @param {string} name @param {SettingName[]} names @param {Settings} settings */
function group(messages, name, names, settings) {
  const rows = names.filter((one) => one !== "vibration" || "vibrate" in navigator).map((one) => row(messages, one, settings));
  const [title, help] = [`settings-group-${name}`, `settings-help-${name}`];
  return make("section", { class: "settings-group", role: "group", "aria-labelledby": title, "aria-describedby": help }, [
    make("h3", { id: title }, [messages.text(title)]),
    make("p", { id: help, class: "meta" }, [messages.text(help)]),
    make("div", { class: "option-rows" }, rows),
  ]);
}

/** @param {Messages} messages @param {SettingName} name @param {Settings} settings */
function row(messages, name, settings) {
  const label = messages.text(`settings-${name}`);
  const order = name in ORDER ? ORDER[/** @type {keyof typeof ORDER} */ (name)] : CHOICES[name];
  const choices = order.map((value) => ({ value, label: messages.text(`${name}-${value}`) }));
  return optionRow(label, groove(`setting-${name}`, label, choices, settings[name], (value) => {
    chosenHere(name);
    saveSettings({ ...loadSettings(), [name]: value });
  }));
}
