/**
 * What every page with a board and a game does: it shows the game, lets the reader choose, plays what was accepted, tells it,
 * looks back at it. Who plays, and where a move goes, is the business of the pages made from this one.
 *
 * @import { Pattern, Step } from "./types.js"
 * @import { GameSession } from "./game-session.js"
 * @import { GameOption } from "./panels.js"
 *
 * @typedef {object} BoardConfig
 * @property {string} lang
 * @property {{ruleset: string, options: GameOption[]}} game
 * @property {Record<string, Pattern>} messages
 * @property {string | null} worker address of the worker that holds the rules
 * @property {string | null} module address of its module
 * @property {string} api
 */
import "./bija-board.js";
import { BoardStage } from "./board-stage.js";
import { callOf, hasColumns, pitNumbered, pitsOfSeat } from "./board/cells.js";
import { ChoiceBar } from "./choice-bar.js";
import { listenToKeys } from "./keyboard.js";
import { LookingAhead } from "./looking-ahead.js";
import { LookingBack } from "./looking-back.js";
import { Messages } from "./messages.js";
import { MoveRibbon } from "./move-ribbon.js";
import { Narrator } from "./narrator.js";
import { RulesPort } from "./rules-port.js";
import { loadSettings } from "./settings.js";
import { Trouble } from "./trouble.js";

export class BoardPage {
  /** @param {BoardConfig} config @param {HTMLElement} main */
  constructor(config, main) {
    this.config = config;
    this.main = main;
    this.messages = new Messages(config.lang, config.messages);
    this.port = new RulesPort(config);
    this.narrator = new Narrator(this.messages);
    this.past = new LookingBack(this);
    this.ahead = new LookingAhead(this);
    this.settings = loadSettings();
    this.stage = this.makeStage({
      moves: () => main.toggleAttribute("data-moves"),
      swap: () => this.swap(),
      retry: () => this.trouble.retry(),
    });
    this.trouble = new Trouble(this.stage, this.messages);
    this.board = this.stage.board;
    this.ribbon = new MoveRibbon((way) => this.past.step(way), (ply) => this.past.goTo(ply), this.ribbonWords(null));
    this.choices = new ChoiceBar(this);
    this.stage.element.append(this.ribbon.element, this.choices.element);
    /** @type {GameSession | null} */
    this.session = null;
    /** @type {HTMLElement | null} */
    this.end = null;
    /** @type {string[]} */
    this.turnTold = [];
    this.sentence = "";
    this.choosing = false;
    this.asked = 0;
  }

  /** The elements of the page; pages with more of them make their own. @param {import("./board-stage.js").Acts} acts @returns {BoardStage} */
  makeStage(acts) {
    return new BoardStage(this.messages, acts);
  }

  /** Commands that only some pages have. @returns {Partial<import("./keyboard.js").Commands>} */
  keys() {
    return {};
  }

  wire() {
    const { board } = this;
    board.addEventListener("bija-choose", (event) => this.choose(/** @type {CustomEvent} */ (event).detail.move));
    board.addEventListener("bija-preview-request", (event) => this.ahead.preview(/** @type {CustomEvent} */ (event).detail));
    board.addEventListener("bija-choosing", (event) => this.ahead.offer(/** @type {CustomEvent} */ (event).detail));
    board.addEventListener("bija-refused", (event) => this.ahead.refuse(/** @type {CustomEvent} */ (event).detail.pit));
    board.addEventListener("bija-mismatch", (event) => console.error("bija-board: drawn and given counts differ", /** @type {CustomEvent} */ (event).detail));
    board.addEventListener("bija-placed", () => this.placeBoard());
    listenToKeys({
      sow: (number, row) => this.sowNumber(number, row),
      point: (number, row) => board.focusPit(this.pitNumbered(number, row)),
      most: () => this.mostPits,
      columns: () => this.session !== null && hasColumns(this.session.view.layout),
      skip: () => this.skip(),
      step: (way) => this.past.step(way),
      ...this.keys(),
    });
    const settings = document.querySelector("#settings-button");
    if (settings instanceof HTMLElement) {
      settings.hidden = false;
      settings.addEventListener("click", async () => {
        const { settingsPanel } = await import("./settings-panel.js");
        settingsPanel(this.messages);
      });
    }
    document.addEventListener("bija-settings", () => {
      this.settings = loadSettings();
      this.applySettings();
      this.render();
    });
  }

