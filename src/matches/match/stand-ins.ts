import type { BotLevel, Seat } from '../../engine/index.ts';
import type { MatchHead, SeatStanding } from './match.ts';

/** Returns the level of the bots that take over seats; null if the match has no stand-ins. */
export function standInLevelOf({
  onTimeOut,
  standInLevel,
}: Pick<MatchHead, 'onTimeOut' | 'standInLevel'>): BotLevel | null {
  return onTimeOut === 'BOT' ? standInLevel : null;
}

/** Returns the bot that plays for a seat after a time-out; null if the player still plays. */
export function standInAfterTimeOut(before: MatchHead, seat: SeatStanding, number: Seat): BotLevel | null {
  return before.onTimeOut === 'BOT' ? (botAt(before, number) ?? before.standInLevel) : seat.standIn;
}

/** Returns the bot that answers for a seat; null if a player does. */
export function botAt(match: Pick<MatchHead, 'seats' | 'standing'>, seat: Seat): BotLevel | null {
  return match.standing[seat]?.standIn ?? match.seats[seat]?.bot ?? null;
}

/** Whether a person still plays in the match and therefore waits for its bots. */
export function hasPerson({ seats, standing }: Pick<MatchHead, 'seats' | 'standing'>): boolean {
  return seats.some(({ seat, bot }) => bot === null && !standing[seat]?.standIn && !standing[seat]?.left);
}
