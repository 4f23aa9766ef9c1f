import {
  type At,
  type CardId,
  type CardName,
  type Choice,
  oneOfEach,
  PASS,
  type Seat,
  someOf,
  type Table,
  type Who,
  window,
  zoneAt,
} from '../../../../src/engine/index.ts';
import { CARDS, isRoad } from '../cards/catalogue.ts';
import { coinsOf, playing, type TollRoad } from '../toll-road.ts';
import { handOf, labelled, nameOf, pay } from './rounds.ts';

type Tbl = Table<TollRoad>;
type Turn = { seat: Seat };

export const refill = {
  run(table: Tbl, { seat }: Turn): void {
    if (table.at.state.out[seat]) return;
    table.emit({ fact: 'turnBegan', seat });
    table.draw(`deck-${seat}`, `hand-${seat}`);
  },
};

export const turn = {
  asks: (at: At<TollRoad>, { seat }: Turn) => (at.state.out[seat] ? [] : [seat]),
  prompt: (at: At<TollRoad>, { seat }: Turn) => `Your turn, with ${coinsOf(at, seat)} coins`,
  choices: (at: At<TollRoad>, { seat }: Turn, _: Seat, who: Who): Choice<TollRoad['moves']['turn']>[] => {
    const hand = handOf(at, seat);
    const made: Choice<TollRoad['moves']['turn']>[] = [{ label: 'Pass', move: PASS }];
    for (const one of labelled(at, hand)) {
      if (nameOf(at, one.value) !== 'writ') made.push(...plays(at, seat, one, who));
    }
    if (hand.length > 0) made.push(trade(at, hand));
    if (coinsOf(at, seat) > 0) made.push({ label: 'Scout', move: { scout: true } });
    made.push({ label: 'Gamble', move: { gamble: true } });
    made.push(question(playing(at, seat).slice(1), who));
    return made;
  },
  take: (table: Tbl, { seat }: Turn, _: Seat, move: TollRoad['moves']['turn']) => {
    if ('pass' in move) return table.pass(seat);
    if ('play' in move) return play(table, seat, move.play.card, move.play.target);
    if ('trade' in move) {
      table.move(move.trade.cards, 'discard');
      table.draw(`deck-${seat}`, `hand-${seat}`, move.trade.cards.length);
    }
    if ('scout' in move) scout(table, seat);
    if ('gamble' in move) {
      const value = table.roll(6, seat);
      if (value > 4) table.emit({ fact: 'coinsChanged', seat, by: 1 });
      else if (value === 1) table.next({ step: 'omen', seat });
      else if (value === 2) feel(table, seat);
    }
    if ('ask' in move) ask(table, seat, move.ask.target[0] ?? 0, move.ask.name[0] ?? '');
  },
  absent: () => PASS,
};

function plays(
  at: At<TollRoad>,
  seat: Seat,
  { value: card, label }: { value: CardId; label: string },
  who: Who,
): Choice<{ play: { card: CardId; target: Seat } }>[] {
  const targets = playing(at).filter((other) => other !== seat);
  return targets.map((target) => ({
    label: `${label} against ${who(target)}`,
    move: { play: { card, target } },
  }));
}

function trade(at: At<TollRoad>, hand: CardId[]): Choice<{ trade: { cards: CardId[] } }> {
  return someOf(
    'Trade cards',
    { trade: { cards: [] } },
    ['trade', 'cards'],
    labelled(at, hand),
    1,
    Math.min(2, hand.length),
  );
}

function play(table: Tbl, seat: Seat, card: CardId, target: Seat): void {
  table.move([card], 'discard');
  table.emit({ fact: 'played', seat, card: table.name(card), target, negated: false });
  table.next({ step: 'answers', order: playing(table.at, seat).slice(1), passed: [] }, { step: 'effect' });
}

/** Asks another seat whether it holds a certain card. If it does, the asking seat gains a coin. */
function question(others: readonly Seat[], who: Who): Choice<{ ask: { target: Seat[]; name: CardName[] } }> {
  const seats = others.map((value) => ({ value, label: who(value) }));
  const names = Object.keys(CARDS).filter(isRoad);
  return oneOfEach(
    'Ask somebody for a card',
    { ask: { target: [], name: [] } },
    { label: 'Whom', path: ['ask', 'target'], from: seats },
    { label: 'For which card', path: ['ask', 'name'], from: names.map((value) => ({ value, label: value })) },
  );
}

