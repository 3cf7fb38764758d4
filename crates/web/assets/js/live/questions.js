/**
 * What the page asks the reader in the place of its buttons: to connect again, whether to resign, an offered draw, to come back to
 * the seat, and the questions before the first sowing.
 * @import { LivePage } from "./page.js"
 * @import { LiveSession } from "./session.js"
 * @import { Question } from "./stage.js"
 */

/** The most seeds that a closed hand holds. */
const HANDFUL = 2;

export class Questions {
  /** @param {LivePage} page */
  constructor(page) {
    this.page = page;
    /** The reader has pressed a button that is asked about once more. @type {"resign" | "abort" | null} */
    this.sure = null;
  }

  /** The one question of now. @param {LiveSession} session @returns {Question | null} */
  of(session) {
    const { table } = session;
    const { line } = this.page;
    const t = this.page.messages.text.bind(this.page.messages);
    const send = this.page.send.bind(this.page);
    const can = /** @param {string} what */ (what) => table.can.includes(what);
    if (line.state !== "open") return { id: `line-${line.state}`, text: "", answers: [{ label: t(line.state === "ended" ? "conn-reload" : "conn-now"), picture: "again", act: () => this.connect(), primary: true }] };
    if (session.over) return this.page.end ? null : { id: "over", text: "", answers: [{ label: t("result-show"), picture: "flag", act: () => void this.page.showResult(), primary: true }] };
    if (this.sure !== null && can(this.sure)) return this.sureOf(this.sure);
    this.sure = null;
    if (can("return")) return { id: "return", text: t("conn-computer"), answers: [{ label: t("conn-return"), picture: "person", act: () => send("return"), primary: true }] };
    if (can("hide")) return { id: "hide", text: t("prelude-hide"), answers: numbers().map((count) => ({ label: this.page.messages.number(count), act: () => send("hide", { count }) })) };
    if (can("guess")) return { id: "guess", text: t("prelude-guess"), answers: ["odd", "even"].map((parity) => ({ label: t(`ritual-${parity}`), act: () => send("guess", { parity }), primary: true })) };
    if (can("choose-side")) return { id: "side", text: t("prelude-choose"), answers: ["first", "second"].map((side) => ({ label: t(`prelude-${side}`), act: () => send("choose-side", { side }), primary: true })) };
    if (can("arrange")) return this.arrangeOf();
    if (can("accept-draw")) return this.drawOf(session);
    return null;
  }

  connect() {
    const { line } = this.page;
    if (line.state === "ended") location.reload();
    else line.again();
  }

  /** @param {"resign" | "abort"} what @returns {Question} */
  sureOf(what) {
    const t = this.page.messages.text.bind(this.page.messages);
    const end = /** @param {boolean} yes */ (yes) => {
      this.sure = null;
      if (yes) this.page.send(what);
      this.page.render();
    };
    return {
      id: `sure-${what}`,
      text: t(`${what}-confirm`),
      answers: [{ label: t(what), picture: what === "resign" ? "flag" : "close", act: () => end(true), primary: true }, { label: t("play-on"), picture: "back", act: () => end(false) }],
    };
  }

  /** @returns {Question} */
  arrangeOf() {
    const t = this.page.messages.text.bind(this.page.messages);
    return {
      id: "arrange",
      text: t("prelude-arrange"),
      answers: [{ label: t("arrange-title"), picture: "person", act: () => void this.page.arrange(), primary: true }],
    };
  }

  /** @param {LiveSession} session @returns {Question} */
  drawOf(session) {
    const { narrator, messages } = this.page;
    const from = session.table.draw.find((seat) => seat !== session.readerAt(session.game.moves.length)) ?? 0;
    return {
      id: "draw",
      text: messages.text("draw-offered", { name: narrator.nameOf(session, from) }),
      answers: [
        { label: messages.text("draw-accept"), picture: "draw", act: () => this.page.send("accept-draw"), primary: true },
        { label: messages.text("draw-decline"), picture: "close", act: () => this.page.send("decline-draw") },
      ],
    };
  }
}

const numbers = () => Array.from({ length: HANDFUL }, (_, i) => i + 1);
