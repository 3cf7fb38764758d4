/**
 * What a move would do, before it is made: the preview of a pit, and why a pit cannot be chosen.
 * @import { BoardPage } from "./board-page.js"
 */

export class LookingAhead {
  /** @param {BoardPage} page */
  constructor(page) {
    this.page = page;
  }

  /** @param {{move: string | null, others?: string[], pit: number | null}} wish */
  async preview({ move, others = [], pit }) {
    const { page } = this;
    const { session, board, stage } = page;
    page.asked += 1;
    const { asked } = page;
    if (!session || move === null || pit === null || page.past.shown !== null) {
      board.preview(null);
      if (session && !board.playing) stage.say(page.sentence);
      return;
    }
    // What is asked of one position is asked at once; a move that is made meanwhile leaves nothing to foretell, and no fault to tell.
    const { epoch } = session;
    const late = () => asked !== page.asked || epoch !== session.epoch || board.playing || page.choosing;
    try {
      const [step, ...faint] = await Promise.all([move, ...others].map((one) => session.look(one)));
      if (late()) return;
      board.preview(step.events, faint.map(({ events }) => events));
      const marked = board.marked === pit;
      const again = (marked || board.touched) && board.choosing.pit === null ? ` ${page.messages.text("play-tap-again")}` : "";
      const text = page.narrator.foretold(step) + again;
      stage.say(text, "foretold");
      if (marked) stage.announce(text);
    } catch (error) {
      if (!late()) page.fail(error, null);
    }
  }

  /** A pit with several moves: the page asks which, and shows what the one aimed at would do. @param {import("./choice-bar.js").Offer} offer */
  offer(offer) {
    const { page } = this;
    const { session, narrator, stage, choices } = page;
    if (!session) return;
    choices.show(offer);
    const { pit, moves, aimed } = offer;
    if (pit === null) {
      if (!page.choosing) stage.turn.textContent = narrator.turnLine(session, false);
      void this.preview({ move: null, pit: null });
      return;
    }
    stage.turn.textContent = narrator.askLine(moves);
    void this.preview({ move: moves[aimed].move, others: moves.filter((_, i) => i !== aimed).map(({ move }) => move), pit });
  }

  /** @param {number} pit */
  refuse(pit) {
    const { session, past, narrator, messages, stage } = this.page;
    if (!session) return;
    const text = past.shown === null ? narrator.refusal(session, pit) : messages.text("step-note");
    stage.say(text, "problem");
    stage.announce(text);
  }
}
