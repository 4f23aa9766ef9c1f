/**
 * The cursors of the visited pages, plus one. The same cursor twice is a second click before the next page has loaded, and is
 * ignored.
 */
export function older(ends: readonly string[], end: string | null): readonly string[] {
  return end === null || ends.at(-1) === end ? ends : [...ends, end];
}

/** One page back. */
export function newer(ends: readonly string[]): readonly string[] {
  return ends.slice(0, -1);
}
