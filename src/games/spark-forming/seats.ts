import type { At, Seat } from '../../engine/index.ts';
import type { SparkForming } from './spark-forming.ts';
import type { Side, State } from './state.ts';

const SEATS = Array.from({ length: 10 }, (_, seat) => seat);

export const sideOf = (seat: Seat): Side => (seat % 2 === 0 ? 0 : 1);
export const otherSide = (side: Side): Side => (side === 0 ? 1 : 0);
/** Returns the seats of a side, in tag order. */
export function teamOf(at: { seats: number }, side: Side): Seat[] {
  return SEATS.filter((seat) => seat < at.seats && seat % 2 === side);
}
export function isStanding(state: State, seat: Seat): boolean {
  return !state.fallen.includes(seat);
}
export function livingOf(at: At<SparkForming>, side: Side): Seat[] {
  return teamOf(at, side).filter((seat) => isStanding(at.state, seat));
}
export const isTag = (at: { seats: number }): boolean => at.seats > 2;

export const attackerOf = (state: State): Seat => state.active[state.side];
export const defenderOf = (state: State): Seat => state.active[otherSide(state.side)];
/** Returns the attackers: the active member, and the partner in a double team. */
export const attackersOf = (state: State): readonly Seat[] => state.attack?.attackers ?? [attackerOf(state)];

/** Returns a list with the defender, or an empty list if the defender or the attacker is out. */
export function underAttack(at: At<SparkForming>): readonly Seat[] {
  return isStanding(at.state, attackerOf(at.state)) ? asked(at, defenderOf(at.state)) : [];
}

/** Returns which of these seats can still be asked in this turn. */
export function asked(at: At<SparkForming>, ...seats: readonly Seat[]): readonly Seat[] {
  if (at.state.broken) return [];
  return seats.filter((seat) => isStanding(at.state, seat));
}

export function turnOf(at: At<SparkForming>): Seat | null {
  return at.state.turn > 0 ? attackerOf(at.state) : null;
}
