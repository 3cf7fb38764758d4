/**
 * A table before its game: who sits, how it is played, the link that brings the others, and what the host may change.
 * @import { LivePage } from "./page.js"
 * @import { LiveSession } from "./session.js"
 * @import { Table } from "./wire.js"
 */
import { button, make } from "../elements.js";
import { icon } from "../icons.js";
import { RulesError } from "../rules-port.js";
import { readText } from "../storage.js";
import { share } from "./share.js";
import { Terms } from "./terms.js";

/** The path of the invitation that this device made for a table. @param {string} table */
const inviteKey = (table) => `bija.invite.${table}`;

export class Gathering {
  /** @param {LivePage} page */
  constructor(page) {
    this.page = page;
    this.terms = new Terms(page);
    this.body = make("div");
    /** What has changed since the reader came, for everybody at the table. */
    this.news = make("p", { class: "notice gather-news" });
    this.news.hidden = true;
    this.element = make("section", { class: "gather", "aria-labelledby": "gather-title" }, [this.body, this.news]);
    /** The table as it was shown last. @type {Table | null} */
    this.before = null;
    page.tools.words.before(this.element);
    /** Asked of whoever has no name here yet. */
    this.field = make("input", { maxlength: "20", autocomplete: "nickname" });
    this.nickname = make("label", { class: "field" }, [page.messages.text("invite-nickname"), this.field]);
    this.nickname.hidden = true;
    this.shown = "";
  }

  /** @param {LiveSession} session */
  show(session) {
    const { table } = session;
    const { page } = this;
    this.element.hidden = table.phase !== "gathering";
    const state = JSON.stringify([table.seats, table.settings, table.game, table.can, table.host, table.fallen_back, page.seat]);
    if (this.element.hidden || state === this.shown) return;
    this.shown = state;
    const t = page.messages.text.bind(page.messages);
    const free = table.seats.filter((one) => one === null).length;
    const held = this.held();
    this.body.replaceChildren(
      make("h2", { id: "gather-title" }, [t("gather-title", { free })]),
      this.seats(session),
      ...this.link(session, free),
      ...this.terms.fallen(table).map((text) => make("p", { class: "notice gather-fallen" }, [text])),
      make("div", { class: "option-rows" }, this.terms.rows(table)),
      make("div", { class: "gather-acts" }, this.acts(session)),
    );
    if (held) /** @type {HTMLElement | null} */ (this.body.querySelector(held))?.focus();
    this.tell(table);
  }

  /** Says what is another way than before. The line above the board that told of the rules no longer does. @param {Table} table */
  tell(table) {
    const { before } = this;
    this.before = table;
    const changes = before === null ? "" : this.terms.changes(before, table);
    if (!changes) return;
    this.news.textContent = changes;
    this.news.hidden = false;
    this.page.stage.announce(changes);
    document.querySelector(".play-summary")?.remove();
  }

  /** What holds the focus here, as it is found again when the rows are made anew. */
  held() {
    const held = document.activeElement;
    if (!(held instanceof HTMLElement) || !this.body.contains(held)) return "";
    const { act } = held.dataset;
    if (act) return `[data-act="${act}"]`;
    if (held instanceof HTMLInputElement) return `input[name="${held.name}"]:checked`;
    return held.ariaLabel ? `[aria-label="${CSS.escape(held.ariaLabel)}"]` : "";
  }

  /** @param {LiveSession} session */
  seats({ table }) {
    const { page } = this;
    const t = page.messages.text.bind(page.messages);
    const can = /** @param {string} what */ (what) => table.can.includes(what);
    const firstFree = table.seats.indexOf(null);
    const rows = table.seats.map((one, place) => {
      const kind = one?.kind === "computer" ? "computer" : "person";
      const about = one === null ? [] : [...(place === page.seat ? [t("seat-you")] : []), ...(place === table.host ? [t("seat-host")] : []), ...(one.level ? [t(`level-${one.level}${one.level === "perfect" ? "-about" : ""}`)] : []), ...(one.rating === null ? [] : [t(one.provisional ? "seat-provisional" : "seat-rating", { rating: one.rating })])];
      const name = one === null ? t("seat-free") : kind === "computer" ? t("label-computer") : one.name;
      const act = [];
      if (kind === "computer" && can("unseat-computer")) act.push(this.act("unseat", t("seat-computer-away"), "close", () => page.send("unseat-computer", { seat: place })));
      if (place === firstFree && can("seat-computer")) act.push(this.level(table.levels ?? []), this.act("seat", t("seat-computer"), "computer", () => page.send("seat-computer", { level: this.chosen })));
      return make("li", one === null ? { class: "free" } : {}, [
        make("span", { class: "avatar" }, one === null ? [] : [icon(kind)]),
        make("span", { class: "seat-who" }, [make("strong", {}, [name]), make("span", { class: "chip-about" }, [about.join(" · ")])]),
        ...act,
      ]);
    });
    return make("ol", { class: "seat-list" }, rows);
  }

