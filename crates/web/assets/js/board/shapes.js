/**
 * Which module draws which shape of board. A new shape is one more module with `natural` and `place`.
 * @import { Layout } from "../types.js"
 * @import { Natural, Places } from "./types.js"
 */
import { fourRows } from "./four-rows.js";
import { squareRing } from "./ring.js";
import { rows } from "./rows.js";
import { squares } from "./squares.js";

/**
 * @typedef {object} Shape
 * @property {(layout: Layout, width: number, portrait: PortraitChoice) => Natural} natural
 * @property {(layout: Layout, viewer: number, width: number, height: number, portrait: PortraitChoice) => Places} place
 *
 * @typedef {"none" | "level" | "lying" | "large" | "upright"} PortraitChoice "none": the screen is no upright phone; "lying": level, however narrow the pits are; "large": level, with pits as large as can be
 */

/** @type {Record<string, Shape>} */
const SHAPES = { rows, ring: squareRing, squares, four_rows: fourRows };

/** @param {Layout} layout @returns {Shape} */
export function shapeOf(layout) {
  const shape = SHAPES[layout.shape];
  if (!shape) throw new Error(`bija-board: no geometry for the shape "${layout.shape}"`);
  return shape;
}

/** The kind of seed that lies on a board. @param {Layout} layout @returns {"imli" | "kauri" | "nickernut" | "pebble" | "bean"} */
export function seedKind(layout) {
  if (layout.shape === "squares") return "pebble";
  if (layout.shape === "four_rows") return "nickernut";
  if (layout.wood === "mango" && layout.shape === "ring") return "bean";
  if (layout.wood === "mango") return "imli";
  return layout.stores === "none" && layout.wood !== "clay" ? "nickernut" : "kauri";
}
