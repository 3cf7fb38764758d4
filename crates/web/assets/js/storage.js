/**
 * What the reader's own device keeps: settings and the game in progress. Where the store is forbidden or full, it works for the visit only.
 * @import { Game, Level } from "./types.js"
 */

/** @type {Map<string, string>} */
const forThisVisit = new Map();

/** @param {string} key @returns {string | null} */
export function readText(key) {
  // What the store would not take is newer than what lies there.
  const visit = forThisVisit.get(key);
  if (visit !== undefined) return visit;
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Tells whether it will still be there after a reload. @param {string} key @param {string | null} text */
export function writeText(key, text) {
  try {
    if (text === null) localStorage.removeItem(key);
    else localStorage.setItem(key, text);
    forThisVisit.delete(key);
    return true;
  } catch {
    if (text === null) forThisVisit.delete(key);
    else forThisVisit.set(key, text);
    return false;
  }
}

/**
 * @typedef {object} SavedGame
 * @property {1} version
 * @property {Game} game
 * @property {"computer" | "person"} opponent
 * @property {Level} level
 * @property {number} seat the reader's own
 * @property {string[][]} taken what was taken back, the nearest last; each holds the moves of one step
 * @property {number} gain the largest capture so far
 */

/** @typedef {{found: "none"} | {found: "damaged"} | {found: "game", saved: SavedGame}} Loaded */

/** @typedef {SavedGame["opponent"]} Opponent */

/** The game that a ruleset's page goes on with. @param {string} ruleset */
const gameKey = (ruleset) => `bija.game.${ruleset}`;

/** Where a game waits while the page goes on with one of the other kind. @param {string} ruleset @param {Opponent} opponent */
const asideKey = (ruleset, opponent) => `${gameKey(ruleset)}.${opponent}`;

/** @param {string} ruleset @param {string} key @returns {Loaded} */
function load(ruleset, key) {
  const text = readText(key);
  if (text === null) return { found: "none" };
  try {
    const saved = JSON.parse(text);
    return isSavedGame(saved) && saved.game.ruleset === ruleset ? { found: "game", saved } : { found: "damaged" };
  } catch {
    return { found: "damaged" };
  }
}

/**
 * The kept game. Who asks for one of a certain kind gets that, and a game of the other kind waits aside.
 * @param {string} ruleset
 * @param {Opponent | null} [wanted]
 * @returns {Loaded}
 */
export function loadGame(ruleset, wanted = null) {
  const kept = load(ruleset, gameKey(ruleset));
  if (wanted === null || kept.found === "damaged" || (kept.found === "game" && kept.saved.opponent === wanted)) return kept;
  if (kept.found === "game") writeText(asideKey(ruleset, kept.saved.opponent), readText(gameKey(ruleset)));
  const waiting = load(ruleset, asideKey(ruleset, wanted));
  if (waiting.found !== "game") return { found: "none" };
  saveGame(waiting.saved);
  writeText(asideKey(ruleset, wanted), null);
  return waiting;
}

/** @param {SavedGame} saved */
export function saveGame(saved) {
  return writeText(gameKey(saved.game.ruleset), JSON.stringify(saved));
}

/** Keeps what could not be read beside the games, for whoever wants to look at it. @param {string} ruleset */
export function setAside(ruleset) {
  const text = readText(gameKey(ruleset));
  if (text !== null) writeText(`${gameKey(ruleset)}.damaged`, text);
}

/** Calls back when another tab has gone on with the game. @param {string} ruleset @param {() => void} then */
export function whenChangedElsewhere(ruleset, then) {
  addEventListener("storage", (event) => {
    if (event.key === gameKey(ruleset) && event.newValue !== null) then();
  });
}

/** @param {unknown} value @returns {value is Record<string, unknown>} */
function isRecord(value) {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** @param {unknown} value */
const isTextList = (value) => Array.isArray(value) && value.every((item) => typeof item === "string");

/** @param {unknown} value */
const isNumberList = (value) => Array.isArray(value) && value.every((item) => typeof item === "number");

/** @param {unknown} value */
const isTextOrNull = (value) => value === null || typeof value === "string";

/** @param {unknown} value @returns {value is SavedGame} */
function isSavedGame(value) {
  if (!isRecord(value) || value.version !== 1 || !isRecord(value.game)) return false;
  const { game } = value;
  return (
    typeof game.ruleset === "string" &&
    isRecord(game.options) &&
    Object.values(game.options).every((option) => typeof option === "string") &&
    isTextOrNull(game.start) &&
    isTextOrNull(game.position) &&
    isTextList(game.moves) &&
    Array.isArray(value.taken) &&
    value.taken.every(isTextList) &&
    (value.opponent === "computer" || value.opponent === "person") &&
    ["easy", "normal", "hard", "perfect"].includes(/** @type {string} */ (value.level)) &&
    [0, 1, 2, 3].includes(/** @type {number} */ (value.seat)) &&
    (game.match === undefined || game.match === "pair") &&
    (game.rounds === undefined || (Array.isArray(game.rounds) && game.rounds.every(isTextList))) &&
    (game.arranged === undefined || (Array.isArray(game.arranged) && game.arranged.every(isNumberList))) &&
    typeof value.gain === "number"
  );
}
