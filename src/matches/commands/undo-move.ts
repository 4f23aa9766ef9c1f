import type { Caller } from '../../accounts/index.ts';
import { appendEntry } from '../append/append-entry.ts';
import type { MatchContext } from '../context.ts';
import { mustBeAt, mustSit, noUndo } from '../match/checks.ts';
import type { Match } from '../match/match.ts';
import { type MatchView, viewOfMatch } from '../view/match-view.ts';
import { possibleUndo } from '../view/possible-undo.ts';
import { withMatch } from '../view/read-match.ts';

interface UndoMove {
  matchId: string;
  /** The version that the caller has read. If the match has moved on, nothing is undone. */
  version: number;
}

/**
 * Undoes the caller's last answer, if it has revealed nothing and nothing has happened since.
 * @throws Refused NOT_FOUND, FORBIDDEN (the caller has no seat), NOT_ASKED (the match has not begun), MATCH_OVER, PAUSED,
 * STALE_VERSION, CANNOT_UNDO
 */
export async function undoMove(
  context: MatchContext,
  caller: Caller,
  { matchId, version }: UndoMove,
): Promise<MatchView> {
  return withMatch(context, matchId, async (cached, arrived) => {
    mustSit(cached.match, caller, arrived, 'You have no seat in this match: only its players can undo their moves.');
    // Another node may have written the version that the caller has read.
    if (cached.match.version !== version) await context.cache.wasWrong(cached);
    mustBeAt(cached.match, version);
    const undo = await possibleUndo(context, cached.match, caller.id);
    if (typeof undo === 'string') throw noUndo(undo);
    const { seat, to } = undo;
    const takeBack = (match: Match) => {
      mustBeAt(match, version);
      return { action: { kind: 'REWOUND' as const, seat, move: { to, why: 'UNDONE' as const } } };
    };
    await appendEntry(context, cached, takeBack, arrived);
    return viewOfMatch(context, caller, cached.match);
  });
}
