import type { At, Seat } from '../../engine/index.ts';
import type { Golems } from './golems.ts';

export function isAlive(at: At<Golems>, seat: Seat): boolean {
  return !at.state.fallen.includes(seat);
}

/** The seat whose turn it is. */
export function turnOf(at: At<Golems>): Seat {
  return (at.state.first + at.state.turn) % at.seats;
}

/** The turn's player, or none once he has fallen, which skips the rest of his turn. */
export function turnPlayer(at: At<Golems>): readonly Seat[] {
  const seat = turnOf(at);
  return isAlive(at, seat) ? [seat] : [];
}

/** All seats clockwise, this one first. */
export function inTurn(at: { seats: number }, from: Seat): Seat[] {
  const seats: Seat[] = [];
  for (let step = 0; step < at.seats; step++) seats.push((from + step) % at.seats);
  return seats;
}
