/** Every page: the button that changes between light and dark, and an account's settings. */
import { loadSettings, saveSettings } from "./settings.js";
import { readText } from "./storage.js";

const button = document.querySelector("#theme-button");
if (button instanceof HTMLElement) {
  button.hidden = false;
  button.addEventListener("click", () => {
    const settings = loadSettings();
    const dark = settings.theme === "dark" || (settings.theme === "auto" && matchMedia("(prefers-color-scheme: dark)").matches);
    saveSettings({ ...settings, theme: dark ? "light" : "dark" });
  });
}

// Set by signing in; nobody else's settings leave the device.
if (readText("bija.account")) void import("./account-settings.js").then(({ keepInStep }) => keepInStep());
