import type { At, CardName, Seat, Who } from '../../../engine/index.ts';
import { printed } from '../../printed.ts';
import { actionCard } from '../cards/catalogue.ts';
import { MODES } from '../cards/print.ts';
import type { Way } from '../rules/defences.ts';
import { reachOf, resilienceOf } from '../rules/stats.ts';
import { countered, strikesOf, throughBlock, undefended } from '../rules/strikes.ts';
import { costFor, suits } from '../rules/usable-cards.ts';
import type { SparkForming } from '../spark-forming.ts';
import type { Attack, Fit } from '../state.ts';
import { handOf, nameOf } from '../zones.ts';
import { damageText, metBy } from './labels.ts';

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
  const damage = `${damageText(amounts)} (${power} less your Resilience of ${resilienceOf(at, seat)})`;
  const verb = strikes.length > 1 ? 'attack' : 'attacks';
  const boosted = attack.boost ? ` and the Boost ${attack.boost}` : '';
  const met = metBy(attack.ranges, attack.sustained);
  const start = Object.keys(attack.ranges).length > 0 ? ', if your range starts at the lower number or above' : '';
  return `${names} ${verb} you with ${attack.card}${boosted}: ${damage} if you do not defend. It ${met}${start}`;
}

/** Says why each card in hand cannot meet the attack, such as "Smoke Feint: Dodge starts at 40, below 50". */
export function whyNot(at: At<SparkForming>, attack: Attack, seat: Seat): string {
  const byReason = new Map<string, Set<CardName>>();
  for (const id of handOf(at, seat)) {
    const name = nameOf(at, id);
    const reason = reasonAgainst(at, attack, seat, name);
    byReason.set(reason, (byReason.get(reason) ?? new Set()).add(name));
  }
  return [...byReason].map(([reason, names]) => `${[...names].join(', ')}: ${reason}`).join('; ');
}

function reasonAgainst(at: At<SparkForming>, attack: Attack, seat: Seat, name: CardName): string {
  const card = actionCard(name);
  const cost = costFor(at, seat, card);
  const met = MODES.filter((mode) => attack.ranges[mode]);
  const [mode] = met.filter((one) => card.ranges[one]);
  if (!suits(at, seat, card)) return 'not for your form';
  if (mode === undefined) return `no ${met.map(printed).join(' or ')}`;
  if (cost > handOf(at, seat).length - 1) return `costs ${cost} cards, and you hold too few others`;
  const lower = (card.ranges[mode]?.[0] ?? 0) + reachOf(at, seat);
  const needed = attack.ranges[mode]?.[0] ?? 0;
  return lower < needed ? `${printed(mode)} starts at ${lower}, below ${needed}` : 'does not end the attack';
}
