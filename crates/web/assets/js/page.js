/** Every page: the button that changes between light and dark. */
import { loadSettings, saveSettings } from "./settings.js";

const button = document.querySelector("#theme-button");
if (button instanceof HTMLElement) {
  button.hidden = false;
  button.addEventListener("click", () => {
    const settings = loadSettings();
    const dark = settings.theme === "dark" || (settings.theme === "auto" && matchMedia("(prefers-color-scheme: dark)").matches);
    saveSettings({ ...settings, theme: dark ? "light" : "dark" });
  });
}
