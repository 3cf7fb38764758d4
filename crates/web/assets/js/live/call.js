/** Calls the reader back to a page that is not in front: by its title, and by a notification where that was allowed. */

export class Call {
  constructor() {
    this.title = document.title;
    /** What was last called out. */
    this.called = "";
    /** @type {Notification | null} */
    this.note = null;
    document.addEventListener("visibilitychange", () => !document.hidden && this.note?.close());
  }

  /** @param {string} text what the title begins with; empty for nothing */
  show(text) {
    document.title = text ? `● ${text} · ${this.title}` : this.title;
  }

  /** Once for each thing to do. @param {string} id @param {string} text */
  out(id, text) {
    if (id === this.called) return;
    this.called = id;
    if (!document.hidden || !("Notification" in window) || Notification.permission !== "granted") return;
    this.note?.close();
    try {
      this.note = new Notification(text, { body: this.title, tag: "bija-turn" });
      this.note.addEventListener("click", () => window.focus());
    } catch {
      // Some phones only let a service worker notify: the title says it.
    }
  }

  /** Whether it is worth asking. */
  get askable() {
    return "Notification" in window && Notification.permission === "default";
  }
}
