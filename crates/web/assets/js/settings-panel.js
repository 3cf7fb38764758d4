/**
 * The dialog of the settings, in groups; what is chosen holds at once.
 * @import { Messages } from "./messages.js"
 * @import { SettingName, Settings } from "./settings.js"
 */
import { make } from "./elements.js";
import { dialog } from "./panels.js";
import { settingRow } from "./setting-row.js";
import { loadSettings } from "./settings.js";
import { readText } from "./storage.js";

/** @type {[string, SettingName[]][]} */
const GROUPS = [
  ["moves", ["tap", "speed", "gentle"]],
  ["senses", ["sound", "vibration"]],
  ["board", ["pits", "board", "hand"]],
  ["look", ["theme", "contrast", "digits"]],
];

/** @param {Messages} messages */
export function settingsPanel(messages) {
  const settings = loadSettings();
  const note = messages.text(readText("bija.account") ? "settings-note-account" : "settings-note");
  dialog(messages.text("settings-title"), messages, [...GROUPS.map(([name, names]) => group(messages, name, names, settings)), make("p", { class: "meta" }, [note])]);
}

/** @param {Messages} messages @param {string} name @param {SettingName[]} names @param {Settings} settings */
function group(messages, name, names, settings) {
  const rows = names.filter((one) => one !== "vibration" || "vibrate" in navigator).map((one) => settingRow(messages, one, settings));
  const [title, help] = [`settings-group-${name}`, `settings-help-${name}`];
  return make("section", { class: "settings-group", role: "group", "aria-labelledby": title, "aria-describedby": help }, [
    make("h3", { id: title }, [messages.text(title)]),
    make("p", { id: help, class: "meta" }, [messages.text(help)]),
    make("div", { class: "option-rows" }, rows),
  ]);
}
