// Frames a second while a long turn is sown on a board of four rows, with the processor slowed down. Run by `cargo xtask frames`:
//   node frames.mjs [--games omweso,bao] [--slowdown 4] [--least 0]
// The turn is the longest that some random games come to; its moves are kept on the device as a game of two people, and its pit is pressed.
import { parseArgs } from "node:util";
import puppeteer from "puppeteer-core";
import { busy, FLAGS, serve } from "./site.mjs";

const options = { games: { type: "string", default: "omweso,bao" }, slowdown: { type: "string", default: "4" }, least: { type: "string", default: "0" } };
const { values } = parseArgs({ options });
/** Random games that are looked through, moves of each, and the number that makes them the same ones every time. */
const [GAMES, MOVES, SEED] = [6, 12, 20261130];
/** Turns as long as this last longer than anybody watches. */
const ENOUGH = 60;

const site = await serve();

/** @param {string} path @param {object} body */
async function ask(path, body) {
  const response = await fetch(`${site.url}/api/v1/${path}`, { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) });
  return response.json();
}

let state = SEED;
/** @param {number} below */
function chance(below) {
  state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
  return Math.floor((state / 2 ** 32) * below);
}

/** The longest turn of one decision: the moves before it, its pit, its drops. @param {string} ruleset */
async function longest(ruleset) {
  let best = { moves: [], move: "", pit: 0, drops: 0 };
  for (let nth = 0; nth < GAMES; nth += 1) {
    const moves = [];
    for (let ply = 0; ply < MOVES; ply += 1) {
      const game = { ruleset, options: {}, start: null, position: null, moves };
      const { legal } = await ask("view", { game });
      if (!legal?.length) break;
      for (const { move, pit } of legal) {
        if (legal.filter((one) => one.pit === pit).length > 1) continue;
        const { events } = await ask("step", { game, move, viewer: null });
        const drops = events.filter(({ e }) => e === "drop").length;
        if (drops > best.drops && drops <= ENOUGH) best = { moves: [...moves], move, pit, drops };
      }
      moves.push(legal[chance(legal.length)].move);
    }
  }
  return best;
}

/** In the page: presses the pit and notes when each frame is made, until the board rests. @param {number} pit @returns {Promise<number[]>} */
function watch(pit) {
  const board = /** @type {any} */ (document.querySelector("bija-board"));
  return new Promise((resolve) => {
    const frames = [];
    const note = (/** @type {number} */ now) => {
      if (board.playing) frames.push(now);
      if (frames.length && !board.playing) resolve(frames);
      else requestAnimationFrame(note);
    };
    requestAnimationFrame(note);
    board.querySelector(`.bb-pit[data-pit="${pit}"]`).click();
  });
}

/** @param {string} ruleset */
async function measure(ruleset) {
  const turn = await longest(ruleset);
  const browser = await puppeteer.launch({ executablePath: process.env.CHROME, args: FLAGS, defaultViewport: { width: 412, height: 823, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true } });
  try {
    const page = await browser.newPage();
    const kept = { version: 1, game: { ruleset, options: {}, start: null, position: null, moves: turn.moves }, opponent: "person", level: "easy", seat: 0, taken: [], gain: 0 };
    await page.evaluateOnNewDocument((key, saved) => localStorage.setItem(key, saved), `bija.game.${ruleset}`, JSON.stringify(kept));
    await page.goto(`${site.url}/en/play/${ruleset}`, { waitUntil: "networkidle0" });
    await page.waitForSelector(`.bb-pit[data-pit="${turn.pit}"][aria-disabled="false"]`);
    await page.emulateCPUThrottling(Number(values.slowdown));
    const frames = await page.evaluate(watch, turn.pit);
    const gaps = frames.slice(1).map((now, index) => now - frames[index]).sort((a, b) => a - b);
    const seconds = (frames[frames.length - 1] - frames[0]) / 1000;
    const late = gaps.filter((gap) => gap > 25).length;
    const rate = gaps.length / seconds;
    console.log(`${ruleset}: ${rate.toFixed(1)} frames/s over ${seconds.toFixed(1)} s (${turn.drops} seeds sown by ${turn.move} after ${turn.moves.length} moves), middle frame ${gaps[gaps.length >> 1].toFixed(1)} ms, longest ${gaps[gaps.length - 1].toFixed(1)} ms, ${late} of ${gaps.length} over 25 ms; ${values.slowdown}x slower; ${busy()}`);
    return rate;
  } finally {
    await browser.close();
  }
}

for (const ruleset of values.games.split(",")) if ((await measure(ruleset)) < Number(values.least)) process.exitCode = 1;
site.end();
