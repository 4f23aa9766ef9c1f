import { type Ask, type At, type CardName, type Run, type Seat, someOf, type Table } from '../../../engine/index.ts';
import { actionCard, fragmentCard } from '../cards/catalogue.ts';
import type { Effect, Use } from '../cards/print.ts';
import { asked, attackersOf, defenderOf, isStanding } from '../seats.ts';
import { cardOptions, chargeOptions, printedFor } from '../shown/labels.ts';
import { ASK, SAY } from '../shown/prompts.ts';
import type { SparkForming } from '../spark-forming.ts';
import { HAND } from '../state.ts';
import { handOf, nameOf, zoneName, zoneOf } from '../zones.ts';
import { chargeOf } from './data-fragment.ts';
import { suits } from './usable-cards.ts';

/** Returns the seats of this turn that can still continue. */
function both(at: At<SparkForming>): readonly Seat[] {
  return asked(at, ...attackersOf(at.state), defenderOf(at.state));
}

/**
 * Rules, The turn IV.1: both players can move any cards from hand to Quarantine, at the same time. A seat without cards
 * is not asked. Speed: a seat that stops attacking must move its cards above five, even if a team-mate attacks instead.
 */
export const quarantine: Ask<SparkForming, 'quarantine'> = {
  asks: (at) => {
    const parties = both(at);
    const holding = parties.filter((seat) => handOf(at, seat).length > 0);
    if (!at.options.speed) return holding;
    const others = asked(at, ...at.state.hp.keys()).filter((seat) => !parties.includes(seat) && excess(at, seat) > 0);
    return [...holding, ...others];
  },
  prompt: (at, _, seat) => {
    const least = excess(at, seat);
    return least > 0 ? ASK.quarantineSome(HAND, least) : ASK.quarantine;
  },
  choices: (at, _, seat, who) => {
    const says = (name: CardName): string => printedFor(name, suits(at, seat, actionCard(name)));
    const from = cardOptions(at, handOf(at, seat), who, says);
    const least = excess(at, seat);
    return [
      someOf(SAY.quarantine(least), { quarantine: { cards: [] } }, ['quarantine', 'cards'], from, least, from.length),
    ];
  },
  take: (table, _, seat, { quarantine: { cards } }) => {
    if (cards.length > 0) table.move(cards, zoneName('quarantine', seat));
  },
  absent: (at, _, seat) => ({ quarantine: { cards: handOf(at, seat).slice(0, excess(at, seat)) } }),
};

/** An empty deck is refilled with the shuffled Quarantine. Fewer cards are drawn if both run out. */
export function drawCards(table: Table<SparkForming>, seat: Seat, count: number): void {
  const [deck, hand] = [zoneName('deck', seat), zoneName('hand', seat)];
  let wanted = count;
  while (wanted > 0) {
    if (zoneOf(table.at, 'deck', seat).cards.length === 0) {
      if (table.gather([zoneName('quarantine', seat)], deck).length === 0) return;
      table.shuffle(deck);
    }
    wanted -= table.draw(deck, hand, wanted).length;
  }
}

// Whether a seat that attacks in this turn also attacks next.
function goesOn(at: At<SparkForming>, seat: Seat): boolean {
  const { next, side } = at.state;
  return next === side && attackersOf(at.state).includes(seat);
}

/** Speed: the hand grows by one card for each attack in a row that the seat makes, until it stops attacking. */
function handSize(at: At<SparkForming>, seat: Seat): number {
  return at.options.speed && goesOn(at, seat) ? HAND + (at.state.ownStreak[seat] ?? 0) : HAND;
}

// Whether a hand drops back to five cards. Speed: "Once the defender becomes the attacker, your hand drops back to the
// standard size of five cards."
function dropsBack(at: At<SparkForming>, seat: Seat): boolean {
  const attacked = attackersOf(at.state).includes(seat) || (at.state.ownStreak[seat] ?? 0) > 0;
  return at.options.speed && attacked && !goesOn(at, seat);
}

/** Returns the number of cards that a seat must quarantine when its hand drops back. */
function excess(at: At<SparkForming>, seat: Seat): number {
  return dropsBack(at, seat) ? Math.max(0, handOf(at, seat).length - HAND) : 0;
}

