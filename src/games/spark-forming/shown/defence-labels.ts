import type { At, Seat, Who } from '../../../engine/index.ts';
import { printed } from '../../printed.ts';
import type { Way } from '../rules/defences.ts';
import { resilienceOf } from '../rules/stats.ts';
import { countered, strikesOf, throughBlock, undefended } from '../rules/strikes.ts';
import type { SparkForming } from '../spark-forming.ts';
import type { Attack, Fit } from '../state.ts';
import { metBy } from './labels.ts';

const AFTER: Readonly<Record<Fit, string>> = {
  WITHIN: 'you attack next',
  EXCEEDS: 'exceeds: the attacker goes on',
};

/** For example, "Block with Iron Resolve, 10 higher (50-70, exceeds: the attacker goes on; 5 come through)". */
export function defenceLabel(at: At<SparkForming>, attack: Attack, what: string, way: Way): string {
  const { mode, shift, range, fit } = way;
  const higher = shift > 0 ? `, ${shift} higher` : '';
  return `${printed(mode)} with ${what}${higher} (${range[0]}-${range[1]}, ${AFTER[fit]}; ${outcome(at, attack, way)})`;
}

function outcome(at: At<SparkForming>, attack: Attack, { mode, power }: Way): string {
  if (mode === 'DODGE') return 'no damage';
  if (mode === 'BLOCK') return `${throughBlock(at, attack)} come through`;
  const amounts = countered(at, attack, power).map(({ amount }) => amount);
  return `strikes back for ${amounts.join(' and ')}`;
}

/** Describes an attack to its target: the attacker, the card, the damage, and how to meet it. */
export function comesAtYou(at: At<SparkForming>, attack: Attack, seat: Seat, who: Who): string {
  const strikes = strikesOf(at, attack);
  const names = strikes.map(({ from }) => who(from)).join(' and ');
  const power = strikes.map((strike) => strike.power).join(' and ');
  const amounts = undefended(at, attack).map(({ amount }) => amount);
  const damage = `${power} before your Resilience of ${resilienceOf(at, seat)}, so ${amounts.join(' and ')}`;
  const verb = strikes.length > 1 ? 'attack' : 'attacks';
  const boosted = attack.boost ? ` and the Boost ${attack.boost}` : '';
  const met = metBy(attack.ranges, attack.sustained);
  return `${names} ${verb} you with ${attack.card}${boosted}: ${damage} if you do not defend (${met})`;
}
