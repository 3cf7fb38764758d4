/**
 * The list of seats where more than two play: whose turn it is, who is away, what each side still has.
 * @import { LivePage } from "./page.js"
 * @import { LiveSession } from "./session.js"
 * @import { Occupant } from "./wire.js"
 */
import { pitsOf } from "../board/cells.js";
import { make } from "../elements.js";
import { icon } from "../icons.js";

/** A row for each seat in the order of play, with the seeds that it still has. @param {LivePage} page @param {LiveSession} session @param {number} ply */
export function showSeats(page, session, ply) {
  const { messages, narrator, board, tools: stage } = page;
  const position = board.position ?? session.view;
  const left = Array.from({ length: session.seats }, (_, seat) => pitsOf(session.view.layout, seat).reduce((sum, pit) => sum + position.pits[pit], 0));
  const most = Math.max(1, ...left);
  const { finished = [] } = position;
  stage.seats.replaceChildren(
    ...left.map((count, seat) => {
      const one = session.occupant(seat, ply);
      const you = seat === session.readerAt(ply);
      const bar = make("span", { class: "seat-bar", "aria-hidden": "true" }, [make("i")]);
      bar.firstElementChild instanceof HTMLElement && bar.firstElementChild.style.setProperty("width", `${(count / most) * 100}%`);
      const place = finished.indexOf(seat);
      const amount = place >= 0 ? messages.text("seat-place", { rank: place + 1 }) : messages.text("board-left", { count });
      const row = make("li", you ? { class: "you" } : {}, [
        make("span", { class: "avatar" }, [icon(one?.kind === "computer" || one?.held ? "computer" : "person")]),
        make("span", { class: "seat-who" }, [make("strong", {}, [narrator.nameOf(session, seat, ply)]), ...note(page, session, one, seat, place >= 0)]),
        bar,
        make("span", { class: "seat-left" }, [amount]),
      ]);
      if (seat === session.view.seat && !session.over) row.setAttribute("aria-current", "true");
      return row;
    }),
  );
}

/** What stands beside a name. @param {LivePage} page @param {LiveSession} session @param {Occupant | null} one @param {number} seat @param {boolean} done whether the seat has finished */
function note(page, session, one, seat, done) {
  const { messages } = page;
  if (one === null) return [];
  const rating = one.rating === null ? [] : [make("span", { class: "chip-about" }, [messages.text(one.provisional ? "seat-provisional" : "seat-rating", { rating: one.rating })])];
  if (one.out && !done) return [make("span", { class: "chip-about" }, [messages.text("seat-out")]), ...rating];
  if (one.held) return [make("span", { class: "chip-about" }, [messages.text("seat-held")]), ...rating];
  if (session.misses(one)) return [make("span", { class: "gone" }, [icon("torn"), make("span", {}, [messages.text("seat-away")])]), ...rating];
  const next = session.view.seat !== null && seat === (session.view.seat + 1) % session.seats && !session.over;
  return [...(next ? [make("span", { class: "chip-about" }, [messages.text("seat-next")])] : []), ...rating];
}
