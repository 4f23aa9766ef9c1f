import type { Viewer } from '../cards/sight.ts';
import type { SealedAnswer } from '../game/at.ts';
import type { EngineFacts, Fact } from '../game/facts.ts';

/**
 * Only the seat that gave a sealed answer can read it before all answers are opened. Views and feeds never contain
 * sealed answers, not even for that seat. The `move` of an entry contains the answer as well, so no feed shows moves.
 * Bots receive random answers in place of other seats' answers.
 */
export function mayReadSealed(viewer: Viewer, { seat }: SealedAnswer): boolean {
  return viewer === 'everything' || viewer.includes(seat);
}

/** Returns the public part of a sealed answer, which shows only that the seat has answered. */
export function shownSealed({ fact, seat }: { fact: 'sealed' } & EngineFacts['sealed']): Fact & { seat: number } {
  return { fact, seat };
}
