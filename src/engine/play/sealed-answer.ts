import type { Viewer } from '../cards/sight.ts';
import type { SealedAnswer } from '../game/at.ts';
import type { EngineFacts, Fact } from '../game/facts.ts';

/**
 * Who may read a sealed answer: the seat that gave it, and nobody else until all are opened; what follows then are facts
 * of the game's own. No view holds one and no feed, not even its owner's: a client knows what it has sent. Moves, which
 * hold it too, are in no feed at all. Only bots are handed a table with sealed answers in it, and those of others are
 * drawn anew for them.
 */
export function mayReadSealed(viewer: Viewer, { seat }: SealedAnswer): boolean {
  return viewer === 'everything' || viewer.includes(seat);
}

/** What everybody is told of a sealed answer: that it was given. */
export function shownSealed({ fact, seat }: { fact: 'sealed' } & EngineFacts['sealed']): Fact & { seat: number } {
  return { fact, seat };
}
