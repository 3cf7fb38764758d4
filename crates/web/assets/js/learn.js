/**
 * A lesson. What the server renders (everything else is made here):
 *
 *   <main id="main" class="page learn">
 *     <div class="learn-head"> h1.learn-title, #learn-progress, a#learn-close </div>
 *     <div id="learn-still"> … </div>                      the steps as text; taken away when this script starts
 *   </main>
 *   <script type="application/json" id="bija-config">Config</script>
 */
import { LearnPage } from "./learn/page.js";

const config = document.querySelector("#bija-config");
const main = document.querySelector("#main");
if (config && main instanceof HTMLElement) void new LearnPage(JSON.parse(config.textContent ?? "{}"), main).start();
