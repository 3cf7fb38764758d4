/** Small makers for the page's own elements. */
import { icon } from "./icons.js";

/**
 * @template {keyof HTMLElementTagNameMap} T
 * @param {T} name
 * @param {Record<string, string>} [attributes]
 * @param {(Node | string)[]} [children]
 * @returns {HTMLElementTagNameMap[T]}
 */
export function make(name, attributes = {}, children = []) {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  element.append(...children);
  return element;
}

/**
 * @param {string} text
 * @param {string} picture
 * @param {() => void} act
 * @param {{kind?: string, key?: string}} [more]
 */
export function button(text, picture, act, { kind = "button", key = "" } = {}) {
  const made = make("button", { type: "button", class: kind }, [icon(picture), make("span", {}, [text])]);
  if (key) {
    made.append(make("kbd", { "aria-hidden": "true" }, [key]));
    made.setAttribute("aria-keyshortcuts", key);
  }
  made.addEventListener("click", act);
  return made;
}

/** A button that shows only a picture. @param {string} name @param {string} picture @param {() => void} act */
export function iconButton(name, picture, act) {
  const made = make("button", { type: "button", class: "icon-button", "aria-label": name, title: name }, [icon(picture)]);
  made.addEventListener("click", act);
  return made;
}

/**
 * A groove in which the choice lies as a raised token.
 * @param {string} name of the radio group
 * @param {string} label for readers
 * @param {{value: string, label: string}[]} choices
 * @param {string} chosen
 * @param {(value: string) => void} onChange
 */
export function groove(name, label, choices, chosen, onChange) {
  const field = make("div", { class: "groove", role: "radiogroup", "aria-label": label });
  for (const { value, label: text } of choices) {
    const input = make("input", { type: "radio", name, value });
    input.checked = value === chosen;
    input.addEventListener("change", () => onChange(value));
    field.append(make("label", {}, [input, make("span", {}, [text])]));
  }
  return field;
}

/** A row of a form: its name, what the chosen value means, the control. @param {string} name @param {Node} control @param {HTMLElement} [meaning] */
export function optionRow(name, control, meaning) {
  return make("div", { class: "option-row" }, [make("div", { class: "option-text" }, [make("strong", {}, [name]), ...(meaning ? [meaning] : [])]), control]);
}

/**
 * A stepper for numbers.
 * @param {string} label
 * @param {{value: string, label: string}[]} choices in rising order
 * @param {string} chosen
 * @param {(value: string) => void} onChange
 * @param {{less: string, more: string}} words
 */
export function stepper(label, choices, chosen, onChange, words) {
  let at = Math.max(0, choices.findIndex(({ value }) => value === chosen));
  const shown = make("output", {}, [choices[at].label]);
  const less = make("button", { type: "button", class: "button square", "aria-label": words.less }, ["−"]);
  const more = make("button", { type: "button", class: "button square", "aria-label": words.more }, ["+"]);
  /** @param {number} by */
  const move = (by) => {
    at = Math.max(0, Math.min(choices.length - 1, at + by));
    shown.textContent = choices[at].label;
    element.dataset.value = choices[at].value;
    less.disabled = at === 0;
    more.disabled = at === choices.length - 1;
    if (by) onChange(choices[at].value);
  };
  less.addEventListener("click", () => move(-1));
  more.addEventListener("click", () => move(1));
  const element = make("div", { class: "stepper", role: "group", "aria-label": label }, [less, shown, more]);
  move(0);
  return element;
}