  applySettings() {
    const { board, main, settings } = this;
    board.speed = settings.speed;
    board.firstTapPreviews = settings.tap === "previews";
    const { pits, hand } = settings;
    Object.assign(main.dataset, { pits, hand });
    board.portrait = pits === "large" && settings.board === "level" ? pits : settings.board;
    this.messages.digits = settings.digits;
    if (settings.sound !== "off" || settings.vibration === "on") void import("./senses.js").then(({ attend }) => attend(this));
  }

  /** What stands below the turn line before the first sowing. @param {GameSession} session */
  opening(session) {
    const drawn = session.game.start === null ? [] : [this.messages.text("start-random", { number: session.game.start })];
    const choose = session.choices.length > 0 ? [this.messages.text("turn-choose")] : [];
    const lost = session.kept ? [] : [this.messages.text("resume-not-kept")];
    return [...drawn, ...choose, ...lost].join(" ");
  }

  /** @param {GameSession} session @param {string} telling */
  show(session, telling) {
    this.session = session;
    this.past.shown = null;
    this.sentence = telling || this.opening(session);
    for (const state of ["data-sowing", "data-thinking"]) this.main.toggleAttribute(state, false);
    this.turnTold = [];
    this.closeEnd();
    const { board } = this;
    this.lay(session.view.layout);
    board.viewer = session.bottomAt(session.game.moves.length);
    this.nameBoard(session);
    board.setPosition(session.view);
    this.ribbon.words = this.ribbonWords(session);
    this.tellSize(session);
    this.render();
  }

  /** Draws a board; the page's other places depend on its shape, and on how it lies. @param {import("./types.js").Layout} layout */
  lay(layout) {
    this.main.dataset.shape = layout.shape;
    this.board.layout = layout;
    this.main.dataset.board = this.board.mode;
  }

  get gameName() {
    return document.querySelector(".play-title")?.textContent ?? "";
  }

  /** What a reader hears of the board as a whole. @param {GameSession} session */
  nameBoard(session) {
    const label = this.messages.text("board-label", { game: this.gameName });
    const turning = this.messages.text(session.view.layout.clockwise ? "board-clockwise" : "board-anticlockwise");
    this.board.setAttribute("role", "group");
    this.board.setAttribute("aria-label", this.messages.text("board-label-turning", { label, turning }));
  }

  /** The chosen or the standard value of an option. @param {string} key @param {Record<string, string>} chosen */
  valueOf(key, chosen) {
    return chosen[key] ?? this.config.game.options.find((option) => option.key === key)?.default;
  }

  /** How large the board is, in the head of the page. @param {GameSession} session */
  tellSize(session) {
    const { pits } = session.view.layout;
    const [seeds, given] = ["seeds", "pits"].map((option) => this.valueOf(option, session.game.options));
    const summary = document.querySelector(".play-summary");
    if (summary && (seeds ?? given)) summary.textContent = this.messages.text("game-size", { pits, seeds: Number(seeds ?? pits) });
  }

  /** @param {GameSession | null} session */
  ribbonWords(session) {
    const t = /** @param {string} key */ (key) => this.messages.text(key);
    /** @type {[string, string]} */
    const lanes = session ? [this.othersLabel(session), this.narrator.labelOf(session, session.seat)] : ["", ""];
    const move = /** @param {import("./types.js").PlayedMove} played @param {number} ply */ (played, ply) => (session ? this.narrator.moveLabel(session, played, ply) : "");
    return { move, name: t("moves-title"), lanes, sign: (/** @type {import("./types.js").PlayedMove} */ played, /** @type {number} */ ply) => (session ? this.narrator.moveSign(session, played, ply) : { text: "" }), number: (/** @type {number} */ n) => this.messages.number(n), steps: { first: t("step-first"), back: t("step-back"), on: t("step-forward"), last: t("step-last") } };
  }

