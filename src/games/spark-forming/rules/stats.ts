import type { At, Seat } from '../../../engine/index.ts';
import { formCard, upgradeCard } from '../cards/catalogue.ts';
import { type FormCard, type Kin, STATS, type Stats, statsOf } from '../cards/print.ts';
import type { SparkForming } from '../spark-forming.ts';
import { pendingOf } from '../state.ts';
import { nameOf, zoneOf } from '../zones.ts';

export function formOf(at: At<SparkForming>, seat: Seat): FormCard {
  return formCard(nameOf(at, zoneOf(at, 'form', seat).cards[0] ?? 0));
}
function upgradeOf(at: At<SparkForming>, seat: Seat): ReturnType<typeof upgradeCard> | null {
  const [card] = zoneOf(at, 'upgrade', seat).cards;
  return card === undefined ? null : upgradeCard(nameOf(at, card));
}

/** Two records of stats added up. */
export function plus(a: Stats, b: Stats): Stats {
  const sum: Partial<Record<keyof Stats, number>> = { ...a };
  for (const [stat, value] of statsOf(b)) sum[stat] = (sum[stat] ?? 0) + value;
  return sum;
}

/** The form's stats, the Upgrade counted. */
export function statsFor(at: At<SparkForming>, seat: Seat): Stats {
  const gives = upgradeOf(at, seat);
  return gives ? plus(formOf(at, seat).stats, gives.stats) : formOf(at, seat).stats;
}
/** The form's Resilience, the Upgrade and effects counted. */
export function resilienceOf(at: At<SparkForming>, seat: Seat): number {
  const { resilience } = pendingOf(at.state, seat);
  return formOf(at, seat).resilience + (upgradeOf(at, seat)?.resilience ?? 0) + resilience;
}
/** How much higher a seat's defences reach, by its Upgrade and by effects. */
export function reachOf(at: At<SparkForming>, seat: Seat): number {
  return (upgradeOf(at, seat)?.widen ?? 0) + pendingOf(at.state, seat).wider;
}
export function kinOf(at: At<SparkForming>, seat: Seat): Kin {
  return formOf(at, seat).type;
}

/** Has the form a value for every one of these stats? */
export function corresponds(own: Stats, wanted: Stats): boolean {
  for (const stat of STATS) if (wanted[stat] !== undefined && own[stat] === undefined) return false;
  return true;
}
