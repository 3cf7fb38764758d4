/**
 * The panel at the end of a game: verdict, score, reason, the seeds laid in fives, three figures, and the way on.
 * @import { Messages } from "./messages.js"
 * @import { GameSession } from "./game-session.js"
 * @import { Narrator } from "./narrator.js"
 */
import { drawingOf } from "./board/seeds.js";
import { seedKind } from "./board/shapes.js";
import { button, make } from "./elements.js";

/**
 * @param {GameSession} session whose game is over
 * @param {Narrator} narrator
 * @param {{again: () => void, look: () => void}} acts
 */
export async function endOf(session, narrator, acts) {
  const { messages } = narrator;
  const { seat } = session;
  const total = session.game.moves.length;
  const last = total > 0 ? await session.stepTo(total).catch(() => null) : null;
  const score = session.view.outcome?.score ?? session.view.stores;
  const other = session.firstSeat === 0;
  const again = session.opponent === "person" ? messages.text("play-again-player", { n: other ? 2 : 1 }) : messages.text(other ? "play-again-computer" : "play-again-you");
  /** @type {EndWords} */
  const words = {
    verdict: narrator.verdict(session),
    reason: last ? narrator.ending(last) : "",
    names: [narrator.labelOf(session, seat), narrator.labelOf(session, 1 - seat)],
    score: [score[seat], score[1 - seat]],
    figures: [
      messages.text("panel-sowings", { count: total }),
      messages.text("panel-longest", { count: session.longestChain }),
      messages.text("panel-biggest", { count: session.gain }),
    ],
    again,
  };
  return endPanel(messages, words, seedKind(session.view.layout), acts);
}

/**
 * @typedef {object} EndWords
 * @property {string} verdict
 * @property {string} reason
 * @property {[string, string]} names the own side first
 * @property {[number, number]} score the own side first
 * @property {string[]} figures
 * @property {string} again
 */

/**
 * @param {Messages} messages
 * @param {EndWords} words
 * @param {string} kind of seed
 * @param {{again: () => void, look: () => void}} acts
 */
function endPanel(messages, words, kind, acts) {
  const { score, names } = words;
  const numbers = score.map((n) => messages.number(n));
  const heading = make("h2", { id: "end-title" }, [words.verdict]);
  const figures = make("p", { class: "end-figures" }, words.figures.map((figure) => make("span", {}, [figure])));
  const result = make("p", { class: "end-score" }, [make("strong", {}, [numbers[0]]), ` – ${numbers[1]}`]);
  return make("section", { class: "end-panel", role: "dialog", "aria-labelledby": "end-title", tabindex: "-1" }, [
    make("div", { class: "end-head" }, [heading, result]),
    make("p", { class: "end-reason" }, [words.reason]),
    ...names.map((name, i) => make("div", { class: "end-side" }, [make("span", {}, [name]), fives(score[i], kind, i)])),
    figures,
    make("div", { class: "end-acts" }, [
      button(words.again, "again", acts.again, { kind: "button primary wide" }),
      button(messages.text("panel-review"), "chart", acts.look),
    ]),
  ]);
}

/** The seeds won, laid in fives. @param {number} count @param {string} kind @param {number} side */
function fives(count, kind, side) {
  const groups = Array.from({ length: Math.ceil(count / 5) }, (_, group) => {
    const seeds = Array.from({ length: Math.min(5, count - group * 5) }, (_, i) => {
      const id = side * 200 + group * 5 + i;
      return `<svg viewBox="0 0 32 32"><use href="#seed-${kind}-${drawingOf(id)}"/></svg>`;
    });
    return `<span class="five">${seeds.join("")}</span>`;
  });
  const laid = make("div", { class: "fives", "aria-hidden": "true" });
  laid.innerHTML = groups.join("");
  return laid;
}
