import { AGREED_DRAW, type Result } from '../../engine/index.ts';
import type { MatchHead } from '../match/match.ts';
import { departuresIn } from '../match/preamble.ts';

/** The ends that do not follow from the game's rules, in words. The reasons of results are short codes. */
const OUTSIDE: ReadonlyMap<string, string> = new Map([
  ['VOID', 'The match is void: a server error prevented it from continuing, or an admin ended it'],
  ['UNDONE', 'The match does not count, because its round was undone'],
  ['CANCELLED', 'The match does not count, because its tournament was cancelled'],
  ['RULED', 'A judge has ruled on the result'],
  ['TIME_CALLED', 'The time of the round has run out'],
  [AGREED_DRAW, AGREED_DRAW],
]);

/** Says why a match ended, or returns null if the game's rules ended it. */
export function endedFromOutside(head: Pick<MatchHead, 'seats' | 'standing'>, result: Result): string | null {
  return OUTSIDE.get(result.why) ?? departuresIn(head, result);
}
