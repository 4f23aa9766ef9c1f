import type { BotLevel, Seat } from '../../engine/index.ts';
import type { MatchHead, SeatStanding } from './match.ts';

/** The level of the bot that takes over seats; null: the match has no stand-ins. */
export function standInLevelOf({
  onTimeOut,
  standInLevel,
}: Pick<MatchHead, 'onTimeOut' | 'standInLevel'>): BotLevel | null {
  return onTimeOut === 'BOT' ? standInLevel : null;
}

/** The bot that plays for a seat once its time is up; null: its player still does. */
export function standInAfterTimeOut(before: MatchHead, seat: SeatStanding, number: Seat): BotLevel | null {
  return before.onTimeOut === 'BOT' ? (botAt(before, number) ?? before.standInLevel) : seat.standIn;
}

/** The bot that answers for a seat; null: a player does. */
export function botAt(match: Pick<MatchHead, 'seats' | 'standing'>, seat: Seat): BotLevel | null {
  return match.standing[seat]?.standIn ?? match.seats[seat]?.bot ?? null;
}

/** Whether a person still plays in the match, and so waits for its bots. */
export function hasPerson({ seats, standing }: Pick<MatchHead, 'seats' | 'standing'>): boolean {
  return seats.some(({ seat, bot }) => bot === null && !standing[seat]?.standIn && !standing[seat]?.left);
}
