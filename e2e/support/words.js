/** Sentences as the page makes them, from the lines that the server's rules tell and the page's own patterns. */
import { Messages } from "../../crates/web/assets/js/messages.js";

/**
 * @import { Line } from "../../crates/web/assets/js/types.js"
 * @import { GamePage } from "./game-page.js"
 */

/** @param {GamePage} page @returns {Promise<(lines: Line[]) => string>} */
export async function wordsOf(page) {
  const { lang, messages } = JSON.parse(await page.text("#bija-config"));
  const all = new Messages(lang, messages);
  return (lines) => lines.map((line) => all.line(line)).join(" ");
}
