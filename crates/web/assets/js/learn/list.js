/**
 * The list of lessons: what this device keeps of each, in the place of how many steps it has.
 *
 *   <a data-lesson="kalah" data-steps="board sow …"> … <span class="learn-steps-count" data-some="# of 12 steps done" data-all="Done">12 steps</span></a>
 */
import { loadLesson } from "./kept.js";

function tell() {
  for (const link of document.querySelectorAll("[data-lesson]")) {
    const place = link.querySelector(".learn-steps-count");
    if (!(link instanceof HTMLElement) || !(place instanceof HTMLElement)) continue;
    const { lesson = "", steps = "" } = link.dataset;
    const names = steps.split(" ");
    const { done } = loadLesson(lesson);
    // A step that the lesson no longer has is not counted.
    const count = names.filter((name) => done.includes(name)).length;
    if (!count) continue;
    const { some = "", all = "" } = place.dataset;
    place.textContent = count === names.length ? all : some.replace("#", String(count));
    place.toggleAttribute("data-done", count === names.length);
  }
}

tell();
// A page that comes back from the browser's memory has not seen what was done in a lesson meanwhile.
addEventListener("pageshow", (event) => event.persisted && tell());
