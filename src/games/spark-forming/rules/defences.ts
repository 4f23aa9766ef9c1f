import type { At, Seat } from '../../../engine/index.ts';
import { type Kin, MODES, type Mode, type Range, type Ranges, type Stats } from '../cards/print.ts';
import type { SparkForming } from '../spark-forming.ts';
import type { Attack, Fit } from '../state.ts';
import type { Fragment } from './data-fragment.ts';
import { plus, reachOf } from './stats.ts';
import { fitOf, powerOf } from './usable-cards.ts';

/** What a defence is made with: an Action Card of a Character Type or a neutral one, or a Burst (`type` null). */
export interface Shield {
  ranges: Ranges;
  stats: Stats;
  type: Kin | 'NEUTRAL' | null;
}

/** One way in which it meets the attack. */
export interface Way {
  mode: Mode;
  /** With one's Boost. */
  boost: boolean;
  /** By how much both limits are shifted. */
  shift: number;
  range: Range;
  fit: Fit;
  /** Multipliers times stats, before Resilience: what a counter strikes with. */
  power: number;
}

/** How a range meets the attack that is being made; null: not at all. */
export function meets(attack: Attack, mode: Mode, own: Range, type: Shield['type']): Fit | null {
  const range = attack.ranges[mode];
  if (!range) return null;
  const { sustained } = attack;
  if (sustained && ('mode' in sustained ? sustained.mode !== mode : sustained.type !== type)) return null;
  return fitOf(own, range);
}

/**
 * Every way in which a card or a Burst meets the attack: in each mode as it is printed and with a Boost that changes
 * something, and, if the seat likes, shifted by all the reach that it has then.
 */
export function waysToDefend(
  at: At<SparkForming>,
  seat: Seat,
  attack: Attack,
  shield: Shield,
  boost: Fragment | null,
): Way[] {
  const aids = boost ? [null, boost.card] : [null];
  return MODES.flatMap((mode) => {
    const printed = shield.ranges[mode];
    if (!printed) return [];
    return aids.flatMap((aid) => {
      const power = powerOf(at, seat, aid ? plus(shield.stats, aid.stats) : shield.stats, false);
      const reach = reachOf(at, seat) + (aid?.widen ?? 0);
      const helps = aid !== null && mode === 'COUNTER' && Object.keys(aid.stats).length > 0;
      return shifts(reach, aid === null || helps, helps || aid?.widen !== 0).flatMap((shift): Way[] => {
        const range: Range = [printed[0] + shift, printed[1] + shift];
        const fit = meets(attack, mode, range, shield.type);
        return fit ? [{ mode, boost: aid !== null, shift, range, fit, power }] : [];
      });
    });
  });
}

// Unshifted, and shifted where there is something to shift by.
function shifts(reach: number, plain: boolean, shifted: boolean): number[] {
  return [...(plain ? [0] : []), ...(shifted && reach > 0 ? [reach] : [])];
}
