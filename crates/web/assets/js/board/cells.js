/**
 * Whose pit is which: the numbering of a board's pits, as the layout gives it. Pits are counted seat by seat in sowing order;
 * on a board of squares a square of nobody's lies before each row.
 * @import { Layout } from "../types.js"
 */

/** Pits that belong to one seat. @param {Layout} layout */
export function pitsOfSeat(layout) {
  return layout.shape === "four_rows" ? 2 * layout.pits : layout.pits;
}

/** From the first pit of one seat to that of the next. @param {Layout} layout */
function stride(layout) {
  return pitsOfSeat(layout) + (layout.shape === "squares" ? 1 : 0);
}

/** All pits of the board, the squares of nobody's included. @param {Layout} layout */
export function cellCount(layout) {
  return layout.seats * stride(layout);
}

/** Who owns a pit; null for a square of nobody's. @param {Layout} layout @param {number} pit @returns {number | null} */
export function ownerOf(layout, pit) {
  return numberOf(layout, pit) === 0 ? null : Math.floor(pit / stride(layout));
}

/** The number by which its owner calls a pit; 0 for a square of nobody's. @param {Layout} layout @param {number} pit */
export function numberOf(layout, pit) {
  return (pit % stride(layout)) + (layout.shape === "squares" ? 0 : 1);
}

/** Whether pits are called by row and column: boards of four rows whose front row is numbered first. @param {Layout} layout */
export function hasColumns(layout) {
  return layout.front === "first";
}

/** What a pit's owner calls it: its number, or its row and column, A in front and B behind, from the owner's left. @param {Layout} layout @param {number} pit @returns {number | string} */
export function callOf(layout, pit) {
  const number = numberOf(layout, pit);
  if (!hasColumns(layout)) return number;
  return number <= layout.pits ? `A${number}` : `B${2 * layout.pits + 1 - number}`;
}

/** The pit that a seat calls by a number. @param {Layout} layout @param {number} seat @param {number} number */
export function pitNumbered(layout, seat, number) {
  return seat * stride(layout) + number - (layout.shape === "squares" ? 0 : 1);
}

/** All pits of a seat. @param {Layout} layout @param {number} seat */
export function pitsOf(layout, seat) {
  return Array.from({ length: pitsOfSeat(layout) }, (_, i) => pitNumbered(layout, seat, i + 1));
}

/** The squares of nobody's, by the seat before whose row they lie. @param {Layout} layout */
export function neutralsOf(layout) {
  return layout.shape === "squares" ? Array.from({ length: layout.seats }, (_, seat) => seat * stride(layout)) : [];
}
