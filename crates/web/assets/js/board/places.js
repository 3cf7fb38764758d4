/**
 * What most boards do not have, as part of their places.
 * @import { Places } from "./types.js"
 */

/** @type {Pick<Places, "traySeed" | "arrows" | "you" | "hands" | "pieces" | "takenPieces" | "felt" | "seats" | "chalk">} */
export const NOWHERE = { traySeed: 0, arrows: "", you: null, hands: [], pieces: [], takenPieces: [], felt: null, seats: [], chalk: "" };
