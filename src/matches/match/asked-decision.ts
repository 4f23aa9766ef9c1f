import { type AnyAt, type Decision, decision, type Seat, type Who } from '../../engine/index.ts';
import { botAt, type Match, type MatchHead, type MatchSeat, seatName, seatsOf } from './match.ts';

/** By table, then by seat. A published table is never changed, only replaced, so what it asks stays true. */
const listed = new WeakMap<AnyAt, (Decision | null)[]>();

/** By who sits there, which is never changed either. */
const named = new WeakMap<readonly MatchSeat[], readonly string[]>();

/** What a seat is asked, in which seats are called by name; null when it is not waited for: listed once, for the answer to a move and for the next move. */
export function askedAt({ game, at, seats }: Pick<Match, 'game' | 'at' | 'seats'>, seat: Seat): Decision | null {
  if (!at) return null;
  const bySeat = listed.get(at) ?? [];
  const known = bySeat[seat];
  if (known !== undefined) return known;
  const asked = decision(game, at, seat, namesOf(seats));
  bySeat[seat] = asked;
  listed.set(at, bySeat);
  return asked;
}

function namesOf(seats: readonly MatchSeat[]): Who {
  const names = named.get(seats) ?? seats.map(({ seat }) => seatName({ seats }, seat));
  named.set(seats, names);
  return (seat) => names[seat] ?? seatName({ seats }, seat);
}

/** The seats of a player that are waited for and that no bot answers for, in order. */
export function askedSeats(match: MatchHead, playerId: string | null | undefined): Seat[] {
  return seatsOf(match, playerId).filter((seat) => match.waitingFor.includes(seat) && botAt(match, seat) === null);
}
