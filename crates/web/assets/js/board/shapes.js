/**
 * Which module draws which shape of board. A new shape is one more module with `natural` and `place`.
 * @import { Layout } from "../types.js"
 * @import { Natural, Places } from "./types.js"
 */
import { rows } from "./rows.js";

/**
 * @typedef {object} Shape
 * @property {(layout: Layout, width: number, portrait: PortraitChoice) => Natural} natural
 * @property {(layout: Layout, viewer: number, width: number, height: number, portrait: PortraitChoice) => Places} place
 *
 * @typedef {"none" | "level" | "upright"} PortraitChoice "none": the screen is no upright phone
 */

/** @type {Record<string, Shape>} */
const SHAPES = { rows };

/** @param {Layout} layout @returns {Shape} */
export function shapeOf(layout) {
  const shape = SHAPES[layout.shape];
  if (!shape) throw new Error(`bija-board: no geometry for the shape "${layout.shape}"`);
  return shape;
}

/** The kind of seed that lies on a board. @param {Layout} layout @returns {"imli" | "kauri" | "nickernut"} */
export function seedKind(layout) {
  if (layout.wood === "mango") return "imli";
  return layout.stores === "none" && layout.wood === "teak" ? "nickernut" : "kauri";
}
