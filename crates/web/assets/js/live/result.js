/**
 * The panel at the end of a live game: the verdict and its reason as the server gives them, the ratings before and after, and the
 * way to a rematch. Loaded when a game ends.
 * @import { LivePage } from "./page.js"
 * @import { LiveSession } from "./session.js"
 */
import { button, make } from "../elements.js";
import { endPanel, resultOf, sidesOf } from "../end-of-game.js";
import { seedKind } from "../board/shapes.js";

/** @param {LivePage} page @param {LiveSession} session whose game is over */
export async function resultPanel(page, session) {
  const { messages, narrator } = page;
  const { over } = session.table;
  if (!over) return null;
  const total = session.game.moves.length;
  const last = total > 0 && session.view.outcome ? await session.stepTo(total).catch(() => null) : null;
  const broken = over.places.length === 0;
  /** @type {import("../end-of-game.js").EndWords} */
  const words = {
    verdict: broken ? messages.text("result-none") : narrator.verdict(session),
    match: narrator.matchLine(session),
    reason: page.words.reasonOf(session, over) || (last ? narrator.ending(last) : ""),
    result: over.score === null || broken ? null : resultOf(session),
    sides: over.score === null || broken ? [] : sidesOf(session, narrator),
    figures: [messages.text("panel-sowings", { count: total }), messages.text("panel-longest", { count: session.longestChain }), messages.text("panel-biggest", { count: session.gain })],
  };
  const acts = make("div", { class: "end-acts" });
  const panel = endPanel(messages, words, seedKind(session.view.layout), acts);
  const ratings = ratingsOf(page, session);
  if (ratings) acts.before(ratings);
  fillActs(page, session, acts);
  return panel;
}

/** @param {LivePage} page @param {LiveSession} session */
function ratingsOf({ messages, narrator }, session) {
  const ratings = session.table.over?.ratings;
  if (!ratings) return null;
  const order = ratings.map((_, i) => (session.seat + i) % ratings.length);
  const rows = order.flatMap((seat) => {
    const rating = ratings[seat];
    return rating ? [make("span", {}, [messages.text("result-rating", { name: narrator.labelOf(session, seat), ...rating })])] : [];
  });
  return make("p", { class: "end-ratings" }, rows);
}

/** What may be done now: it changes while the panel stands. @param {LivePage} page @param {LiveSession} session @param {Element} acts */
export function fillActs(page, session, acts) {
  const { table } = session;
  const { messages } = page;
  const t = messages.text.bind(messages);
  const can = /** @param {string} what */ (what) => table.can.includes(what);
  const own = session.readerAt(session.game.moves.length);
  const asks = table.rematch.find((seat) => seat !== own);
  const held = acts.contains(document.activeElement);
  const ways = [];
  if (table.next !== null) ways.push(link(t("rematch-go"), `/${messages.lang}/game/${table.next}`));
  else if (asks !== undefined && can("offer-rematch")) {
    ways.push(make("p", { class: "end-asks", role: "status" }, [t("rematch-offered", { name: page.narrator.nameOf(session, asks) })]));
    ways.push(button(t("draw-accept"), "again", () => page.send("offer-rematch"), { kind: "button primary wide" }));
    if (can("decline-rematch")) ways.push(button(t("rematch-decline"), "close", () => page.send("decline-rematch")));
  } else if (own !== null && table.rematch.includes(own)) ways.push(make("p", { class: "end-asks", role: "status" }, [t("rematch-waits")]));
  else if (can("offer-rematch")) ways.push(button(t("rematch"), "again", () => page.send("offer-rematch"), { kind: "button primary wide" }));
  ways.push(button(t("panel-review"), "chart", () => page.lookBack()), link(t("result-new"), page.config.table.home));
  acts.replaceChildren(...ways);
  if (held) acts.querySelector("button, a")?.dispatchEvent(new Event("focus"));
}

/** @param {string} label @param {string} address */
const link = (label, address) => make("a", { class: "button", href: address }, [label]);
