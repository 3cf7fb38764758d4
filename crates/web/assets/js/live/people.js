/**
 * Who sits where: names, ratings and presence at the board's sides.
 * @import { LivePage } from "./page.js"
 * @import { LiveSession } from "./session.js"
 */
import { make } from "../elements.js";
import { icon } from "../icons.js";

export class People {
  /** @param {LivePage} page */
  constructor(page) {
    this.page = page;
  }

  /** @param {LiveSession} session @param {number} ply */
  show(session, ply) {
    const { main, tools: stage } = this.page;
    const many = session.seats > 2;
    stage.seats.hidden = !many;
    const bottom = session.bottomAt(ply);
    const chip = /** @param {HTMLElement} place @param {number} seat */ (place, seat) => {
      const one = session.occupant(seat, ply);
      stage.fillChip(place, this.page.narrator.said(session.nameOf(seat, ply)), one?.kind === "computer" || one?.held ? "computer" : "person", this.about(session, seat, ply));
      place.classList.toggle("away", session.misses(one));
    };
    if (many) void this.list(session, ply);
    else {
      chip(stage.ownChip, bottom);
      chip(stage.theirChip, 1 - bottom);
    }
    main.toggleAttribute("data-many", many);
  }

  /** What stands beside a name: you, the rating, a torn thread. @param {LiveSession} session @param {number} seat @param {number} ply @returns {HTMLElement[]} */
  about(session, seat, ply) {
    const { messages } = this.page;
    const one = session.occupant(seat, ply);
    if (one === null) return [];
    const you = seat === session.readerAt(ply) ? [messages.text("seat-you")] : [];
    const level = one.kind === "computer" && one.level ? [messages.text(`level-${one.level}`)] : [];
    const rating = one.rating === null ? [] : [messages.text(one.provisional ? "seat-provisional" : "seat-rating", { rating: one.rating })];
    const held = one.held ? [messages.text("seat-held")] : [];
    const words = [...you, ...level, ...rating, ...held].join(" · ");
    const gone = !session.misses(one) ? [] : [make("span", { class: "gone" }, [icon("torn"), make("span", {}, [messages.text("seat-away")])])];
    return [...(words ? [make("span", { class: "chip-about" }, [words])] : []), ...gone];
  }

  /** Where more than two play, a list; loaded when it is needed. @param {LiveSession} session @param {number} ply */
  async list(session, ply) {
    const { showSeats } = await import("./seat-list.js");
    if (session === this.page.shown) showSeats(this.page, session, ply);
  }
}
