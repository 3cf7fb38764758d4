/**
 * The lobby: makes a link for a friend, looks for anyone, opens a table. The list of tables comes anew while nobody is looked for.
 *
 * @typedef {{lang: string, ruleset: string, options: Record<string, string>}} LobbyConfig
 */
import { writeText } from "../storage.js";
import { Refused, ask, nameMyself } from "./server.js";
import { messages } from "./words.js";

/** How often the list of tables is asked for, in milliseconds. */
const AGAIN = 10_000;

export function startLobby() {
  const form = document.querySelector("#lobby-form");
  const config = document.querySelector("#people-config");
  if (form instanceof HTMLFormElement && config) new Lobby(form, JSON.parse(config.textContent ?? "{}")).start();
}

class Lobby {
  /** @param {HTMLFormElement} form @param {LobbyConfig} config */
  constructor(form, config) {
    this.form = form;
    this.config = config;
    this.words = messages();
    this.told = form.querySelector(".people-told");
    this.seeking = /** @type {HTMLElement} */ (form.querySelector(".lobby-seeking"));
    /** @type {WebSocket | null} */
    this.socket = null;
  }

  start() {
    const { form, config } = this;
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      const way = event.submitter instanceof HTMLButtonElement ? event.submitter.value : "friend";
      void this.go(way);
    });
    form.querySelector("[name=ruleset]")?.addEventListener("change", () => location.assign(`/${config.lang}/people?game=${this.value("ruleset")}`));
    window.setInterval(() => !document.hidden && this.socket === null && void this.renew(), AGAIN);
  }

  /** @param {string} name */
  value(name) {
    return String(new FormData(this.form).get(name) ?? "").trim();
  }

  /** @param {string} way */
  async go(way) {
    if (this.told) this.told.textContent = "";
    this.busy(true);
    try {
      const nickname = this.value("nickname");
      await nameMyself(nickname, this.form.dataset.nickname ?? "");
      this.form.dataset.nickname = nickname;
      if (way === "random") this.seek();
      else await this.open(way);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      if (this.told) this.told.textContent = this.words.sentence(error.line);
      this.busy(false);
    }
  }

  /** @param {boolean} busy */
  busy(busy) {
    for (const one of this.form.querySelectorAll("button[name=way]")) if (one instanceof HTMLButtonElement) one.disabled = busy;
  }

  /** Opens a table and goes to it; its invitation stays on this device, for the server only keeps what it can check it by. @param {string} way */
  async open(way) {
    const { config } = this;
    const clock = this.value(`${way}-clock`);
    const friend = { seats: 2, join: "link", first: this.value("friend-first"), rotate: true };
    const table = { seats: Number(this.value("table-seats")), join: this.value("table-join"), first: "random", rotate: this.value("table-rotate") === "true" };
    const settings = { clock: clock === "" ? null : Number(clock), ...(way === "friend" ? friend : table) };
    const opened = await ask("tables", { kind: way, ruleset: config.ruleset, options: config.options, match: null, settings, lang: config.lang });
    if (typeof opened.invite === "string") writeText(`bija.invite.${opened.game}`, opened.invite);
    location.assign(`/${config.lang}/game/${opened.game}`);
  }

  /** Looks for anybody who wants the same game. */
  seek() {
    const { config, words, seeking } = this;
    const socket = new WebSocket(`${location.origin.replace(/^http/, "ws")}/api/v1/match/socket`);
    this.socket = socket;
    socket.addEventListener("open", () => socket.send(JSON.stringify({ type: "seek", ruleset: config.ruleset, options: config.options, ranked: this.value("random-ranked") === "true" })));
    socket.addEventListener("close", () => this.socket === socket && this.stop(words.text("lobby-failed")));
    socket.addEventListener("message", ({ data }) => {
      const frame = JSON.parse(String(data));
      if (frame.type === "paired") location.assign(`/${config.lang}/game/${frame.game}`);
      if (frame.type === "computer-offered") this.offerComputer();
      if (frame.type === "error" && frame.error) this.stop(words.sentence(frame.error));
    });
    seeking.replaceChildren(words.text("lobby-seeking"), this.stopper());
  }

  stopper() {
    const made = document.createElement("button");
    made.type = "button";
    made.className = "button small";
    made.textContent = this.words.text("lobby-stop");
    made.addEventListener("click", () => this.stop(""));
    return made;
  }

  offerComputer() {
    const { words, seeking } = this;
    const play = document.createElement("button");
    play.type = "button";
    play.className = "button primary small";
    play.textContent = words.text("lobby-computer");
    play.addEventListener("click", () => this.socket?.send(JSON.stringify({ type: "take-computer" })));
    seeking.replaceChildren(words.text("lobby-seeking-computer"), play, this.stopper());
  }

  /** @param {string} why */
  stop(why) {
    const { socket } = this;
    this.socket = null;
    socket?.close();
    this.seeking.replaceChildren(why);
    this.busy(false);
  }

  /** Brings the lists of the page up to date. */
  async renew() {
    const answer = await fetch(location.href, { headers: { accept: "text/html" } }).catch(() => null);
    if (!answer?.ok) return;
    const page = new DOMParser().parseFromString(await answer.text(), "text/html");
    for (const part of document.querySelectorAll(".lobby-tables[data-part]")) {
      const other = page.querySelector(`[data-part="${part.getAttribute("data-part")}"]`);
      if (other && other.innerHTML !== part.innerHTML && !part.contains(document.activeElement)) part.replaceChildren(...other.childNodes);
    }
  }
}
