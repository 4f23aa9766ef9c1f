import type { Seat } from '../cards/zones.ts';

/** How a seat is called in texts: in prompts, choices and lines of the feed. */
export type Who = (seat: Seat) => string;

/** A seat by its number alone: where nobody has a name, and where only the moves count. */
export const seatNumber: Who = (seat) => `Seat ${seat}`;

/**
 * How a seat is called where those who sit there have names: the name, with the seat where it sits twice.
 * @param names by seat; null: it has none
 */
export function seatCalled(names: readonly (string | null)[], seat: Seat): string {
  const name = names[seat] ?? seatNumber(seat);
  const twice = names.some((other, index) => index !== seat && other === name);
  return twice ? `${name} (seat ${seat})` : name;
}
