declare const SHOWN: unique symbol;

/**
 * Plain JSON whose form only the game knows, and that has been made for the eyes of who gets it. A type that says no more
 * than `object` could hold anything: this one says that somebody in here has looked.
 */
export type Shown<T extends object = object> = T & { readonly [SHOWN]: true };

/** Says of JSON that its viewer may see all of it. */
export function shown<T extends object>(made: T): Shown<T> {
  return made as Shown<T>; // the mark is there for the compiler alone
}
