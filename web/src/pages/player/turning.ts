/**
 * Adds a cursor to those of the visited pages. Ignores a repeated cursor, which means that the reader clicked twice
 * before the next page loaded.
 */
export function older(ends: readonly string[], end: string | null): readonly string[] {
  return end === null || ends.at(-1) === end ? ends : [...ends, end];
}

/** Returns the cursors after going one page back. */
export function newer(ends: readonly string[]): readonly string[] {
  return ends.slice(0, -1);
}
