/** The page's keys. Arrows and Enter belong to the board itself; a key typed into a field stays there. */

/**
 * @typedef {"a" | "b"} Row
 *
 * @typedef {object} Commands
 * @property {(number: number, row: Row) => void} sow the own pit with this number, or in this row and column
 * @property {(number: number, row: Row) => void} point to a pit whose number may still go on
 * @property {() => boolean} columns whether pits are called by row and column
 * @property {() => number} most the highest number of an own pit
 * @property {() => void} [takeBack] where the page has it, like the next four
 * @property {() => void} [redo]
 * @property {() => void} [hint]
 * @property {() => void} [why]
 * @property {() => void} [newGame]
 * @property {() => void} skip
 * @property {(way: "first" | "back" | "on" | "last") => void} step through the game
 */

/** Within this time further digits belong to the same number. */
const NUMBER_TIME = 700;

/** Puts digits together to the number of a pit; a number that could still go on waits a moment. */
class Numbers {
  /** @param {Commands} commands */
  constructor(commands) {
    this.commands = commands;
    this.typed = 0;
    this.timer = 0;
    /** The row of the next number. @type {Row} */
    this.row = "a";
  }

  /** @param {number} digit */
  add(digit) {
    window.clearTimeout(this.timer);
    const { commands } = this;
    const most = commands.most();
    const longer = this.typed * 10 + digit;
    this.typed = this.typed > 0 && longer <= most ? longer : digit;
    if (this.typed === 0) return;
    if (this.typed * 10 > most) this.end();
    else {
      commands.point(this.typed, this.row);
      this.timer = window.setTimeout(() => this.end(), NUMBER_TIME);
    }
  }

  end() {
    const { typed, row } = this;
    this.typed = 0;
    this.row = "a";
    if (typed) this.commands.sow(typed, row);
  }
}

/** @param {Commands} commands */
export function listenToKeys(commands) {
  /** @type {Record<string, (() => void) | undefined>} */
  const keys = {
    u: commands.takeBack,
    r: commands.redo,
    h: commands.hint,
    w: commands.why,
    n: commands.newGame,
    Escape: commands.skip,
    ",": () => commands.step("back"),
    ".": () => commands.step("on"),
    "<": () => commands.step("first"),
    ">": () => commands.step("last"),
  };
  const numbers = new Numbers(commands);
  document.addEventListener("keydown", (event) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.repeat || event.defaultPrevented) return;
    if (event.target instanceof Element && event.target.closest("input, select, textarea, dialog")) return;
    const digit = digitOf(event.key);
    const letter = event.key.toLowerCase();
    if (digit !== null) numbers.add(digit);
    else if (commands.columns() && (letter === "a" || letter === "b")) numbers.row = letter;
    else (keys[event.key] ?? keys[event.key.toLowerCase()])?.();
  });
}

/** 0 to 9, also from a Devanagari keyboard. @param {string} key */
function digitOf(key) {
  const at = "0123456789".indexOf(key);
  const there = "०१२३४५६७८९".indexOf(key);
  if (key.length !== 1 || (at < 0 && there < 0)) return null;
  return Math.max(at, there);
}
