/**
 * A sowing drawn so that the learner counts: 1, 2, 3 along the thread, and what would have been missing, dotted, up to a "?".
 * @import { BijaBoard } from "../bija-board.js"
 * @import { SpotKey } from "../board/sowing.js"
 * @import { Places, Point } from "../board/types.js"
 * @import { SowEvent } from "../types.js"
 */
import { spotOf } from "../board/sowing.js";
import { gainsOf, hopThread, preview, ring, svg } from "../board/thread.js";

/** The places that the first lap passes, and the number of the last seed that each of them gets. @param {SowEvent[]} events */
function firstLap(events) {
  const begin = events.findIndex(({ e }) => ["lift", "relay", "sow_on", "sow_into", "namua"].includes(e));
  const rest = events.slice(begin + 1);
  const end = rest.findIndex(({ e }) => !["drop", "skip"].includes(e));
  const lap = end < 0 ? rest : rest.slice(0, end);
  /** @type {Map<SpotKey, number>} */
  const numbers = new Map();
  let number = 0;
  for (const event of lap) if (event.e === "drop") numbers.set(spotOf(event), (number += 1));
  return { numbers, last: lap.length ? spotOf(lap[lap.length - 1]) : null };
}

/** @param {Places} places @param {SpotKey} spot @returns {Point} */
function rimOf(places, spot) {
  const index = Number(spot.slice(1));
  return spot[0] === "p" ? places.pits[index].rim : places.stores[index].rim;
}

/** A bead that counts: as round as its number lets it be. @param {Places} places @param {SpotKey} spot @param {string} text */
function countBead(places, spot, text) {
  const { x, y } = rimOf(places, spot);
  const height = places.bead * 1.1;
  const width = height * (0.6 + 0.4 * text.length);
  const label = svg("text", { x, y, "font-size": height * 0.62 });
  label.textContent = text;
  return svg("g", { class: "bb-bead plain" }, [svg("rect", { x: x - width / 2, y: y - height / 2, width, height, rx: height / 2 }), label]);
}

/** What the preview of a sowing says and the learner should find out, or what no longer is to come. @param {SVGElement} mark @param {boolean} made */
function spoils(mark, made) {
  const text = mark.textContent ?? "";
  return (mark.matches(".bb-bead.plain") && text.startsWith("+")) || (mark.matches(".bb-bead.filled") && !made) || (made && mark.matches(".bb-ghost"));
}

/**
 * @param {BijaBoard} board
 * @param {SowEvent[]} events
 * @param {{missing?: SpotKey[], made: boolean}} more made: the board shows what the sowing brought, else what it began from
 * @returns {SVGElement[]}
 */
export function counted(board, events, { missing = [], made }) {
  const places = board.drawing?.places;
  if (!places) return [];
  const { number } = board.words;
  const fallen = /** @param {number} pit */ (pit) => events.filter((event) => event.e === "drop" && event.pit === pit).length;
  const landing = /** @param {number} pit */ (pit) => board.marks.landingSlot(pit, (board.position?.pits[pit] ?? 0) + fallen(pit));
  const drawn = preview(places, events, landing, number, null).elements.filter((mark) => !spoils(mark, made));
  const { numbers, last } = firstLap(events);
  const beads = [...numbers].map(([spot, n]) => countBead(places, spot, number(n)));
  const stores = made ? [...gainsOf(events).keys()].filter((seat) => places.stores[seat] && !places.stores[seat].tray) : [];
  const rings = stores.map((seat) => ring(places, `s${seat}`, "solid"));
  const path = last === null ? [] : [last, ...missing];
  const dotted = missing.map((spot, i) => hopThread(places, path[i], spot, "dotted"));
  const open = missing.length ? [countBead(places, missing[missing.length - 1], "?")] : [];
  const isBead = /** @param {SVGElement} mark */ (mark) => mark.matches(".bb-bead");
  return [...dotted, ...drawn.filter((mark) => !isBead(mark)), ...rings, ...beads, ...open, ...drawn.filter(isBead)];
}

/** What a step wants looked at. @param {BijaBoard} board @param {SpotKey[]} spots */
export function noticed(board, spots) {
  const places = board.drawing?.places;
  return places ? spots.map((spot) => ring(places, spot, "stitched")) : [];
}
