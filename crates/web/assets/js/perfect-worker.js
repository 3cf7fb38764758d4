/**
 * The player that is perfect, in a worker of its own: it builds its table of endings and proves moves in slices, and listens between two.
 *
 * The page sends the compiled module as `{module}`, then
 *
 *   {do: "prepare", game}        builds the table for these rules while nothing is asked
 *   {do: "perfect", id, game}    is answered by {id, ok}: {thought} with the proved move, {unproved: true} or {held: false};
 *                                until the table is ready by {id, progress}, a share from 0 to 1
 *   {do: "stop"}                 drops the question and is answered by {stopped: true}
 *
 * {started: true} says that the module runs, however long a first answer takes. A question takes the place of the one before, which gets no answer. `ready` and `most` beside the game set other sizes of the table, in boards.
 *
 * @typedef {{memory: WebAssembly.Memory, alloc(length: number): number, call(): number, out_ptr(): number}} Exports
 * @typedef {{held: boolean, boards: number, ready: number, of: number}} Table
 * @typedef {{thought?: object, unproved?: true, held?: boolean, goes_on?: true}} Said
 */

/** How long a slice should take: a page that says stop waits for one at most. */
const SLICE = 25;

/** @type {(module: WebAssembly.Module) => void} */
let start;
/** @type {Promise<Exports>} */
const loaded = new Promise((resolve) => {
  start = (module) => resolve(WebAssembly.instantiate(module).then((instance) => /** @type {Exports} */ (/** @type {unknown} */ (instance.exports))));
});

let isLoaded = false;
void loaded.then(() => {
  isLoaded = true;
  postMessage({ started: true });
});

/** Counts what was asked: whoever finds that something else was asked since leaves off. */
let asked = 0;

/** @param {Exports} exports @param {object} request @returns {any} */
function call({ memory, alloc, call, out_ptr }, request) {
  const bytes = new TextEncoder().encode(JSON.stringify(request));
  // The memory may move whenever the module runs: each view of it is taken after the call that made it.
  const at = alloc(bytes.length);
  new Uint8Array(memory.buffer, at, bytes.length).set(bytes);
  const length = call();
  const { ok, error } = JSON.parse(new TextDecoder().decode(new Uint8Array(memory.buffer, out_ptr(), length)));
  if (error) throw new Error(`perfect: ${error.key}`);
  return ok;
}

/** Work in slices of so many boards as this device does in a moment. */
class Pace {
  /** @param {"fill" | "search"} what @param {number} boards of the first slice */
  constructor(what, boards) {
    this.what = what;
    this.boards = boards;
  }

  /** @param {Exports} exports */
  slice(exports) {
    const begun = performance.now();
    const said = call(exports, { do: this.what, boards: this.boards });
    const took = Math.max(1, performance.now() - begun);
    this.boards = Math.round(Math.min(this.boards * 2, Math.max(4096, (this.boards * SLICE) / took)));
    return said;
  }
}

const filling = new Pace("fill", 50_000);
const searching = new Pace("search", 16_384);

const channel = new MessageChannel();

/** Lets messages in. Timers would wait longer each time. @returns {Promise<unknown>} */
function turn() {
  return new Promise((resolve) => {
    channel.port1.onmessage = resolve;
    channel.port2.postMessage(null);
  });
}

/** Builds the table, up to what an answer needs or to its end; `false` if something else was asked meanwhile. @param {Exports} exports @param {Table} table @param {"ready" | "of"} until @param {(table: Table) => void} tell */
async function build(exports, table, until, tell) {
  const own = asked;
  while (table.boards < table[until]) {
    table = filling.slice(exports);
    tell(table);
    await turn();
    if (own !== asked) return false;
  }
  return true;
}

/** @param {Exports} exports @param {{id: number, game: object, ready?: number, most?: number}} question @returns {Promise<Said | null>} nothing if something else was asked meanwhile */
async function answer(exports, { id, game, ready, most }) {
  const own = asked;
  const table = call(exports, { do: "open", game, ready, most });
  if (!table.held) return table;
  if (!(await build(exports, table, "ready", ({ boards, ready: of }) => postMessage({ id, progress: Math.min(1, boards / of) })))) return null;
  let said = call(exports, { do: "ask", game });
  while (said.goes_on) {
    await turn();
    if (own !== asked) return null;
    said = searching.slice(exports);
  }
  return said;
}

/** The whole table, as long as nothing is asked. @param {Exports} exports @param {{game: object, ready?: number, most?: number}} question */
async function prepare(exports, { game, ready, most }) {
  const table = call(exports, { do: "open", game, ready, most });
  if (table.held) await build(exports, table, "of", () => {});
}

addEventListener("message", async ({ data: { module, ...request } }) => {
  if (module) {
    start(module);
    return;
  }
  const own = (asked += 1);
  try {
    if (isLoaded) call(await loaded, { do: "stop" });
    if (request.do === "stop") {
      postMessage({ stopped: true });
      return;
    }
    const exports = await loaded;
    if (own !== asked) return;
    if (request.do === "perfect") {
      const ok = await answer(exports, request);
      if (ok === null) return;
      postMessage({ id: request.id, ok });
    }
    await prepare(exports, request);
  } catch (error) {
    // Whoever asked goes to the server instead: an error event says that no answer will come from here.
    setTimeout(() => {
      throw error;
    });
  }
});
