import { type At, type BlankOption, type CardId, type CardName, isRead, type Who } from '../../../engine/index.ts';
import { printed } from '../../printed.ts';
import { actionCard, CARDS } from '../cards/catalogue.ts';
import {
  type Effect,
  effectText,
  type Mode,
  type Ranges,
  rangesText,
  STATS,
  type Stats,
  type Until,
  untilText,
} from '../cards/print.ts';
import { resilienceOf } from '../rules/stats.ts';
import { afterResilience } from '../rules/strikes.ts';
import { defenderOf } from '../seats.ts';
import type { SparkForming } from '../spark-forming.ts';
import type { Pending } from '../state.ts';
import { nameOf } from '../zones.ts';

/** Returns a card's printed text as the end of its label. */
const printedOn = (name: CardName): string => (CARDS[name]?.text ? `: ${CARDS[name].text}` : '');

/** Returns a card's printed text as the end of its label, with a remark if the seat's form cannot use the card. */
export function printedFor(name: CardName, isUsable: boolean): string {
  return `${printedOn(name)}${isUsable ? '' : ' Your form cannot use it.'}`;
}

// Returns the effect that a card has when it charges an action.
function chargeEffect(name: CardName): string {
  const effects = actionCard(name).effects.CHARGE ?? [];
  return effects.length > 0 ? `: ${effects.map(effectText).join('; ')}` : '';
}

/** Returns cards as options of a blank, with numbered copies and printed texts. */
export function cardOptions(at: At<SparkForming>, cards: readonly CardId[], who: Who, says = printedOn): BlankOption[] {
  if (!isRead(who)) return cards.map((value) => ({ value, label: '' }));
  const copies = new Map<CardName, number>();
  return cards.map((value) => {
    const name = nameOf(at, value);
    const copy = 1 + (copies.get(name) ?? 0);
    copies.set(name, copy);
    return { value, label: `${name}${copy > 1 ? `, copy ${copy}` : ''}${says(name)}` };
  });
}

/** Returns charging cards as options of a blank, with their Data Charge effects if the match uses these effects. */
export function chargeOptions(at: At<SparkForming>, cards: readonly CardId[], who: Who): BlankOption[] {
  return cardOptions(at, cards, who, at.options.speed ? () => '' : chargeEffect);
}

/** For example, "9 damage: 18 less Resilience 9; can be met by Block 40-60; goes on until a block". */
export function attackLabel(
  at: At<SparkForming>,
  power: readonly number[],
  ranges: Ranges,
  sustained: Until | null,
): string {
  const resilience = resilienceOf(at, defenderOf(at.state));
  const amounts = power.map((one) => afterResilience(one, resilience));
  return `${damageText(amounts)}: ${power.join(' and ')} less Resilience ${resilience}; ${metBy(ranges, sustained)}`;
}

export function damageText(amounts: readonly number[]): string {
  return amounts.every((amount) => amount === 0) ? 'no damage' : `${amounts.join(' and ')} damage`;
}

/** Describes the ways to meet an attack, and the end of a sustained attack. */
export function metBy(ranges: Ranges, sustained: Until | null): string {
  const until = sustained ? `; goes on until ${untilText(sustained)}` : '';
  const met = rangesText(ranges);
  return `${met ? `can be met by ${met}` : 'cannot be met'}${until}`;
}

export const boostLabel = (boost: { name: CardName } | null): string => (boost ? ` and your Boost ${boost.name}` : '');

export function costLabel(cost: number): string {
  return cost === 0 ? 'at no cost' : `charged with ${cost} ${cost === 1 ? 'card' : 'cards'}: …`;
}

const stats = (some: Stats, sign: string): string[] =>
  STATS.flatMap((stat) => (some[stat] ? [`${printed(stat)} ${sign}${some[stat]}`] : []));

const MET: Readonly<Record<Mode, string>> = { BLOCK: 'blocked', DODGE: 'dodged', COUNTER: 'countered' };

/**
 * Returns a seat's pending effects, one line each. The lines are public, so they do not address a player as "you". `its`
 * begins each line with the owner, such as "Nina's".
 */
export function pendingLines({ bans, add, times, resilience, cheaper, wider }: Pending, its = 'The'): string[] {
  return [
    ...bans.map((mode) => `${its} next attack cannot be ${MET[mode]}`),
    ...stats(add, '+').map((text) => `${its} next attack has ${text}`),
    ...stats(times, '×').map((text) => `${its} next attack has ${text}`),
    ...(resilience > 0 ? [`${its} Resilience is ${resilience} higher until the next attack`] : []),
    ...(cheaper > 0 ? [`${its} next Action Cost is ${cheaper} less`] : []),
    ...(wider > 0 ? [`${its} next defence range may be ${wider} higher`] : []),
  ];
}

/** Describes an effect that only affects cards, in the third person. */
export function effectDone(effect: Effect): string {
  const cards = (n: number): string => (n === 1 ? '1 card' : `${n} cards`);
  if (effect.do === 'draw') return `draws ${cards(effect.n)}`;
  if (effect.do === 'strip') return `the opponent quarantines ${cards(effect.n)} at random`;
  return effect.do === 'look' ? "looks at the opponent's hand" : effectText(effect);
}
