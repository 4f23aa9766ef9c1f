/** Reads the state behind a handle. Only the file with a folder's own handle may import this, as test/architecture checks. */
export let stateOf: <T>(handle: Handle<T>) => T;

/** A folder's state as other folders hold it: they pass it to the folder's commands and queries, and cannot read it. */
export class Handle<T> {
  readonly #state: T;

  static {
    stateOf = (handle) => handle.#state;
  }

  constructor(state: T) {
    this.#state = state;
  }
}

/** Makes commands and queries callable from other folders. One that returns something `Hidden` does not compile. */
export function outsideOf<T, Hidden>() {
  return <A extends unknown[], R>(
    verb: ((state: T, ...args: A) => R) &
      ([Extract<Awaited<R>, Hidden>] extends [never] ? unknown : 'it hands out what is hidden'),
  ): ((handle: Handle<T>, ...args: A) => R) =>
    (handle, ...args) =>
      verb(stateOf(handle), ...args);
}
