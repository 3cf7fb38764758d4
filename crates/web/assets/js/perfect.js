/**
 * The level "perfect" at this device. It is loaded when somebody chooses the level: a worker of its own builds a table of endings and proves
 * moves. What it cannot prove the engine's hardest level plays; where no worker runs, the server answers.
 *
 * @import { Game, Thought } from "./types.js"
 * @import { LocalSession } from "./local-session.js"
 * @import { PlayPage } from "./play.js"
 *
 * @typedef {{thought?: Thought, unproved?: true, held?: boolean}} Said
 */

/** Who waits longer is told why. */
const PATIENCE = 400;
/** How long the worker may take to say the first word to whoever waits for it. */
const START_TIME = 8000;

export class PerfectLevel {
  /** @param {PlayPage} page @param {{worker: string, module: string} | null} files */
  constructor(page, files) {
    this.page = page;
    this.asked = 0;
    this.started = false;
    /** @type {{id: number, resolve: (said: Said | null) => void, reject: (reason: Error) => void, tell: (progress: number) => void} | null} */
    this.waiting = null;
    /** @type {Worker | null} */
    this.worker = files && this.startWorker(files);
  }

  /** @param {{worker: string, module: string}} files */
  startWorker(files) {
    const worker = new Worker(files.worker, { type: "module" });
    worker.addEventListener("message", ({ data }) => {
      this.started = true;
      if (this.waiting === null || data.id !== this.waiting.id) return;
      if (data.ok === undefined) {
        this.waiting.tell(data.progress);
        return;
      }
      this.waiting.resolve(data.ok);
      this.waiting = null;
    });
    worker.addEventListener("error", () => this.leave());
    worker.addEventListener("messageerror", () => this.leave());
    WebAssembly.compileStreaming(fetch(files.module)).then((module) => worker.postMessage({ module }), () => this.leave());
    // Whoever has chosen the level once has it without a connection too.
    void navigator.serviceWorker?.ready.then(({ active }) => active?.postMessage({ keep: [import.meta.url, files.worker, files.module] }));
    return worker;
  }

  leave() {
    this.worker?.terminate();
    this.worker = null;
    this.waiting?.reject(new Error("the worker stopped"));
    this.waiting = null;
  }

  /** Builds the table while a person thinks. @param {Game} game */
  prepare(game) {
    if (this.waiting === null) this.worker?.postMessage({ do: "prepare", game });
  }

  /** Nobody waits for an answer any more. Tells whether somebody did. */
  stop() {
    if (this.waiting === null) return false;
    this.waiting.resolve(null);
    this.waiting = null;
    this.worker?.postMessage({ do: "stop" });
    return true;
  }

  /** @param {Game} game @param {(progress: number) => void} tell @returns {Promise<Said | null>} nothing if it was stopped */
  ask(game, tell) {
    this.stop();
    const { worker } = this;
    if (worker === null) return Promise.resolve({ held: false });
    const id = (this.asked += 1);
    return new Promise((resolve, reject) => {
      this.waiting = { id, resolve, reject, tell };
      if (!this.started) window.setTimeout(() => !this.started && this.leave(), START_TIME);
      worker.postMessage({ do: "perfect", id, game });
    });
  }

  /** @param {LocalSession} session @returns {Promise<Thought | null>} null if it was stopped or the game changed meanwhile */
  async think(session) {
    const { epoch, game, port } = session;
    const said = await this.ask(game, this.teller()).catch(() => /** @type {Said} */ ({ held: false }));
    if (said === null || epoch !== session.epoch) return null;
    if (said.thought) return said.thought;
    if (said.unproved) return session.think("hard");
    const thought = await port.askServer({ do: "think", game, level: "perfect", number: 0 });
    return epoch === session.epoch ? thought : null;
  }

  /** Tells how far the table is, to who has waited a moment. */
  teller() {
    const { stage, messages } = this.page;
    const begun = performance.now();
    let told = -1;
    return /** @param {number} progress */ (progress) => {
      const percent = 10 * Math.floor(10 * progress);
      if (percent === told || performance.now() - begun < PATIENCE || this.page.past.shown !== null) return;
      told = percent;
      stage.say(messages.text("think-endings", { percent }));
    };
  }
}
