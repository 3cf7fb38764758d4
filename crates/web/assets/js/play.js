/**
 * The play page. What the server renders (everything else is made here):
 *
 *   <html lang="hi"> … <head> … <script src="…/js/theme.js"></script>
 *     <link rel="stylesheet" href="…/css/common.css"> page-play.css
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
 *       <p class="play-wait">…</p>                          until the board is drawn
 *       <form id="play-plain" class="plain-form"> … </form>  the game without script; taken away when this script starts
 *     </main>
 *     <footer class="site-footer"> … </footer>
 *     <script type="application/json" id="bija-config">Config</script>
 *
 * No ids but these are expected. Landmarks: header, main, footer. The stage is put into main; #board and #bija-live (polite) are made here.
 *
 * @import { Choice } from "./panels.js"
 * @import { PerfectLevel } from "./perfect.js"
 * @import { Advice } from "./advice.js"
 *
 * @typedef {boolean | {by: string, of: Record<string, Held>}} Held whether, by the values of one option after the other
 *
 * @typedef {object} Wish
 * @property {{ruleset: string, options: import("./panels.js").GameOption[], ritual: boolean}} game
 * @property {"computer" | "person" | null} opponent the kind of game that the address asks for
 * @property {Record<string, string> | null} asked the options that the address asks for
 * @property {"pair" | null} match what the address asks to count together
 * @property {string | null} hints the module that explains moves
 * @property {boolean} margin whether seeds are played for
 * @property {{held: Held, files: {worker: string, module: string} | null} | null} perfect in which house rules the level is held, and what it loads
 *
 * @typedef {import("./board-page.js").BoardConfig & Wish} Config
 */
import { Beginning } from "./beginning.js";
import { BoardPage } from "./board-page.js";
import { make } from "./elements.js";
import { icon } from "./icons.js";
import { LocalSession } from "./local-session.js";
import { PlayStage } from "./play-stage.js";
import { RulesError } from "./rules-port.js";

/** Between two sowings the eye needs a moment; who has switched the movement off wants a short one. */
const BREATH = 350;
const SHORT_BREATH = 90;

/** @param {number} ms @returns {Promise<void>} */
const wait = (ms) => new Promise((resolve) => window.setTimeout(resolve, ms));

export class PlayPage extends BoardPage {
  /** @param {Config} config @param {HTMLElement} main */
  constructor(config, main) {
    super(config, main);
    this.config = config;
    this.beginning = new Beginning(this);
    /** @type {Advice | null} */
    this.advice = null;
    /** Whether moves can be explained here. */
    this.advised = true;
    /** What the computer has proved of this game, and whether the reader has been told. @type {{line: import("./types.js").Line, told: boolean} | null} */
    this.proved = null;
    this.tools = /** @type {PlayStage} */ (this.stage);
    /** @type {PerfectLevel | null} */
    this.perfect = null;
  }

  /** @param {import("./board-stage.js").Acts} acts */
  makeStage(acts) {
    return new PlayStage(this.messages, {
      ...acts,
      takeBack: () => this.takeBack(),
      redo: () => this.redo(),
      hint: () => void this.advise((advice) => advice.hint()),
      why: () => void this.advise((advice) => advice.why()),
      newGame: () => void this.beginning.choose(),
      level: (level) => this.setLevel(/** @type {Choice["level"]} */ (level)),
    });
  }

  keys() {
    return {
      takeBack: () => this.takeBack(),
      redo: () => this.redo(),
      hint: () => void this.advise((advice) => advice.hint()),
      why: () => void this.advise((advice) => advice.why()),
      newGame: () => void this.beginning.choose(),
    };
  }

  /** Whoever explains moves comes when somebody asks. @template T @param {(advice: Advice) => Promise<T>} ask @returns {Promise<T | undefined>} */
  async advise(ask) {
    try {
      if (!this.advice) {
        const { Advice } = await import("./advice.js");
        this.advice ??= new Advice(this);
      }
      return await ask(this.advice);
    } catch (error) {
      if (error instanceof RulesError) {
        this.trouble.tell(error, null);
        return undefined;
      }
      this.advised = false;
      this.trouble.say("err-engine");
      this.tools.hint.hidden = true;
      this.tools.why.hidden = true;
      return undefined;
    }
  }

  /** Whether moves are looked at before they are made. */
  get gentle() {
    return this.settings.gentle !== "off" && this.advised && this.local?.opponent === "computer";
  }

  async start() {
    this.applySettings();
    document.querySelector("#play-plain")?.remove();
    this.main.append(this.stage.element);
    this.wire();
    await this.beginning.start();
  }

