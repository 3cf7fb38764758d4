/**
 * A lesson step by step. What is right is decided by the lesson, what a move brings by the rules; this shows both.
 *
 * @import { BoardConfig } from "../board-page.js"
 * @import { SpotKey } from "../board/sowing.js"
 * @import { Game, SowEvent, Step as Played } from "../types.js"
 * @import { State } from "./stage.js"
 *
 * @typedef {object} Answer
 * @property {"right" | "on" | "wrong"} verdict
 * @property {string} title
 * @property {string} text
 * @property {SpotKey[]} missing
 *
 * @typedef {object} LessonStep
 * @property {string} id
 * @property {"see" | "try" | "explain"} kind
 * @property {string} name
 * @property {string} say
 * @property {string} help
 * @property {string} rule address of the rule in words
 * @property {Game} game
 * @property {number} viewer
 * @property {SpotKey[]} notice
 * @property {string[]} line the decisions that the step shows
 * @property {Answer | null} done
 * @property {Record<string, Answer>} answers by all decisions of the step so far
 *
 * @typedef {{name: string, game: string, steps: LessonStep[], ways: {href: string, label: string, primary: boolean}[]}} Lesson
 * @typedef {BoardConfig & {lesson: Lesson}} Config
 */
import { BoardPage } from "../board-page.js";
import { svg } from "../board/thread.js";
import { make } from "../elements.js";
import { LookingAhead } from "../looking-ahead.js";
import { counted, noticed } from "./counted.js";
import { keepLesson, loadLesson } from "./kept.js";
import { StepSession } from "./session.js";
import { LearnStage } from "./stage.js";
import { ThreadOfSteps } from "./thread-of-steps.js";

/** Before the choice between a pit's moves nothing is foretold: the learner counts. */
class Asking extends LookingAhead {
  /** @param {LearnPage} page */
  constructor(page) {
    super(page);
    this.learn = page;
  }

  /** @param {{move: string | null, others?: string[], pit: number | null}} wish */
  async preview({ move }) {
    const { board, session } = this.learn;
    if (!session || move === null || board.choosing.pit === null) {
      board.preview(null);
      return;
    }
    const step = await session.look(move).catch(() => null);
    if (step && board.choosing.pit !== null && !board.playing) board.preview(step.events.slice(0, 2));
  }

  /** @param {import("../choice-bar.js").Offer} offer */
  offer(offer) {
    const { learn } = this;
    learn.choices.show(offer);
    if (offer.pit === null) return;
    learn.tools.answer(learn.narrator.askLine(offer.moves), "", "none");
    learn.draw([]);
    void this.preview({ move: offer.moves[offer.aimed].move, pit: offer.pit });
  }

  /** @param {number} pit */
  refuse(pit) {
    if (this.learn.state === "open") super.refuse(pit);
  }
}

export class LearnPage extends BoardPage {
  /** @param {Config} config @param {HTMLElement} main */
  constructor(config, main) {
    super(config, main);
    this.lesson = config.lesson;
    this.steps = config.lesson.steps;
    this.tools = /** @type {LearnStage} */ (this.stage);
    this.ribbon.element.remove();
    this.ahead = new Asking(this);
    this.kept = loadLesson(this.lesson.name);
    this.at = 0;
    /** @type {State} */
    this.state = "done";
    /** The decisions that were made in this step. @type {string[]} */
    this.line = [];
    /** What is drawn over the board, as long as it stands. @type {() => SVGElement[]} */
    this.marks = () => [];
    this.layer = svg("g", {});
    this.progress = new ThreadOfSteps(this.messages, this.steps.map(({ name }) => name), (index) => void this.open(index));
  }

  /** @param {import("../board-stage.js").Acts} acts @returns {LearnStage} */
  makeStage(acts) {
    return new LearnStage(this.messages, {
      ...acts,
      watch: () => void this.perform(),
      show: () => void this.perform(),
      skip: () => void this.go(),
      again: () => void this.open(this.at),
      next: () => void this.go(),
      restart: () => void this.restart(),
    });
  }

  /** @returns {Partial<import("../keyboard.js").Commands>} */
  keys() {
    return { skip: () => this.leave(), step: () => undefined };
  }

  get step() {
    return this.steps[this.at];
  }

  /**
   * A try costs nothing, and before it nothing is foretold: one choice sows. Rows of nine lie level even where a pit is narrow, because an
   * upright board leaves a phone no room for the words.
   */
  applySettings() {
    super.applySettings();
    if (this.board.portrait === "level") this.board.portrait = "lying";
    this.board.firstTapPreviews = false;
  }