function ask(table: Tbl, seat: Seat, target: Seat, name: CardName): void {
  const holds = table.disclose({ fact: 'holdsNamed', seat, target, name }, handOf(table.at, target));
  if (holds) table.emit({ fact: 'coinsChanged', seat, by: 1 });
}

function feel(table: Tbl, seat: Seat): void {
  const top = zoneAt(table.at, 'omens').cards.slice(-1);
  if (top.length > 0) table.disclose({ fact: 'omenFelt', seat }, top);
}

function scout(table: Tbl, seat: Seat): void {
  pay(table, seat, 1);
  const top = zoneAt(table.at, 'omens').cards.slice(-2);
  if (top.length === 0) return;
  table.peek(top, [seat]);
  table.next({ step: 'arrange', seat }, { step: 'omen', seat });
}

export const answers = window<TollRoad, 'answers'>({
  prompt: (at) => `${at.state.pending?.card} is played: veto it?`,
  may: (at, _, seat) => !at.state.out[seat] && handOf(at, seat).length > 0,
  answers: (at, _, seat) =>
    labelled(at, handOf(at, seat))
      .filter(({ value }) => nameOf(at, value) === 'writ')
      .map(({ value, label }) => ({ label: `Veto with ${label}`, move: { veto: { card: value } } })),
  answer: (table, _, seat, move) => {
    table.move([move.veto.card], 'discard');
    table.emit({ fact: 'vetoed', seat });
  },
  targets: (at) => (at.state.pending ? [at.state.pending.target] : []),
  turn: (at) => at.state.turn,
});

export const effect = {
  run(table: Tbl): void {
    const { pending } = table.at.state;
    if (!pending) return;
    const { seat, target, card } = pending;
    if (!pending.negated && card === 'spy') {
      const hand = handOf(table.at, target);
      if (hand.length > 0) table.peek(hand, [seat]);
    } else if (!pending.negated) pay(table, target, CARDS[card]?.value ?? 0);
    table.emit({ fact: 'effectDone' });
  },
};

export const arrange = {
  asks: (at: At<TollRoad>, { seat }: Turn) => (at.state.out[seat] ? [] : [seat]),
  prompt: () => 'Put them back in any order, the last one on top',
  choices: (at: At<TollRoad>) => {
    const top = zoneAt(at, 'omens').cards.slice(-2);
    return [someOf('Put back', { arrange: { cards: [] } }, ['arrange', 'cards'], labelled(at, top), top.length)];
  },
  take: (table: Tbl, _: Turn, __: Seat, move: { arrange: { cards: CardId[] } }) =>
    table.move(move.arrange.cards, 'omens'),
  absent: (at: At<TollRoad>) => ({ arrange: { cards: zoneAt(at, 'omens').cards.slice(-2) } }),
};

/** Applies the top omen. */
export const omen = {
  run(table: Tbl, { seat }: Turn): void {
    if (zoneAt(table.at, 'omens').cards.length === 0) {
      table.gather(['seen-omens'], 'omens');
      table.shuffle('omens');
    }
    const [card] = table.draw('omens', 'seen-omens');
    const value = card === undefined ? 0 : (CARDS[table.name(card)]?.value ?? 0);
    if (value > 0) table.emit({ fact: 'coinsChanged', seat, by: value });
    if (value < 0) pay(table, seat, -value);
  },
};

export const toll = {
  open: true as const,
  asks: (at: At<TollRoad>, { seat }: Turn) => (at.state.out[seat] ? [] : [seat]),
  prompt: () => 'The toll is one coin',
  choices: (at: At<TollRoad>, { seat }: Turn): Choice<TollRoad['moves']['toll']>[] => [
    { label: 'Kneel', move: { kneel: true } },
    ...(coinsOf(at, seat) > 0 ? [{ label: 'Pay', move: { pay: true as const } }] : []),
  ],
  take: (table: Tbl, { seat }: Turn, _: Seat, move: TollRoad['moves']['toll']) => {
    if (!('pay' in move)) return table.emit({ fact: 'knelt', seat });
    pay(table, seat, 1);
    table.emit({ fact: 'potChanged', by: 1 });
  },
  absent: () => ({ kneel: true as const }),
};
