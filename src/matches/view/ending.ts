import { AGREED_DRAW, type EndedEarly, type Result } from '../../engine/index.ts';
import type { Match } from '../match/match.ts';
import { departuresIn } from '../match/preamble.ts';

/** The ends that do not follow from the game's rules, in words. Most of these reasons are short codes. */
const OUTSIDE: ReadonlyMap<string, string> = new Map([
  ['VOID', 'The match is void: a server error prevented it from continuing, or an admin ended it'],
  ['UNDONE', 'The match does not count, because its round was undone'],
  ['CANCELLED', 'The match does not count, because its tournament was cancelled'],
  ['RULED', 'A judge has ruled on the result'],
  ['TIME_CALLED', 'The time of the round has run out'],
  [AGREED_DRAW, AGREED_DRAW],
]);

/** Says why a match ended, or returns null if the game's rules ended it. */
export function endedEarly(match: Match, result: Result): EndedEarly | null {
  const outside = OUTSIDE.get(result.why);
  if (outside !== undefined) return { reason: outside, byLeaving: false };
  const departures = departuresIn(match, result);
  return departures === null ? null : { reason: departures, byLeaving: true };
}
