import { type Ask, EngineBug, oneOf, type Run, type Seat, type Table } from '../../../engine/index.ts';
import type { Effect } from '../cards/print.ts';
import { asked, isStanding, otherSide, sideOf, teamOf } from '../seats.ts';
import { cardOptions } from '../shown/labels.ts';
import { ASK, SAY } from '../shown/prompts.ts';
import type { SparkForming } from '../spark-forming.ts';
import { HEALTH, type Pending, pendingOf } from '../state.ts';
import { handOf, zoneName, zoneOf } from '../zones.ts';
import { drawCards, remains } from './end-of-turn.ts';

/** A handler, which applies an effect for the owner of the card. */
type Word<E> = (table: Table<SparkForming>, seat: Seat, effect: E) => void;
type Words = { [K in Effect['do']]: Word<Extract<Effect, { do: K }>> };

function note(table: Table<SparkForming>, seat: Seat, change: (pending: Pending) => Partial<Pending>): void {
  const pending = pendingOf(table.at.state, seat);
  table.emit({ fact: 'noted', seat, pending: { ...pending, ...change(pending) } });
}

function opponentOf(table: Table<SparkForming>, seat: Seat): Seat | null {
  const opponent = table.at.state.active[otherSide(sideOf(seat))];
  return isStanding(table.at.state, opponent) ? opponent : null;
}

function recover(table: Table<SparkForming>, seat: Seat, n: number): void {
  const before = table.at.state.hp[seat] ?? 0;
  const by = Math.min(n, HEALTH - before);
  if (by > 0) table.emit({ fact: 'recovered', seat, by, hp: before + by, why: 'EFFECT' });
}

function strip(table: Table<SparkForming>, seat: Seat, n: number): void {
  const opponent = opponentOf(table, seat);
  if (opponent === null) return;
  table.emit({ fact: 'effectDone', seat, effect: { do: 'strip', n } });
  for (let i = 0; i < n; i++) {
    const hand = handOf(table.at, opponent);
    const card = hand.length > 0 ? hand[table.chance(hand.length)] : undefined;
    if (card !== undefined) table.move([card], zoneName('quarantine', opponent));
  }
}

/** The handler of each effect. An effect without a handler does not compile. */
const WORDS: Words = {
  ban: (table, seat, { mode }) => note(table, seat, ({ bans }) => ({ bans: [...new Set([...bans, mode])] })),
  draw: (table, seat, { n }) => {
    table.emit({ fact: 'effectDone', seat, effect: { do: 'draw', n } });
    drawCards(table, seat, n);
  },
  strip: (table, seat, { n }) => strip(table, seat, n),
  heal: (table, seat, { n }) => recover(table, seat, n),
  add: (table, seat, { stat, n }) =>
    note(table, seat, ({ add }) => ({ add: { ...add, [stat]: (add[stat] ?? 0) + n } })),
  multiply: (table, seat, { stat, n }) =>
    note(table, seat, ({ times }) => ({ times: { ...times, [stat]: (times[stat] ?? 1) * n } })),
  harden: (table, seat, { n }) => note(table, seat, ({ resilience }) => ({ resilience: resilience + n })),
  cheapen: (table, seat, { n }) => note(table, seat, ({ cheaper }) => ({ cheaper: cheaper + n })),
  look: (table, seat) => {
    const opponent = opponentOf(table, seat);
    const hand = opponent === null ? [] : handOf(table.at, opponent);
    if (hand.length === 0) return;
    table.emit({ fact: 'effectDone', seat, effect: { do: 'look' } });
    table.peek(hand, teamOf(table.at, sideOf(seat)));
  },
  takeBack: (table, seat) => {
    const { cards } = zoneOf(table.at, 'quarantine', seat);
    if (cards.length === 1) table.move([...cards], zoneName('hand', seat));
    else table.next({ step: 'takeBack', seat });
  },
  // Does nothing, because `chargeLimit` has already applied this effect
  chargeMore: () => {},
  widen: (table, seat, { n }) => note(table, seat, ({ wider }) => ({ wider: wider + n })),
};

/** Applies the effects of a seat's cards, one after another. */
export const effects: Run<SparkForming, 'effects'> = {
  run: (table, { seat, effects: [first, ...rest] }) => {
    if (!first || !remains(table.at, seat)) return;
    if (rest.length > 0) table.next({ step: 'effects', seat, effects: rest });
    const word = WORDS[first.do] as Word<Effect>; // the record stores each handler under its effect's `do`
    word(table, seat, first);
  },
};

/** Asks which card the player takes back from Quarantine. */
export const takeBack: Ask<SparkForming, 'takeBack'> = {
  asks: (at, { seat }) => asked(at, seat).filter((one) => zoneOf(at, 'quarantine', one).cards.length > 0),
  prompt: () => ASK.takeBack,
  choices: (at, _, seat, who) => {
    const from = cardOptions(at, zoneOf(at, 'quarantine', seat).cards, who);
    return [oneOf(SAY.takeBack, { takeBack: { card: [] } }, ['takeBack', 'card'], from)];
  },
  take: (table, _, seat, { takeBack: { card } }) => {
    if (card.length !== 1) throw new EngineBug('one card is taken back');
    table.move(card, zoneName('hand', seat));
  },
  absent: (at, _, seat) => ({ takeBack: { card: zoneOf(at, 'quarantine', seat).cards.slice(-1) } }),
};
