import type { At, Seat } from '../../engine/index.ts';
import { type CellNumber, cornersFor, OFF } from './rules/map.ts';
import type { Valhalla } from './valhalla.ts';

export function isAlive(at: At<Valhalla>, seat: Seat): boolean {
  return !at.state.fallen.includes(seat);
}
export function cellOf(at: At<Valhalla>, seat: Seat): CellNumber {
  return at.state.cells[seat] ?? OFF;
}
export function lifeOf(at: At<Valhalla>, seat: Seat): number {
  return at.state.life[seat] ?? 0;
}
export function cornerOf(at: { seats: number }, seat: Seat): CellNumber {
  return cornersFor(at.seats)[seat] ?? OFF;
}

export function turnOf(at: At<Valhalla>): Seat {
  return (at.state.first + Math.max(0, at.state.turn)) % at.seats;
}
/** Returns no seat once this player is out, so that the rest of the turn is skipped. */
export function turnPlayer(at: At<Valhalla>): readonly Seat[] {
  const seat = turnOf(at);
  return isAlive(at, seat) ? [seat] : [];
}

// The turn orders by number of seats and first seat, computed once because they are read constantly.
const ORDERS: readonly (readonly (readonly Seat[])[])[] = [0, 1, 2, 3, 4].map((seats) =>
  Array.from({ length: seats }, (_, from) => Array.from({ length: seats }, (__, step) => (from + step) % seats)),
);

/** Returns all seats in turn order, starting with this seat. */
export function inTurn(at: { seats: number }, from: Seat): readonly Seat[] {
  return ORDERS[at.seats]?.[from] ?? [];
}
export function opponents(at: At<Valhalla>, seat: Seat): Seat[] {
  return inTurn(at, seat).filter((other) => isOpponent(at, seat, other));
}
export function isOpponent(at: At<Valhalla>, seat: Seat, other: Seat): boolean {
  return other !== seat && isAlive(at, other);
}
