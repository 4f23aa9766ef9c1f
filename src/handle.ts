/** Only the file that defines a folder's handle may import this function, as test/architecture checks. */
export let stateOf: <T>(handle: Handle<T>) => T;

/** A folder's state, which other folders pass to its commands and queries but cannot read. */
export class Handle<T> {
  readonly #state: T;

  static {
    stateOf = (handle) => handle.#state;
  }

  constructor(state: T) {
    this.#state = state;
  }
}

/** Makes a command or query callable from other folders. A function that returns a `Hidden` type does not compile. */
export function outsideOf<T, Hidden>() {
  return <A extends unknown[], R>(
    verb: ((state: T, ...args: A) => R) &
      ([Extract<Awaited<R>, Hidden>] extends [never] ? unknown : 'it returns hidden data'),
  ): ((handle: Handle<T>, ...args: A) => R) =>
    (handle, ...args) =>
      verb(stateOf(handle), ...args);
}
