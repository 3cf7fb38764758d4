/**
 * The rules and the engine in a worker: one wasm module, three functions that pass JSON.
 *
 * The page loads the module and sends it compiled, as `{module}`. A message `{id, do, ...}` is answered by `{id, ok}` or
 * `{id, error}`, and `{started: true}` says that the module runs, however long a first answer takes; what may be asked is in types.js. Messages are answered one after the other.
 *
 * @typedef {{memory: WebAssembly.Memory, alloc(length: number): number, call(): number, out_ptr(): number}} Rules
 */

/** @type {(module: WebAssembly.Module) => void} */
let start;
/** @type {Promise<Rules>} */
const rules = new Promise((resolve) => {
  start = (module) => resolve(WebAssembly.instantiate(module).then((instance) => /** @type {Rules} */ (/** @type {unknown} */ (instance.exports))));
});

void rules.then(() => postMessage({ started: true }));

/** @param {object} request @returns {Promise<object>} */
async function answer(request) {
  const { memory, alloc, call, out_ptr } = await rules;
  const bytes = new TextEncoder().encode(JSON.stringify(request));
  // The memory may move whenever the module runs: each view of it is taken after the call that made it.
  const at = alloc(bytes.length);
  new Uint8Array(memory.buffer, at, bytes.length).set(bytes);
  const length = call();
  return JSON.parse(new TextDecoder().decode(new Uint8Array(memory.buffer, out_ptr(), length)));
}

addEventListener("message", async ({ data: { id, module, ...request } }) => {
  if (module) {
    start(module);
    return;
  }
  try {
    postMessage({ id, ...(await answer(request)) });
  } catch (error) {
    // Whoever asked goes to the server instead: an error event says that no answer will come from here.
    setTimeout(() => {
      throw error;
    });
  }
});