  /** Whoever is not at the bottom of the board. @param {GameSession} session */
  othersLabel(session) {
    if (session.seats === 2) return this.narrator.labelOf(session, 1 - session.seat);
    return this.messages.text(session.opponent === "computer" ? "label-computers" : "label-others");
  }

  placeBoard() {
    const { stage, session, board } = this;
    if (!session) return;
    const bottom = session.bottomAt(this.ply);
    const pair = session.seats === 2;
    const trays = stage.placeChips(pair ? board.chipPlace(1 - bottom) : null, pair ? board.chipPlace(bottom) : null);
    this.main.toggleAttribute("data-trays", trays);
    this.main.dataset.board = board.mode;
    stage.element.style.setProperty("--least", `${Math.ceil(board.least)}px`);
  }

  /** The ply on the board. */
  get ply() {
    return this.past.shown ?? this.session?.game.moves.length ?? 0;
  }

  /** Who sits at the board's two sides. @param {GameSession} session @param {number} ply */
  fillChips(session, ply) {
    const { stage, narrator } = this;
    const bottom = session.bottomAt(ply);
    stage.fillChip(stage.theirChip, session.seats > 2 ? this.othersLabel(session) : narrator.nameOf(session, 1 - bottom, ply), "person");
    stage.fillChip(stage.ownChip, narrator.nameOf(session, bottom, ply), "person");
  }

  /** What a page's own buttons say and allow. @param {GameSession} session @param {boolean} live whether the game itself is on the board */
  showButtons(session, live) {
    this.stage.swap.hidden = !live || !session.choices.some(({ answer }) => answer === "swap");
  }

  /** Everything that follows from the session, while the board rests. */
  render() {
    const { session, stage, board } = this;
    if (!session) return;
    const live = this.past.shown === null;
    const { ply } = this;
    board.labels = this.labels(session, ply);
    board.viewer = session.bottomAt(ply);
    this.fillChips(session, ply);
    const { seat } = session.view;
    this.main.dataset.side = seat === null || session.over ? "" : seat === session.bottomAt(ply) ? "own" : "their";
    this.placeBoard();
    board.legal = live ? session.choices : [];
    board.toggleAttribute("data-over", session.over && live && this.end !== null);
    this.showButtons(session, live);
    stage.turn.textContent = live ? this.narrator.turnLine(session, this.main.hasAttribute("data-thinking")) : this.past.title(session);
    stage.say(this.sentence);
    stage.match.textContent = this.narrator.matchLine(session);
    stage.match.hidden = !session.view.match;
    this.main.dataset.mover = session.mover;
    this.main.toggleAttribute("data-looking", !live);
    this.showRibbon();
  }

  /** Every word and figure that the board shows or says. @param {GameSession} session @param {number} ply @returns {import("./board/labels.js").Labels} */
  labels(session, ply) {
    const { board } = this;
    return {
      pit: (pit, count) => this.narrator.pitLabel(session, pit, count, ply, board.position ?? session.view),
      store: (seat, count) => this.narrator.storeLabel(session, seat, count, ply),
      hand: (seat, count) => this.narrator.handLabel(session, seat, count, ply),
      row: (seat) => this.narrator.rowLabel(session, seat, ply),
      seat: (seat) => this.narrator.seatLabel(session, seat, ply, board.position ?? session.view),
      choice: (move, side) => this.narrator.choiceLabel(move, side),
      piece: (worth, count) => this.messages.text("board-piece", { worth, count }),
      number: (n) => this.messages.number(n),
      call: (name) => (typeof name === "number" ? this.messages.number(name) : this.messages.shownDigits(name)),
      you: session.readerAt(ply) === null ? "" : this.messages.text("name-you"),
    };
  }

  showRibbon() {
    const { session } = this;
    if (!session) return;
    const { moves, seat } = session.view;
    this.ribbon.show(moves, { shown: this.ply, below: (ply) => session.seatAt(ply), waiting: session.over ? null : seat });
  }

  /** A chosen move goes where this page's moves go. @param {string} move */
  async choose(move) {
    throw new Error(`nobody takes ${move}`);
  }

