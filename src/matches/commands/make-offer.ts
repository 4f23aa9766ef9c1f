import type { Caller } from '../../accounts/index.ts';
import { type Entry, type OfferKind, type Seat, takebackTo } from '../../engine/index.ts';
import { Refused } from '../../errors.ts';
import { appendEntry, type ProposedEntry } from '../append/append-entry.ts';
import type { MatchContext } from '../context.ts';
import { mustBeAt, mustSit, noUndo } from '../match/checks.ts';
import type { Match } from '../match/match.ts';
import { type MatchView, viewOfMatch } from '../view/match-view.ts';
import { NEEDS_WINNER, offerDenied, playingSeats, seatsToAsk } from '../view/possible-offers.ts';
import { MOST_TAKEN_BACK, takenBack } from '../view/possible-undo.ts';
import { withMatch } from '../view/read-match.ts';

interface MakeOffer {
  matchId: string;
  offer: OfferKind;
  /** The version that the caller has read. If the match has moved on, nothing is offered. */
  version: number;
}

/**
 * Offers all other players a draw, or asks them to let the caller take back the last answer. If only bots play against
 * the caller, a takeback happens immediately.
 * @throws Refused NOT_FOUND, FORBIDDEN, NOT_ASKED (the match has not begun), MATCH_OVER, PAUSED, STALE_VERSION,
 * CANNOT_UNDO (the caller has no answer that can be taken back)
 */
export async function makeOffer(
  context: MatchContext,
  caller: Caller,
  { matchId, offer, version }: MakeOffer,
): Promise<MatchView> {
  return withMatch(context, matchId, async (cached, arrived) => {
    mustSit(cached.match, caller, arrived, 'You have no seat in this match: only its players can make offers.');
    // Another node may have written the version that the caller has read.
    if (cached.match.version !== version) await context.cache.wasWrong(cached);
    mustBeAt(cached.match, version);
    if (offer === 'DRAW' && cached.match.tournamentId !== null && (await context.store.needsWinner(matchId)))
      throw new Refused('FORBIDDEN', NEEDS_WINNER);
    const past = offer === 'TAKEBACK' ? await context.store.read(matchId, -1, version) : [];
    const make = (match: Match): ProposedEntry => {
      mustBeAt(match, version);
      mustBePossible(match, offer);
      const seats = mustPlayOn(match, caller);
      return { action: offer === 'DRAW' ? drawOffer(match, seats) : takebackOffer(match, seats, past) };
    };
    await appendEntry(context, cached, make, arrived);
    return viewOfMatch(context, caller, cached.match);
  });
}

/** @throws Refused FORBIDDEN */
function mustBePossible(match: Match, offer: OfferKind): void {
  const denied = offerDenied(match, offer);
  if (denied !== null) throw new Refused('FORBIDDEN', denied);
}

/** @throws Refused FORBIDDEN */
function mustPlayOn(match: Match, caller: Caller): Seat[] {
  const seats = playingSeats(match, caller.id);
  if (seats.length === 0) throw new Refused('FORBIDDEN', 'You no longer play in this match.');
  return seats;
}

function drawOffer(match: Match, [seat = 0]: readonly Seat[]): ProposedEntry['action'] {
  const asks = seatsToAsk(match, seat);
  if (asks.length === 0) throw new Refused('FORBIDDEN', 'You play all seats of this match yourself: resign instead.');
  return { kind: 'OFFERED', seat, move: { offer: 'DRAW', asks } };
}

// With several seats, the caller takes back the latest answer.
function takebackOffer(match: Match, seats: readonly Seat[], past: readonly Entry[]): ProposedEntry['action'] {
  const own = seats.flatMap((seat) => {
    const to = takebackTo(past, seat);
    return to === null ? [] : [{ seat, to }];
  });
  const [latest] = own.sort((a, b) => b.to - a.to);
  if (!latest) throw noUndo('NOTHING_TO_UNDO');
  const { seat, to } = latest;
  if (takenBack(past, seat) >= MOST_TAKEN_BACK) throw noUndo('TOO_OFTEN');
  const asks = seatsToAsk(match, seat);
  if (asks.length === 0) return { kind: 'REWOUND', seat, move: { to, why: 'AGAINST_BOTS' } };
  return { kind: 'OFFERED', seat, move: { offer: 'TAKEBACK', to, asks } };
}
