import type { At, CardName, Seat } from '../../../engine/index.ts';
import { formCard, upgradeCard } from '../cards/catalogue.ts';
import { type FormCard, STATS, type Stats, statsOf } from '../cards/print.ts';
import type { SparkForming } from '../spark-forming.ts';
import { pendingOf } from '../state.ts';
import { nameOf, zoneOf } from '../zones.ts';

export function formName(at: At<SparkForming>, seat: Seat): CardName {
  return nameOf(at, zoneOf(at, 'form', seat).cards[0] ?? 0);
}
export function formOf(at: At<SparkForming>, seat: Seat): FormCard {
  return formCard(formName(at, seat));
}
function upgradeOf(at: At<SparkForming>, seat: Seat): ReturnType<typeof upgradeCard> | null {
  const [card] = zoneOf(at, 'upgrade', seat).cards;
  return card === undefined ? null : upgradeCard(nameOf(at, card));
}

export function plus(a: Stats, b: Stats): Stats {
  const sum: Partial<Record<keyof Stats, number>> = { ...a };
  for (const [stat, value] of statsOf(b)) sum[stat] = (sum[stat] ?? 0) + value;
  return sum;
}

/** Multiplies two records of multipliers, stat by stat. */
export function product(a: Stats, b: Stats): Stats {
  const both: Partial<Record<keyof Stats, number>> = { ...a };
  for (const [stat, value] of statsOf(b)) both[stat] = (both[stat] ?? 1) * value;
  return both;
}

export function statsFor(at: At<SparkForming>, seat: Seat): Stats {
  const gives = upgradeOf(at, seat);
  return gives ? plus(formOf(at, seat).stats, gives.stats) : formOf(at, seat).stats;
}
/** Returns the Resilience of a seat's form, including its Upgrade and pending effects. */
export function resilienceOf(at: At<SparkForming>, seat: Seat): number {
  const { resilience } = pendingOf(at.state, seat);
  return formOf(at, seat).resilience + (upgradeOf(at, seat)?.resilience ?? 0) + resilience;
}
/** Returns how far a seat's Upgrade and pending effects can shift its defence range. */
export function reachOf(at: At<SparkForming>, seat: Seat): number {
  return (upgradeOf(at, seat)?.widen ?? 0) + pendingOf(at.state, seat).wider;
}
/** Whether the form has a value for each of these stats. */
export function corresponds(own: Stats, wanted: Stats): boolean {
  for (const stat of STATS) if (wanted[stat] !== undefined && own[stat] === undefined) return false;
  return true;
}
