import {
  type At,
  type CardId,
  type Choice,
  PASS,
  type Seat,
  someOf,
  type Table,
  wholeNumber,
  zoneAt,
} from '../../../../src/engine/index.ts';
import { CARDS } from '../cards/catalogue.ts';
import { coinsOf, playing, STANCES, type TollRoad } from '../toll-road.ts';

type Tbl = Table<TollRoad>;

export function handOf(at: At<TollRoad>, seat: Seat): CardId[] {
  return zoneAt(at, `hand-${seat}`).cards;
}

export function nameOf(at: At<TollRoad>, card: CardId): string {
  return at.faces[card]?.name ?? '';
}

/**
 * Returns the labels of cards for the seat that chooses. Further copies are numbered, so that all can be told apart.
 */
export function labelled(at: At<TollRoad>, cards: readonly CardId[]): { value: CardId; label: string }[] {
  return cards.map((value, i) => {
    const name = nameOf(at, value);
    const copy = cards.slice(0, i + 1).filter((card) => nameOf(at, card) === name).length;
    return { value, label: copy === 1 ? name : `${name} (copy ${copy})` };
  });
}

export function pay(table: Tbl, seat: Seat, n: number): void {
  const by = Math.min(n, coinsOf(table.at, seat));
  if (by !== 0) table.emit({ fact: 'coinsChanged', seat, by: -by });
}

export function finish(table: Tbl, why: string): void {
  const { coins, out } = table.at.state;
  const score = coins.map((n, seat) => (out[seat] ? -1 : n));
  table.finish({ ranks: score.map((own) => 1 + score.filter((other) => other > own).length), why });
}

export const round = {
  run(table: Tbl): void {
    const next = table.at.state.round + 1;
    if (next > table.at.options.rounds) return finish(table, 'The last round is over');
    table.emit({ fact: 'roundBegan', round: next });
    table.next(
      { step: 'bid' },
      { step: 'guard' },
      { step: 'stance' },
      { step: 'lead' },
      { step: 'showdown' },
      { step: 'round' },
    );
  },
};

export const bid = {
  asks: (at: At<TollRoad>) => playing(at),
  prompt: () => 'Bid coins for the first turn',
  choices: (at: At<TollRoad>, _: object, seat: Seat) => [
    wholeNumber('Bid coins', { bid: 0 }, ['bid'], 0, Math.min(5, coinsOf(at, seat))),
  ],
  take: (table: Tbl, _: object, seat: Seat, move: { bid: number }) => {
    table.emit({ fact: 'bidOpened', seat, bid: move.bid });
    pay(table, seat, move.bid);
  },
  absent: () => ({ bid: 0 }),
};

export const guard = {
  asks: (at: At<TollRoad>) => playing(at).filter((seat) => handOf(at, seat).length > 0),
  prompt: () => 'Lay a guard face down at the gate',
  choices: (at: At<TollRoad>, _: object, seat: Seat): Choice<TollRoad['moves']['guard']>[] => [
    { label: 'No guard', move: PASS },
    ...labelled(at, handOf(at, seat)).map(({ value, label }) => ({ label, move: { guard: { card: value } } })),
  ],
  take: (table: Tbl, _: object, seat: Seat, move: TollRoad['moves']['guard']) => {
    if ('pass' in move) return table.pass(seat);
    table.move([move.guard.card], 'gate', { places: [seat] });
  },
  absent: () => PASS,
};

export const stance = {
  asks: (at: At<TollRoad>) => playing(at),
  prompt: () => 'Order your stances',
  choices: () => [
    someOf(
      'Order the stances',
      { stance: { order: [] } },
      ['stance', 'order'],
      STANCES.map((value) => ({ value, label: value })),
      STANCES.length,
    ),
  ],
  take: (table: Tbl, _: object, seat: Seat, move: TollRoad['moves']['stance']) =>
    table.emit({ fact: 'stanceTaken', seat, order: move.stance.order }),
  absent: () => ({ stance: { order: [...STANCES] } }),
};

/** Lets the highest bidder go first. A stance that no other player chose earns a coin. */
export const lead = {
  run(table: Tbl): void {
    const { at } = table;
    const { bids, stances } = at.state;
    const seats = playing(at);
    for (const seat of seats) {
      const first = stances[seat]?.[0];
      const alike = seats.filter((other) => stances[other]?.[0] === first);
      if (alike.length === 1) table.emit({ fact: 'coinsChanged', seat, by: 1 });
    }
    const best = Math.max(...seats.map((seat) => bids[seat] ?? 0));
    const first = seats.find((seat) => bids[seat] === best) ?? 0;
    const order = playing(at, first);
    table.next(
      ...order.flatMap((seat) => [
        { step: 'refill' as const, seat },
        { step: 'turn' as const, seat },
        { step: 'toll' as const, seat },
      ]),
    );
  },
};

/** Shows all guards. The highest guard takes the pot and steals a card from the hand of the lowest. */
export const showdown = {
  run(table: Tbl): void {
    const gate = zoneAt(table.at, 'gate');
    if (gate.cards.length === 0) return;
    const guards = gate.cards.map((card, i) => ({ card, seat: gate.places[i] ?? 0 }));
    table.reveal(gate.cards);
    const worth = ({ card }: { card: CardId }) => CARDS[table.name(card)]?.value ?? 0;
    guards.sort((a, b) => worth(b) - worth(a) || a.seat - b.seat);
    const [winner, loser] = [guards[0]?.seat ?? 0, guards.at(-1)?.seat ?? 0];
    table.move(
      guards.map(({ card }) => card),
      'discard',
    );
    const { pot } = table.at.state;
    if (pot > 0) table.emit({ fact: 'potChanged', by: -pot });
    if (pot > 0) table.emit({ fact: 'coinsChanged', seat: winner, by: pot });
    const hand = handOf(table.at, loser);
    const stolen = winner === loser ? undefined : hand[hand.length > 0 ? table.chance(hand.length) : 0];
    if (stolen !== undefined) table.move([stolen], `hand-${winner}`);
  },
};