/** Rules, The turn IV.2: draw up to five cards. With five or more, draw one, unless the hand has dropped back. */
export const draw: Run<SparkForming, 'draw'> = {
  run: (table) => {
    for (const seat of both(table.at)) {
      const least = dropsBack(table.at, seat) ? 0 : 1;
      drawCards(table, seat, Math.max(least, handSize(table.at, seat) - handOf(table.at, seat).length));
    }
  },
};

/** Returns the seats whose cards have effects, which are the seats of the successful side that are still in. */
function successful(at: At<SparkForming>): readonly Seat[] {
  const { success } = at.state;
  if (success === 'NOBODY') return [];
  return asked(at, ...(success === 'ATTACKER' ? attackersOf(at.state) : [defenderOf(at.state)]));
}

/** Returns how a seat used its card, and the effects of the card for this use. */
function usedBy(at: At<SparkForming>, seat: Seat): { use: Use; effects: readonly Effect[] } {
  const { attack, defence } = at.state;
  const defending = defence?.seat === seat;
  const played = defending ? defence : attack;
  const use = defending ? defence.mode : 'ATTACK';
  if (!played) return { use, effects: [] };
  const card = played.by === 'CARD' ? actionCard(played.card) : fragmentCard(played.card);
  return { use, effects: card.effects[use] ?? [] };
}

/** Returns how many cards a seat can charge: one, plus those that effects of its action allow. */
function chargeLimit(at: At<SparkForming>, seat: Seat): number {
  const more = usedBy(at, seat).effects.map((effect) => (effect.do === 'chargeMore' ? effect.n : 0));
  return more.reduce((sum, n) => sum + n, 1);
}

/** Rules, The turn IV.3: played cards go to Quarantine. The successful side can charge, and its cards have effects. */
export const dispose: Run<SparkForming, 'dispose'> = {
  run: (table) => {
    if (table.at.state.broken) return;
    const winners = successful(table.at);
    for (const seat of [...attackersOf(table.at.state), defenderOf(table.at.state)]) {
      if (!winners.includes(seat)) discard(table, seat);
    }
    table.next(...winners.map((seat) => ({ step: 'charge' as const, seat })));
  },
};

// Moves the Data Charge cards to Quarantine, and then the Action Card on top of them.
function discard(table: Table<SparkForming>, seat: Seat): void {
  table.gather([zoneName('dataCharge', seat), zoneName('action', seat)], zoneName('quarantine', seat));
}

/** Moves all cards that are left in the Action and Data Charge spaces to Quarantine. */
export function sweep(table: Table<SparkForming>): void {
  for (const seat of table.at.state.hp.keys()) discard(table, seat);
}

/** Asks which cards charge the fragment. These cards are not disposed of, and their effects are lost. */
export const charge: Ask<SparkForming, 'charge'> = {
  asks: (at, { seat }) => asked(at, seat),
  prompt: (at, _, seat) => ASK.charge(at.options.speed, chargeOf(at, seat)),
  choices: (at, _, seat, who) => {
    const from = chargeOptions(at, zoneOf(at, 'dataCharge', seat).cards, who);
    const max = Math.min(chargeLimit(at, seat), from.length);
    if (max === 0) return [{ label: SAY.dispose, move: { charge: { cards: [] } } }];
    return [someOf(SAY.charge, { charge: { cards: [] } }, ['charge', 'cards'], from, 0, max)];
  },
  take: (table, _, seat, { charge: { cards } }) => {
    if (cards.length > 0) table.move(cards, zoneName('fragmentCharge', seat));
    const rest = [...zoneOf(table.at, 'dataCharge', seat).cards];
    const effects = effectsOf(table.at, seat, rest);
    discard(table, seat);
    if (effects.length > 0) table.next({ step: 'effects', seat, effects });
  },
  absent: () => ({ charge: { cards: [] } }),
  open: true,
};

// Returns the effects of a seat's cards. Ruling: the effects of the charge cards come first, in order, followed by the
// effects of the action. Speed: Data Charge effects do not happen.
function effectsOf(at: At<SparkForming>, seat: Seat, charged: readonly number[]): Effect[] {
  const fromCharge = at.options.speed
    ? []
    : charged.flatMap((card) => actionCard(nameOf(at, card)).effects.CHARGE ?? []);
  return [...fromCharge, ...usedBy(at, seat).effects];
}

export function remains(at: At<SparkForming>, seat: Seat): boolean {
  return !at.state.broken && isStanding(at.state, seat);
}
