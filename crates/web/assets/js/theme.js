/**
 * Runs before the first paint, as a plain script in the head: the reader's theme and contrast, so that nothing flashes.
 * `bijaTheme()` is called again by the settings when they change.
 */
(() => {
  const key = "bija.settings";
  const more = matchMedia("(prefers-contrast: more)");
  function apply() {
    /** @type {Record<string, unknown>} */
    let kept = {};
    try {
      kept = JSON.parse(localStorage.getItem(key) ?? "{}") ?? {};
    } catch {
      // A damaged or forbidden store leaves the system's theme.
    }
    const root = document.documentElement;
    root.classList.add("js");
    if (kept.theme === "light" || kept.theme === "dark") root.dataset.theme = kept.theme;
    else delete root.dataset.theme;
    root.dataset.contrast = kept.contrast === "on" || (kept.contrast !== "off" && more.matches) ? "high" : "normal";
  }
  apply();
  more.addEventListener("change", apply);
  document.addEventListener("bija-settings", apply);
})();
