/**
 * What these pages ask the server to do. A refusal is an error with the server's own line.
 * @import { Line } from "../types.js"
 */

const API = "/api/v1";

export class Refused extends Error {
  /** @param {Line} line */
  constructor(line) {
    super(line.key);
    this.line = line;
  }
}

/** @param {string} path @param {object} body @returns {Promise<any>} */
export async function ask(path, body) {
  const address = path.startsWith("/") ? path : `${API}/${path}`;
  const response = await fetch(address, { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) }).catch(() => null);
  if (response === null) throw new Refused({ key: "err-no-connection" });
  const answer = await response.json().catch(() => null);
  if (!response.ok) throw new Refused(answer?.error ?? { key: "err-busy" });
  return answer;
}

/** The name under which the reader plays: a new guest, or another name for a known one. @param {string} wanted @param {string} known empty for nobody */
export async function nameMyself(wanted, known) {
  if (wanted === known) return;
  await ask(known === "" ? "guest" : "me/name", { name: wanted });
}
