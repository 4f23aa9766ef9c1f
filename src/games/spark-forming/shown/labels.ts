import type { At, BlankOption, CardId } from '../../../engine/index.ts';
import { printed } from '../../printed.ts';
import { type Effect, effectText, STATS, type Stats } from '../cards/print.ts';
import type { SparkForming } from '../spark-forming.ts';
import type { Pending } from '../state.ts';
import { nameOf } from '../zones.ts';

export function cardOptions(at: At<SparkForming>, cards: readonly CardId[]): BlankOption[] {
  return cards.map((card) => ({ value: card, label: nameOf(at, card) }));
}

/** "cost 2": what is left open in the choice. */
export function costLabel(cost: number): string {
  return cost === 0 ? 'at no cost' : `charged with ${cost} ${cost === 1 ? 'card' : 'cards'}: …`;
}

const stats = (some: Stats, sign: string): string[] =>
  STATS.flatMap((stat) => (some[stat] ? [`${printed(stat)} ${sign}${some[stat]}`] : []));

/** What waits for a seat's next actions, in words; empty when there is nothing. */
export function pendingInWords({ bans, add, times, resilience, cheaper, wider }: Pending): string {
  const words = (effect: Effect): string => effectText(effect);
  const parts = [
    ...bans.map((mode) => words({ do: 'ban', mode })),
    ...stats(add, '+').map((text) => `Next attack ${text}`),
    ...stats(times, '×').map((text) => `Next attack ${text}`),
    ...(resilience > 0 ? [words({ do: 'harden', n: resilience })] : []),
    ...(cheaper > 0 ? [words({ do: 'cheapen', n: cheaper })] : []),
    ...(wider > 0 ? [words({ do: 'widen', n: wider })] : []),
  ];
  return parts.join('; ');
}
