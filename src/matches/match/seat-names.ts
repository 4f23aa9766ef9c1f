import { plainName, type Seat, seatCalled, type Who } from '../../engine/index.ts';
import type { MatchHead, MatchSeat } from './match.ts';

/** Returns a seat's display name: the name of the player or bot, with the seat's number if a name occurs twice. */
export function seatName({ seats }: Pick<MatchHead, 'seats'>, seat: Seat): string {
  return seatCalled(seats.map(plainName), seat);
}

/** The lists are immutable, so the names stay valid. */
const named = new WeakMap<readonly MatchSeat[], readonly string[]>();

/** Returns a function that names seats like {@link seatName}, with a cache for repeated use. */
export function namesOf(seats: readonly MatchSeat[]): Who {
  const known = named.get(seats);
  const names = known ?? seats.map(({ seat }) => seatName({ seats }, seat));
  if (!known) named.set(seats, names);
  return (seat) => names[seat] ?? seatName({ seats }, seat);
}
