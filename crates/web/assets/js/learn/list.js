/**
 * The list of lessons: what this device keeps of each, in the place of how many steps it has.
 *
 *   <a data-lesson="kalah" data-steps="board sow …"> … <span class="learn-steps-count">12 steps</span></a>
 *   <script type="application/json" id="bija-config">{lang, messages}</script>
 */
import { loadLesson } from "./kept.js";
import { Messages } from "../messages.js";
import { loadSettings } from "../settings.js";

const config = document.querySelector("#bija-config");
const { lang, messages: patterns } = JSON.parse(config?.textContent ?? "{}");
const messages = new Messages(lang, patterns);
messages.digits = loadSettings().digits;

for (const link of document.querySelectorAll("[data-lesson]")) {
  if (!(link instanceof HTMLElement)) continue;
  const { lesson = "", steps = "" } = link.dataset;
  const names = steps.split(" ");
  const { done } = loadLesson(lesson);
  // A step that the lesson no longer has is not counted.
  const count = names.filter((name) => done.includes(name)).length;
  const place = link.querySelector(".learn-steps-count");
  if (!count || !place) continue;
  place.textContent = messages.text("learn-list-state", { done: count, of: names.length, state: count === names.length ? "all" : "some" });
  place.toggleAttribute("data-done", count === names.length);
}
