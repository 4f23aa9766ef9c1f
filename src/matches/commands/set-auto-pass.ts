import type { Caller } from '../../accounts/index.ts';
import type { AutoPass } from '../../engine/index.ts';
import { Refused } from '../../errors.ts';
import { appendEntry, type ProposedEntry } from '../append/append-entry.ts';
import type { MatchContext } from '../context.ts';
import type { CachedMatch } from '../log/cache/match-cache.ts';
import { matchOver, mustSit } from '../match/checks.ts';
import { isOver, type Match } from '../match/match.ts';
import { type MatchView, viewOfMatch } from '../view/match-view.ts';
import { withMatch } from '../view/read-match.ts';

interface SetAutoPass {
  matchId: string;
  mode: AutoPass;
  /** Default: all of the caller's seats. */
  seat?: number | null;
}

/** How many times a seat may change the setting before an entry of another kind is made. */
const CHANGES = 2;
/** When to try again, in seconds. By then there is likely to be another move. */
const LATER = 5;

/**
 * @throws Refused NOT_FOUND, FORBIDDEN (not the caller's seat), NOT_ASKED (the match has not begun), MATCH_OVER;
 * RATE_LIMITED (too many changes since the last other entry, or the log has reached the game's maximum length)
 */
export async function setAutoPass(
  context: MatchContext,
  caller: Caller,
  { matchId, mode, seat }: SetAutoPass,
): Promise<MatchView> {
  return withMatch(context, matchId, async (cached, arrived) => {
    const refusal = 'That is not your seat: `yourSeats` lists yours.';
    const wanted = mustSit(cached.match, caller, arrived, refusal).filter((one) => (seat ?? one) === one);
    if (wanted.length === 0) throw new Refused('FORBIDDEN', refusal);
    for (const one of wanted) {
      const set = (match: Match): ProposedEntry | null => {
        if (isOver(match)) throw matchOver();
        if (match.at?.autoPass[one] === mode) return null;
        mustNotFlood(cached, one);
        return { action: { kind: 'AUTO_PASS', seat: one, move: { mode } } };
      };
      await appendEntry(context, cached, set, arrived);
    }
    return viewOfMatch(context, caller, cached.match);
  });
}

// These entries need no turn, so a player could fill the log with them until verifying takes too long. Checking the
// cached entries is enough, because there are more of them than all seats together may add.
function mustNotFlood({ match, tail }: CachedMatch, seat: number): void {
  const recent = tail.all();
  const other = recent.findLastIndex(({ kind }) => kind !== 'AUTO_PASS');
  const changes = recent.slice(other + 1).filter((entry) => entry.seat === seat).length;
  const message =
    changes >= CHANGES
      ? 'You have changed auto-pass twice since the last move: wait for the next move.'
      : 'Auto-pass can no longer be changed, because the match is too long: answer each question yourself.';
  if (changes >= CHANGES || match.version >= match.game.maxMoves)
    throw new Refused('RATE_LIMITED', message, { retryAfter: LATER });
}
