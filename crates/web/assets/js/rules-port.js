/**
 * The one door to the rules: a worker that holds them, or the server where no worker runs.
 * Both answer the same requests; the page never works out a move itself.
 *
 * @import { Explained, Game, Level, Line, Step, Thought, View } from "./types.js"
 */

/** An answer that is no answer, with the message the reader sees. */
export class RulesError extends Error {
  /** @param {Line} line */
  constructor(line) {
    super(`rules: ${line.key}`);
    this.line = line;
  }
}

/** How long a worker may take to start and give its first answer. */
const START_TIME = 8000;
/** How long the server may take. */
const SERVER_TIME = 20000;

/** @typedef {{do: "view", game: Game} | {do: "step", game: Game, move: string, viewer: number | null} | {do: "think", game: Game, level: Level, number: number} | {do: "explanation", game: Game, move: string | null, viewer: number | null}} Request */

export class RulesPort {
  /** @param {{worker: string | null, module: string | null, api: string}} where */
  constructor({ worker, module, api }) {
    this.workerUrl = worker;
    this.moduleUrl = module;
    this.api = api;
    /** @type {Worker | null} */
    this.worker = null;
    this.started = false;
    this.asked = 0;
    /** @type {Map<number, {resolve: (value: any) => void, reject: (reason: Error) => void}>} */
    this.waiting = new Map();
    // The worker and its module load while the page is still being made.
    if (worker !== null) this.worker = this.startWorker();
  }

  /** @param {Game} game @returns {Promise<View>} */
  view(game) {
    return this.ask({ do: "view", game });
  }

  /** @param {Game} game the game before the move @param {string} move @param {number | null} viewer @returns {Promise<Step>} */
  step(game, move, viewer) {
    return this.ask({ do: "step", game, move, viewer });
  }

  /** The number decides how the weaker levels err. @param {Game} game @param {Level} level @returns {Promise<Thought>} */
  think(game, level) {
    const number = crypto.getRandomValues(new Uint32Array(1))[0];
    return this.ask({ do: "think", game, level, number });
  }

  /** Why a move, or the best one, is good or bad. @param {Game} game the game before the move @param {string | null} move @param {number | null} viewer @returns {Promise<Explained>} */
  explain(game, move, viewer) {
    return this.ask({ do: "explanation", game, move, viewer });
  }

  /** @param {Request} request @returns {Promise<any>} */
  async ask(request) {
    if (this.workerUrl !== null) {
      try {
        return await this.askWorker(request);
      } catch (error) {
        if (error instanceof RulesError) throw error;
        this.leaveWorker();
      }
    }
    return this.askServer(request);
  }

  /** @param {Request} request */
  askWorker(request) {
    const { worker } = this;
    if (worker === null) return Promise.reject(new Error("no worker runs"));
    const id = (this.asked += 1);
    return new Promise((resolve, reject) => {
      this.waiting.set(id, { resolve, reject });
      if (!this.started) window.setTimeout(() => !this.started && reject(new Error("the worker did not start")), START_TIME);
      worker.postMessage({ id, ...request });
    });
  }

  startWorker() {
    const worker = new Worker(/** @type {string} */ (this.workerUrl), { type: "module" });
    worker.addEventListener("message", ({ data }) => {
      this.started = true;
      const asker = this.waiting.get(data.id);
      this.waiting.delete(data.id);
      if (data.error) asker?.reject(new RulesError(data.error));
      else asker?.resolve(data.ok);
    });
    worker.addEventListener("error", () => this.leaveWorker());
    worker.addEventListener("messageerror", () => this.leaveWorker());
    const compiled = WebAssembly.compileStreaming(fetch(/** @type {string} */ (this.moduleUrl)));
    compiled.then((module) => worker.postMessage({ module }), () => this.leaveWorker());
    return worker;
  }

  failAll() {
    const waiting = [...this.waiting.values()];
    this.waiting.clear();
    for (const { reject } of waiting) reject(new Error("the worker stopped"));
  }

  leaveWorker() {
    this.worker?.terminate();
    this.worker = null;
    this.workerUrl = null;
    this.failAll();
  }

  /** @param {Request} request */
  async askServer(request) {
    const { do: what, ...body } = request;
    const path = what === "think" ? "analysis" : what;
    let response;
    try {
      response = await fetch(`${this.api}/${path}`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify(body),
        signal: AbortSignal.timeout(SERVER_TIME),
      });
    } catch {
      throw new RulesError({ key: "err-no-connection" });
    }
    const answer = await response.json().catch(() => null);
    if (answer?.error?.key) throw new RulesError(answer.error);
    if (!response.ok || answer === null) throw new RulesError({ key: "err-busy" });
    return answer.ok ?? answer;
  }
}
