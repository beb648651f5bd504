import type { Facts } from "../words/shown";

/** Something the server did not do; nothing was changed. `words.reason` says it in the reader's language. */
export class Refused extends Error {
  constructor(
    readonly code: string,
    readonly facts: Facts,
    readonly sentence: string,
    readonly status = 0,
  ) {
    super(sentence);
  }
}

/** The server could not be reached, or has trouble of its own; trying again later may help. */
export class Unreachable extends Error {}
