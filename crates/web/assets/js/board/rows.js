/**
 * Two rows of pits: chooses between the lying board, the level board and the upright board.
 * @import { Layout } from "../types.js"
 * @import { Natural, Places } from "./types.js"
 * @import { PortraitChoice } from "./shapes.js"
 */
import * as level from "./rows-level.js";
import * as upright from "./rows-upright.js";
import * as wide from "./rows-wide.js";

/** Below this width a level pit is too small for a finger. */
const NARROWEST_LEVEL_PIT = 36;

/** @param {Layout} layout @param {number} width @param {PortraitChoice} portrait */
function mode(layout, width, portrait) {
  if (portrait === "none") return wide;
  if (portrait === "upright" || level.pitWidth(layout, width) < NARROWEST_LEVEL_PIT) return upright;
  return level;
}

/** @param {Layout} layout @param {number} width @param {PortraitChoice} portrait @returns {Natural} */
export function natural(layout, width, portrait) {
  return mode(layout, width, portrait).natural(layout, width);
}

/** @param {Layout} layout @param {number} viewer @param {number} width @param {number} height @param {PortraitChoice} portrait @returns {Places} */
export function place(layout, viewer, width, height, portrait) {
  return mode(layout, width, portrait).place(layout, viewer, width, height);
}
