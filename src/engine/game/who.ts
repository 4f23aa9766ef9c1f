import type { Seat } from '../cards/zones.ts';

/** Names a seat in prompts, choices and log lines. */
export type Who = (seat: Seat) => string;

/** Names a seat by its number, for when there are no names or only the moves matter. */
export const seatNumber: Who = (seat) => `Seat ${seat}`;

/**
 * Used if no one reads the texts, for example when a bot chooses: expensive labels are then left empty. Seats still
 * differ, because some lists drop entries that read the same.
 */
export const UNREAD: Who = String;

/** Whether the texts are read. Only labels may depend on it, never the set of choices. */
export function isRead(who: Who): boolean {
  return who !== UNREAD;
}

/**
 * The player's name, with the seat number if the name sits twice. Texts count seats from 1.
 * @param names by seat; null for a seat without a name
 */
export function seatCalled(names: readonly (string | null)[], seat: Seat): string {
  const name = names[seat] ?? `Seat ${seat + 1}`;
  const twice = names.some((other, index) => index !== seat && other === name);
  return twice ? `${name} (seat ${seat + 1})` : name;
}
