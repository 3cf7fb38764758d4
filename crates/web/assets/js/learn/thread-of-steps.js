/**
 * The thread of steps: a seed for each that is done, a ring round the one at hand, hollow dots for those to come. Each leads to
 * its step.
 */
import { make } from "../elements.js";

export class ThreadOfSteps {
  /**
   * @param {import("../messages.js").Messages} messages
   * @param {string[]} names of the steps
   * @param {(index: number) => void} go
   */
  constructor(messages, names, go) {
    this.messages = messages;
    this.names = names;
    this.count = make("p", { class: "learn-count" });
    this.buttons = names.map((_, index) => {
      const button = make("button", { type: "button" }, [make("i")]);
      button.addEventListener("click", () => go(index));
      return button;
    });
    this.places = this.buttons.map((button) => make("li", {}, [button]));
    this.list = make("ol", { class: "learn-thread" }, this.places);
    this.element = make("nav", { "aria-label": messages.text("learn-progress") }, [this.count, this.list]);
  }

  /** @param {number} at @param {boolean[]} done */
  show(at, done) {
    const { messages, names } = this;
    const words = { n: at + 1, of: names.length, name: names[at] };
    const long = make("span", { class: "long" }, [messages.text("learn-step", words)]);
    this.count.replaceChildren(long, make("span", { class: "short" }, [messages.text("learn-step-short", words)]));
    // Where the line is wider than the window, the step at hand is brought to its middle.
    const { offsetLeft, offsetWidth } = this.places[at];
    this.list.scrollLeft = offsetLeft + (offsetWidth - this.list.clientWidth) / 2;
    this.buttons.forEach((button, index) => {
      const state = index === at ? "now" : done[index] ? "done" : "open";
      button.dataset.state = state;
      button.toggleAttribute("data-done", done[index]);
      if (index === at) button.setAttribute("aria-current", "step");
      else button.removeAttribute("aria-current");
      button.setAttribute("aria-label", messages.text("learn-step-state", { n: index + 1, name: names[index], state }));
    });
  }
}