  chosen = "normal";

  /** @param {string[]} levels those of this game */
  level(levels) {
    const { messages } = this.page;
    if (!levels.includes(this.chosen)) this.chosen = "normal";
    const select = make("select", { class: "select small", "aria-label": messages.text("play-level") }, levels.map((level) => make("option", { value: level }, [messages.text(`level-${level}`)])));
    select.value = this.chosen;
    select.addEventListener("change", () => (this.chosen = select.value));
    return select;
  }

  /** A button that keeps the focus when the rows are made anew. @param {string} id @param {string} label @param {string} picture @param {() => void} act @param {string} [kind] */
  act(id, label, picture, act, kind = "button small") {
    const made = button(label, picture, act, { kind });
    made.dataset.act = id;
    return made;
  }

  /** The invitation's link, on the device that made it; another device of the host only knows the way to watch. @param {LiveSession} session @param {number} free */
  link({ table }, free) {
    const { page } = this;
    const t = page.messages.text.bind(page.messages);
    const path = readText(inviteKey(table.id));
    if (free === 0 || page.seat === null || path === null || !path.startsWith("/")) return [];
    const address = location.origin + path;
    const code = make("img", { class: "gather-code", src: `${path}/qr.svg`, alt: t("gather-code"), width: "132", height: "132" });
    code.addEventListener("error", () => code.remove());
    const field = make("input", { readonly: "", value: address, "aria-label": t("gather-link") });
    field.addEventListener("focus", () => field.select());
    const told = make("p", { class: "meta", role: "status" });
    const send = this.act("share", t("gather-share"), "link", async () => (told.textContent = (await share(t("gather-share-title", { game: page.game }), address)) ? t("gather-copied") : ""), "button primary");
    return [make("div", { class: "gather-link" }, [code, make("div", { class: "field" }, [make("p", {}, [t("gather-send", { hours: 24 })]), field, send, told])])];
  }

  /** @param {LiveSession} session */
  acts({ table }) {
    const { page } = this;
    const t = page.messages.text.bind(page.messages);
    const can = /** @param {string} what */ (what) => table.can.includes(what);
    return [
      ...(can("begin") ? [this.act("begin", t("play-start"), "next", () => page.send("begin"), "button primary large wide")] : []),
      ...(page.seat === null && table.settings.join === "anyone" && table.seats.includes(null) ? [this.nickname, this.act("join", t("gather-sit"), "person", () => void this.sit(), "button primary large wide")] : []),
      ...(can("leave") ? [this.act("leave", t("gather-leave"), "close", () => page.send("leave"), "button")] : []),
      ...(can("abort") ? [this.act("abort", t("gather-close"), "close", () => page.send("abort"), "button")] : []),
      ...(page.seat !== null && page.call.askable ? [this.act("call", t("gather-call"), "person", () => void Notification.requestPermission().then(() => this.again()), "button")] : []),
    ];
  }

  /** Sits down at a table that is open to anyone; whoever has no name yet is asked for one first. */
  async sit() {
    const { page } = this;
    const { table } = page.config;
    try {
      const me = await this.ask("me");
      const name = this.field.value.trim();
      if (!me.person && name === "") {
        this.nickname.hidden = false;
        this.field.focus();
        return;
      }
      if (!me.person) await this.ask("guest", { name });
      await this.ask(`games/${table.id}/seat`, {});
      location.reload();
    } catch (error) {
      page.trouble.tell(error, () => this.sit());
    }
  }

  /** @param {string} path below the API @param {object} [body] @returns {Promise<any>} */
  async ask(path, body) {
    const sent = body ? { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) } : {};
    const response = await fetch(`${this.page.config.api}/${path}`, sent).catch(() => null);
    const answer = await response?.json().catch(() => null);
    if (response?.ok) return answer;
    throw new RulesError(answer?.error ?? { key: "err-no-connection" });
  }

  /** Makes everything anew. */
  again() {
    this.shown = "";
    this.page.render();
  }
}