  /** Nothing else is chosen until it is done. @param {() => Promise<void>} act */
  async oneAtATime(act) {
    this.choosing = true;
    try {
      await act();
    } finally {
      this.choosing = false;
    }
  }

  /** Shows an accepted sowing and tells it. @param {GameSession} session @param {Step} step */
  async sow(session, step) {
    const { epoch } = session;
    const { stage } = this;
    this.sentence = this.narrator.told(step);
    stage.say(this.sowingWords(session));
    stage.retry.hidden = true;
    stage.swap.hidden = true;
    this.showRibbon();
    this.main.toggleAttribute("data-sowing", true);
    await this.board.play(step.events, step.view);
    if (epoch !== session.epoch || session !== this.session) return;
    this.main.toggleAttribute("data-sowing", false);
    this.tellTurn(session, step);
    this.render();
    if (session.over) await this.showEnd();
  }

  /** What stands below the turn line while seeds travel. @param {GameSession} session */
  sowingWords(session) {
    const last = session.view.moves[session.view.moves.length - 1];
    const now = last.pit === null ? "" : this.messages.text("sowing-now", { pit: callOf(session.view.layout, last.pit) });
    return `${now} ${this.messages.text("skip-hint")}`;
  }

  /** One summary a turn for the ear; another's chained sowings are told together. @param {GameSession} session @param {Step} step */
  tellTurn(session, step) {
    this.turnTold.push(this.narrator.sentences(step.summary));
    if (session.mover !== "you" && session.mover !== "person" && step.events.some(({ e }) => e === "again")) return;
    this.stage.announce(this.turnTold.join(" "));
    this.turnTold = [];
  }

  skip() {
    if (!this.board.finish() && !this.board.putBack()) this.board.preview(null);
  }

  /** The highest number by which an own pit is called. */
  get mostPits() {
    if (!this.session) return 0;
    const { layout } = this.session.view;
    return hasColumns(layout) ? layout.pits : pitsOfSeat(layout);
  }

  /** The own pit of that number, or of that row and column: of whoever is to move, or the reader's. @param {number} number @param {"a" | "b"} row */
  pitNumbered(number, row) {
    const { session } = this;
    if (!session) return -1;
    const { layout } = session.view;
    const seat = session.mover === "person" ? (session.view.seat ?? 0) : session.seat;
    return pitNumbered(layout, seat, row === "a" ? number : 2 * layout.pits + 1 - number);
  }

  /** @param {number} number @param {"a" | "b"} row */
  sowNumber(number, row) {
    const { session } = this;
    if (!session || this.board.finish() || this.past.shown !== null) return;
    if (number > this.mostPits) return;
    const pit = this.pitNumbered(number, row);
    this.board.focusPit(pit);
    this.board.putBack();
    this.board.choose(pit);
  }

  swap() {
    const legal = this.session?.choices.find(({ answer }) => answer === "swap");
    if (legal) void this.choose(legal.move);
  }

  /** The panel at the end of a game. @param {GameSession} _session @returns {Promise<HTMLElement | null>} null where the page has none */
  async endPanel(_session) {
    return null;
  }

  async showEnd() {
    const { session } = this;
    if (!session?.over) return;
    const panel = await this.endPanel(session);
    if (!panel || session !== this.session || !session.over || this.past.shown !== null) return;
    this.closeEnd();
    this.end = panel;
    this.stage.element.append(panel);
    this.board.toggleAttribute("data-over", true);
    this.main.toggleAttribute("data-ended", true);
    panel.focus({ preventScroll: true });
  }

  /** From the end panel to the moves of the game. */
  lookBack() {
    this.closeEnd();
    this.main.toggleAttribute("data-moves", true);
    this.render();
    this.ribbon.back.focus();
  }

  closeEnd() {
    this.end?.remove();
    this.end = null;
    this.board.toggleAttribute("data-over", false);
    this.main.toggleAttribute("data-ended", false);
  }

  /** @param {unknown} error @param {(() => void) | null} again what to do when the reader tries again */
  fail(error, again) {
    for (const state of ["data-sowing", "data-thinking"]) this.main.toggleAttribute(state, false);
    this.trouble.tell(error, again);
  }
}
