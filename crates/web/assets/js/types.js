/**
 * The shapes that travel between the rules and the page. Types only: no module loads this file at run time.
 *
 * @typedef {{pit: number} | {store: number}} Spot
 *
 * @typedef {object} Layout
 * @property {"rows" | "ring" | "squares" | "four_rows"} shape
 * @property {number} seats
 * @property {number} pits pits in one row
 * @property {"first" | "second" | null} [front] which half of a seat's pits is the front row, where a seat has two
 * @property {boolean} [hands] seeds are brought in from the hand
 * @property {"own" | "none" | "all"} stores "none": captured seeds lie in trays beside the board
 * @property {boolean} clockwise
 * @property {"mango" | "teak" | "mvule" | "clay"} wood
 *
 * @typedef {object} Position
 * @property {number[]} pits by global pit index: seat by seat, each in sowing order
 * @property {number[]} stores by seat
 * @property {number | null} seat the seat to move
 * @property {number[]} [closed] pits out of play
 * @property {(number | null)[]} [marks] by seat: the pit it has marked as its own
 * @property {boolean[]} [pieces] by square of nobody's: whether its piece is still there
 * @property {number[]} [pieces_taken] by seat
 * @property {number} [piece_value] in seeds
 * @property {number[]} [finished] seats, in order
 * @property {number[]} [resigned] seats that take the places from the last on, in order
 * @property {number[]} [hand] by seat: seeds still to be brought in
 * @property {(number | null)[]} [houses] by seat: the house it still owns
 * @property {(number | null)[]} [blocked] by seat: the pit that may not be chosen this turn
 * @property {{pit: number, seeds: number} | null} [question] seeds held above a pit until the mover has answered
 *
 * @typedef {object} Choice what a move chooses
 * @property {number | null} pit
 * @property {"forward" | "backward" | null} [dir] where the game has two directions
 * @property {string | null} [answer] the question it answers: swap, direction, stop, safari; resign in moves that were made
 * @property {"left" | "right" | null} [side] where the first seed goes, as the pit's owner sees it
 *
 * @typedef {{move: string} & Choice} LegalMove
 *
 * @typedef {object} MatchState a match of rounds or sets above this game
 * @property {"rounds" | "sets" | "pair"} kind
 * @property {number} round
 * @property {number} of
 * @property {number[]} points
 * @property {boolean} over
 * @property {number | null} winner
 * @property {number} starts
 * @property {boolean} next another round follows this finished one
 *
 * @typedef {object} Arrangement a start that the players arrange
 * @property {{seat: number, pits: number[], seeds: number, least: number}[]} seats
 * @property {number[]} standard by pit
 *
 * @typedef {object} Played
 * @property {string} move
 * @property {number} seat
 * @property {boolean} again the same seat moved on after it
 *
 * @typedef {Played & Choice} PlayedMove
 *
 * @typedef {object} Outcome
 * @property {string} reason
 * @property {number[]} score
 * @property {number[]} places
 * @property {number | null} winner
 * @property {number | null} last_mover
 * @property {number | null} ended_by
 *
 * @typedef {Position & ViewAlone} View
 *
 * @typedef {object} ViewAlone
 * @property {string} ruleset
 * @property {Record<string, string>} options
 * @property {number} ply
 * @property {number} turn
 * @property {Layout} layout
 * @property {string} position
 * @property {number} out
 * @property {LegalMove[]} legal
 * @property {PlayedMove[]} moves
 * @property {Outcome | null} outcome
 * @property {MatchState | null} [match]
 * @property {Arrangement | null} [arrangement]
 *
 * @typedef {object} SowEvent
 * @property {string} e lift, relay, drop, skip, taken, capture, gather, sow_on, sow_into, namua, house_lost, blocked, unblocked, piece, mark, spared, ask, swap, turn_end, again, finish, resign, pass_to, passed, pay, sweep, end
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
 * @property {"pair"} [match] two games that count together, where the options ask for no match
 * @property {string[][]} [rounds] the finished rounds of a match before this one
 * @property {number[][]} [arranged] a start that was arranged, seat by seat
 *
 * @typedef {{events: SowEvent[], summary: Line[], preview: Line[], view: View}} Step what a move does, told as done and as yet to be done
 * @typedef {{move: string, value: number, depth: number, nodes: number, line: string[], exact: boolean, stopped: string}} Thought
 * @typedef {{seeds: number, win: boolean}} Loss what a move loses compared with the best one
 * @typedef {{move: string, best: string, loss: Loss, losses: ({move: string} & Loss)[], say: Line[], but: Line[], warn: Line[]}} Explained a move with what speaks for it, what against it, and the question before it is made
 * @typedef {"easy" | "normal" | "hard" | "perfect"} Level
 *
 * @typedef {{v: string} | {s: string, d: number, c: [string, Pattern][]}} Placeable
 * @typedef {(string | Placeable)[]} Pattern
 */
export {};
