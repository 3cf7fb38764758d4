/**
 * Games drawn by lot and played out, one for each way in which a game may end; the last move of each is the one that ends it.
 * What they show is never taken from here: the tests ask the rules.
 *
 * @typedef {object} KnownGame
 * @property {"kalah" | "oware" | "congklak"} game
 * @property {string} moves
 */

/** @type {Record<string, KnownGame>} */
export const ENDS = {
  "kalah: South empties the own row and wins": { game: "kalah", moves: "S4 N3 N4 S6 N6 S2 N2 N3 S1 S2 N6 N4 N1 S1 N6 S5 N4 S1 N6 S4 S3 N1 S6 N3 S5 S4 N6 N1 S6 S1 N5 S2 N6 N2 S3" },
  "kalah: South empties the own row and loses": { game: "kalah", moves: "S5 N4 S1 N1 S6 N2 S3 N3 S1 N4 S5 S2 N2 S5 N1 S1 N3 S6 N5 S4 N3 S6 S5" },
  "kalah: North captures the last seeds of South": { game: "kalah", moves: "S5 N3 N2 N6 S5 N5 S1 S2 N6 N3 S4 N3 S5 N4 S5 N1 S6 N3 S3 N5 S1 N4 S5 S3 N3 S4 N6 S4 N4 S1 N3 S5 N5 N2 S6 N3" },
  "kalah: South captures the last seeds of North": {
    game: "kalah",
    moves: "S5 N4 S1 N5 S5 N2 N5 S2 N4 S5 N1 N6 S1 N3 S1 N5 S5 N2 S4 N1 S1 N3 S2 S6 N2 S1 N3 S5 N5 S3 N1 S4 S5 S6 N1 S2 N5 S3 N4 S6 S3 N3 S1 N4 S4 N2 S2 N6 S4 N5 S6 N6 N1 S2 N2 S3",
  },
  "kalah: North empties the own row and loses": { game: "kalah", moves: "S6 N5 S3 S2 S6 N6 S1 S5 N3 S6 N6 N4 S2 N5 S5 N2 S3 N1 S1 N5 S3 N6 S2 N3 S1 N4 S5 N5 S3 N6" },
  "kalah: North empties the own row and wins": { game: "kalah", moves: "S1 N6 S3 N4 S1 N1 S3 N5 S5 N2 S1 N4 N5 N3 S3 N6 S5 S4 N1 S5 N6 N3 S1 N4 N2 S4 N6 N5 S5 N6 N3 S1 N4" },
  "kalah: a draw": {
    game: "kalah",
    moves: "S5 N2 N4 S4 N1 N4 S5 N3 S1 S2 N1 S4 N2 S3 N1 S6 N1 S4 N4 N3 S1 N6 S2 N2 N1 S6 N3 S3 N6 N5 S5 S3 N1 S6 N3 S2 N1 S4 N5 S5 N1 S6 N1 S1 N2 N6 S2 N5 S3 N4 S6 S5 N5 S6 S4 N6",
  },
  "oware: South has more than half": { game: "oware", moves: "S5 N2 S6 N6 S1 N3 S1 N6 S3 N3 S4 N2 S5 N4 S1 N2 S4 N1 S1 N6 S5 N3 S3 N4 S5 N6 S1 N5 S5 N4 S2 N4 S4 N1 S1 N5 S5 N6 S3 N1 S1 N3 S6" },
  "oware: North has more than half": { game: "oware", moves: "S6 N1 S4 N5 S6 N4 S2 N1 S1 N6 S2 N1 S5 N5 S6 N1 S4 N3 S4 N4 S6 N5 S3 N3 S5 N5 S2 N4 S6 N1 S4 N2 S6 N1 S5 N1 S6 N5 S3 N4 S4 N5 S5 N1 S6 N3 S1 N6" },
  "oware: no seed can be given": {
    game: "oware",
    moves:
      "S6 N5 S5 N2 S1 N6 S4 N1 S1 N6 S5 N4 S1 N2 S5 N5 S3 N3 S4 N5 S2 N5 S1 N2 S4 N3 S6 N5 S5 N1 S6 N1 S3 N1 S4 N6 S2 N1 S4 N4 S2 N5 S6 N3 S5 N2 S2 N3 S1 N1 S3 N5 S4 N3 S6 N1 S5 N4 S6 N3 S3 N6 S4 N4 S5 N1 S6 N3 S1 N1 S3 N5 S2 N6 S6 N4 S3 N1 S5 N2 S6 N3 S4 N1 S6 N2 S5 N4 S6 N6 S2 N3 S3 N4 S4 N5 S2 N6",
  },
  "oware: a position comes again": {
    game: "oware",
    moves:
      "S4 N5 S1 N3 S4 N2 S6 N3 S3 N1 S1 N4 S2 N1 S5 N3 S3 N6 S3 N5 S4 N3 S1 N4 S2 N1 S3 N5 S4 N6 S2 N3 S6 N1 S1 N4 S2 N2 S4 N3 S6 N5 S5 N3 S1 N2 S6 N5 S3 N1 S4 N2 S2 N3 S6 N5 S4 N1 S5 N6 S6 N1 S3 N3 S2 N2 S3 N5 S5 N1 S4 N3 S6 N4 S2 N5 S1 N1 S6 N3 S3 N1 S5 N4 S6 N5 S4 N2 S6 N3 S5 N5 S6 N4 S2 N1 S3 N5 S4 N2 S5 N3 S6 N6 S4 N1 S2 N3 S3 N2 S6 N4 S2 N1 S5 N5 S3 N6 S6 N3 S4 N4 S6 N1 S5 N2 S1 N3 S6 N5 S2 N6 S4 N1 S3 N2 S5 N3 S4 N4 S1 N5 S2 N6 S6 N1 S5 N2 S2 N3 S6 N1 S3",
  },
  "congklak: nobody can sow after South's move": { game: "congklak", moves: "S7 N2 S7 N3 N5 S3 S4 N2 S5 N1 S3 N2 S6 N5 S4 N1 S1 N5 N1 S3 N7 S7 S1 N3 S2" },
  "congklak: nobody can sow after North's move": { game: "congklak", moves: "S5 N2 S6 N3 N2 S3 N6 S2 S1 N4 S6 N7 N2 S2 N5 N7 N3 S3 N5 N7" },
};

/** Before a sowing of 304 seeds in 42 laps, South's pit 4 of congklak; all 98 seeds lie on the board. */
export const LONGEST = { game: "congklak", moves: "S6 N7 N6 S1 N6", move: "S4", pit: 3, drops: 304 };
