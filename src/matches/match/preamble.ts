import {
  type DeckList,
  deckHash,
  isLoss,
  type Leaving,
  nameHash,
  type Preamble,
  type Result,
} from '../../engine/index.ts';
import type { MatchHead, SeatStanding } from './match.ts';
import { seatName } from './seat-names.ts';

/** @param decks the players' decks, by seat */
export function preambleOf(match: MatchHead, decks: readonly (DeckList | null)[]): Preamble {
  const { id, game, rulesVersion, options, timeControl, onTimeOut, standInLevel, forfeitAfter, seedHash, createdAt } =
    match;
  return {
    match: id,
    game: game.id,
    rulesVersion,
    options: { ...options },
    seats: match.seats.map(({ seat: number, player, signed, bot, entropy }) => ({
      seat: number,
      player: player && (signed ? { id: player.id, named: nameHash(signed) } : { id: player.id, name: player.name }),
      bot,
      deck: deckHash(decks[number] ?? null),
      entropy,
    })),
    timeControl,
    onTimeOut,
    forfeitAfter,
    // The level is included only if it is not the default, because earlier verifiers cannot read a record with a level.
    ...(onTimeOut === 'BOT' && standInLevel !== 'STEADY' && { standIn: standInLevel }),
    seedHash,
    createdAt: createdAt.toISOString(),
  };
}

const LEFT_BY: Readonly<Record<Leaving, string>> = {
  RESIGNED: 'resigned',
  OUT_OF_TIME: 'ran out of time',
};

type Ended = Pick<MatchHead, 'seats' | 'standing' | 'game' | 'options'>;

/** If all losers have left, their departures are the reason, because the rules see only the remaining players. */
export function endReason(head: Ended, result: Result): string {
  return departuresIn(head, result) ?? result.why;
}

/** Returns who left and why, if one side has won and all others have left; otherwise null. */
export function departuresIn(head: Ended, { ranks }: Result): string | null {
  const sides = head.game.sides?.(ranks.length, head.options) ?? ranks.length;
  const first = new Set(ranks.flatMap((rank, seat) => (rank === 1 ? [seat % sides] : [])));
  if (first.size > 1) return null;
  const losers = ranks.flatMap((rank, seat) => (rank === 1 ? [] : [seat]));
  const left = losers.map((seat) => {
    const departure = departureOf(head.standing[seat]);
    return departure && `${seatName(head, seat)} ${departure}`;
  });
  return left.length > 0 && !left.includes(null) ? left.join(', ') : null;
}

function departureOf(standing: SeatStanding | undefined): string | null {
  if (!standing?.left) return null;
  return standing.ruled && isLoss(standing.ruled) ? 'was ruled out by a judge' : LEFT_BY[standing.left];
}
