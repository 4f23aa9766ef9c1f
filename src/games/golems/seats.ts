import type { At, Seat } from '../../engine/index.ts';
import type { Golems } from './golems.ts';

export function isAlive(at: At<Golems>, seat: Seat): boolean {
  return !at.state.fallen.includes(seat);
}

export function turnOf(at: At<Golems>): Seat {
  return (at.state.first + at.state.turn) % at.seats;
}

/** Returns no seat once this player has fallen, so that the rest of the turn is skipped. */
export function turnPlayer(at: At<Golems>): readonly Seat[] {
  const seat = turnOf(at);
  return isAlive(at, seat) ? [seat] : [];
}

/** Returns all seats clockwise, starting with this seat. */
export function inTurn(at: { seats: number }, from: Seat): Seat[] {
  const seats: Seat[] = [];
  for (let step = 0; step < at.seats; step++) seats.push((from + step) % at.seats);
  return seats;
}
