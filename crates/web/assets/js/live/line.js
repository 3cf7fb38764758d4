/**
 * The line to a live game. It comes back by itself when it is lost, and what was sent and not answered is sent again under the
 * same id, so that the server does it once.
 *
 * @import { Command, Frame } from "./wire.js"
 */

/** How long to wait before the next try, in milliseconds; the last stays. */
const WAITS = [300, 1000, 2000, 4000, 8000];
/** Each wait is up to this much longer, so that not everybody comes back at once. */
const SPREAD = 0.4;
/** A server that was asked too much is left alone for so long. */
const REST = 10_000;
/** A line on which nothing is heard for so long is asked; then it has the second time to answer. */
const SILENCE = 30_000;
const PATIENCE = 6_000;

/** @typedef {"connecting" | "open" | "lost" | "ended"} LineState */

export class LiveLine {
  /**
   * @param {string} path of the socket
   * @param {{frame: (frame: Frame) => void, state: (state: LineState, why: string) => void}} listener
   */
  constructor(path, listener) {
    this.path = path;
    this.listener = listener;
    /** @type {LineState} */
    this.state = "connecting";
    /** @type {WebSocket | null} */
    this.socket = null;
    /** The last event that the page has. @type {number | null} */
    this.seen = null;
    /** Sent and not answered yet, by id. @type {Map<string, Command>} */
    this.waiting = new Map();
    this.tries = 0;
    this.timer = 0;
    this.watch = 0;
    /** What the server's clock is ahead of this device's: every frame that tells the time was at least so late. */
    this.ahead = -Infinity;
    addEventListener("online", () => this.again());
    addEventListener("offline", () => this.drop("offline"));
    addEventListener("pagehide", () => this.end());
    addEventListener("pageshow", (event) => event.persisted && this.again());
    document.addEventListener("visibilitychange", () => !document.hidden && this.again());
  }

  /** The server's time in Unix milliseconds. */
  get now() {
    return Date.now() + (Number.isFinite(this.ahead) ? this.ahead : 0);
  }

  /** The server's clock showed this when it sent. @param {number} at */
  tell(at) {
    this.ahead = Math.max(this.ahead, at - Date.now());
  }

  open() {
    window.clearTimeout(this.timer);
    const seen = this.seen === null ? "" : `&seen=${this.seen}`;
    const socket = new WebSocket(`${location.origin.replace(/^http/, "ws")}${this.path}?protocol=1${seen}`);
    this.socket = socket;
    this.ahead = -Infinity;
    socket.addEventListener("message", ({ data }) => this.socket === socket && this.hear(String(data)));
    socket.addEventListener("close", () => this.socket === socket && this.drop("closed"));
    this.listen(PATIENCE);
  }

  /** Nothing heard for so long means that the line is dead, whatever the device believes. @param {number} time */
  listen(time) {
    window.clearTimeout(this.watch);
    this.watch = window.setTimeout(() => {
      if (time === PATIENCE) this.drop("silent");
      else {
        this.sync();
        this.listen(PATIENCE);
      }
    }, time);
  }

  /** @param {string} text */
  hear(text) {
    /** @type {Frame} */
    const frame = JSON.parse(text);
    this.listen(SILENCE);
    switch (frame.type) {
      case "ping":
        this.post({ type: "pong", n: frame.n });
        return;
      case "bye":
        this.leave(frame.reason);
        return;
      case "welcome":
      case "resumed":
        this.tell(frame.now);
        this.listener.frame(frame);
        this.opened();
        return;
      case "answer":
        this.waiting.delete(frame.id);
        break;
      case "event":
        this.tell(frame.at);
        break;
      case "presence":
        break;
    }
    this.listener.frame(frame);
  }

  opened() {
    this.tries = 0;
    if (this.state === "open") return;
    this.turn("open", "");
    for (const [id, command] of this.waiting) this.post({ type: "command", id, ...command });
  }

  /** The server sends this line away. @param {string} reason */
  leave(reason) {
    if (reason === "protocol") this.end(reason);
    else this.drop(reason, reason === "flood" ? REST : undefined);
  }

  /** @param {string} why @param {number} [wait] until the next try */
  drop(why, wait) {
    if (this.state === "ended") return;
    this.hangUp();
    const next = WAITS[Math.min(this.tries, WAITS.length - 1)];
    this.tries += 1;
    this.timer = window.setTimeout(() => this.open(), wait ?? next * (1 + SPREAD * Math.random()));
    // A try that fails tells nothing new: the loss is said once, with its own reason.
    if (this.state !== "lost") this.turn("lost", why);
  }

  hangUp() {
    window.clearTimeout(this.timer);
    window.clearTimeout(this.watch);
    const { socket } = this;
    this.socket = null;
    socket?.close();
  }

  /** Tries at once, if the line is not there. */
  again() {
    if (this.state === "open") return;
    this.hangUp();
    this.tries = 0;
    if (this.state === "ended") this.state = "connecting";
    this.open();
  }

  /** @param {string} [why] */
  end(why = "left") {
    this.hangUp();
    this.turn("ended", why);
  }

  /** @param {LineState} state @param {string} why */
  turn(state, why) {
    this.state = state;
    this.listener.state(state, why);
  }

  /** Sends a command now, or as soon as the line is back. @param {Command} command @returns {string} its id */
  send(command) {
    const id = [Date.now(), ...crypto.getRandomValues(new Uint32Array(3))].map((part) => part.toString(36)).join("-");
    this.waiting.set(id, command);
    if (this.state === "open") this.post({ type: "command", id, ...command });
    return id;
  }

  /** Asks for the whole table anew. */
  sync() {
    this.post({ type: "sync" });
  }

  /** @param {object} message */
  post(message) {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }
}
