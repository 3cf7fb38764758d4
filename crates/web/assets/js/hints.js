/**
 * The hint: what the engine would play, pointed at on the board and said.
 * @import { LegalMove } from "./types.js"
 * @import { LocalSession } from "./local-session.js"
 * @import { PlayPage } from "./play.js"
 */
import { callOf } from "./board/cells.js";

export class Hints {
  /** @param {PlayPage} page */
  constructor(page) {
    this.page = page;
    /** Whether hints can be given here. */
    this.able = true;
  }

  async give() {
    const { local: session, board, past, narrator, tools: stage, trouble } = this.page;
    if (!session || session.mover !== "you" || past.shown !== null || board.finish()) return;
    const { epoch } = session;
    try {
      const thought = await session.think("hard");
      const legal = thought && session.choices.find(({ move }) => move === thought.move);
      if (!legal) return;
      const step = await session.look(legal.move);
      if (epoch !== session.epoch) return;
      if (legal.pit !== null) board.preview(step.events);
      board.hint(legal.pit);
      const what = this.wordsOf(session, legal, board.choosing.sideOf(legal));
      const text = `${what} ${narrator.foretold(step)}`;
      stage.say(text, "foretold");
      stage.announce(text);
    } catch {
      this.able = false;
      trouble.say("err-engine");
      stage.hint.hidden = true;
    }
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
