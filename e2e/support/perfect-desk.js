/** The module of the level "perfect" without a browser. */
import assert from "node:assert/strict";

/** @typedef {{move: string, value: number, nodes: number}} Thought */

/** What a play page says of the level. @param {string} url of the server @param {string} game @returns {Promise<{held: unknown, files: {worker: string, module: string}}>} */
export async function configOf(url, game) {
  const html = await (await fetch(`${url}/en/play/${game}`)).text();
  const config = html.match(/<script type="application\/json" id="bija-config">(.*?)<\/script>/s);
  assert.ok(config, "the page has its configuration");
  return JSON.parse(config[1]).perfect;
}

export class Desk {
  /** @param {{memory: WebAssembly.Memory, alloc(length: number): number, call(): number, out_ptr(): number}} exports */
  constructor(exports) {
    this.exports = exports;
  }

  /** @param {object} request @returns {any} */
  ask(request) {
    const { memory, alloc, call, out_ptr } = this.exports;
    const bytes = new TextEncoder().encode(JSON.stringify(request));
    const at = alloc(bytes.length);
    new Uint8Array(memory.buffer, at, bytes.length).set(bytes);
    const length = call();
    const { ok, error } = JSON.parse(new TextDecoder().decode(new Uint8Array(memory.buffer, out_ptr(), length)));
    assert.equal(error, undefined, JSON.stringify(error));
    return ok;
  }

  /** Builds the whole table, of so many boards at most. @param {object} game @param {number} [most] */
  fill(game, most) {
    let table = this.ask({ do: "open", game, ready: most, most });
    assert.ok(table.held, `${JSON.stringify(game)} is held`);
    while (table.boards < table.of) table = this.ask({ do: "fill", boards: 200_000 });
    return table;
  }

  /** The proved answer with the whole table, if there is one. @param {object} game @param {number} [most] @returns {Thought | undefined} */
  prove(game, most) {
    this.fill(game, most);
    let said = this.ask({ do: "ask", game });
    while (said.goes_on) said = this.ask({ do: "search", boards: 50_000 });
    return said.thought;
  }
}

/** @param {string} address of the module */
export async function openDesk(address) {
  const { instance } = await WebAssembly.instantiate(await (await fetch(address)).arrayBuffer());
  return new Desk(/** @type {Desk["exports"]} */ (/** @type {unknown} */ (instance.exports)));
}
