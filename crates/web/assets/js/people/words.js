/**
 * The words of these pages, from the configuration that the server put into them.
 * @import { Line } from "../types.js"
 */
import { Messages } from "../messages.js";

export function messages() {
  const config = JSON.parse(document.querySelector("#people-config")?.textContent ?? "{}");
  const words = new Messages(config.lang, config.messages);
  return {
    /** @param {string} key */
    text: (key) => words.text(key),
    /** A refusal in words; one that this page does not know is told in general. @param {Line} line */
    sentence: (line) => (words.has(line.key) ? words.line(line) : words.text("lobby-failed")),
  };
}
