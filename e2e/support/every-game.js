/**
 * Every game of the catalogue, as the tests go through it. Languages and ways to choose are spread over the games.
 *
 * @typedef {object} Played
 * @property {string} id
 * @property {"en" | "hi"} lang
 * @property {Record<string, string>} [options] for a game of another size
 * @property {string} [as] its name in the tests, where it is not the id
 * @property {boolean} [phone]
 */

/** @type {Played[]} */
export const GAMES = [
  { id: "kalah", lang: "en" },
  { id: "oware", lang: "hi" },
  { id: "congklak", lang: "en", phone: true },
  { id: "congkak", lang: "hi" },
  { id: "dakon", lang: "en" },
  { id: "sungka", lang: "hi" },
  { id: "o_an_quan", lang: "en" },
  { id: "pallanguzhi", lang: "hi" },
  { id: "pallanguzhi_wikipedia", lang: "en" },
  { id: "ali_guli_mane", lang: "hi", phone: true },
  { id: "bao", lang: "en" },
  { id: "bao_kujifunza", lang: "hi" },
  { id: "omweso", lang: "en" },
  { id: "mangala4", lang: "hi" },
  { id: "lab_madjnuni", lang: "en" },
  { id: "mancala_basic", lang: "hi" },
  { id: "togyz_kumalak", lang: "en", phone: true },
  { id: "bestemshe", lang: "hi" },
  { id: "turkish_mangala", lang: "en" },
];

/** Further boards of games that have more than one. @type {Played[]} */
export const BOARDS = [
  { id: "mancala_basic", as: "mancala_basic for four", lang: "en", options: { seats: "4", pits: "4", seeds: "3" } },
  { id: "mancala_basic", as: "mancala_basic for three", lang: "hi", options: { seats: "3", pits: "4", seeds: "3" }, phone: true },
  { id: "o_an_quan", as: "o_an_quan on a phone", lang: "hi", phone: true },
  { id: "bao", as: "bao on a phone", lang: "hi", phone: true },
  { id: "omweso", as: "omweso with reverse captures", lang: "hi", options: { reverse: "true" }, phone: true },
];
