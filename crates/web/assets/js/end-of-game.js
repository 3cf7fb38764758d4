/**
 * The panel at the end of a game: verdict, score, reason, the seeds laid in fives, three figures, and the way on.
 * @import { Messages } from "./messages.js"
 * @import { GameSession } from "./game-session.js"
 * @import { LocalSession } from "./local-session.js"
 * @import { Narrator } from "./narrator.js"
 */
import { drawingOf } from "./board/seeds.js";
import { seedKind } from "./board/shapes.js";
import { button, make } from "./elements.js";

/** @typedef {{again: () => void, next: () => void, look: () => void}} EndActs */

/**
 * @param {LocalSession} session whose game is over
 * @param {Narrator} narrator
 * @param {EndActs} acts
 */
export async function endOf(session, narrator, acts) {
  const { messages } = narrator;
  const total = session.game.moves.length;
  const last = total > 0 ? await session.stepTo(total).catch(() => null) : null;
  const { match } = session.view;
  const next = match?.next ? { label: messages.text(`match-next-${match.kind}`), act: acts.next } : { label: againLabel(session, messages), act: acts.again };
  /** @type {EndWords} */
  const words = {
    verdict: narrator.verdict(session),
    match: narrator.matchLine(session),
    reason: last ? narrator.ending(last) : "",
    result: resultOf(session),
    sides: sidesOf(session, narrator),
    figures: [
      messages.text("panel-sowings", { count: total }),
      messages.text("panel-longest", { count: session.longestChain }),
      messages.text("panel-biggest", { count: session.gain }),
    ],
  };
  const buttons = make("div", { class: "end-acts" }, [button(next.label, "again", next.act, { kind: "button primary wide" }), button(messages.text("panel-review"), "chart", acts.look)]);
  return endPanel(messages, words, seedKind(session.view.layout), buttons);
}

/** @param {LocalSession} session @param {Messages} messages */
function againLabel(session, messages) {
  const first = session.nextSeat === 0;
  if (session.opponent === "person") return session.seats > 2 ? messages.text("play-again") : messages.text("play-again-player", { n: first ? 1 : 2 });
  return messages.text(first ? "play-again-you" : "play-again-computer");
}

/** Own seeds and the other's, where the game is won by the seeds that were kept. @param {GameSession} session @returns {[number, number] | null} */
export function resultOf({ view, outcome, seats, seat }) {
  const { score = view.stores } = outcome ?? {};
  const kept = view.stores.map((count, one) => count + (view.pieces_taken?.[one] ?? 0) * (view.piece_value ?? 0));
  return seats === 2 && score.every((count, one) => count === kept[one]) ? [score[seat], score[1 - seat]] : null;
}

/** Two sides with the own one first, more by their places. @param {GameSession} session @param {Narrator} narrator @returns {EndWords["sides"]} */
export function sidesOf(session, narrator) {
  const { outcome } = session;
  const { stores } = session.view;
  const { score = stores, places = [] } = outcome ?? {};
  const seats = score.map((_, one) => (session.seat + one) % session.seats);
  if (session.seats === 2) return seats.map((one) => ({ name: narrator.labelOf(session, one), count: score[one] }));
  const byPlace = [...seats].sort((a, b) => places[a] - places[b]);
  return byPlace.map((one) => ({ name: narrator.messages.text("panel-place", { rank: places[one], name: narrator.nameOf(session, one) }), count: score[one] }));
}

/**
 * @typedef {object} EndWords
 * @property {string} verdict
 * @property {string} match
 * @property {string} reason
 * @property {[number, number] | null} result
 * @property {{name: string, count: number}[]} sides
 * @property {string[]} figures
 */

/**
 * @param {Messages} messages
 * @param {EndWords} words
 * @param {string} kind of seed
 * @param {HTMLElement} acts the way on
 */
export function endPanel(messages, words, kind, acts) {
  const { result, sides, match } = words;
  const heading = make("h2", { id: "end-title" }, [words.verdict]);
  const figures = make("p", { class: "end-figures" }, words.figures.map((figure) => make("span", {}, [figure])));
  const score = result ? [make("p", { class: "end-score" }, [make("strong", {}, [messages.number(result[0])]), ` – ${messages.number(result[1])}`])] : [];
  return make("section", { class: "end-panel", role: "dialog", "aria-labelledby": "end-title", tabindex: "-1" }, [
    make("div", { class: "end-head" }, [heading, ...score]),
    ...(match ? [make("p", { class: "match-line" }, [match])] : []),
    make("p", { class: "end-reason" }, [words.reason]),
    ...sides.map(({ name, count }, i) => make("div", { class: "end-side" }, [make("span", {}, [name]), fives(Math.max(0, count), kind, i)])),
    figures,
    acts,
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
