import type { BotLevel, Seat } from '../../engine/index.ts';
import type { MatchHead, SeatStanding } from './match.ts';

/** Null if the match has no stand-ins. */
export function standInLevelOf({
  onTimeOut,
  standInLevel,
}: Pick<MatchHead, 'onTimeOut' | 'standInLevel'>): BotLevel | null {
  return onTimeOut === 'BOT' ? standInLevel : null;
}

/** Null if the player is still playing. */
export function standInAfterTimeOut(before: MatchHead, seat: SeatStanding, number: Seat): BotLevel | null {
  return before.onTimeOut === 'BOT' ? (botAt(before, number) ?? before.standInLevel) : seat.standIn;
}

/** Null if a player answers for the seat. */
export function botAt(match: Pick<MatchHead, 'seats' | 'standing'>, seat: Seat): BotLevel | null {
  return match.standing[seat]?.standIn ?? match.seats[seat]?.bot ?? null;
}

export function hasPerson({ seats, standing }: Pick<MatchHead, 'seats' | 'standing'>): boolean {
  return seats.some(({ seat, bot }) => bot === null && !standing[seat]?.standIn && !standing[seat]?.left);
}
