import type { Viewer } from '../cards/sight.ts';
import type { SealedAnswer } from '../game/at.ts';
import type { EngineFacts, Fact } from '../game/facts.ts';

/**
 * Whether a viewer can read a sealed answer before all answers are opened. Only the seat that gave the answer can.
 * Views and feeds never contain sealed answers, not even for the seat that answered. The `move` of an entry contains
 * the answer as well, so no feed shows moves. Only bots receive tables with sealed answers, in which random answers
 * replace those of other seats.
 */
export function mayReadSealed(viewer: Viewer, { seat }: SealedAnswer): boolean {
  return viewer === 'everything' || viewer.includes(seat);
}

/** Returns the public part of a sealed answer, which shows only that the seat has answered. */
export function shownSealed({ fact, seat }: { fact: 'sealed' } & EngineFacts['sealed']): Fact & { seat: number } {
  return { fact, seat };
}
