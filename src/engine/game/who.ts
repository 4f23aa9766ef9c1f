import type { Seat } from '../cards/zones.ts';

/** How a seat is called in texts: in prompts, choices and lines of the feed. */
export type Who = (seat: Seat) => string;

/** A seat by its number alone: where nobody has a name, and where only the moves count. */
export const seatNumber: Who = (seat) => `Seat ${seat}`;
