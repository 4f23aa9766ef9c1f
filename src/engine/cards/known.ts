import type { Cards } from './zones.ts';

/** Held by more than one copy of a match, or were once. */
const shared = new WeakSet<Cards['known']>();

/** Who knows which card, for a copy of a match to hold as well. Few copies change it, and it is slow to copy. */
export function shareKnown({ known }: Cards): Cards['known'] {
  shared.add(known);
  return known;
}

/** The same, to be changed for this match alone. */
export function knownAlone(at: Cards): Cards['known'] {
  if (shared.has(at.known)) at.known = { ...at.known };
  return at.known;
}