  async start() {
    this.applySettings();
    this.wire();
    this.board.addEventListener("bija-placed", () => this.draw());
    document.addEventListener("keydown", (event) => this.onKey(event));
    this.tools.ways.replaceChildren(...this.lesson.ways.map(({ href, label, primary }) => make("a", { class: primary ? "button primary" : "button", href }, [label])));
    const wanted = location.hash.slice(1) || this.kept.at;
    await this.open(Math.max(0, this.steps.findIndex(({ id }) => id === wanted)), false);
  }

  /** Puts the board in the place of what is to be read: once it can be drawn, so that nothing moves afterwards. */
  mount() {
    document.querySelector("#learn-still")?.remove();
    this.appear();
  }

  /** Puts the lesson's elements on the page, below what is to be read as long as that is there. */
  appear() {
    if (this.tools.element.isConnected) return;
    document.querySelector("#learn-progress")?.replaceChildren(this.progress.element);
    this.main.append(this.tools.element);
    // The step that an address names stood among those to be read.
    if (location.hash) scrollTo(0, 0);
  }

  /** Enter leads on wherever nothing else takes it. @param {KeyboardEvent} event */
  onKey(event) {
    const { forward } = this.tools;
    if (event.key !== "Enter" || event.defaultPrevented || event.repeat || !forward) return;
    if (event.target instanceof Element && event.target.closest("a, button, input, select, textarea, dialog")) return;
    event.preventDefault();
    forward.click();
  }

  /** Ends what is in flight, or else the lesson. */
  leave() {
    if (this.board.finish() || this.board.putBack()) return;
    const close = document.querySelector("#learn-close");
    if (close instanceof HTMLAnchorElement) location.assign(close.href);
  }

  /** Opens a step. @param {number} index @param {boolean} [led] whether the reader asked for it, so that the instruction is to be read */
  async open(index, led = true) {
    const { board } = this;
    this.at = index;
    const { step } = this;
    board.finish();
    this.session = null;
    this.line = [];
    this.kept.at = step.id;
    keepLesson(this.lesson.name, this.kept);
    try {
      const view = await this.port.view(step.game);
      if (step !== this.step || this.session) return;
      const session = new StepSession(this.port, step.game, view, step.viewer);
      const shown = step.kind === "explain" ? await session.look(step.line[0]) : null;
      if (step !== this.step || this.session) return;
      this.session = session;
      this.standAt(session, shown?.events ?? null);
    } catch (error) {
      // What is to be read stays.
      this.appear();
      this.fail(error, () => void this.open(index));
      return;
    }
    if (led) this.tools.instruction.focus({ preventScroll: true });
  }

  /** Lays a step's board. @param {StepSession} session @param {SowEvent[] | null} explained */
  standAt(session, explained) {
    const { board, step } = this;
    this.mount();
    // What is drawn belongs to the step before, whose board may have had other pits.
    this.draw([]);
    this.lay(session.view.layout);
    board.viewer = step.viewer;
    this.nameBoard(session);
    board.setPosition(session.view);
    this.state = step.kind === "try" ? "open" : step.kind === "see" ? "ready" : "done";
    if (step.kind === "explain") this.mark(step.id);
    this.tools.answer("", "", "none");
    this.tools.retry.hidden = true;
    this.render();
    this.draw(explained ? [...this.marksOf(explained, [], false)] : [() => noticed(board, step.notice)]);
    this.stage.announce("");
  }

  /** What a sowing and the step have to show, drawn anew whenever the board changes its size. @param {SowEvent[]} events @param {SpotKey[]} missing @param {boolean} made */
  marksOf(events, missing, made) {
    const { board } = this;
    const { notice } = this.step;
    return [() => (made ? [] : noticed(board, notice)), () => counted(board, events, { missing, made })];
  }

  /** Draws over the board. @param {(() => SVGElement[])[]} [marks] the same as before unless said */
  draw(marks) {
    if (marks) this.marks = () => marks.flatMap((one) => one());
    const over = this.board.drawing?.over;
    if (over && this.layer.parentNode !== over) over.append(this.layer);
    this.layer.replaceChildren(...this.marks());
  }

