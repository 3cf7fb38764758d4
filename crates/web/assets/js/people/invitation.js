/** The invitation: takes the nickname, then the seat. Until the button is pressed nothing is changed. */
import { Refused, ask, nameMyself } from "./server.js";
import { messages } from "./words.js";

export function startInvitation() {
  const form = document.querySelector("#invite-form");
  if (!(form instanceof HTMLFormElement)) return;
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    void take(form);
  });
}

/** @param {HTMLFormElement} form */
async function take(form) {
  const button = form.querySelector("button");
  const told = form.querySelector(".people-told");
  const nickname = String(new FormData(form).get("nickname") ?? "").trim();
  if (button) button.disabled = true;
  try {
    await nameMyself(nickname, form.dataset.nickname ?? "");
    form.dataset.nickname = nickname;
    const { game } = await ask(new URL(form.action).pathname, {});
    location.assign(`/${form.dataset.lang}/game/${game}`);
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    if (told) told.textContent = messages().sentence(error.line);
    if (button) button.disabled = false;
  }
}