  /** The game on the page. */
  get local() {
    return this.session instanceof LocalSession ? this.session : null;
  }

  /** The levels that are held with these options. @param {Record<string, string>} options @returns {Choice["level"][]} */
  levels(options) {
    let held = this.config.perfect?.held ?? false;
    while (typeof held === "object") held = held.of[this.valueOf(held.by, options) ?? ""] ?? false;
    return held ? ["easy", "normal", "hard", "perfect"] : ["easy", "normal", "hard"];
  }

  /** Shows a game and goes on with it. On an empty page the board is drawn first, for itself: the page answers in between. @param {LocalSession} session @param {string} telling */
  async open(session, telling) {
    if (!this.session) {
      this.lay(session.view.layout);
      this.board.fit();
      await wait(0);
      if (this.session) return;
    }
    this.perfect?.stop();
    this.advice?.drop();
    this.proved = null;
    if (!this.levels(session.game.options).includes(session.level)) session.level = "hard";
    this.show(session, telling);
    void this.prepare(session).catch(() => null);
    if (session.over) await this.showEnd();
    else await this.letComputerPlay();
  }

  /** @param {LocalSession} session @param {number} ply */
  fillChips(session, ply) {
    const { tools: stage, narrator } = this;
    const computer = session.opponent === "computer";
    const bottom = session.bottomAt(ply);
    const own = computer ? narrator.labelOf(session, session.seat) : narrator.nameOf(session, bottom, ply);
    const theirs = computer || session.seats > 2 ? this.othersLabel(session) : narrator.nameOf(session, 1 - bottom, ply);
    stage.offerLevels(this.levels(session.game.options), session.level);
    stage.fillChip(stage.theirChip, theirs, computer ? "computer" : "person", computer ? [stage.level, ...this.sealOf()] : []);
    stage.fillChip(stage.ownChip, own, "person");
  }

  /** The mark of a computer that has counted the game to its end. */
  sealOf() {
    if (!this.proved || this.local?.over) return [];
    const mark = make("button", { type: "button", class: "proved" }, [icon("sprout"), make("span", {}, [this.messages.text("proved-mark")])]);
    mark.addEventListener("click", () => {
      if (!this.proved) return;
      const said = this.messages.line(this.proved.line);
      this.stage.say(said);
      this.stage.announce(said);
    });
    return [mark];
  }

  /** @param {LocalSession} session @param {boolean} live */
  showButtons(session, live) {
    super.showButtons(session, live);
    const { tools } = this;
    // Who looks back is asked nothing about the move at hand.
    if (!live) this.advice?.drop();
    tools.takeBack.disabled = !session.canTakeBack;
    tools.redo.hidden = !session.canRedo;
    tools.hint.hidden = !this.advised || session.opponent === "person";
    const last = session.view.moves[this.ply - 1];
    tools.why.hidden = !this.advised || session.opponent === "person" || !last || last.answer === "resign" || last.seat === session.seatAt(this.ply - 1);
    if (this.gentle && live) void this.advise((advice) => advice.look());
    tools.hint.disabled = !live || session.mover !== "you";
  }

  /** @param {string} move */
  async choose(move) {
    const { local: session } = this;
    if (!session || this.choosing || this.past.shown !== null) return;
    const { epoch } = session;
    if (this.gentle && session.mover === "you" && (await this.advise((advice) => advice.stops(move)))) return;
    if (this.choosing || this.past.shown !== null || epoch !== session.epoch || session !== this.session) return;
    try {
      await this.oneAtATime(async () => {
        const step = await session.play(move);
        if (step && session === this.session) await this.sow(session, step);
      });
    } catch (error) {
      this.fail(error, () => this.choose(move));
      return;
    }
    if (this.board.choosing.pit !== null) this.board.choosing.tell();
    await this.letComputerPlay();
  }

  /** @param {LocalSession} session @returns {Promise<import("./types.js").Thought | null>} null if the game changed meanwhile */
  async think(session) {
    const perfect = await this.prepare(session);
    return perfect ? perfect.think(session) : session.think();
  }

  /** Who plays at the level "perfect", if the game is at that; the table is built while somebody else thinks. @param {LocalSession} session @returns {Promise<PerfectLevel | null>} */
  async prepare(session) {
    if (session.level !== "perfect" || session.opponent !== "computer") return null;
    const loaded = await import("./perfect.js").catch(() => null);
    if (loaded === null) throw new RulesError({ key: "err-no-connection" });
    this.perfect ??= new loaded.PerfectLevel(this, this.config.perfect?.files ?? null);
    if (session.mover === "you") this.perfect.prepare(session.game);
    return this.perfect;
  }

