/**
 * Two rows of pits: chooses between the lying board, the level board and the upright board.
 * @import { Layout } from "../types.js"
 * @import { PortraitChoice } from "./shapes.js"
 */
import { naturalLevel, pitWidth, placeLevel } from "./rows-level.js";
import { naturalUpright, placeUpright } from "./rows-upright.js";
import { naturalWide, placeWide } from "./rows-wide.js";

/** Below this width a level pit is too small for a finger. */
const NARROWEST_LEVEL_PIT = 40;

const WIDE = { natural: naturalWide, place: placeWide };
const LEVEL = { natural: naturalLevel, place: placeLevel };
const UPRIGHT = { natural: naturalUpright, place: placeUpright };

/** @param {Layout} layout @param {number} width @param {PortraitChoice} portrait */
function rowsMode(layout, width, portrait) {
  if (portrait === "none") return WIDE;
  if (portrait === "upright" || (portrait !== "lying" && pitWidth(layout, width) < NARROWEST_LEVEL_PIT)) return UPRIGHT;
  return LEVEL;
}

/** @type {import("./shapes.js").Shape} */
export const rows = {
  natural: (layout, width, portrait) => rowsMode(layout, width, portrait).natural(layout, width, portrait),
  place: (layout, viewer, width, height, portrait) => rowsMode(layout, width, portrait).place(layout, viewer, width, height, portrait),
};
