import type { At, Seat } from '../../../engine/index.ts';
import { type Kin, MODES, type Mode, type Range, type Ranges, type Stats } from '../cards/print.ts';
import type { SparkForming } from '../spark-forming.ts';
import type { Attack, Fit } from '../state.ts';
import type { Fragment } from './data-fragment.ts';
import { plus, reachOf } from './stats.ts';
import { fitOf, powerOf } from './usable-cards.ts';

/** An Action Card of a Character Type, a neutral Action Card, or a Burst, whose `type` is null. */
export interface Shield {
  ranges: Ranges;
  stats: Stats;
  type: Kin | 'NEUTRAL' | null;
}

/** A way for a card or a Burst to meet the attack. */
export interface Way {
  mode: Mode;
  /** Whether the seat's Boost is used. */
  boost: boolean;
  /** The number added to both limits of the printed range. */
  shift: number;
  range: Range;
  fit: Fit;
  /** The power of a counter: multipliers times stats, before Resilience. */
  power: number;
}

/** Returns how a range meets the current attack, or null if it does not meet the attack. */
function meets(attack: Attack, mode: Mode, own: Range, type: Shield['type']): Fit | null {
  const range = attack.ranges[mode];
  if (!range) return null;
  const { sustained } = attack;
  if (sustained && ('mode' in sustained ? sustained.mode !== mode : sustained.type !== type)) return null;
  return fitOf(own, range);
}

/** Lists the ways in each mode, with or without a useful Boost, and with or without the seat's full reach. */
export function waysToDefend(
  at: At<SparkForming>,
  seat: Seat,
  attack: Attack,
  shield: Shield,
  boost: Fragment | null,
): Way[] {
  const ways: Way[] = [];
  for (const mode of MODES) {
    if (!shield.ranges[mode] || !attack.ranges[mode]) continue;
    addWays(ways, at, { seat, attack, shield, mode, aid: null });
    if (boost) addWays(ways, at, { seat, attack, shield, mode, aid: boost.card });
  }
  return ways;
}

interface Using {
  seat: Seat;
  attack: Attack;
  shield: Shield;
  mode: Mode;
  aid: Fragment['card'] | null;
}

// Adds the ways in one mode, with or without a Boost: with the printed range and, if the seat has any reach, with the
// shifted range.
function addWays(ways: Way[], at: At<SparkForming>, using: Using): void {
  const { seat, mode, aid } = using;
  const helps = aid !== null && mode === 'COUNTER' && Object.keys(aid.stats).length > 0;
  if (aid === null || helps) addWay(ways, at, using, 0);
  const reach = reachOf(at, seat) + (aid?.widen ?? 0);
  if (reach > 0 && (helps || aid?.widen !== 0)) addWay(ways, at, using, reach);
}

function addWay(ways: Way[], at: At<SparkForming>, { seat, attack, shield, mode, aid }: Using, shift: number): void {
  const [low, high] = shield.ranges[mode] ?? [0, 0];
  const range: Range = [low + shift, high + shift];
  const fit = meets(attack, mode, range, shield.type);
  if (!fit) return;
  const power = powerOf(at, seat, aid ? plus(shield.stats, aid.stats) : shield.stats, false);
  ways.push({ mode, boost: aid !== null, shift, range, fit, power });
}
