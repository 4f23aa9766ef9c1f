import type { Viewer } from '../cards/sight.ts';
import type { SealedAnswer } from '../game/at.ts';
import type { EngineFacts, Fact } from '../game/facts.ts';

/**
 * A sealed answer is readable only for the seat that gave it, until all are opened; then facts of the game follow.
 * No view and no feed contains one, not even its owner's: a client knows what it has sent. Moves, which
 * contain it as well, appear in no feed. Only bots receive tables with sealed answers, with those of other seats
 * replaced by random ones.
 */
export function mayReadSealed(viewer: Viewer, { seat }: SealedAnswer): boolean {
  return viewer === 'everything' || viewer.includes(seat);
}

/** The public part of a sealed answer: that it was given. */
export function shownSealed({ fact, seat }: { fact: 'sealed' } & EngineFacts['sealed']): Fact & { seat: number } {
  return { fact, seat };
}
