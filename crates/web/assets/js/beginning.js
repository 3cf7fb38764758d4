/**
 * How a game comes onto the page: the one kept on this device, or a new one.
 * @import { Choice } from "./panels.js"
 * @import { PlayPage } from "./play.js"
 * @import { SavedGame } from "./storage.js"
 */
import { LocalSession } from "./local-session.js";
import { loadGame, setAside, whenChangedElsewhere } from "./storage.js";
import { passes } from "./trouble.js";

export class Beginning {
  /** @param {PlayPage} page */
  constructor(page) {
    this.page = page;
    this.game = page.config.game;
  }

  /** Goes on with the kept game, of the kind and by the rules that the page's address asks for, or begins one. */
  async start() {
    const { opponent, asked, match } = this.page.config;
    const { ruleset } = this.game;
    whenChangedElsewhere(ruleset, () => {
      const loaded = loadGame(ruleset);
      if (loaded.found === "game") void this.resume(loaded.saved, "resume-other-tab");
    });
    const loaded = loadGame(ruleset, opponent);
    this.forgetWish();
    const other = loaded.found === "game" && asked !== null && !this.sameRules(loaded.saved.game, asked, match);
    if (loaded.found === "game" && !other && (await this.resume(loaded.saved, "resume-restored"))) return;
    const broken = loaded.found !== "none" && !other;
    if (broken) setAside(ruleset);
    await this.begin({ opponent: opponent ?? "computer", level: "normal", first: "you", options: asked ?? {}, match });
    if (broken) this.page.trouble.say("resume-broken");
  }

  /** Once the address has said which kind of game is wanted, a reload and other languages go on with what is played. */
  forgetWish() {
    history.replaceState(null, "", location.pathname + location.hash);
    for (const link of document.querySelectorAll(".lang-switch a")) if (link instanceof HTMLAnchorElement) link.search = "";
  }

  /** Tells whether the game could be opened, or may be a moment later. @param {SavedGame} saved @param {string} telling */
  async resume(saved, telling) {
    const { page } = this;
    try {
      const session = await LocalSession.resume(page.port, saved);
      await page.open(session, session.game.moves.length > 0 ? page.messages.text(telling) : "");
      return true;
    } catch (error) {
      if (!passes(error)) return false;
      page.fail(error, () => this.resume(saved, telling));
      return true;
    }
  }

  /** @param {Choice} choice */
  async begin(choice) {
    const { page } = this;
    const { opponent, level, options } = choice;
    const random = crypto.getRandomValues(new Uint32Array(2));
    const seat = this.seatOf(choice, random[0]);
    const start = this.drawn(options) ? String(random[1]) : null;
    const match = this.pairs(options) ? choice.match : null;
    page.main.toggleAttribute("data-beginning", true);
    try {
      const session = await this.make({ options, match, start, opponent, level, seat });
      page.main.toggleAttribute("data-beginning", false);
      await page.open(session, "");
    } catch (error) {
      page.fail(error, () => this.begin(choice));
    } finally {
      page.main.toggleAttribute("data-beginning", false);
    }
  }

  /** @param {import("./local-session.js").Setup} setup */
  async make(setup) {
    const { port } = this.page;
    const plain = await LocalSession.begin(port, this.game.ruleset, setup);
    const arranged = await this.arrange(plain);
    return arranged ? LocalSession.begin(port, this.game.ruleset, { ...setup, arranged }) : plain;
  }

  /** How many sit at the board. @param {Record<string, string>} options */
  seats(options) {
    return Number(this.page.valueOf("seats", options) ?? 2);
  }

  /** The seat of the reader, or of the first of two people; the first seat begins. @param {Choice} choice @param {number} random */
  seatOf({ opponent, options, first, seat }, random) {
    const seats = this.seats(options);
    if (seat !== undefined) return seat;
    if (first === "you" || (opponent === "person" && seats > 2)) return 0;
    return first === "computer" ? 1 + (random % (seats - 1)) : random % seats;
  }

  /** Where the start is arranged, whoever sits at this device arranges their side; the computer takes the standard. @param {LocalSession} session */
  async arrange(session) {
    const { arrangement, layout } = session.view;
    const { narrator, messages } = this.page;
    if (!arrangement) return null;
    const here = /** @param {number} seat */ (seat) => session.opponent === "person" || seat === session.seat;
    if (!arrangement.seats.some(({ seat }) => here(seat))) return null;
    const { main } = this.page;
    main.toggleAttribute("data-arranging", true);
    try {
      this.page.show(session, "");
      const { arrange } = await import("./arranging.js");
      return await arrange(messages, arrangement, layout, (seat) => (here(seat) ? narrator.byOf(session, seat, 0) : null));
    } finally {
      main.toggleAttribute("data-arranging", false);
    }
  }

  /** Whether a game is played by these options, and as the match that is asked for. @param {import("./types.js").Game} game @param {Record<string, string>} asked @param {"pair" | null} match */
  sameRules(game, asked, match) {
    const same = this.game.options.every(({ key }) => this.page.valueOf(key, game.options) === this.page.valueOf(key, asked));
    return same && (match === null || game.match === match);
  }

  /** Whether two games may count together: two play, and the options ask for no match. @param {Record<string, string>} chosen */
  pairs(chosen) {
    return this.seats(chosen) === 2 && !this.chosenValues(chosen).some(({ match }) => match);
  }

  /** @param {Record<string, string>} chosen */
  chosenValues(chosen) {
    return this.game.options.flatMap(({ key, values }) => values.filter(({ value }) => value === this.page.valueOf(key, chosen)));
  }

  /** Whether the options ask for a start drawn by lot, which has a number. @param {Record<string, string>} chosen */
  drawn(chosen) {
    return this.chosenValues(chosen).some(({ drawn }) => drawn);
  }

  /** Asks in a dialog who plays and by which rules. */
  async choose() {
    const { messages, local: session } = this.page;
    const { newGamePanel } = await import("./panels.js");
    if (document.querySelector("dialog[open]")) return;
    const before = { opponent: session?.opponent ?? /** @type {const} */ ("computer"), level: session?.level ?? "normal", options: session?.game.options ?? {}, match: session?.game.match ?? null };
    newGamePanel(messages, { options: this.game.options, ritual: this.game.ritual, seats: (options) => this.seats(options), levels: (options) => this.page.levels(options), pairs: (options) => this.pairs(options) }, { ...before, first: "you" }, (choice) => this.begin(choice));
  }
}
