/**
 * A sowing in flight: its timetable, made from its events and the seeds on the board, and its movement.
 * @import { SowEvent } from "../types.js"
 * @import { BijaBoard } from "../bija-board.js"
 * @import { Drawing } from "./drawing.js"
 * @import { Pace, Plan, SpotKey } from "./sowing.js"
 * @import { Places } from "./types.js"
 */
import { Motion } from "./motion.js";
import { planSowing } from "./sowing.js";

/** Events that do not fit the seeds on the board have no timetable. @param {BijaBoard} board placed @param {SowEvent[]} events @param {Pace} pace @returns {Plan | null} */
export function timetable(board, events, pace) {
  const drawing = /** @type {Drawing} */ (board.drawing);
  const ground = {
    places: /** @type {Places} */ (drawing.places),
    slots: drawing.slots.bind(drawing),
    scale: drawing.scale.bind(drawing),
    above: drawing.above,
    fresh: () => board.seedsMade++,
    debts: board.debts,
  };
  try {
    return planSowing(board.piles, events, pace, ground);
  } catch (error) {
    console.error(error);
    return null;
  }
}

/** Plays a timetable over the drawn seeds. @param {BijaBoard} board placed @param {Plan} plan @param {Map<SpotKey, number>} before the counts */
export async function fly(board, plan, before) {
  const drawing = /** @type {Drawing} */ (board.drawing);
  for (const [spot, count] of before) {
    board.showCount(spot, count);
    drawing.counts.get(spot)?.classList.remove("is-legal", "is-again", "is-hinted");
  }
  const gone = [...drawing.seeds.keys()].filter((id) => ![...plan.piles.values()].some((pile) => pile.includes(id)));
  drawing.lay(new Map([...plan.piles, ["p0", [...(plan.piles.get("p0") ?? []), ...gone]]]));
  for (const seed of plan.tracks.keys()) {
    const element = drawing.seed(seed);
    element.style.zIndex = String(100 + Number(element.style.zIndex || 0));
    element.classList.remove("bb-covered");
  }
  board.toggleAttribute("playing", true);
  const motion = new Motion(plan, (seed) => drawing.seeds.get(seed), drawing.transform.bind(drawing), (tick) => board.marks.tick(tick), drawing.hand);
  board.motion = motion;
  await motion.finished;
  if (board.motion === motion) board.motion = null;
}
