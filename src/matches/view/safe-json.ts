declare const SHOWN: unique symbol;

/** A plain `object` could contain hidden data, so no command or query may return one. */
export type Shown<T extends object = object> = T & { readonly [SHOWN]: true };

/** Marks JSON as safe, because its viewer may see all of it. */
export function shown<T extends object>(made: T): Shown<T> {
  return made as Shown<T>; // the property exists only for the compiler
}
