/** Reads what is closed. Only the file of a folder that closes its own state may import this: test/architecture. */
export let inside: <T>(closed: Closed<T>) => T;

/** The state of a folder as other folders hold it. They pass it to the folder's verbs, and can take nothing out of it. */
export class Closed<T> {
  readonly #inside: T;

  static {
    inside = (closed) => closed.#inside;
  }

  constructor(state: T) {
    this.#inside = state;
  }
}

/** Makes verbs callable from other folders. A verb that returns something `Hidden` does not compile. */
export function outsideOf<T, Hidden>() {
  return <A extends unknown[], R>(
    verb: ((state: T, ...args: A) => R) &
      ([Extract<Awaited<R>, Hidden>] extends [never] ? unknown : 'it hands out what is hidden'),
  ): ((closed: Closed<T>, ...args: A) => R) =>
    (closed, ...args) =>
      verb(inside(closed), ...args);
}
