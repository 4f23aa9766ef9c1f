declare const SHOWN: unique symbol;

/** JSON that this folder has made for its viewer's eyes. A plain `object` could hold anything, so no verb may hand one out. */
export type Shown<T extends object = object> = T & { readonly [SHOWN]: true };

/** Says of JSON that its viewer may see all of it. */
export function shown<T extends object>(made: T): Shown<T> {
  return made as Shown<T>; // the mark is there for the compiler alone
}
