import {
  type Ask,
  type At,
  type Choice,
  EngineBug,
  type Seat,
  someOf,
  type Table,
  type Who,
} from '../../../engine/index.ts';
import type { Swap } from '../moves.ts';
import { defenderOf, isStanding, underAttack } from '../seats.ts';
import { cardOptions } from '../shown/labels.ts';
import { ASK, SAY } from '../shown/prompts.ts';
import type { SparkForming } from '../spark-forming.ts';
import { HAND } from '../state.ts';
import { handOf, zoneName, zoneOf } from '../zones.ts';
import { drawCards } from './end-of-turn.ts';
import { sum, undefended } from './strikes.ts';

// Rules, Some cards stay: "the defender will continue to move between one and five cards from their hand to the Quarantine
// space after each failed defence attempt, replacing them from their Deck as they go".

export const MOST_SWAPPED = 5;

// Returns how many times a sustained attack can strike again. Ruling: often enough for every card of the defender to
// pass through the hand once, or not at all if the defender cannot refill the hand.
function mostRepeats(at: At<SparkForming>, seat: Seat): number {
  const zones = ['hand', 'deck', 'quarantine'] as const;
  const cards = zones.reduce((count, zone) => count + zoneOf(at, zone, seat).cards.length, 0);
  return cards < HAND ? 0 : Math.ceil(cards / HAND);
}

/** Whether the current attack strikes again if the defender does not defend. The check uses only public numbers. */
export function strikesAgain(at: At<SparkForming>): boolean {
  const { attack, strikes, hp } = at.state;
  const seat = defenderOf(at.state);
  if (!attack?.sustained || !isStanding(at.state, seat)) return false;
  const dealt = sum(undefended(at, attack));
  return dealt > 0 && dealt < (hp[seat] ?? 0) && strikes < mostRepeats(at, seat);
}

/** The defender, who now has a full hand that can pay for any answer, is asked again. */
export function sustain(table: Table<SparkForming>): void {
  const seat = defenderOf(table.at.state);
  table.emit({ fact: 'attackGoesOn', strikes: table.at.state.strikes + 1 });
  drawCards(table, seat, Math.max(0, HAND - handOf(table.at, seat).length));
  table.next({ step: 'defend' }, { step: 'damage' });
}

/** Returns the choice not to defend against an attack that strikes again. The move contains the cards to exchange. */
export function exchange(at: At<SparkForming>, seat: Seat, who: Who): Choice<Swap> {
  return swapChoice(at, seat, SAY.noDefenceSwap, who);
}

function swapChoice(at: At<SparkForming>, seat: Seat, label: string, who: Who): Choice<Swap> {
  const from = cardOptions(at, handOf(at, seat), who);
  return someOf(label, { swap: { cards: [] } }, ['swap', 'cards'], from, 1, Math.min(MOST_SWAPPED, from.length));
}

export function exchangeCards(table: Table<SparkForming>, seat: Seat, { swap: { cards } }: Swap): void {
  if (cards.length === 0) throw new EngineBug('nothing to exchange');
  table.move(cards, zoneName('quarantine', seat));
  drawCards(table, seat, cards.length);
}

/** Returns the default move on a time-out, which exchanges the whole hand, but at most five cards. */
export function exchangeAll(at: At<SparkForming>, seat: Seat): Swap {
  return { swap: { cards: handOf(at, seat).slice(0, MOST_SWAPPED) } };
}

/** For matches under rules before 1.2, in which the exchange was a separate question after the strike. */
export const swap: Ask<SparkForming, 'swap'> = {
  asks: (at) => underAttack(at).filter((seat) => handOf(at, seat).length > 0),
  prompt: ({ state: { attack } }) => ASK.swap(attack?.card ?? '', attack?.sustained ?? null),
  choices: (at, _, seat, who) => [swapChoice(at, seat, SAY.swap, who)],
  take: (table, _, seat, move) => exchangeCards(table, seat, move),
  absent: (at, _, seat) => exchangeAll(at, seat),
};
