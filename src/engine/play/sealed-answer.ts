import type { Viewer } from '../cards/sight.ts';
import type { SealedAnswer } from '../game/at.ts';
import type { EngineFacts, Fact } from '../game/facts.ts';

/**
 * Until all answers are opened, only the seat that gave a sealed answer can read it; then the game's own facts follow. No
 * view and no feed contains one, not even its owner's: a client knows what it has sent. An entry's `move` contains it as well,
 * so no feed shows moves. Only bots receive tables with sealed answers, and other seats' answers are replaced by random ones.
 */
export function mayReadSealed(viewer: Viewer, { seat }: SealedAnswer): boolean {
  return viewer === 'everything' || viewer.includes(seat);
}

/** The public part of a sealed answer: the fact that it was given. */
export function shownSealed({ fact, seat }: { fact: 'sealed' } & EngineFacts['sealed']): Fact & { seat: number } {
  return { fact, seat };
}
