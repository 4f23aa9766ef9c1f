import { SIZE } from '../cards/catalogue.ts';
import { armorOf, forceOf, hitsOf, isGolem, type Unit } from '../state.ts';
import type { Weights } from './weights.ts';

const WIZARD_ALIVE = 30;
const WIZARD_HIT = 9;

export function strength(unit: Unit, { golem }: Weights): number {
  if (!isGolem(unit)) return WIZARD_ALIVE + WIZARD_HIT * hitsOf(unit);
  const { hits } = SIZE[unit.size];
  return golem * (hitsOf(unit) + 0.3 * hits) * (forceOf(unit) + armorOf(unit) + 3);
}

export function sum<T>(list: readonly T[], of: (one: T) => number): number {
  let total = 0;
  for (const one of list) total += of(one);
  return total;
}
