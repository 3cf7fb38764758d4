// The server and the browser that are measured. BIJA_SERVER and CHROME name their programs.
import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { cpus, loadavg, tmpdir } from "node:os";
import path from "node:path";

/** The browser makes no connection but to the server. */
export const FLAGS = ["--headless", "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking", "--disable-component-update", "--disable-sync"];

/** How busy the machine is: figures say little without it. */
export const busy = () => `load ${loadavg()[0].toFixed(1)} on ${cpus().length} cores`;

/** Starts the server on a free port, with a data directory of its own. */
export async function serve() {
  const data = mkdtempSync(path.join(tmpdir(), "bija-"));
  const child = spawn(process.env.BIJA_SERVER, ["serve", "--bind", "127.0.0.1:0", "--data-dir", data], { stdio: ["ignore", "ignore", "pipe"], cwd: data });
  child.once("exit", () => rmSync(data, { recursive: true, force: true }));
  process.once("exit", () => child.kill());
  const url = await new Promise((resolve, reject) => {
    let said = "";
    child.once("exit", (code) => reject(new Error(`the server ended with ${code}: ${said}`)));
    child.stderr.on("data", (text) => {
      said += text;
      const found = /http:\/\/[\d.]+:\d+/.exec(said);
      if (found) resolve(found[0]);
    });
  });
  return { url, end: () => child.kill() };
}

/** The languages of the site, as its sitemap names them. @param {string} url */
export async function languages(url) {
  const sitemap = await (await fetch(`${url}/sitemap.xml`)).text();
  return [...new Set([...sitemap.matchAll(/hreflang="(\w+)"/g)].map(([, code]) => code))];
}
