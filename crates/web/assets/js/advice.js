/**
 * Moves explained: the hint, why the computer moved as it did, and gentle mode, which asks before a move that loses much. A worker of its
 * own finds the reasons; it comes when somebody first asks or plays in gentle mode, and is kept on the device from then on.
 * @import { Explained, Game, LegalMove } from "./types.js"
 * @import { LocalSession } from "./local-session.js"
 * @import { PlayPage } from "./play.js"
 */
import { callOf } from "./board/cells.js";
import { button, make } from "./elements.js";
import { RulesPort } from "./rules-port.js";

export class Advice {
  /** @param {PlayPage} page */
  constructor(page) {
    const { hints, worker, api } = page.config;
    this.page = page;
    this.port = new RulesPort({ worker: hints && worker, module: hints, api });
    /** What was asked of one position last. @type {{game: Game | null, answers: Map<string | null, Promise<Explained>>}} */
    this.known = { game: null, answers: new Map() };
    /** The question that waits for an answer. @type {{move: string, answer: (stops: boolean) => void} | null} */
    this.asking = null;
    /** The moves of this position that were asked about. @type {Set<string>} */
    this.warned = new Set();
    this.bar = make("div", { class: "gentle-bar", role: "group" });
    void navigator.serviceWorker?.ready.then(({ active }) => active?.postMessage({ keep: [import.meta.url, ...(hints ? [hints] : [])] }));
  }

  /** An answer is found once. @param {LocalSession} session @param {string | null} move @returns {Promise<Explained>} */
  explain(session, move) {
    if (this.known.game !== session.game) {
      this.known = { game: session.game, answers: new Map() };
      this.warned.clear();
    }
    const known = this.known.answers.get(move);
    if (known) return known;
    const asked = this.port.explain(session.game, move, session.seat);
    this.known.answers.set(move, asked);
    asked.catch(() => this.known.answers.delete(move));
    return asked;
  }

  /** What the engine would play, pointed at on the board, and why. */
  async hint() {
    const { local: session, board, past, narrator, tools } = this.page;
    if (!session || session.mover !== "you" || past.shown !== null || board.finish()) return;
    const { epoch } = session;
    const explained = await this.explain(session, null);
    const legal = session.choices.find(({ move }) => move === explained.move);
    if (!legal || epoch !== session.epoch) return;
    const step = await session.look(legal.move);
    if (epoch !== session.epoch) return;
    if (legal.pit !== null) board.preview(step.events);
    board.hint(legal.pit);
    const text = `${this.wordsOf(session, legal, board.choosing.sideOf(legal))} ${narrator.sentences(explained.say)}`;
    tools.say(text, "foretold");
    tools.announce(text);
  }

  /** Why the move that led to the board was made, if it was the computer's. */
  async why() {
    const { page } = this;
    const { local: session, board, messages, narrator, tools, ply } = page;
    const last = session?.view.moves[ply - 1];
    if (!session || !last || tools.why.hidden) return;
    board.finish();
    const { epoch } = session;
    const moves = session.game.moves.slice(0, ply - 1);
    const { say, but } = await this.port.explain({ ...session.game, moves }, last.move, session.readerAt(ply - 1));
    if (epoch !== session.epoch || ply !== page.ply) return;
    const what = last.pit === null ? messages.text("why-other") : messages.text("why-pit", { pit: callOf(session.view.layout, last.pit) });
    page.sentence = `${what} ${narrator.sentences([...say, ...but])}`;
    tools.say(page.sentence);
    tools.announce(page.sentence);
  }

  /** Looks at the moves of a position while its player still thinks. */
  async look() {
    const { local: session } = this.page;
    if (session?.mover === "you") await this.explain(session, null).catch(() => null);
  }

  /** Whether a move is not to be made: it loses much, and its player thinks again. Nobody is asked twice about a move. @param {string} move */
  async stops(move) {
    const { page } = this;
    const { local: session, settings } = page;
    if (this.asking) {
      const { asking } = this;
      asking.answer(asking.move !== move);
      if (asking.move === move) return true;
    }
    if (!session) return false;
    const { epoch } = session;
    const { losses } = await this.explain(session, null);
    const loss = losses.find((one) => one.move === move);
    if (epoch !== session.epoch) return true;
    if (!loss || this.warned.has(move) || (loss.seeds <= Number(settings.gentle) && !loss.win)) return false;
    this.warned.add(move);
    const { warn } = await this.explain(session, move);
    if (epoch !== session.epoch) return true;
    return this.ask(session, move, page.narrator.sentences(warn));
  }

  /** Nobody waits for an answer any more. */
  drop() {
    this.asking?.answer(true);
  }

  /** The question before a move. @param {LocalSession} session @param {string} move @param {string} text @returns {Promise<boolean>} whether its player thinks again */
  ask(session, move, text) {
    const { page } = this;
    const { board, main, messages, tools, sentence } = page;
    const pit = session.choices.find((choice) => choice.move === move)?.pit ?? null;
    return new Promise((resolve) => {
      const answer = /** @param {boolean} stops */ (stops) => {
        this.asking = null;
        this.bar.remove();
        main.toggleAttribute("data-warning", false);
        board.preview(null);
        if (page.sentence === text) {
          page.sentence = sentence;
          if (stops) tools.say(sentence);
        }
        if (pit !== null && page.past.shown === null) board.focusPit(pit);
        resolve(stops);
      };
      this.asking = { move, answer };
      const no = button(messages.text("gentle-no"), "back", () => answer(true));
      const yes = button(messages.text("gentle-yes"), "next", () => answer(false));
      this.bar.replaceChildren(no, yes);
      this.bar.setAttribute("aria-label", text);
      this.bar.onkeydown = (event) => {
        if (event.key !== "Escape") return;
        event.preventDefault();
        answer(true);
      };
      main.toggleAttribute("data-warning", true);
      tools.element.append(this.bar);
      // Whoever looks at other pits meanwhile comes back to the question.
      page.sentence = text;
      tools.say(text, "foretold");
      tools.announce(text);
      no.focus({ preventScroll: true });
    });
  }

  /** A move as a hint. @param {LocalSession} session @param {LegalMove} move @param {"left" | "right"} side of the screen */
  wordsOf(session, move, side) {
    const { narrator, messages } = this.page;
    const { pit, answer } = move;
    if (answer === "swap" || pit === null) return messages.text("hint-swap");
    if (answer) return messages.text("hint-choice", { choice: narrator.choiceLabel(move, side) });
    const number = callOf(session.view.layout, pit);
    return move.side ? messages.text("hint-pit-way", { pit: number, way: side }) : messages.text("hint-pit", { pit: number });
  }
}
