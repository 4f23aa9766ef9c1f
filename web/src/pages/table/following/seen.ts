import { lasting } from '../../../browser/storage.ts';

const KEY = 'arbiter.seen';
/** The number of matches to remember. */
const MOST = 40;

/** Returns the last entry of a match that the reader has seen in this browser; null if there is none. */
export function lastSeen(matchId: string): number | null {
  return kept().find(([id]) => id === matchId)?.[1] ?? null;
}

/** Remembers the last entry that the reader has seen. The matches that were not visited for longest are forgotten. */
export function keepSeen(matchId: string, version: number): void {
  const others = kept().filter(([id]) => id !== matchId);
  lasting.keep(KEY, JSON.stringify([[matchId, version], ...others].slice(0, MOST)));
}

function kept(): (readonly [string, number])[] {
  try {
    const all: unknown = JSON.parse(lasting.read(KEY) ?? '[]');
    return Array.isArray(all) ? all.filter(isSeen) : [];
  } catch {
    return [];
  }
}

function isSeen(one: unknown): one is readonly [string, number] {
  return Array.isArray(one) && typeof one[0] === 'string' && typeof one[1] === 'number';
}
