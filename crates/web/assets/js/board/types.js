/**
 * The places of one drawn board, in CSS pixels of the board element. Types only.
 *
 * @typedef {{x: number, y: number}} Point
 *
 * @typedef {object} PitPlace
 * @property {number} x centre
 * @property {number} y centre
 * @property {number} rx
 * @property {number} ry
 * @property {Point} count centre of its count
 * @property {Point | null} index centre of its number on the cloth
 * @property {{x: number, y: number, w: number, h: number}} hit touch area
 * @property {Point} rim where a thread touches the pit
 * @property {1 | -1} inward the way a thread leaves the rim: -1 is up, 1 is down
 * @property {"round" | "house" | "square" | "moon"} [form] of the hollow, round unless said
 * @property {string} [outline] the path round it, where it is neither an ellipse nor a square
 *
 * @typedef {object} StorePlace
 * @property {number} x centre
 * @property {number} y centre
 * @property {number} w
 * @property {number} h
 * @property {number} r corner radius
 * @property {Point} count
 * @property {Point} gain where "+n" stands
 * @property {Point} rim
 * @property {boolean} tray lifted off the board, on the cloth
 * @property {Point | null} chip left middle of the place for the player's name beside a tray
 * @property {number} chipWidth
 *
 * @typedef {object} Box
 * @property {number} x
 * @property {number} y
 * @property {number} w
 * @property {number} h
 * @property {number} rx
 * @property {number} ry
 *
 * @typedef {object} Places
 * @property {"wide" | "level" | "upright"} mode
 * @property {number} width
 * @property {number} height of the whole drawing
 * @property {number} unit D, the measure of edges, hops and shadows
 * @property {number} seed size of a seed
 * @property {number} traySeed size of a seed in a tray, 0 where there is none
 * @property {Box} board
 * @property {PitPlace[]} pits by global index
 * @property {StorePlace[]} stores by seat
 * @property {string} groove carved path
 * @property {string} arrows carved path of the sowing's directions, may be empty
 * @property {{x: number, y: number} | null} you where the own side is named on the board
 * @property {number} countSize
 * @property {number} storeCountSize
 * @property {StorePlace[]} hands by seat: the seeds that are still to be brought in; none where the game has no such hands
 * @property {{x: number, y: number, size: number}[]} pieces the large pieces of the squares of nobody's
 * @property {{x: number, y: number, size: number}[]} takenPieces by seat: where the first of their captured pieces lies
 * @property {Box | null} felt the cloth in the middle of a ring of sides
 * @property {Point[]} seats by seat: where their name stands on the felt
 * @property {string} chalk drawn path
 * @property {number} bead height of a bead
 * @property {(from: import("../types.js").Spot, to: import("../types.js").Spot) => string} hop a thread's piece from rim to rim
 * @property {(pit: number, seat: number) => {d: string, end: Point, angle: number}} haul the thread of a capture
 *
 * @typedef {object} Natural
 * @property {number} height the height the board would like at this width
 * @property {number} least the smallest height it can be drawn at
 */
export {};
