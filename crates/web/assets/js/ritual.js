/**
 * Odd or even: the computer's hand is filled before the guess; who guesses right chooses whether to begin, else the computer begins.
 * @import { Messages } from "./messages.js"
 */
import { button, make } from "./elements.js";
import { dialog } from "./panels.js";

/** The most seeds a closed hand holds. */
const HANDFUL = 12;

/** @param {Messages} messages @param {(first: "you" | "computer") => void} then */
export function guessForTheSide(messages, then) {
  const held = 1 + (crypto.getRandomValues(new Uint32Array(1))[0] % HANDFUL);
  const text = make("p", { "aria-live": "polite" }, [messages.text("ritual-text")]);
  const foot = make("div", { class: "dialog-foot ritual-foot" });
  const panel = dialog(messages.text("ritual-title"), messages, [text, foot]);
  const choice = /** @param {string} key @param {() => void} act */ (key, act) => button(messages.text(key), "next", act, { kind: "button primary" });
  const settle = /** @param {"you" | "computer"} first */ (first) => () => {
    panel.close();
    then(first);
  };
  const guess = /** @param {number} rest */ (rest) => () => {
    const right = held % 2 === rest;
    text.textContent = messages.text(right ? "ritual-right" : "ritual-wrong", { count: held });
    const ways = right ? [choice("ritual-first", settle("you")), choice("ritual-second", settle("computer"))] : [choice("play-start", settle("computer"))];
    foot.replaceChildren(...ways);
    ways[0].focus();
  };
  foot.append(choice("ritual-odd", guess(1)), choice("ritual-even", guess(0)));
}
