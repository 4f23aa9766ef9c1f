import type { Seat } from '../cards/zones.ts';

/** How a seat is called in texts: in prompts, choices and lines of the feed. */
export type Who = (seat: Seat) => string;

/** A seat by its number alone: where nobody has a name, and where only the moves count. */
export const seatNumber: Who = (seat) => `Seat ${seat}`;

/**
 * Stands in where nobody reads the texts, as where a bot chooses: labels that cost time are then left empty. Seats are
 * told apart nonetheless, for where a list leaves out what reads the same.
 */
export const UNREAD: Who = String;

/** Whether somebody reads the texts. Only labels may depend on it, never which choices there are. */
export function isRead(who: Who): boolean {
  return who !== UNREAD;
}

/**
 * How a seat is called where those who sit there have names: the name, with the seat where it sits twice. People count seats from 1.
 * @param names by seat; null: it has none
 */
export function seatCalled(names: readonly (string | null)[], seat: Seat): string {
  const name = names[seat] ?? `Seat ${seat + 1}`;
  const twice = names.some((other, index) => index !== seat && other === name);
  return twice ? `${name} (seat ${seat + 1})` : name;
}
