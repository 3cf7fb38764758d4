/**
 * Figures of the level "perfect", printed: how long Chromium builds a table of 12 to 16 seeds, how long an answer takes with it, and how much
 * longer than natively. Six pits, three and four seeds, positions of random games after 0 to 12 plies.
 *
 *   cargo build --workspace --bins && cargo build --release -p bija-kernels --example reach
 *   BIJA_SERVER=../target/debug/bija REACH=../target/release/examples/reach CHROME=/usr/bin/chromium node perfect-figures.js [positions a ply]
 *
 * The server's own build does not matter: the modules for browsers are always optimised. From positions of four seeds
 * only the native search is measured, without the book.
 */
import { execFileSync } from "node:child_process";
import { Server } from "./support/server.js";
import { launch } from "./support/site.js";

const A_PLY = Number(process.argv[2] ?? 8);
const PLIES = 12;
const TABLES = [12, 13, 14, 15, 16];
const REACH = 1_000_000;

/** Boards of two rows of six with up to so many seeds. @param {number} seeds */
const boards = (seeds) => Array.from({ length: 12 }, (_, k) => k + 1).reduce((count, k) => (count * (seeds + k)) / k, 1);

/** The value that so many of a hundred do not exceed. @param {number[]} values @param {number} percent */
function quantile(values, percent) {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * percent) / 100))];
}

/** @param {number[]} values */
const halves = (values) => `${Math.round(quantile(values, 50))} / ${Math.round(quantile(values, 99))}`;

/** @typedef {{moves: string[], ply: number}} Place */

/** Positions of random games, by the server's rules. @param {Server} server @param {string} seeds @returns {Promise<Place[]>} */
async function places(server, seeds) {
  let state = 20261130;
  const draw = /** @param {number} below */ (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
  /** @type {Place[]} */
  const found = [];
  for (let game = 0; game < A_PLY; game += 1) {
    /** @type {string[]} */
    const moves = [];
    for (let ply = 0; ply <= PLIES; ply += 1) {
      const body = JSON.stringify({ game: { ruleset: "kalah", options: { seeds }, moves } });
      const response = await fetch(`${server.url}/api/v1/view`, { method: "POST", headers: { "content-type": "application/json" }, body });
      const { legal } = await response.json();
      if (!legal?.length) break;
      found.push({ moves: [...moves], ply });
      moves.push(legal[draw(legal.length)].move);
    }
  }
  return found;
}

/** In the page: one worker, one table, every position. @param {{games: object[], most: number}} wish */
async function inBrowser({ games, most }) {
  const { perfect } = JSON.parse(document.querySelector("#bija-config")?.textContent ?? "{}");
  const worker = new Worker(perfect.files.worker, { type: "module" });
  worker.postMessage({ module: await WebAssembly.compileStreaming(fetch(perfect.files.module)) });
  const ask = /** @param {number} id @param {object} game */ (id, game) => {
    const begun = performance.now();
    let built = 0;
    worker.postMessage({ do: "perfect", id, game, ready: most, most });
    return new Promise((resolve) => {
      worker.onmessage = ({ data }) => {
        if (data.progress === 1) built = performance.now() - begun;
        if (data.ok) resolve({ built, took: performance.now() - begun, nodes: data.ok.thought?.nodes ?? null });
      };
    });
  };
  const { built } = await ask(0, games[0]);
  const answers = [];
  for (const [id, game] of games.entries()) answers.push(await ask(id + 1, game));
  worker.terminate();
  return { built, answers };
}

/** What the native search takes for the same positions. @param {Place[]} all @param {string} seeds @param {number} table */
function natively(all, seeds, table) {
  if (!process.env.REACH) return null;
  const input = all.map(({ moves }) => moves.join(" ")).join("\n") + "\n";
  const [head, ...lines] = execFileSync(process.env.REACH, [seeds, String(table)], { input, encoding: "utf8" }).trim().split("\n");
  const answers = lines.map((line) => (line === "too far" ? null : line.split(" ").map(Number))).map((one) => one && { nodes: one[0], took: one[1] });
  return { built: Number(head.split(" ")[1]), answers };
}

/** @param {Place[]} all @param {({nodes: number} | null)[]} answers */
function reach(all, answers) {
  const within = answers.filter((answer) => answer !== null && answer.nodes <= REACH).length;
  const far = answers.filter((answer) => answer === null).length;
  const first = Array.from({ length: PLIES + 1 }, (_, ply) => ply).find((ply) => all.every((place, i) => place.ply < ply || (answers[i]?.nodes ?? Infinity) <= REACH));
  return `${within} of ${all.length} within ${REACH} boards (all from ply ${first ?? "-"} on), ${far} not proved`;
}

const server = await Server.start(0, "");
const browser = await launch();
try {
  const page = await browser.newPage();
  await page.goto(`${server.url}/en/play/kalah`);
  for (const seeds of ["3", "4"]) {
    const all = await places(server, seeds);
    console.log(`six pits, ${seeds} seeds: ${all.length} positions after 0 to ${PLIES} plies; times p50 / p99 in ms`);
    for (const table of TABLES) {
      const native = natively(all, seeds, table);
      if (native) {
        const proved = native.answers.filter((answer) => answer !== null);
        console.log(`  table of ${table}, native: built in ${Math.round(native.built)} ms, answers ${halves(proved.map(({ took }) => took))}, boards ${halves(proved.map(({ nodes }) => nodes))}; ${reach(all, native.answers)}`);
      }
      if (seeds !== "3") continue;
      const games = all.map(({ moves }) => ({ ruleset: "kalah", options: { seeds }, moves }));
      const { built, answers } = await page.evaluate(inBrowser, { games, most: boards(table) });
      const searched = answers.map(({ took }, i) => ({ took, native: native?.answers[i] })).filter(({ native: one }) => one && one.nodes > 100_000);
      const sum = /** @param {number[]} values */ (values) => values.reduce((total, value) => total + value, 0);
      const ratio = searched.length ? (sum(searched.map(({ took }) => took)) / sum(searched.map(({ native: one }) => one?.took ?? 0))).toFixed(2) : "-";
      console.log(`  table of ${table}, Chromium: built in ${Math.round(built)} ms, answers ${halves(answers.map(({ took }) => took))}; ${ratio} times native over ${searched.length} searches of more than 100,000 boards`);
    }
  }
} finally {
  await browser.close();
  await server.stop();
}
