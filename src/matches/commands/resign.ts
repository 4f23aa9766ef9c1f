import type { Caller } from '../../accounts/index.ts';
import { Refused } from '../../errors.ts';
import { appendEntry, type ProposedEntry } from '../append/append-entry.ts';
import type { MatchContext } from '../context.ts';
import { matchOver, mustSit } from '../match/checks.ts';
import { isOver, type Match } from '../match/match.ts';
import { type MatchView, viewOfMatch } from '../view/match-view.ts';
import { withMatch } from '../view/read-match.ts';

/**
 * Resigns for all of the caller's seats, with one entry each, until the match is over.
 * @throws Refused NOT_FOUND, FORBIDDEN (the caller has no seat), NOT_ASKED (the match has not begun), MATCH_OVER
 */
export async function resign(
  context: MatchContext,
  caller: Caller,
  { matchId }: { matchId: string },
): Promise<MatchView> {
  return viewOfMatch(context, caller, await giveUp(context, caller, matchId));
}

/** Resigns for a player who is not the caller, for example for one who has deleted the account. */
export async function giveUp(context: MatchContext, player: { id: string }, matchId: string): Promise<Match> {
  return withMatch(context, matchId, async (cached, arrived) => {
    let begun = false;
    const leave = (match: Match): ProposedEntry | null => {
      const seat = leavingSeat(match, player, { begun, now: arrived });
      return seat === null ? null : { action: { kind: 'RESIGNED', seat, move: { why: 'RESIGNED' } } };
    };
    while (await appendEntry(context, cached, leave, arrived)) begun = true;
    return cached.match;
  });
}

function leavingSeat(
  match: Match,
  player: { id: string },
  { begun, now }: { begun: boolean; now: number },
): number | null {
  const seats = mustSit(match, player, now, 'You have no seat in this match: only its players can resign.');
  if (match.status === 'WAITING') {
    const next =
      match.createdBy === player.id ? 'take it back with `cancelMatch`' : 'give your seat back with `leaveMatch`';
    throw new Refused('NOT_ASKED', `The match has not begun: ${next}.`, { waitingFor: [] });
  }
  const seat = seats.find((one) => match.standing[one]?.left === null);
  if (begun && (isOver(match) || seat === undefined)) return null;
  if (isOver(match)) throw matchOver();
  if (seat === undefined) throw new Refused('FORBIDDEN', 'You have already left this match: there is nothing to do.');
  return seat;
}