  render() {
    const { session, tools, board, step, state } = this;
    if (!(session instanceof StepSession)) return;
    const { ply } = this;
    board.labels = this.labels(session, ply);
    this.fillChips(session, ply);
    this.placeBoard();
    board.legal = state === "open" ? session.choices : [];
    tools.instruction.textContent = state === "finished" ? this.messages.text("learn-done") : this.shown(step.say);
    tools.help.textContent = state === "finished" ? this.messages.text("learn-done-help") : this.shown(step.help);
    tools.rule.href = step.rule;
    tools.showActs(state, step.kind !== "explain");
    const last = this.at === this.steps.length - 1;
    /** @type {HTMLElement} */ (tools.next.firstElementChild).textContent = this.messages.text(last ? "learn-finish" : "learn-next");
    this.showKeys();
    this.progress.show(this.at, this.steps.map(({ id }) => this.kept.done.includes(id)));
  }

  /** A text of the lesson in the reader's digits. @param {string} text */
  shown(text) {
    return this.messages.shownDigits(text);
  }

  showKeys() {
    const { messages, tools } = this;
    const key = /** @param {string} name */ (name) => make("kbd", {}, [name]);
    const t = /** @param {string} name */ (name) => messages.text(name);
    const pits = [key("1"), ` ${t("learn-key-to")} `, key(String(this.mostPits)), ` ${t("learn-key-pits")}`];
    tools.keys.replaceChildren(make("span", {}, pits), make("span", {}, [key("Enter"), ` ${t("learn-key-next")}`]), make("span", {}, [key("Esc"), ` ${t("learn-key-back")}`]));
  }

  get gameName() {
    return this.lesson.game;
  }

  /** A learner's decision. @param {string} move */
  async choose(move) {
    const { session, step } = this;
    if (!(session instanceof StepSession) || this.choosing || this.state !== "open") return;
    const answer = step.answers[[...this.line, move].join(" ")];
    try {
      await this.oneAtATime(async () => {
        const played = await session.look(move);
        if (session !== this.session || !answer) return;
        if (answer.verdict === "wrong") this.tell(answer, this.marksOf(played.events, answer.missing, false));
        else await this.sowOn(session, move, played, answer.verdict === "right" ? answer : null, answer);
      });
    } catch (error) {
      this.fail(error, () => void this.choose(move));
    }
  }

  /** Makes a move on the board. @param {StepSession} session @param {string} move @param {Played} played @param {Answer | null} last with which the step is done @param {Answer | null} answer */
  async sowOn(session, move, played, last, answer) {
    const { board } = this;
    this.tools.answer("", "", "none");
    this.draw([]);
    this.main.toggleAttribute("data-sowing", true);
    board.legal = [];
    await board.play(played.events, played.view);
    this.main.toggleAttribute("data-sowing", false);
    if (session !== this.session) return;
    session.accept([...session.game.moves, move], played.view);
    this.line.push(move);
    if (last) {
      this.state = "done";
      this.mark(this.step.id);
    }
    this.render();
    if (answer) this.tell(answer, this.marksOf(played.events, [], true));
    if (last) this.tools.next.focus({ preventScroll: true });
  }

  /** Shows the step's move: what is to be watched, or what the learner did not find. */
  async perform() {
    const { step } = this;
    if (this.choosing || !step.done) return;
    try {
      await this.oneAtATime(async () => {
        if (this.line.length) await this.open(this.at, false);
        if (step !== this.step) return;
        const { session } = this;
        for (const [index, move] of step.line.entries()) {
          if (!(session instanceof StepSession) || session !== this.session) return;
          const last = index === step.line.length - 1 ? step.done : null;
          await this.sowOn(session, move, await session.look(move), last, last);
        }
      });
    } catch (error) {
      this.fail(error, () => void this.perform());
    }
  }

  /** Says what came of a move, and draws it. @param {Answer} answer @param {(() => SVGElement[])[]} marks */
  tell(answer, marks) {
    const [title, text] = [this.shown(answer.title), this.shown(answer.text)];
    this.board.preview(null);
    // What was gained is among the lesson's own marks.
    this.board.marks.clearFlashes();
    this.tools.answer(title, text, answer.verdict === "wrong" ? "wrong" : "right");
    this.draw(marks);
    this.stage.announce(`${title}. ${text}`);
  }

  /** A step is done. @param {string} id */
  mark(id) {
    if (!this.kept.done.includes(id)) this.kept.done.push(id);
    keepLesson(this.lesson.name, this.kept);
  }

  /** To the next step, or to the end of the lesson. */
  async go() {
    if (this.at < this.steps.length - 1) {
      await this.open(this.at + 1);
      return;
    }
    this.state = "finished";
    this.kept.at = "";
    keepLesson(this.lesson.name, this.kept);
    this.tools.answer("", "", "none");
    this.draw([]);
    this.render();
    this.tools.instruction.focus({ preventScroll: true });
  }

  async restart() {
    this.kept.done = [];
    await this.open(0);
  }
}
