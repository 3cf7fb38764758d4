/** The server under test: the binary that BIJA_SERVER names, on a free port of this machine. */
import { spawn } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** How long the server may take to say where it listens, and to end. */
const START_TIME = 20_000;
const END_TIME = 4_000;

export class Server {
  /** @param {import("node:child_process").ChildProcess} child @param {string} url without a slash at its end */
  constructor(child, url) {
    this.child = child;
    this.url = url;
    /** What the server reported as its own faults. @type {string[]} */
    this.faults = [];
    child.stderr?.on("data", (text) => this.faults.push(...String(text).split("\n").filter((line) => / ERROR |panicked/.test(line))));
    this.ended = new Promise((resolve) => child.once("exit", resolve));
    this.endWithUs = () => child.kill("SIGKILL");
    process.once("exit", this.endWithUs);
  }

  /**
   * @param {number} [port] 0 takes a free one
   * @param {string} [config] the text of a configuration file
   * @param {string} [folder] one whose `data` is there already; it goes with the server
   * @returns {Promise<Server>}
   */
  static async start(port = 0, config = "", folder = mkdtempSync(join(tmpdir(), "bija-"))) {
    const program = process.env.BIJA_SERVER;
    if (!program) throw new Error("BIJA_SERVER does not name the server's program");
    const file = join(folder, "bija.toml");
    writeFileSync(file, config);
    const child = spawn(program, ["serve", "--config", file, "--bind", `127.0.0.1:${port}`, "--data-dir", join(folder, "data")], { stdio: ["ignore", "ignore", "pipe"], env: { ...process.env, LC_ALL: "C" } });
    child.once("exit", () => rmSync(folder, { recursive: true, force: true }));
    return new Server(child, await addressOf(child));
  }

  get port() {
    return Number(new URL(this.url).port);
  }

  /** Ends it as an operator would; what hangs is killed. */
  async stop() {
    process.off("exit", this.endWithUs);
    this.child.kill("SIGTERM");
    const late = setTimeout(() => this.child.kill("SIGKILL"), END_TIME);
    await this.ended;
    clearTimeout(late);
  }
}

/** The address that the server says it listens at. @param {import("node:child_process").ChildProcess} child @returns {Promise<string>} */
function addressOf(child) {
  return new Promise((resolve, reject) => {
    let said = "";
    const late = setTimeout(() => reject(new Error(`the server did not start: ${said}`)), START_TIME);
    child.once("error", reject);
    child.once("exit", (code) => reject(new Error(`the server ended with ${code}: ${said}`)));
    child.stderr?.on("data", (text) => {
      said += text;
      const found = /http:\/\/[\d.]+:\d+/.exec(said);
      if (found) resolve(found[0]);
      if (found) clearTimeout(late);
    });
  });
}
