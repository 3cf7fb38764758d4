/** The page's keys. Arrows and Enter belong to the board itself; a key typed into a field stays there. */

/**
 * @typedef {object} Commands
 * @property {(number: number) => void} sow the own pit with this number
 * @property {() => void} takeBack
 * @property {() => void} redo
 * @property {() => void} hint
 * @property {() => void} newGame
 * @property {() => void} skip
 * @property {(way: "first" | "back" | "on" | "last") => void} step through the game
 */

/** @param {Commands} commands */
export function listenToKeys(commands) {
  /** @type {Record<string, () => void>} */
  const keys = {
    u: commands.takeBack,
    r: commands.redo,
    h: commands.hint,
    n: commands.newGame,
    Escape: commands.skip,
    ",": () => commands.step("back"),
    ".": () => commands.step("on"),
    "<": () => commands.step("first"),
    ">": () => commands.step("last"),
  };
  document.addEventListener("keydown", (event) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.repeat || event.defaultPrevented) return;
    if (event.target instanceof Element && event.target.closest("input, select, textarea, dialog")) return;
    const digit = digitOf(event.key);
    if (digit !== null) commands.sow(digit);
    else (keys[event.key] ?? keys[event.key.toLowerCase()])?.();
  });
}

/** 1 to 9, also from a Devanagari keyboard. @param {string} key */
function digitOf(key) {
  const at = "123456789".indexOf(key);
  const there = "१२३४५६७८९".indexOf(key);
  if (key.length !== 1 || (at < 0 && there < 0)) return null;
  return Math.max(at, there) + 1;
}
