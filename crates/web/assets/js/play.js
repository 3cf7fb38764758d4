/**
 * The play page. What the server renders (everything else is made here):
 *
 *   <html lang="hi"> … <head> … <script src="…/js/theme.js"></script>
 *     <link rel="stylesheet" href="…/css/tokens.css"> base.css, board.css, play.css
 *     <script type="module" src="…/js/play.js"></script>
 *   <body>
 *     <a class="skip-link" href="#play">…</a>
 *     <header class="site-header"> … <button id="settings-button" class="icon-button" type="button" aria-label="…" hidden>svg</button> … </header>
 *     <main id="play" class="play">
 *       <div class="play-head">
 *         <div id="play-chip"></div>                        the opponent's chip is put here
 *         <h1 class="play-title">कालाह</h1>
 *         <p class="play-summary">6 गड्ढे, हर एक में 4 बीज</p>
 *         <a class="quiet-link" href="…rules">svg.icon <span>नियम</span></a>
 *       </div>
 *       <form id="play-plain" class="plain-form"> … </form>  the game without script; taken away when this script starts
 *     </main>
 *     <footer class="site-footer"> … </footer>
 *     <script type="application/json" id="bija-config">Config</script>
 *
 * No ids but these are expected. Landmarks: header, main, footer. The stage is put into main; #board and #bija-live (polite) are made here.
 *
 * @import { Pattern, Step } from "./types.js"
 * @import { GameSession } from "./game-session.js"
 * @import { GameOption, Choice } from "./panels.js"
 *
 * @typedef {object} Config
 * @property {string} lang
 * @property {{ruleset: string, options: GameOption[], ritual: boolean}} game
 * @property {"computer" | "person" | null} opponent the kind of game that the address asks for
 * @property {Record<string, string> | null} asked the options that the address asks for
 * @property {"pair" | null} match what the address asks to count together
 * @property {Record<string, Pattern>} messages
 * @property {string | null} worker address of the worker that holds the rules
 * @property {string | null} module address of its module
 * @property {string} api
 */
import "./bija-board.js";
import { Beginning, panels } from "./beginning.js";
import { callOf, hasColumns, pitNumbered, pitsOfSeat } from "./board/cells.js";
import { ChoiceBar } from "./choice-bar.js";
import { listenToKeys } from "./keyboard.js";
import { LookingAhead } from "./looking-ahead.js";
import { LookingBack } from "./looking-back.js";
import { Messages } from "./messages.js";
import { MoveRibbon } from "./move-ribbon.js";
import { Narrator } from "./narrator.js";
import { PlayStage } from "./play-stage.js";
import { RulesPort } from "./rules-port.js";
import { loadSettings, saveSettings } from "./settings.js";
import { Trouble } from "./trouble.js";

/** Between two sowings the eye needs a moment; who has switched the movement off wants a short one. */
const BREATH = 350;
const SHORT_BREATH = 90;

/** @param {number} ms @returns {Promise<void>} */
const wait = (ms) => new Promise((resolve) => window.setTimeout(resolve, ms));

