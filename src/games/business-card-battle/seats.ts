import type { At, Seat } from '../../engine/index.ts';
import type { BusinessCardBattle } from './business-card-battle.ts';

export const SEATS: readonly Seat[] = [0, 1];
export const other = (seat: Seat): Seat => 1 - seat;

/** Returns the seat whose turn it is, or null before the first turn. */
export function turnOf({ state }: At<BusinessCardBattle>): Seat | null {
  return state.first === null || state.turn === 0 ? null : (state.first + state.turn - 1) % 2;
}

/** Returns a list with the seat whose turn it is, or an empty list once the match is decided. */
export function turnPlayer(at: At<BusinessCardBattle>): readonly Seat[] {
  const seat = turnOf(at);
  return seat === null || at.state.outcome ? [] : [seat];
}
