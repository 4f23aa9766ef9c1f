import type { Caller } from '../../accounts/index.ts';
import { agreedDraw, type Offer, openOffer, type Seat } from '../../engine/index.ts';
import { Refused } from '../../errors.ts';
import { appendEntry, type ProposedEntry } from '../append/append-entry.ts';
import type { MatchContext } from '../context.ts';
import { MatchBug, mustPlay, mustSit, noOffer } from '../match/checks.ts';
import { type Match, seatsOf } from '../match/match.ts';
import { type MatchView, viewOfMatch } from '../view/match-view.ts';
import { withMatch } from '../view/read-match.ts';

interface AnswerOffer {
  matchId: string;
  /** The version of the offer. */
  offer: number;
  accept: boolean;
}

/**
 * Accepts or declines the open offer. The last acceptance carries it out in the same entry.
 * @throws Refused NOT_FOUND, FORBIDDEN (the caller is not asked), NOT_ASKED (the match has not begun), MATCH_OVER, PAUSED,
 * STALE_VERSION (the offer is no longer open)
 */
export async function answerOffer(
  context: MatchContext,
  caller: Caller,
  { matchId, offer, accept }: AnswerOffer,
): Promise<MatchView> {
  return withMatch(context, matchId, async (cached, arrived) => {
    mustSit(cached.match, caller, arrived, 'You have no seat in this match: only its players can answer offers.');
    const answer = (match: Match): ProposedEntry => {
      mustPlay(match);
      const open = match.at && openOffer(match.at);
      if (open?.version !== offer) throw noOffer('NO_OFFER', match.version);
      const seat = seatsOf(match, caller.id).find((one) => open.awaits.includes(one));
      if (seat === undefined) throw new Refused('FORBIDDEN', 'This offer does not wait for you.');
      return { action: accept ? acceptance(match, open, seat) : { kind: 'DECLINED', seat, move: { offer } } };
    };
    await appendEntry(context, cached, answer, arrived);
    return viewOfMatch(context, caller, cached.match);
  });
}

function acceptance({ game, at }: Match, { version, to, awaits }: Offer, seat: Seat): ProposedEntry['action'] {
  if (!at) throw new MatchBug('an offer without a table');
  if (awaits.length > 1) return { kind: 'ACCEPTED', seat, move: { offer: version } };
  if (to === null) return { kind: 'ENDED', seat, move: agreedDraw(game, at) };
  return { kind: 'REWOUND', seat, move: { to, why: 'AGREED' } };
}
