/**
 * The rules and the engine in a worker: one wasm module, three functions that pass JSON.
 *
 * A message `{id, do, ...}` is answered by `{id, ok}` or `{id, error}`; what may be asked is in types.js. Messages are
 * answered one after the other.
 *
 * @typedef {{memory: WebAssembly.Memory, alloc(length: number): number, call(): number, out_ptr(): number}} Rules
 */

/** @returns {Promise<Rules>} */
async function start() {
  const module = fetch(new URL("../wasm/bija.wasm", import.meta.url));
  const { instance } = await WebAssembly.instantiateStreaming(module);
  return /** @type {Rules} */ (/** @type {unknown} */ (instance.exports));
}

const rules = start();

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

addEventListener("message", async ({ data: { id, ...request } }) => {
  try {
    postMessage({ id, ...(await answer(request)) });
  } catch (error) {
    // Whoever asked goes to the server instead: an error event says that no answer will come from here.
    setTimeout(() => {
      throw error;
    });
  }
});
