/** Opens a closed state. Only the file that closes a folder's own state may import this, as test/architecture checks. */
export let inside: <T>(closed: Closed<T>) => T;

/** A folder's state as other folders hold it: they pass it to the folder's verbs, and cannot read it. */
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
