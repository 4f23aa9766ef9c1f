/**
 * The ends of the pages that a reader has turned, one more. The same end twice is a second click before the next page has come: it
 * turns no further.
 */
export function older(ends: readonly string[], end: string | null): readonly string[] {
  return end === null || ends.at(-1) === end ? ends : [...ends, end];
}

/** One page back. */
export function newer(ends: readonly string[]): readonly string[] {
  return ends.slice(0, -1);
}
