/**
 * Every game of the catalogue, as the tests go through it: once in each language, and once on a wide window and once on a phone.
 *
 * @typedef {object} Played
 * @property {string} id
 * @property {"en" | "hi"} lang
 * @property {Record<string, string>} [options] for a game of another size
 * @property {string} [as] its name in the tests, where it is not the id
 * @property {boolean} phone
 */

export const IDS = [
  "kalah",
  "oware",
  "congklak",
  "congkak",
  "dakon",
  "sungka",
  "o_an_quan",
  "pallanguzhi",
  "pallanguzhi_wikipedia",
  "ali_guli_mane",
  "bao",
  "bao_kujifunza",
  "omweso",
  "mangala4",
  "lab_madjnuni",
  "mancala_basic",
  "togyz_kumalak",
  "bestemshe",
  "turkish_mangala",
];

/** The language that is on the phone changes from game to game. @type {Played[]} */
export const GAMES = IDS.flatMap((id, at) => /** @type {const} */ (["en", "hi"]).map((lang, way) => ({ id, lang, phone: (at + way) % 2 === 1 })));

/** Further boards of games that have more than one. @type {Played[]} */
export const BOARDS = [
  { id: "mancala_basic", as: "mancala_basic for four", lang: "en", options: { seats: "4", pits: "4", seeds: "3" }, phone: false },
  { id: "mancala_basic", as: "mancala_basic for three", lang: "hi", options: { seats: "3", pits: "4", seeds: "3" }, phone: true },
  { id: "omweso", as: "omweso with reverse captures", lang: "hi", options: { reverse: "true" }, phone: true },
];
