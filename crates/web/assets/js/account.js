/**
 * Signing in and one's own page: each form calls the server with its fields as JSON, then leads on. What the server refuses
 * is said in words.
 * @import { Line, Pattern } from "./types.js"
 */
import { Messages } from "./messages.js";
import { writeText } from "./storage.js";

/** @type {{lang: string, messages: Record<string, Pattern>, failed: string}} */
const config = JSON.parse(document.querySelector("#bija-config")?.textContent ?? "{}");
const messages = new Messages(config.lang, config.messages);

/** @param {string} text */
function tell(text) {
  const problem = document.querySelector(".problem");
  if (!(problem instanceof HTMLElement)) return;
  problem.textContent = text;
  problem.hidden = text === "";
  if (text) problem.scrollIntoView({ block: "nearest" });
}

/** The server's refusal in words. @param {{error?: Line} | null} answer */
function refusal(answer) {
  const line = answer?.error;
  return line && messages.has(line.key) ? messages.line(line) : config.failed;
}

/** Who is on the way to signing in has settings to bring along; who leaves takes them away (account-settings.js). @param {string} call */
async function rememberAccount(call) {
  if (call.includes("/sign-in/")) writeText("bija.account", "new");
  else if (/sign-out|delete/.test(call)) (await import("./account-settings.js")).leaveAccount();
}

/** @param {HTMLFormElement} form */
async function call(form) {
  const response = await fetch(form.dataset.call ?? "", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(Object.fromEntries(new FormData(form))),
  });
  const answer = await response.json().catch(() => null);
  if (!response.ok) return tell(refusal(answer));
  // What was asked is done, whatever becomes of the settings here.
  await rememberAccount(form.dataset.call ?? "").catch(() => writeText("bija.account", null));
  location.assign(answer?.address ?? form.dataset.done ?? location.href);
}

for (const form of document.querySelectorAll("form[data-call]")) {
  if (!(form instanceof HTMLFormElement)) continue;
  const buttons = [...form.querySelectorAll("button")];
  const open = () => buttons.forEach((button) => (button.disabled = false));
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    tell("");
    for (const button of buttons) button.disabled = true;
    try {
      await call(form);
    } catch {
      tell(config.failed);
    } finally {
      open();
    }
  });
  open();
}

// A page that comes back from the browser's memory may show somebody who has left.
addEventListener("pageshow", (event) => event.persisted && location.reload());
