import type { Entry, Seat } from '../../../../../src/engine/index.ts';

/**
 * Returns the first of the sorted versions after `from` or, if `way` is -1, the last one before `from`; null if there
 * is none.
 */
export function nextOf(versions: readonly number[], from: number, way: 1 | -1): number | null {
  const found = way > 0 ? versions.find((one) => one > from) : versions.findLast((one) => one < from);
  return found ?? null;
}

/**
 * Returns the versions at which a seat decides, just before each of its answers. Answers by stand-in bots and time-outs
 * count too.
 */
export function decisionsOf(entries: readonly Entry[], seat: Seat): number[] {
  return entries
    .filter((entry) => entry.seat === seat && (entry.kind === 'MOVE' || entry.kind === 'TIMED_OUT'))
    .map(({ version }) => version - 1);
}

/** Returns the entries whose text contains a phrase, ignoring case. */
export function saying(texts: readonly string[], phrase: string): number[] {
  const wanted = phrase.trim().toLowerCase();
  if (wanted === '') return [];
  return texts.flatMap((text, version) => (text.toLowerCase().includes(wanted) ? [version] : []));
}

/** Works like {@link nextOf}, but wraps around at both ends. */
export function nextAround(versions: readonly number[], from: number, way: 1 | -1): number | null {
  return nextOf(versions, from, way) ?? (way > 0 ? versions[0] : versions.at(-1)) ?? null;
}