  async letComputerPlay() {
    const { local: session } = this;
    while (session && session === this.session && session.mover === "computer") {
      const { epoch } = session;
      try {
        this.main.toggleAttribute("data-thinking", true);
        if (this.past.shown === null) this.stage.turn.textContent = this.narrator.turnLine(session, true);
        const [thought] = await Promise.all([this.think(session), wait(this.settings.speed === "off" ? SHORT_BREATH : BREATH)]);
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
        this.prove(session, thought);
        await this.sow(session, step);
      } catch (error) {
        this.fail(error, () => this.letComputerPlay());
        return;
      } finally {
        if (epoch !== session.epoch || session !== this.session) this.main.toggleAttribute("data-thinking", false);
      }
    }
  }

  /** What a thought of the computer proves of the rest of the game; a move without a choice changes nothing. @param {LocalSession} session @param {import("./types.js").Thought | null} thought */
  prove(session, thought) {
    if (!thought || thought.stopped === "forced") return;
    const strict = session.level === "hard" || session.level === "perfect";
    if (!thought.exact || !strict || session.seats > 2) {
      this.proved = null;
      return;
    }
    const result = thought.value > 0 ? "win" : thought.value < 0 ? "loss" : "draw";
    const key = result === "draw" || this.config.margin ? `proved-${result}` : `proved-${result}-plain`;
    this.proved = { line: { key, args: { count: Math.abs(thought.value) } }, told: this.proved !== null };
  }

  /** @param {LocalSession} session @param {import("./types.js").Step} step */
  tellTurn(session, step) {
    const { proved } = this;
    if (!proved || proved.told || session.over) {
      super.tellTurn(session, step);
      return;
    }
    proved.told = true;
    this.sentence = `${this.narrator.told(step)} ${this.messages.line(proved.line)}`;
    super.tellTurn(session, { ...step, summary: [...step.summary, proved.line] });
  }

  async takeBack() {
    const { local: session } = this;
    if (!session?.canTakeBack) return;
    await this.travel(() => session.takeBack(), "play-taken-back");
  }

  async redo() {
    const { local: session } = this;
    if (!session?.canRedo) return;
    await this.travel(() => session.redo(), "play-redone");
  }

  /** @param {() => Promise<boolean>} go @param {string} telling */
  async travel(go, telling) {
    const { local: session, board } = this;
    if (!session) return;
    try {
      board.finish();
      if (!(await go()) || session !== this.session) return;
      this.perfect?.stop();
      this.advice?.drop();
    } catch (error) {
      this.fail(error, null);
      return;
    }
    this.past.shown = null;
    this.turnTold = [];
    this.proved = null;
    this.sentence = this.messages.text(telling);
    for (const state of ["data-sowing", "data-thinking"]) this.main.toggleAttribute(state, false);
    this.closeEnd();
    board.setPosition(session.view);
    this.render();
    void this.prepare(session).catch(() => null);
    this.stage.announce(`${this.sentence} ${this.narrator.turnLine(session, false)}`);
    if (session.over) await this.showEnd();
    else await this.letComputerPlay();
  }

  /** @param {Choice["level"]} level */
  setLevel(level) {
    const { local } = this;
    if (!local) return;
    local.level = level;
    local.keep();
    this.proved = null;
    this.render();
    void this.prepare(local).catch(() => null);
    // Whoever proves a move is not waited for when another level is to play.
    if (this.perfect?.stop()) void this.letComputerPlay();
  }

  /** @param {LocalSession} session */
  async endPanel(session) {
    const { endOf } = await import("./end-of-game.js");
    return endOf(session, this.narrator, {
      again: () => this.beginning.begin({ opponent: session.opponent, level: session.level, first: "you", seat: session.nextSeat, options: session.game.options, match: session.game.match ?? null }),
      next: () => this.nextRound(),
      look: () => this.lookBack(),
    });
  }

  /** On to the next round of the match. */
  async nextRound() {
    const { local: session } = this;
    if (!session) return;
    try {
      await session.nextRound();
      await this.open(session, "");
    } catch (error) {
      this.fail(error, () => this.nextRound());
    }
  }
}

const config = document.querySelector("#bija-config");
const main = document.querySelector("#play");
if (config && main instanceof HTMLElement) void new PlayPage(JSON.parse(config.textContent ?? "{}"), main).start();
