/**
 * The page's dialogs: a new game and the settings. Each is made when it is opened.
 * @import { Level } from "./types.js"
 * @import { Messages } from "./messages.js"
 * @import { Settings } from "./settings.js"
 */
import { button, groove, iconButton, make, optionRow, stepper } from "./elements.js";
import { NAMES, SHOWN } from "./settings.js";

/**
 * @typedef {object} OptionChoice
 * @property {string} value
 * @property {string} label
 * @property {string} [help] one sentence: what it means
 * @property {boolean} [drawn] the start is drawn by lot and has a number
 *
 * @typedef {object} GameOption
 * @property {string} key
 * @property {string} label
 * @property {string} default
 * @property {OptionChoice[]} values
 * @property {boolean} [number] numbers in rising order, shown as a stepper
 */

/** @param {string} title @param {Messages} messages @param {(Node | string)[]} content */
function dialog(title, messages, content) {
  const panel = make("dialog", { class: "dialog", "aria-label": title });
  const close = iconButton(messages.text("settings-close"), "close", () => panel.close());
  panel.append(make("div", { class: "dialog-head" }, [make("h2", { tabindex: "-1", autofocus: "" }, [title]), close]), ...content);
  panel.addEventListener("close", () => panel.remove());
  panel.addEventListener("click", (event) => event.target === panel && panel.close());
  document.body.append(panel);
  panel.showModal();
  return panel;
}

/**
 * @typedef {object} Choice
 * @property {"computer" | "person"} opponent
 * @property {Level} level
 * @property {"you" | "computer" | "random"} first
 * @property {Record<string, string>} options
 */

/**
 * @param {Messages} messages
 * @param {GameOption[]} options
 * @param {Choice} before
 * @param {(choice: Choice) => void} onStart
 */
export function newGamePanel(messages, options, before, onStart) {
  const choice = { ...before, options: { ...before.options } };
  const t = /** @param {string} key */ (key) => messages.text(key);
  const against = make("div", { class: "option-rows" });
  const showAgainst = () => {
    against.hidden = choice.opponent === "person";
  };
  const pick = /** @param {string} prefix @param {string[]} values */ (prefix, values) => values.map((value) => ({ value, label: t(`${prefix}-${value}`) }));
  against.append(
    optionRow(t("play-level"), groove("level", t("play-level"), pick("level", ["easy", "normal", "hard"]), choice.level, (v) => (choice.level = /** @type {Level} */ (v)))),
    optionRow(t("play-first"), groove("first", t("play-first"), pick("first", ["you", "computer", "random"]), choice.first, (v) => (choice.first = /** @type {Choice["first"]} */ (v)))),
  );
  showAgainst();
  const opponent = groove("opponent", t("play-mode"), [{ value: "computer", label: t("play-mode-computer") }, { value: "person", label: t("play-mode-two") }], choice.opponent, (v) => {
    choice.opponent = /** @type {Choice["opponent"]} */ (v);
    showAgainst();
  });
  const rows = options.map((option) => gameOptionRow(messages, option, choice.options));
  const panel = dialog(t("play-new"), messages, [
    make("div", { class: "option-rows" }, [optionRow(t("play-mode"), opponent)]),
    against,
    make("div", { class: "option-rows" }, rows),
    make("div", { class: "dialog-foot" }, [
      button(t("play-start"), "next", () => {
        panel.close();
        onStart(choice.opponent === "person" ? { ...choice, first: "you" } : choice);
      }, { kind: "button primary wide" }),
    ]),
  ]);
}

/** @param {Messages} messages @param {GameOption} option @param {Record<string, string>} chosen */
function gameOptionRow(messages, option, chosen) {
  const value = () => chosen[option.key] ?? option.default;
  const meaning = make("small");
  const row = optionRow(option.label, make("span"), meaning);
  const label = /** @param {string} wanted */ (wanted) => option.values.find((choice) => choice.value === wanted);
  const show = () => {
    const changed = value() !== option.default;
    row.classList.toggle("changed", changed);
    const standard = changed ? `${messages.text("options-standard", { value: label(option.default)?.label ?? option.default })} ` : "";
    meaning.replaceChildren(make("em", {}, [standard]), label(value())?.help ?? "");
  };
  const set = /** @param {string} wanted */ (wanted) => {
    chosen[option.key] = wanted;
    show();
  };
  const words = { less: messages.text("options-less", { option: option.label }), more: messages.text("options-more", { option: option.label }) };
  const control = option.number
    ? stepper(option.label, option.values, value(), set, words)
    : groove(`option-${option.key}`, option.label, option.values, value(), set);
  row.replaceChild(control, /** @type {Node} */ (row.lastChild));
  show();
  return row;
}

/** @param {Messages} messages @param {Settings} settings @param {(settings: Settings) => void} onChange */
export function settingsPanel(messages, settings, onChange) {
  const rows = NAMES.map((name) => {
    const label = messages.text(`settings-${name}`);
    const choices = SHOWN[name].map((value) => ({ value, label: messages.text(`${name}-${value}`) }));
    return optionRow(label, groove(`setting-${name}`, label, choices, settings[name], (value) => onChange(Object.assign(settings, { [name]: value }))));
  });
  dialog(messages.text("settings-title"), messages, [make("div", { class: "option-rows" }, rows), make("p", { class: "meta" }, [messages.text("settings-note")])]);
}
