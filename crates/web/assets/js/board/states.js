/**
 * What a position says of single pits and sides beyond their seeds: closed pits, marks, houses, pits that are barred this turn,
 * sides that have finished or resigned, seeds held in the air. Drawn as the position has it; what follows from it the rules know.
 * @import { Position } from "../types.js"
 * @import { Drawing } from "./drawing.js"
 * @import { Places } from "./types.js"
 */
import { bead, ring, svg } from "./thread.js";

/** @param {Drawing} drawing @param {Position} position @param {(n: number) => string} number */
export function showStates(drawing, position, number) {
  const { closed = [], blocked = [], houses = [], marks = [], finished = [], resigned = [], question = null } = position;
  drawing.above = question?.pit ?? 0;
  drawing.shapeHouses(houses);
  drawing.pits.forEach((pit, index) => {
    pit.classList.toggle("is-closed", closed.includes(index));
    pit.classList.toggle("is-blocked", blocked.includes(index));
    drawing.counts.get(`p${index}`)?.classList.toggle("is-closed", closed.includes(index));
  });
  drawing.lids.forEach((lid, seat) => {
    const place = finished.includes(seat) ? finished.indexOf(seat) + 1 : resigned.includes(seat) ? drawing.lids.length - resigned.indexOf(seat) : 0;
    lid.hidden = place === 0;
    lid.textContent = place === 0 ? "" : number(place);
  });
  const { places } = drawing;
  if (!places) return;
  const pegs = marks.flatMap((pit) => (pit === null ? [] : markOf(places, pit)));
  const held = question ? [bead(heldAt(places, question.pit), number(question.seeds), places.bead * 1.1, "filled")] : [];
  drawing.states.replaceChildren(...pegs, ...held);
}

/** A pit that somebody has marked as their own: a stitched ring and a peg in its upper rim. @param {Places} places @param {number} index */
function markOf(places, index) {
  const { x, y, ry } = places.pits[index];
  const s = Math.max(5, 0.085 * places.unit);
  const top = y - ry;
  return [ring(places, `p${index}`, "stitched"), svg("path", { class: "bb-peg", d: `M${x} ${top - s}L${x + s} ${top}L${x} ${top + s}L${x - s} ${top}Z` })];
}

/** @param {Places} places @param {number} index */
function heldAt(places, index) {
  const { x, y, rx, ry } = places.pits[index];
  return { x: x - 0.72 * rx, y: y - 0.72 * ry };
}
