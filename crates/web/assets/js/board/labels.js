/**
 * The words of a board, which the page gives it.
 * @import { LegalMove } from "../types.js"
 */

/**
 * @typedef {object} Labels every word and figure the board shows or says
 * @property {(pit: number, count: number) => string} pit "Your row, pit 3, 4 seeds"
 * @property {(seat: number, count: number) => string} store
 * @property {(seat: number, count: number) => string} hand
 * @property {(seat: number) => string} row
 * @property {(seat: number) => {name: string, note: string}} seat what stands on the felt before a side
 * @property {(move: LegalMove, side: "left" | "right") => string} choice one of several moves of a pit
 * @property {(worth: number, seeds: number) => string} piece a square with its large piece
 * @property {(n: number) => string} number
 * @property {(name: number | string) => string} call what a pit is called
 * @property {string} you the own side's name on the board, may be empty
 */

/** What a board without a page says: figures. @type {Labels} */
export const BARE = {
  pit: (pit, count) => `${pit + 1}: ${count}`,
  store: (seat, count) => `${seat + 1}: ${count}`,
  hand: (seat, count) => `${seat + 1}: ${count}`,
  row: (seat) => `${seat + 1}`,
  seat: (seat) => ({ name: `${seat + 1}`, note: "" }),
  choice: (_, side) => side,
  piece: (worth, seeds) => `${worth} + ${seeds}`,
  number: String,
  call: String,
  you: "",
};
