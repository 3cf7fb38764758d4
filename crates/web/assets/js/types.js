/**
 * The shapes that travel between the rules and the page. Types only: no module loads this file at run time.
 *
 * @typedef {{pit: number} | {store: number}} Spot
 *
 * @typedef {object} Layout
 * @property {"rows" | string} shape
 * @property {number} seats
 * @property {number} pits pits in one row
 * @property {"own" | "none" | "all"} stores "none": captured seeds lie in trays beside the board
 * @property {boolean} clockwise
 * @property {"mango" | "teak" | "mvule" | "clay"} wood
 *
 * @typedef {object} Position
 * @property {number[]} pits by global pit index: seat by seat, each in sowing order
 * @property {number[]} stores by seat
 * @property {number | null} seat the seat to move
 *
 * @typedef {{move: string, pit: number | null}} LegalMove
 *
 * @typedef {object} PlayedMove
 * @property {string} move
 * @property {number} seat
 * @property {number | null} pit
 * @property {boolean} again the same seat moved on after it
 *
 * @typedef {object} Outcome
 * @property {string} reason
 * @property {number[]} score
 * @property {number[]} places
 * @property {number | null} winner
 * @property {number | null} last_mover
 * @property {number | null} ended_by
 *
 * @typedef {object} View
 * @property {string} ruleset
 * @property {Record<string, string>} options
 * @property {number} ply
 * @property {number} turn
 * @property {Layout} layout
 * @property {string} position
 * @property {number[]} pits
 * @property {number[]} stores
 * @property {number | null} seat
 * @property {number} out
 * @property {LegalMove[]} legal
 * @property {PlayedMove[]} moves
 * @property {Outcome | null} outcome
 *
 * @typedef {object} SowEvent
 * @property {string} e lift, relay, drop, skip, capture, spared, swap, turn_end, again, pass_to, passed, sweep, end
 * @property {number} [pit]
 * @property {number} [store]
 * @property {number} [seeds]
 * @property {number | null} [to]
 * @property {number} [seat]
 * @property {string} [why]
 * @property {string} [reason]
 *
 * @typedef {string | number | boolean | null} Scalar
 * @typedef {{key: string, args?: Record<string, Scalar | Line>}} Line
 *
 * @typedef {object} Game the whole game, as every request carries it
 * @property {string} ruleset
 * @property {Record<string, string>} options
 * @property {string | null} start
 * @property {string | null} position
 * @property {string[]} moves
 *
 * @typedef {{events: SowEvent[], summary: Line[], preview: Line[], view: View}} Step what a move does, told as done and as yet to be done
 * @typedef {{move: string, value: number, depth: number, nodes: number, line: string[], exact: boolean, stopped: string}} Thought
 * @typedef {"easy" | "normal" | "hard"} Level
 *
 * @typedef {{v: string} | {s: string, d: number, c: [string, Pattern][]}} Placeable
 * @typedef {(string | Placeable)[]} Pattern
 */
export {};
