import { OFFERS, type OfferKind, type Seat, seatOfferRefusal } from '../../engine/index.ts';
import type { MatchContext } from '../context.ts';
import { type Match, seatsOf } from '../match/match.ts';
import { botAt } from '../match/stand-ins.ts';

/** Why a draw is refused in an elimination. */
export const NEEDS_WINNER = 'A table in an elimination needs a winner: play on, or resign.';

/**
 * Returns which offers a player can make now. For a takeback, the log is not searched: the player may have no answer
 * that can be taken back.
 */
export async function possibleOffers(
  { store }: Pick<MatchContext, 'store'>,
  match: Match,
  playerId: string | null,
): Promise<OfferKind[]> {
  const { id, game, at, status, tournamentId } = match;
  if (status !== 'RUNNING' || !at || at.paused) return [];
  const seats = playingSeats(match, playerId);
  const kinds = OFFERS.filter(
    (kind) =>
      offerDenied(match, kind) === null &&
      (kind === 'DRAW' ? seats.slice(0, 1) : seats).some((seat) => seatOfferRefusal(game, at, seat, kind) === null),
  );
  const canDraw = kinds.includes('DRAW') && seatsToAsk(match, seats[0] ?? 0).length > 0;
  const isDrawn = canDraw && !(tournamentId !== null && (await store.needsWinner(id)));
  return kinds.filter((kind) => kind !== 'DRAW' || isDrawn);
}

/** Returns the reason why the players of a match cannot agree on this now; null if they can. */
export function offerDenied(match: Match, kind: OfferKind): string | null {
  const { game, options, tournamentId, rated, version } = match;
  if (game.collection?.forKeeps(options))
    return 'In a match for keeps, players cannot agree on anything: play on, or resign.';
  if (kind === 'TAKEBACK' && tournamentId !== null)
    return 'In a tournament, players cannot take back answers by agreement: call a judge.';
  if (kind === 'TAKEBACK' && rated) return 'In a rated match, players cannot take back answers by agreement: play on.';
  if (kind === 'DRAW' && match.seats.some(({ seat }) => isPlaying(match, seat) && botAt(match, seat) !== null))
    return 'Bots do not agree to a draw: play on, or resign.';
  return version >= game.maxMoves ? 'The match is too long for further offers: play on.' : null;
}

/** Returns a player's seats that have not left and that no bot has taken over. */
export function playingSeats(match: Match, playerId: string | null): Seat[] {
  return seatsOf(match, playerId).filter((seat) => isPlaying(match, seat) && botAt(match, seat) === null);
}

/** Returns one seat of each other player who still plays. Bots and stand-ins are not asked. */
export function seatsToAsk(match: Match, own: Seat): Seat[] {
  const asked = new Set([match.seats[own]?.player?.id]);
  return match.seats.flatMap(({ seat, player }) => {
    if (!player || asked.has(player.id) || !isPlaying(match, seat) || botAt(match, seat) !== null) return [];
    asked.add(player.id);
    return [seat];
  });
}

function isPlaying({ standing }: Match, seat: Seat): boolean {
  return standing[seat]?.left === null;
}
