/**
 * The page's panels: a new game, the settings, the end of a game. Each is made when it is opened.
 * @import { Level } from "./types.js"
 * @import { Messages } from "./messages.js"
 * @import { Settings } from "./settings.js"
 */
import { button, groove, iconButton, make, optionRow, stepper } from "./elements.js";
import { NAMES, SHOWN } from "./settings.js";
import { drawingOf } from "./board/seeds.js";

/**
 * @typedef {object} OptionChoice
 * @property {string} value
 * @property {string} label
 * @property {string} [help] one sentence: what it means
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

/**
 * @typedef {object} EndWords
 * @property {string} verdict
 * @property {string} reason
 * @property {[string, string]} names the own side first
 * @property {[number, number]} score the own side first
 * @property {string[]} figures
 * @property {string} again
 */

/**
 * @param {Messages} messages
 * @param {EndWords} words
 * @param {string} kind of seed
 * @param {{again: () => void, look: () => void}} acts
 */
export function endPanel(messages, words, kind, acts) {
  const { score, names } = words;
  const numbers = score.map((n) => messages.number(n));
  const heading = make("h2", { id: "end-title" }, [words.verdict]);
  const figures = make("p", { class: "end-figures" }, words.figures.map((figure) => make("span", {}, [figure])));
  const result = make("p", { class: "end-score" }, [make("strong", {}, [numbers[0]]), ` – ${numbers[1]}`]);
  return make("section", { class: "end-panel", role: "dialog", "aria-labelledby": "end-title", tabindex: "-1" }, [
    make("div", { class: "end-head" }, [heading, result]),
    make("p", { class: "end-reason" }, [words.reason]),
    ...names.map((name, i) => make("div", { class: "end-side" }, [make("span", {}, [name]), fives(score[i], kind, i)])),
    figures,
    make("div", { class: "end-acts" }, [
      button(words.again, "again", acts.again, { kind: "button primary wide" }),
      button(messages.text("panel-review"), "chart", acts.look),
    ]),
  ]);
}

/** The seeds won, laid in fives. @param {number} count @param {string} kind @param {number} side */
function fives(count, kind, side) {
  const groups = Array.from({ length: Math.ceil(count / 5) }, (_, group) => {
    const seeds = Array.from({ length: Math.min(5, count - group * 5) }, (_, i) => {
      const id = side * 200 + group * 5 + i;
      return `<svg viewBox="0 0 32 32"><use href="#seed-${kind}-${drawingOf(id)}"/></svg>`;
    });
    return `<span class="five">${seeds.join("")}</span>`;
  });
  const laid = make("div", { class: "fives", "aria-hidden": "true" });
  laid.innerHTML = groups.join("");
  return laid;
}
