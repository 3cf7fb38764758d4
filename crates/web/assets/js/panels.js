/**
 * The page's dialogs, and the one for a new game. Each is made when it is opened.
 * @import { Level } from "./types.js"
 * @import { Messages } from "./messages.js"
 */
import { button, groove, iconButton, make, optionRow, stepper } from "./elements.js";
import { settingRow } from "./setting-row.js";
import { loadSettings } from "./settings.js";

/**
 * @typedef {object} OptionChoice
 * @property {string} value
 * @property {string} label
 * @property {string} [help] one sentence: what it means
 * @property {boolean} [drawn] the start is drawn by lot and has a number
 * @property {boolean} [match] several games count together
 *
 * @typedef {object} GameOption
 * @property {string} key
 * @property {string} label
 * @property {string} default
 * @property {OptionChoice[]} values
 * @property {boolean} [number] numbers in rising order, shown as a stepper
 */

/** @param {string} title @param {Messages} messages @param {(Node | string)[]} content */
export function dialog(title, messages, content) {
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
 * @property {"you" | "computer" | "random"} first with several people: the first of them, another, or drawn by lot
 * @property {Record<string, string>} options
 * @property {"pair" | null} match two games that count together
 * @property {number} [seat] the reader's seat, where it is settled already
 */

/**
 * @typedef {object} NewGame
 * @property {GameOption[]} options
 * @property {boolean} ritual the side may be settled by a guess
 * @property {(options: Record<string, string>) => number} seats how many sit at the board with these options
 * @property {(options: Record<string, string>) => Level[]} levels that are held with these options
 * @property {(options: Record<string, string>) => boolean} pairs whether two games with these options may count together
 */

/**
 * @param {Messages} messages
 * @param {NewGame} game
 * @param {Choice} before
 * @param {(choice: Choice) => void} onStart
 */
export function newGamePanel(messages, game, before, onStart) {
  const choice = { ...before, options: { ...before.options } };
  const t = /** @param {string} key @param {Record<string, number>} [args] */ (key, args) => messages.text(key, args);
  const players = make("div", { class: "option-rows" });
  const start = () => {
    panel.close();
    onStart(choice);
  };
  const showPlayers = () => players.replaceChildren(...playerRows(messages, game, choice, showPlayers, start));
  const rows = game.options.map((option) => gameOptionRow(messages, option, choice.options, showPlayers));
  const panel = dialog(t("play-new"), messages, [
    players,
    make("div", { class: "option-rows" }, rows),
    make("div", { class: "dialog-foot" }, [button(t("play-start"), "next", start, { kind: "button primary wide" })]),
  ]);
  showPlayers();
}

/** Who plays, how well, and who begins. @param {Messages} messages @param {NewGame} game @param {Choice} choice @param {() => void} again shows the rows anew @param {() => void} start */
function playerRows(messages, game, choice, again, start) {
  const t = /** @param {string} key @param {Record<string, number>} [args] */ (key, args) => messages.text(key, args);
  const many = game.seats(choice.options) > 2;
  const computer = choice.opponent === "computer";
  const opponents = [{ value: "computer", label: t(many ? "play-mode-computers" : "play-mode-computer") }, { value: "person", label: t(many ? "play-mode-many" : "play-mode-two") }];
  const opponent = groove("opponent", t("play-mode"), opponents, choice.opponent, (v) => {
    choice.opponent = /** @type {Choice["opponent"]} */ (v);
    again();
    /** @type {HTMLInputElement | null} */ (document.querySelector(`input[name="opponent"][value="${v}"]`))?.focus();
  });
  const held = game.levels(choice.options);
  if (!held.includes(choice.level)) choice.level = "hard";
  const about = held.includes("perfect") ? [make("small", {}, [`${t("level-perfect")}: ${t("level-perfect-about")}`])] : [];
  const levels = held.map((value) => ({ value, label: t(`level-${value}`) }));
  const level = groove("level", t("play-level"), levels, choice.level, (v) => {
    choice.level = /** @type {Level} */ (v);
    again();
    /** @type {HTMLInputElement | null} */ (document.querySelector(`input[name="level"][value="${v}"]`))?.focus();
  });
  const people = [t("first-player", { n: 1 }), t("first-player", { n: 2 })];
  const labels = computer ? [t("first-you"), t(many ? "first-computers" : "first-computer"), t("first-random")] : [...people, t("first-random")];
  const firsts = ["you", "computer", "random"].map((value, i) => ({ value, label: labels[i] }));
  const first = groove("first", t("play-first"), firsts, choice.first, (v) => (choice.first = /** @type {Choice["first"]} */ (v)));
  const guess = button(t("ritual-offer"), "again", async () => {
    const { guessForTheSide } = await import("./ritual.js");
    guessForTheSide(messages, (side) => {
      choice.first = side;
      start();
    });
  }, { kind: "button small" });
  return [
    optionRow(t("play-mode"), opponent),
    ...(computer ? [optionRow(t("play-level"), level, ...about)] : []),
    // Whoever asks for an easy game may want to be warned.
    ...(computer && choice.level === "easy" ? [settingRow(messages, "gentle", loadSettings())] : []),
    // Several people at one device sit round the board as they like: the first seat begins.
    ...(computer || !many ? [optionRow(t("play-first"), first)] : []),
    ...(computer && game.ritual ? [optionRow(t("ritual-title"), guess)] : []),
    ...(game.pairs(choice.options) ? [gamesRow(messages, choice)] : []),
  ];
}

/** One game, or two that count together. @param {Messages} messages @param {Choice} choice */
function gamesRow(messages, choice) {
  const t = /** @param {string} key */ (key) => messages.text(key);
  const games = ["one", "pair"].map((value) => ({ value, label: t(`play-games-${value}`) }));
  const control = groove("games", t("play-games"), games, choice.match ?? "one", (value) => (choice.match = value === "pair" ? value : null));
  return optionRow(t("play-games"), control, make("small", {}, [t("play-games-about")]));
}

/** @param {Messages} messages @param {GameOption} option @param {Record<string, string>} chosen @param {() => void} changed */
export function gameOptionRow(messages, option, chosen, changed) {
  const value = () => chosen[option.key] ?? option.default;
  const meaning = make("small");
  const row = optionRow(option.label, make("span"), meaning);
  row.dataset.option = option.key;
  const label = /** @param {string} wanted */ (wanted) => option.values.find((choice) => choice.value === wanted);
  const show = () => {
    const differs = value() !== option.default;
    row.classList.toggle("changed", differs);
    const standard = differs ? `${messages.text("options-standard", { value: label(option.default)?.label ?? option.default })} ` : "";
    meaning.replaceChildren(make("em", {}, [standard]), label(value())?.help ?? "");
  };
  const set = /** @param {string} wanted */ (wanted) => {
    chosen[option.key] = wanted;
    show();
    changed();
  };
  const words = { less: messages.text("options-less", { option: option.label }), more: messages.text("options-more", { option: option.label }) };
  const control = option.number
    ? stepper(option.label, option.values, value(), set, words)
    : groove(`option-${option.key}`, option.label, option.values, value(), set);
  row.replaceChild(control, /** @type {Node} */ (row.lastChild));
  show();
  return row;
}
