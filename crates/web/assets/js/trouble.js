/**
 * What goes wrong, in words, and the button that tries again.
 * @import { Messages } from "./messages.js"
 * @import { BoardStage } from "./board-stage.js"
 */
import { RulesError } from "./rules-port.js";

/** Troubles that may be over a moment later. */
const PASSING = ["err-no-connection", "err-busy", "err-too-many"];

/** @param {unknown} error @returns {error is RulesError} */
export function passes(error) {
  return error instanceof RulesError && PASSING.includes(error.line.key);
}

export class Trouble {
  /** @param {BoardStage} stage @param {Messages} messages */
  constructor(stage, messages) {
    this.stage = stage;
    this.messages = messages;
    /** @type {(() => void) | null} */
    this.again = null;
  }

  /** @param {unknown} error @param {(() => void) | null} again what to do when the reader tries again */
  tell(error, again) {
    if (!(error instanceof RulesError)) console.error(error);
    const known = error instanceof RulesError && this.messages.has(error.line.key);
    const text = known ? this.messages.line(error.line) : this.messages.text("err-internal");
    this.show(text);
    this.again = again;
    this.stage.retry.hidden = again === null || !passes(error);
  }

  /** @param {string} key of a message without arguments */
  say(key) {
    this.show(this.messages.text(key));
  }

  /** @param {string} text */
  show(text) {
    this.stage.say(text, "problem");
    this.stage.announce(text);
  }

  retry() {
    this.stage.retry.hidden = true;
    this.stage.say("");
    this.again?.();
  }
}
