import {
  type At,
  type CardId,
  type CardName,
  type Choice,
  isRead,
  type ListPath,
  type Seat,
  someOf,
  type Who,
} from '../../../engine/index.ts';
import { actionCard } from '../cards/catalogue.ts';
import { matches } from '../cards/decks.ts';
import { type ActionCard, type FormCard, type Range, STATS, type Stats } from '../cards/print.ts';
import { chargeOptions, costLabel } from '../shown/labels.ts';
import type { SparkForming } from '../spark-forming.ts';
import { type Fit, pendingOf } from '../state.ts';
import { handOf, nameOf } from '../zones.ts';
import { corresponds, formOf, statsFor } from './stats.ts';

/** A playable card in hand, with the cards that could charge it if it has a cost. */
export interface Playable {
  id: CardId;
  name: CardName;
  card: ActionCard;
  cost: number;
  others: readonly CardId[];
}

/** The card must be neutral or of the form's type, and the form needs all the card's stats. An Exclusive must match. */
export function suits(at: At<SparkForming>, seat: Seat, card: ActionCard): boolean {
  return suitsForm(formOf(at, seat), statsFor(at, seat), card);
}

function suitsForm(form: FormCard, stats: Stats, card: ActionCard): boolean {
  return (card.type === null || card.type === form.type) && matches(card.only, form) && corresponds(stats, card.stats);
}

/** Returns the current Action Cost of a card for a seat. */
export function costFor(at: At<SparkForming>, seat: Seat, card: ActionCard): number {
  return costAfter(card, pendingOf(at.state, seat).cheaper);
}

function costAfter(card: ActionCard, cheaper: number): number {
  return Math.max(0, card.cost - cheaper);
}

/** Returns the cards of a hand that the form can use and that the rest of the hand can charge, each name once. */
export function playables(at: At<SparkForming>, seat: Seat): Playable[] {
  const hand = handOf(at, seat);
  const names: CardName[] = [];
  const form = formOf(at, seat);
  const stats = statsFor(at, seat);
  const { cheaper } = pendingOf(at.state, seat);
  const found: Playable[] = [];
  for (const id of hand) {
    const name = nameOf(at, id);
    if (names.includes(name)) continue;
    names.push(name);
    const card = actionCard(name);
    const cost = costAfter(card, cheaper);
    if (cost > hand.length - 1 || !suitsForm(form, stats, card)) continue;
    found.push({ id, name, card, cost, others: cost === 0 ? [] : hand.filter((one) => one !== id) });
  }
  return found;
}

/** Returns multipliers times stats, before Resilience. Pending bonuses count only for attacks. */
export function powerOf(at: At<SparkForming>, seat: Seat, multipliers: Stats, attacking: boolean): number {
  const own = statsFor(at, seat);
  const { add, times } = pendingOf(at.state, seat);
  let power = 0;
  for (const stat of STATS) {
    const multiplier = multipliers[stat];
    if (multiplier === undefined) continue;
    const value = own[stat] ?? 0;
    power += multiplier * (attacking ? (value + (add[stat] ?? 0)) * (times[stat] ?? 1) : value);
  }
  return power;
}

/** Returns null if the defence does not meet the attack. */
export function fitOf(own: Range, attack: Range): Fit | null {
  if (own[0] < attack[0]) return null;
  return own[1] <= attack[1] ? 'WITHIN' : 'EXCEEDS';
}

/** Builds a choice with the charging cards as its blank, exactly as many as the cost. A free card has no blank. */
export function charged<M extends object>(
  at: At<SparkForming>,
  [cards, cost]: readonly [cards: readonly CardId[], cost: number],
  who: Who,
  label: string,
  move: M,
  path: ListPath<M>,
): Choice<M> {
  const whole = isRead(who) ? `${label} ${costLabel(cost)}` : '';
  return cost === 0 ? { label: whole, move } : someOf(whole, move, path, chargeOptions(at, cards, who), cost);
}
