/**
 * The page of a live game. The server renders the head with the opponent's place and the game's name, and the configuration; the
 * rest is made here.
 *
 *   <main id="play" class="play live"> .play-head > #play-chip, h1.play-title, a.quiet-link, #live-clock </main>
 *   <script type="application/json" id="bija-config">Config</script>
 */
import { LivePage } from "./live/page.js";

const config = document.querySelector("#bija-config");
const main = document.querySelector("#play");
if (config && main instanceof HTMLElement) new LivePage(JSON.parse(config.textContent ?? "{}"), main).start();
