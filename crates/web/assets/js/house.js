/**
 * House rules: what a choice means is shown as soon as it is made. The server makes the page; this puts its parts in place, so
 * that what is being pressed stays where it is.
 */
const form = document.querySelector("#house-form");

/** The question that has not been answered yet. @type {AbortController | undefined} */
let asking;

/** @param {string} address */
async function show(address) {
  asking?.abort();
  const question = (asking = new AbortController());
  try {
    const answer = await fetch(address, { signal: question.signal, headers: { accept: "text/html" } });
    const text = await answer.text();
    if (question.signal.aborted) return;
    const page = new DOMParser().parseFromString(text, "text/html");
    if (!page.querySelector("#house-form")) throw new Error("another page");
    renew(page);
    history.replaceState(null, "", answer.url);
  } catch {
    if (!question.signal.aborted) location.assign(address);
  }
}

/** Takes over everything that depends on the choices. @param {Document} page */
function renew(page) {
  for (const part of document.querySelectorAll("[data-part]")) {
    const other = page.querySelector(`[data-part="${part.getAttribute("data-part")}"]`);
    if (other && other.innerHTML !== part.innerHTML) part.replaceChildren(...other.childNodes);
  }
  for (const row of document.querySelectorAll("[data-row]")) {
    const other = page.querySelector(`[data-row="${row.getAttribute("data-row")}"]`);
    if (!other) continue;
    row.className = other.className;
    for (const button of row.querySelectorAll("button")) {
      const end = other.querySelector(`button[name="${button.name}"]`)?.getAttribute("aria-disabled");
      if (end) button.setAttribute("aria-disabled", end);
      else button.removeAttribute("aria-disabled");
    }
  }
  const languages = page.querySelectorAll(".lang-switch a");
  document.querySelectorAll(".lang-switch a").forEach((link, index) => link.setAttribute("href", languages[index]?.getAttribute("href") ?? ""));
}

/** Gives the address to whatever the device sends links with, or copies it. @param {string} address */
async function share(address) {
  const told = document.querySelector("#house-told");
  try {
    if (navigator.share) return await navigator.share({ title: document.title, url: address });
    await navigator.clipboard.writeText(address);
    if (told instanceof HTMLElement) told.textContent = told.dataset.shared ?? "";
  } catch {
    // Nobody was chosen, or copying is not allowed: the address stands above the page as ever.
  }
}

if (form instanceof HTMLFormElement) {
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    const fields = new URLSearchParams();
    for (const [name, value] of new FormData(form, event.submitter)) fields.append(name, String(value));
    void show(`${form.action}?${fields}`);
  });
  form.addEventListener("change", () => form.requestSubmit());
  document.addEventListener("click", (event) => {
    const link = event.target instanceof Element ? event.target.closest("a[data-share]") : null;
    if (!(link instanceof HTMLAnchorElement)) return;
    event.preventDefault();
    void share(link.href);
  });
}
