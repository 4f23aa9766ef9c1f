import type { At, Seat, Table } from '../../../engine/index.ts';
import { MODES, type Mode, type Ranges, type Stats } from '../cards/print.ts';
import type { SparkForming } from '../spark-forming.ts';
import { type Attack, pendingOf } from '../state.ts';
import { zoneName } from '../zones.ts';
import { plus } from './stats.ts';
import { powerOf } from './usable-cards.ts';

/**
 * Returns the ranges in which an attack can be met: the card's ranges, without the modes that an effect forbids. Rules,
 * Some cards stay: "it is guaranteed that the defender will be the one to benefit". So a sustained attack can always be
 * met in the way that ends it, regardless of effects, and in no other way.
 */
export function meetable(
  at: At<SparkForming>,
  attackers: readonly Seat[],
  { ranges, sustained }: Pick<Attack, 'ranges' | 'sustained'>,
): Ranges {
  if (sustained) return 'mode' in sustained ? among(ranges, (mode) => mode === sustained.mode) : ranges;
  const bans = attackers.flatMap((seat) => pendingOf(at.state, seat).bans);
  return bans.length === 0 ? ranges : among(ranges, (mode) => !bans.includes(mode));
}

function among(ranges: Ranges, counts: (mode: Mode) => boolean): Ranges {
  return Object.fromEntries(
    MODES.flatMap((mode) => {
      const range = ranges[mode];
      return range && counts(mode) ? [[mode, range]] : [];
    }),
  );
}

/** Puts a card into the Action space and its charging cards into the Data Charge space, face up. */
export function playCard(table: Table<SparkForming>, seat: Seat, card: number, charge: readonly number[]): void {
  const [action = card, ...charging] = table.copies([card, ...charge]);
  table.move([action], zoneName('action', seat));
  if (charging.length > 0) table.move(charging, zoneName('dataCharge', seat));
}

/** Declares an attack and uses up the effects that were pending for it. */
export function make(table: Table<SparkForming>, attackers: Seat[], made: Omit<Attack, 'attackers'>): void {
  table.emit({ fact: 'attackMade', ...made, attackers, ranges: meetable(table.at, attackers, made) });
}

/** Returns the power of an attack card for each attacker. */
export function powersOf(at: At<SparkForming>, attackers: readonly Seat[], card: Stats, boost: Stats | null): number[] {
  return attackers.map((seat, index) => powerOf(at, seat, boost && index === 0 ? plus(card, boost) : card, true));
}
