import type { Seat } from '../cards/zones.ts';

/** Names a seat in prompts, choices and log lines. */
export type Who = (seat: Seat) => string;

/** Names a seat by its number. Used if there are no player names, or if only the moves matter. */
export const seatNumber: Who = (seat) => `Seat ${seat}`;

/**
 * Signals that the texts will not be read, for example when a bot chooses, so that games can leave expensive labels
 * empty. Seats still get different names, because some lists drop entries with equal labels.
 */
export const UNREAD: Who = String;

/** Whether the texts will be read. Only labels may depend on the result, never the set of choices. */
export function isRead(who: Who): boolean {
  return who !== UNREAD;
}

/**
 * Returns the name of a seat's player, followed by the seat number if another seat has the same name. Texts number
 * seats from 1.
 * @param names by seat; null for a seat without a name
 */
export function seatCalled(names: readonly (string | null)[], seat: Seat): string {
  const name = names[seat] ?? `Seat ${seat + 1}`;
  const twice = names.some((other, index) => index !== seat && other === name);
  return twice ? `${name} (seat ${seat + 1})` : name;
}
