/**
 * Looking through the game so far, one sowing at a time, while the game itself stays where it is.
 * @import { GameSession } from "./game-session.js"
 * @import { BoardPage } from "./board-page.js"
 */

export class LookingBack {
  /** @param {BoardPage} page */
  constructor(page) {
    this.page = page;
    /** The ply on the board while an older position is looked at. @type {number | null} */
    this.shown = null;
  }

  /** @param {GameSession} session */
  title(session) {
    const { messages } = this.page;
    return this.shown === 0 ? messages.text("turn-title-start") : messages.text("turn-title-review", { ply: this.shown, total: session.game.moves.length });
  }

  /** @param {"first" | "back" | "on" | "last"} way */
  step(way) {
    const { session } = this.page;
    if (!session) return;
    const total = session.game.moves.length;
    const now = this.shown ?? total;
    const to = { first: 0, back: now - 1, on: now + 1, last: total }[way];
    if (to < 0 || to > total || to === now) return;
    void this.goTo(to);
  }

  /** Shows the game as it stood after a number of moves; one step on is played, any other is laid. @param {number} ply */
  async goTo(ply) {
    const { page } = this;
    const { session, board } = page;
    if (!session || page.choosing) return;
    board.finish();
    const from = this.shown ?? session.game.moves.length;
    this.shown = ply;
    page.asked += 1;
    const { asked } = page;
    page.closeEnd();
    try {
      const step = ply > 0 ? await session.stepTo(ply) : null;
      const laid = ply === from + 1 ? null : await session.viewAt(ply);
      if (asked !== page.asked || session !== page.session) return;
      page.sentence = step ? page.narrator.told(step) : page.opening(session);
      if (ply === session.game.moves.length) this.shown = null;
      if (laid) board.setPosition(laid);
      page.render();
      if (step && !laid) await board.play(step.events, step.view);
      if (asked === page.asked) page.render();
    } catch (error) {
      page.fail(error, null);
    }
  }
}
