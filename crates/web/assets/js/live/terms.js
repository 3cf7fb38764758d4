/**
 * What a table that gathers is played by: the rules and settings in rows, the host's to change, and what has changed in words.
 * @import { GameOption } from "../panels.js"
 * @import { LivePage } from "./page.js"
 * @import { Settings, Table } from "./wire.js"
 */
import { groove, make, optionRow } from "../elements.js";
import { gameOptionRow } from "../panels.js";

/** The option that says how many play; it follows the people, and the setting says how many there are places for. */
const SEATS = "seats";
/** Seconds for a sowing that a host may choose. */
const CLOCKS = [30, 60];

/** @typedef {{name: string, value: string, choices: {value: string, label: string}[], change: (value: string) => Partial<Settings>}} Setting */

export class Terms {
  /** @param {LivePage} page */
  constructor(page) {
    this.page = page;
    /** @type {GameOption[]} */
    this.options = page.config.game.options.filter(({ key }) => key !== SEATS);
    this.places = page.config.game.options.find(({ key }) => key === SEATS)?.values ?? [];
  }

  /** The table's settings with what each may be. @param {Table} table @returns {Setting[]} */
  settings({ settings, seats }) {
    const { messages } = this.page;
    const t = messages.text.bind(messages);
    const seated = seats.filter((one) => one !== null).length;
    const clocks = [{ value: "", label: t("clock-none") }, ...CLOCKS.map((seconds) => ({ value: String(seconds), label: t("clock-short", { seconds }) }))];
    const places = this.places.filter(({ value }) => Number(value) >= seated).map(({ value }) => ({ value, label: messages.number(Number(value)) }));
    return [
      ...(this.places.length && settings.seats !== undefined ? [{ name: "seats", value: String(settings.seats), choices: places, change: /** @param {string} value */ (value) => ({ seats: Number(value) }) }] : []),
      { name: "clock", value: String(settings.clock ?? ""), choices: clocks, change: (value) => ({ clock: value === "" ? null : Number(value) }) },
      ...(settings.rotate === undefined ? [] : [{ name: "rotate", value: String(settings.rotate), choices: ["true", "false"].map((value) => ({ value, label: t(`rotate-${value}`) })), change: /** @param {string} value */ (value) => ({ rotate: value === "true" }) }]),
      { name: "join", value: settings.join, choices: ["link", "anyone"].map((value) => ({ value, label: t(`join-${value}`) })), change: (value) => ({ join: /** @type {Settings["join"]} */ (value) }) },
    ];
  }

  /** The rows of a table; its host may change what stands in a groove. @param {Table} table */
  rows(table) {
    const { page } = this;
    const hosts = table.can.includes("settle");
    const rows = this.settings(table).map((setting) => {
      const label = page.messages.text(`setting-${setting.name}`);
      const control = hosts ? groove(`setting-${setting.name}`, label, setting.choices, setting.value, (value) => page.send("settle", { settings: setting.change(value) })) : make("strong", {}, [said(setting)]);
      return optionRow(label, control);
    });
    return [...(hosts ? this.choices(table) : this.differences(table)), ...rows];
  }

  /** Every rule of the game, to be chosen. What does not fit the people stays a wish. @param {Table} table */
  choices({ game, fallen_back: fallen = [] }) {
    const { page } = this;
    return this.options.map((option) => {
      const chosen = { ...game.options };
      return gameOptionRow(page.messages, option, chosen, () => {
        const wishes = fallen.filter((fell) => fell.option !== option.key).map((fell) => [fell.option, fell.wanted]);
        const { [SEATS]: _, ...options } = { ...chosen, ...Object.fromEntries(wishes) };
        page.send("settle", { options });
      });
    });
  }

  /** The rules that differ from the standard. @param {Table} table */
  differences({ game }) {
    return this.options.flatMap((option) => {
      const value = valueOf(option, game.options);
      if (value === option.default) return [];
      const standard = this.page.messages.text("options-standard", { value: labelOf(option, option.default) });
      const help = option.values.find((one) => one.value === value)?.help ?? "";
      const row = optionRow(option.label, make("strong", {}, [labelOf(option, value)]), make("small", {}, [make("em", {}, [standard]), ` ${help}`]));
      row.classList.add("changed");
      return [row];
    });
  }

  /** What is another way than before, in words; nothing if all is as it was. @param {Table} before @param {Table} table */
  changes(before, table) {
    const { messages } = this.page;
    const rules = this.options.flatMap((option) => {
      const value = valueOf(option, table.game.options);
      return value === valueOf(option, before.game.options) ? [] : [`${option.label}: ${labelOf(option, value)}`];
    });
    const old = this.settings(before);
    const settings = this.settings(table).filter(({ name, value }) => old.find((one) => one.name === name)?.value !== value);
    const changes = [...rules, ...settings.map((setting) => `${messages.text(`setting-${setting.name}`)}: ${said(setting)}`)];
    return changes.length ? messages.text("gather-changed", { changes: changes.join(" · ") }) : "";
  }

  /** The rules that were wished for and do not fit so many people. @param {Table} table */
  fallen({ seats, fallen_back: fallen = [] }) {
    const players = Math.max(2, seats.filter((one) => one !== null).length);
    return fallen.flatMap(({ option, wanted, value }) => {
      const known = this.options.find(({ key }) => key === option);
      return known ? [this.page.messages.text("gather-fallen-back", { option: known.label, wanted: labelOf(known, wanted), value: labelOf(known, value), players })] : [];
    });
  }
}

/** @param {GameOption} option @param {Record<string, string>} chosen */
const valueOf = (option, chosen) => chosen[option.key] ?? option.default;

/** @param {GameOption} option @param {string} value */
const labelOf = (option, value) => option.values.find((one) => one.value === value)?.label ?? value;

/** @param {Setting} setting */
const said = ({ choices, value }) => choices.find((one) => one.value === value)?.label ?? value;
