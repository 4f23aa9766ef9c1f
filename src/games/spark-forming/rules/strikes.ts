import type { At, Seat } from '../../../engine/index.ts';
import { defenderOf, isStanding } from '../seats.ts';
import type { SparkForming } from '../spark-forming.ts';
import type { Attack } from '../state.ts';
import { resilienceOf } from './stats.ts';

/** Returns the damage of a strike after Resilience, never below 0. */
export function afterResilience(power: number, resilience: number): number {
  return Math.max(0, power - resilience);
}

/** Returns half of the damage, rounded down to a multiple of five. */
export function blocked(amount: number): number {
  return Math.max(0, 5 * Math.floor(amount / 2 / 5));
}

/** Returns the strike of each attacker who is still in. */
export function strikesOf(at: At<SparkForming>, { attackers, power }: Attack): { from: Seat; power: number }[] {
  const all = attackers.map((from, index) => ({ from, power: power[index] ?? 0 }));
  return all.filter(({ from }) => isStanding(at.state, from));
}

/** Returns the damage of each attacker who is still in, if the defender does not defend. */
export function undefended(at: At<SparkForming>, attack: Attack): { from: Seat; amount: number }[] {
  const resilience = resilienceOf(at, defenderOf(at.state));
  return strikesOf(at, attack).map(({ from, power }) => ({ from, amount: afterResilience(power, resilience) }));
}

export const sum = (strikes: readonly { amount: number }[]): number =>
  strikes.reduce((whole, { amount }) => whole + amount, 0);

/** Returns the damage of a blocked attack. */
export function throughBlock(at: At<SparkForming>, attack: Attack): number {
  return blocked(sum(undefended(at, attack)));
}

/** Returns the damage of a counter with this power to each attacker who is still in. */
export function countered(at: At<SparkForming>, attack: Attack, power: number): { to: Seat; amount: number }[] {
  return strikesOf(at, attack).map(({ from: to }) => ({ to, amount: afterResilience(power, resilienceOf(at, to)) }));
}
