/**
 * The shapes that travel between a live game on the server and its page. Types only: no module loads this file at run time.
 *
 * @import { Game, Line } from "../types.js"
 *
 * @typedef {"gathering" | "hiding" | "guessing" | "choosing" | "arranging" | "playing" | "over"} Phase
 *
 * @typedef {object} Occupant
 * @property {string} name
 * @property {"guest" | "account" | "computer" | "deleted"} kind
 * @property {string | null} [level] of a computer
 * @property {boolean} present
 * @property {boolean} held the computer plays for this person
 * @property {number | null} [takes_over] when the computer takes the seat over of somebody who is away, by the server's time
 * @property {boolean} [out] they resigned, and the game goes on without them
 * @property {number | null} rating
 * @property {boolean} provisional
 *
 * @typedef {object} Ending
 * @property {string} reason
 * @property {number[]} places
 * @property {number[] | null} score
 * @property {number | null} winner
 * @property {number | null} by the seat that the reason speaks of
 * @property {({before: number, after: number} | null)[] | null} ratings
 *
 * @typedef {object} Settings what the host decides
 * @property {number | null} clock seconds a sowing
 * @property {"link" | "anyone"} join
 * @property {boolean} [rotate] another begins the next game
 * @property {number} [seats]
 * @property {string} [first]
 * @property {boolean} [ranked]
 *
 * @typedef {object} Prelude what happens before the first sowing
 * @property {number | null} [hider]
 * @property {number | null} [guesser]
 * @property {number | null} [chooser]
 * @property {number[]} [arranging] seats that have not laid their seeds yet
 * @property {string | null} [hash]
 * @property {number | null} [count] shown after the guess
 * @property {boolean | null} [right]
 *
 * @typedef {object} Table
 * @property {string} id
 * @property {number} seq the last event
 * @property {Phase} phase
 * @property {Game} game
 * @property {number} ply
 * @property {(Occupant | null)[]} seats who plays each seat now
 * @property {number | null} host
 * @property {Settings} settings
 * @property {number | null} mover
 * @property {{seconds: number | null, deadline: number | null}} clock
 * @property {number[]} draw seats that offer a draw
 * @property {number[]} rematch seats that ask for one
 * @property {number[]} draw_wait by seat: own sowings until the next offer
 * @property {Prelude | null} prelude
 * @property {Ending | null} over
 * @property {string | null} next the game that follows
 * @property {number | null} seat the reader's own, or null
 * @property {string[]} can what the reader may do
 * @property {string | null} [board] the position's text, as a view has it
 * @property {string[]} [levels] while people gather: those that computers can play at
 * @property {{option: string, wanted: string, value: string}[]} [fallen_back] while people gather: options that do not fit so many
 * @property {number} watchers
 *
 * @typedef {{kind: string, seat?: number, move?: string, game?: string, count?: number, ending?: {reason: string, by?: number | null}, [more: string]: unknown}} Happening
 *
 * @typedef {{type: "welcome", now: number, seat: number | null, table: Table}} Welcome
 * @typedef {{type: "event", seq: number, at: number, event: Happening, table: Omit<Table, "game"> & {game?: Game}}} EventFrame
 * @typedef {{type: "resumed", now: number, seat: number | null, events: EventFrame[]}} Resumed
 * @typedef {{type: "answer", id: string, ok: boolean, seq: number, error?: Line}} Answer
 * @typedef {{type: "presence", seats: boolean[], takes_over?: (number | null)[], watchers: number}} Presence
 * @typedef {{type: "bye", reason: "restart" | "slow" | "protocol" | "flood"}} Bye
 * @typedef {Welcome | Resumed | EventFrame | Answer | Presence | Bye | {type: "ping", n: number}} Frame
 *
 * @typedef {{do: string, ply: number, [more: string]: unknown}} Command
 */
export {};