export class PlayPage {
  /** @param {Config} config @param {HTMLElement} main */
  constructor(config, main) {
    this.config = config;
    this.main = main;
    this.messages = new Messages(config.lang, config.messages);
    this.port = new RulesPort(config);
    this.narrator = new Narrator(this.messages);
    this.beginning = new Beginning(this);
    this.past = new LookingBack(this);
    this.ahead = new LookingAhead(this);
    this.settings = loadSettings();
    this.stage = new PlayStage(this.messages, {
      takeBack: () => this.takeBack(),
      redo: () => this.redo(),
      hint: () => void this.ahead.hint(),
      moves: () => main.toggleAttribute("data-moves"),
      newGame: () => void this.beginning.choose(),
      swap: () => this.swap(),
      retry: () => this.trouble.retry(),
      level: (level) => this.setLevel(/** @type {Choice["level"]} */ (level)),
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

  async start() {
    this.applySettings();
    document.querySelector("#play-plain")?.remove();
    this.main.append(this.stage.element);
    this.wire();
    await this.beginning.start();
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
      takeBack: () => this.takeBack(),
      redo: () => this.redo(),
      hint: () => void this.ahead.hint(),
      newGame: () => void this.beginning.choose(),
      skip: () => this.skip(),
      step: (way) => this.past.step(way),
    });
    const settings = document.querySelector("#settings-button");
    if (settings instanceof HTMLElement) {
      settings.hidden = false;
      settings.addEventListener("click", async () => {
        this.settings = loadSettings();
        const { settingsPanel } = await panels();
        settingsPanel(this.messages, this.settings, (changed) => this.changeSettings(changed));
      });
    }
  }

  /** @param {import("./settings.js").Settings} settings */
  changeSettings(settings) {
    this.settings = settings;
    saveSettings(settings);
    this.applySettings();
    this.render();
  }

  applySettings() {
    this.board.speed = this.settings.speed;
    this.board.firstTapPreviews = this.settings.tap === "previews";
    this.board.portrait = this.settings.board;
    this.messages.digits = this.settings.digits;
  }

  /** What stands below the turn line before the first sowing. @param {GameSession} session */
  opening(session) {
    const drawn = session.game.start === null ? [] : [this.messages.text("start-random", { number: session.game.start })];
    const choose = session.choices.length > 0 ? [this.messages.text("turn-choose")] : [];
    const lost = session.kept ? [] : [this.messages.text("resume-not-kept")];
    return [...drawn, ...choose, ...lost].join(" ");
  }

  /** Shows a game and goes on with it. @param {GameSession} session @param {string} telling */
  async open(session, telling) {
    this.show(session, telling);
    if (session.over) await this.showEnd();
    else await this.letComputerPlay();
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
    board.layout = session.view.layout;
    board.viewer = session.bottomAt(session.game.moves.length);
    const title = this.messages.text("board-label", { game: document.querySelector(".play-title")?.textContent ?? "" });
    board.setAttribute("role", "group");
    const turning = this.messages.text(session.view.layout.clockwise ? "board-clockwise" : "board-anticlockwise");
    board.setAttribute("aria-label", this.messages.text("board-label-turning", { label: title, turning }));
    this.main.dataset.shape = session.view.layout.shape;
    board.setPosition(session.view);
    this.ribbon.words = this.ribbonWords(session);
    this.tellSize(session);
    this.render();
  }

  /** How large the board is, in the head of the page. @param {GameSession} session */
  tellSize(session) {
    const { pits } = session.view.layout;
    const [seeds, given] = ["seeds", "pits"].map((option) => this.beginning.valueOf(option, session.game.options));
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

  /** @param {GameSession} session @param {number} ply */
  fillChips(session, ply) {
    const { stage, narrator } = this;
    const computer = session.opponent === "computer";
    const bottom = session.bottomAt(ply);
    const own = computer ? narrator.labelOf(session, session.seat) : narrator.nameOf(session, bottom, ply);
    const theirs = computer || session.seats > 2 ? this.othersLabel(session) : narrator.nameOf(session, 1 - bottom, ply);
    stage.level.value = session.level;
    stage.fillChip(stage.theirChip, theirs, computer ? "computer" : "person", { level: computer });
    stage.fillChip(stage.ownChip, own, "person", { level: false });
    this.main.dataset.side = session.view.seat === null ? "" : session.view.seat === bottom ? "own" : "their";
    this.placeBoard();
  }

  /** Everything that follows from the session, while the board rests. */
  render() {
    const { session, stage, board } = this;
    if (!session) return;
    const live = this.past.shown === null;
    const { ply } = this;
    board.labels = {
      pit: (pit, count) => this.narrator.pitLabel(session, pit, count, ply, board.position ?? session.view),
      store: (seat, count) => this.narrator.storeLabel(session, seat, count, ply),
      hand: (seat, count) => this.narrator.handLabel(session, seat, count, ply),
      row: (seat) => this.narrator.rowLabel(session, seat, ply),
      seat: (seat) => this.narrator.seatLabel(session, seat, ply, board.position ?? session.view),
      choice: (move, side) => this.narrator.choiceLabel(move, side),
      piece: (worth, count) => this.messages.text("board-piece", { worth, count }),
      number: (n) => this.messages.number(n),
      call: (name) => (typeof name === "number" ? this.messages.number(name) : this.messages.shownDigits(name)),
      you: session.opponent === "computer" ? this.messages.text("name-you") : "",
    };
    board.viewer = session.bottomAt(ply);
    this.fillChips(session, ply);
    board.legal = live ? session.choices : [];
    board.toggleAttribute("data-over", session.over && live && this.end !== null);
    stage.swap.hidden = !live || !session.choices.some(({ answer }) => answer === "swap");
    stage.takeBack.disabled = !session.canTakeBack;
    stage.redo.hidden = !session.canRedo;
    stage.hint.hidden = !this.ahead.able || session.opponent === "person";
    stage.hint.disabled = !live || session.mover !== "you";
    stage.turn.textContent = live ? this.narrator.turnLine(session, this.main.hasAttribute("data-thinking")) : this.past.title(session);
    stage.say(this.sentence);
    stage.match.textContent = this.narrator.matchLine(session);
    stage.match.hidden = !session.view.match;
    this.main.dataset.mover = session.mover;
    this.main.toggleAttribute("data-looking", !live);
    this.showRibbon();
  }

  showRibbon() {
    const { session } = this;
    if (!session) return;
    const { moves, seat } = session.view;
    this.ribbon.show(moves, { shown: this.ply, below: (ply) => session.seatAt(ply), waiting: session.over ? null : seat });
  }

  /** @param {string} move */
  async choose(move) {
    const { session } = this;
    if (!session || this.choosing || this.past.shown !== null) return;
    this.choosing = true;
    try {
      const step = await session.play(move);
      if (step && session === this.session) await this.sow(session, step);
    } catch (error) {
      this.fail(error, () => this.choose(move));
      return;
    } finally {
      this.choosing = false;
    }
    if (this.board.choosing.pit !== null) this.board.choosing.tell();
    await this.letComputerPlay();
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

  /** One summary a turn for the ear; the computer's chained sowings are told together. @param {GameSession} session @param {Step} step */
  tellTurn(session, step) {
    this.turnTold.push(this.narrator.sentences(step.summary));
    if (session.mover === "computer" && step.events.some(({ e }) => e === "again")) return;
    this.stage.announce(this.turnTold.join(" "));
    this.turnTold = [];
  }

  async letComputerPlay() {
    const { session } = this;
    while (session && session === this.session && session.mover === "computer") {
      const { epoch } = session;
      try {
        this.main.toggleAttribute("data-thinking", true);
        if (this.past.shown === null) this.stage.turn.textContent = this.narrator.turnLine(session, true);
        const [thought] = await Promise.all([session.think(), wait(this.settings.speed === "off" ? SHORT_BREATH : BREATH)]);
        const before = session.view;
        const step = thought && epoch === session.epoch ? await session.play(thought.move) : null;
        if (!step || session !== this.session) return;
        if (this.past.shown !== null) {
          this.past.shown = null;
          this.board.setPosition(before);
        }
        this.main.toggleAttribute("data-thinking", false);
        const mover = this.narrator.nameOf(session, /** @type {number} */ (before.seat), session.game.moves.length - 1);
        this.stage.turn.textContent = this.messages.text("turn-title-named", { name: mover });
        await this.sow(session, step);
      } catch (error) {
        this.fail(error, () => this.letComputerPlay());
        return;
      } finally {
        if (epoch !== session.epoch || session !== this.session) this.main.toggleAttribute("data-thinking", false);
      }
    }
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

  async takeBack() {
    const { session } = this;
    if (!session?.canTakeBack) return;
    await this.travel(() => session.takeBack(), "play-taken-back");
  }

  async redo() {
    const { session } = this;
    if (!session?.canRedo) return;
    await this.travel(() => session.redo(), "play-redone");
  }

  /** @param {() => Promise<boolean>} go @param {string} telling */
  async travel(go, telling) {
    const { session, board } = this;
    if (!session) return;
    try {
      board.finish();
      if (!(await go()) || session !== this.session) return;
    } catch (error) {
      this.fail(error, null);
      return;
    }
    this.past.shown = null;
    this.turnTold = [];
    this.sentence = this.messages.text(telling);
    for (const state of ["data-sowing", "data-thinking"]) this.main.toggleAttribute(state, false);
    this.closeEnd();
    board.setPosition(session.view);
    this.render();
    this.stage.announce(`${this.sentence} ${this.narrator.turnLine(session, false)}`);
    if (session.over) await this.showEnd();
    else await this.letComputerPlay();
  }

  /** @param {Choice["level"]} level */
  setLevel(level) {
    if (!this.session) return;
    this.session.level = level;
    this.session.keep();
  }

  async showEnd() {
    const { session } = this;
    if (!session?.over) return;
    const { endOf } = await import("./end-of-game.js");
    const panel = await endOf(session, this.narrator, {
      again: () => this.beginning.begin({ opponent: session.opponent, level: session.level, first: "you", seat: session.nextSeat, options: session.game.options, match: session.game.match ?? null }),
      next: () => this.nextRound(),
      look: () => this.lookBack(),
    });
    if (session !== this.session || !session.over || this.past.shown !== null) return;
    this.closeEnd();
    this.end = panel;
    this.stage.element.append(panel);
    this.board.toggleAttribute("data-over", true);
    this.main.toggleAttribute("data-ended", true);
    panel.focus({ preventScroll: true });
  }

  /** On to the next round of the match. */
  async nextRound() {
    const { session } = this;
    if (!session) return;
    try {
      await session.nextRound();
      await this.open(session, "");
    } catch (error) {
      this.fail(error, () => this.nextRound());
    }
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

const config = document.querySelector("#bija-config");
const main = document.querySelector("#play");
if (config && main instanceof HTMLElement) void new PlayPage(JSON.parse(config.textContent ?? "{}"), main).start();
