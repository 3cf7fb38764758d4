/**
 * Formats the page's messages: patterns that the server compiled from the message files.
 * @import { Line, Pattern, Placeable, Scalar } from "./types.js"
 */

const DEVANAGARI_ZERO = 0x966;

export class Messages {
  /**
   * @param {string} lang
   * @param {Record<string, Pattern>} patterns
   */
  constructor(lang, patterns) {
    this.patterns = patterns;
    this.lang = lang;
    /** Made when the first is asked for: both take long to make. @type {Intl.PluralRules | undefined} */
    this.plural = undefined;
    /** @type {Intl.NumberFormat | undefined} */
    this.grouped = undefined;
    /** @type {"latin" | "devanagari"} */
    this.digits = "latin";
  }

  /** @param {string} key */
  has(key) {
    return key in this.patterns;
  }

  /** A number as the reader wants to see it. @param {number} n */
  number(n) {
    if (Math.abs(n) < 1000) return this.shownDigits(String(n));
    this.grouped ??= new Intl.NumberFormat(`${this.lang}-u-nu-latn`);
    return this.shownDigits(this.grouped.format(n));
  }

  /** @param {string} text */
  shownDigits(text) {
    if (this.digits === "latin") return text;
    return text.replace(/[0-9]/g, (digit) => String.fromCharCode(DEVANAGARI_ZERO + Number(digit)));
  }

  /**
   * @param {string} key
   * @param {Record<string, Scalar | Line>} [args]
   * @returns {string}
   */
  text(key, args = {}) {
    const pattern = this.patterns[key];
    if (!pattern) throw new Error(`messages: the page has no "${key}" in ${this.lang}`);
    /** @type {Record<string, Scalar>} */
    const flat = {};
    for (const [name, value] of Object.entries(args)) {
      flat[name] = value !== null && typeof value === "object" ? this.text(value.key, value.args) : value;
    }
    return this.fill(pattern, flat, key);
  }

  /** @param {Line} line */
  line(line) {
    return this.text(line.key, line.args);
  }

  /** @param {Pattern} pattern @param {Record<string, Scalar>} args @param {string} key @returns {string} */
  fill(pattern, args, key) {
    return pattern.map((piece) => (typeof piece === "string" ? this.shownDigits(piece) : this.place(piece, args, key))).join("");
  }

  /** @param {Placeable} piece @param {Record<string, Scalar>} args @param {string} key @returns {string} */
  place(piece, args, key) {
    if ("v" in piece) {
      const value = args[piece.v];
      if (value === undefined || value === null) throw new Error(`messages: "${key}" lacks its argument "${piece.v}"`);
      return typeof value === "number" ? this.number(value) : String(value);
    }
    return this.fill(this.variant(piece, args[piece.s]), args, key);
  }

  /** The exact value wins over the plural category, in the order written. @param {{s: string, d: number, c: [string, Pattern][]}} select @param {Scalar | undefined} value @returns {Pattern} */
  variant(select, value) {
    const category = typeof value === "number" ? (this.plural ??= new Intl.PluralRules(this.lang)).select(value) : null;
    const found = select.c.find(([name]) => name === String(value) || name === category);
    return (found ?? select.c[select.d])[1];
  }
}
