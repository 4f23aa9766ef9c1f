import { describe, expect, it } from 'vitest';
import { bareTable, NO_RULES } from '../../../test/bare-table.ts';
import type { AnyAt } from '../game/at.ts';
import { publicFact } from '../shown/feed.ts';
import { tableView } from '../shown/table-view.ts';
import { mayHold } from './known.ts';
import { see } from './sight.ts';
import { type CardId, type Seat, zoneAt } from './zones.ts';

function reads(at: AnyAt, card: CardId): (Seat | 'spectator')[] {
  const seats = [0, 1, 2].filter((seat) => see(at, [seat]).reads(card));
  return see(at, []).reads(card) ? [...seats, 'spectator'] : seats;
}

function first(cards: CardId[]): CardId {
  const [card] = cards;
  if (card === undefined) throw new Error('no card was made');
  return card;
}

describe('the names that a zone may hold by public knowledge', () => {
  const isAce = (name: string) => name === 'ace';

  it('include the names of all cards with the same back as a face-down card in the zone', () => {
    const { at, table } = bareTable();
    table.make('hand-1', ['king']);
    expect(mayHold(at, zoneAt(at, 'hand-1'), isAce)).toBe(false);
    const [ace = 0] = table.make('hand-0', ['ace']);
    expect(mayHold(at, zoneAt(at, 'hand-1'), isAce)).toBe(true);
    table.reveal([ace]);
    expect([1, 0].map((seat) => mayHold(at, zoneAt(at, `hand-${seat}`), isAce))).toEqual([false, true]);
  });

  it('are none if the zone is empty', () => {
    const { at, table } = bareTable();
    table.make('deck', ['ace']);
    expect(mayHold(at, zoneAt(at, 'hand-1'), isAce)).toBe(false);
  });
});

describe('the seats that know a card', () => {
  it('include the readers of its zone', () => {
    const { at, table } = bareTable();
    expect(reads(at, first(table.make('deck', ['ace'])))).toEqual([]);
    expect(reads(at, first(table.make('hand-1', ['ace'])))).toEqual([1]);
    expect(reads(at, first(table.make('discard', ['ace'])))).toEqual([0, 1, 2, 'spectator']);
  });

  it('include seats that have looked at the card', () => {
    const { at, table } = bareTable();
    const ace = first(table.make('deck', ['ace']));
    table.peek([ace], [2]);
    table.peek([ace], [0]);
    expect(reads(at, ace)).toEqual([0, 2]);
    table.reveal([ace]);
    expect(reads(at, ace)).toEqual([0, 1, 2, 'spectator']);
  });

  it('lose their knowledge when the zone is shuffled', () => {
    const { at, table } = bareTable();
    const cards = table.make('discard', ['ace', 'king', 'queen']);
    table.move(cards, 'deck');
    expect(reads(at, first(cards))).toEqual([0, 1, 2, 'spectator']);
    table.shuffle('deck');
    expect(cards.map((card) => reads(at, card))).toEqual([[], [], []]);
  });

  it('include the readers of its previous zone', () => {
    const { at, table } = bareTable();
    const ace = first(table.make('hand-0', ['ace']));
    table.move([ace], 'row', { places: [3] });
    expect(reads(at, ace)).toEqual([0]);
    table.move([ace], 'hand-1');
    expect(reads(at, ace)).toEqual([0, 1]);
  });

  it('include seats that saw the card move from an open zone into a hand', () => {
    const { at, table } = bareTable();
    const ace = first(table.make('discard', ['ace']));
    table.move([ace], 'hand-0');
    expect(reads(at, ace)).toEqual([0, 1, 2, 'spectator']);
  });

  it('no longer know a hand after a card has left it, unless they saw which card left', () => {
    const { at, table } = bareTable();
    const [ace = 0, king = 0, queen = 0] = table.make('hand-0', ['ace', 'king', 'queen']);
    table.peek([ace, king], [1, 2]);
    expect(reads(at, king)).toEqual([0, 1, 2]);
    table.move([ace], 'hand-1');
    expect(reads(at, king)).toEqual([0, 1]);
    expect(reads(at, queen)).toEqual([0]);
    expect(reads(at, ace)).toEqual([0, 1]);
  });

  it('still know the rest of a hand after a card was openly played from it', () => {
    const { at, table } = bareTable();
    const [ace = 0, king = 0] = table.make('hand-0', ['ace', 'king']);
    table.peek([ace, king], [1]);
    table.move([ace], 'discard');
    expect(reads(at, king)).toEqual([0, 1]);
  });

  it('see the known copy leave, because two equal cards look the same', () => {
    const { at, table } = bareTable();
    const [seen = 0, drawn = 0] = table.make('hand-0', ['ace', 'ace']);
    table.peek([seen], [1]);
    expect(table.move([drawn], 'discard')).toEqual([seen]);
    expect(reads(at, drawn)).toEqual([0]);
  });

  it('cannot tell which of two equal cards has left if two seats know one each', () => {
    const { at, table } = bareTable();
    const aces = table.make('hand-0', ['ace', 'ace']);
    table.peek(aces.slice(0, 1), [1]);
    table.peek(aces.slice(1), [2]);
    const gone = table.move(aces.slice(0, 1), 'discard');
    const [left = 0] = aces.filter((card) => !gone.includes(card));
    expect(reads(at, left)).toEqual([0]);
  });

  it('still know one of two equal cards that they knew', () => {
    const { at, table } = bareTable();
    const [one = 0, other = 0] = table.make('hand-0', ['ace', 'ace']);
    table.peek([one, other], [1]);
    expect(table.move([one], 'discard')).toEqual([one]);
    expect(reads(at, other)).toEqual([0, 1]);
  });

  it('do not learn which of two equal cards leaves if no other seat knows a third copy', () => {
    for (const third of ['ace', 'king']) {
      const { table } = bareTable();
      const known = table.make('hand-0', ['ace', 'ace']);
      table.make('hand-0', [third]);
      table.peek(known, [1]);
      expect(table.copies(known.slice(1))).toEqual(known.slice(0, 1));
    }
  });

  it('follow hands that change places as a whole', () => {
    const { at, table } = bareTable();
    table.open({ id: 'aside', label: 'aside', kind: 'hand', seat: null, readers: [] });
    const mine = table.make('hand-0', ['ace', 'king']);
    const yours = table.make('hand-1', ['queen']);
    table.peek(mine.slice(0, 1), [2]);
    table.move(mine, 'aside');
    table.move(yours, 'hand-0');
    table.move(mine, 'hand-1');
    expect(mine.map((card) => reads(at, card))).toEqual([
      [0, 1, 2],
      [0, 1],
    ]);
    expect(reads(at, first(yours))).toEqual([0, 1]);
  });

  it('see where a known top card of a pile goes', () => {
    const { at, table } = bareTable();
    const ace = first(table.make('deck', ['ace']));
    table.peek([ace], [2]);
    table.draw('deck', 'hand-1');
    expect(reads(at, ace)).toEqual([1, 2]);
  });
});

describe('the view of a zone', () => {
  const zone = (at: AnyAt, id: string, viewer: Seat[]) =>
    tableView(NO_RULES, at, viewer).zones.find((one) => one.key === id);

  it('counts the cards of a hidden pile and a hidden hand', () => {
    const { at, table } = bareTable();
    table.make('deck', ['ace', 'king']);
    table.make('hand-0', ['queen']);
    expect(zone(at, 'deck', [0])).toMatchObject({ count: 2, cards: [] });
    expect(zone(at, 'hand-0', [1])).toMatchObject({ count: 1, cards: [] });
    expect(zone(at, 'hand-0', [0])?.cards).toMatchObject([{ name: 'queen', place: null }]);
  });

  it('gives the place of a known card in a pile, 0 for the top', () => {
    const { at, table } = bareTable();
    const [ace = 0] = table.make('deck', ['ace', 'king', 'queen']);
    table.peek([ace], [0]);
    expect(zone(at, 'deck', [0])?.cards).toMatchObject([{ number: ace, name: 'ace', place: 2 }]);
  });

  it('gives the places and backs of a row, never the id of a hidden card', () => {
    const { at, table } = bareTable();
    const cards = table.make('hand-0', ['jack', 'ace']);
    table.move(cards, 'row', { places: [4, 2] });
    expect(zone(at, 'row', [1])?.cards).toEqual([
      { number: null, name: null, text: null, stats: [], back: 'red', place: 4 },
      { number: null, name: null, text: null, stats: [], back: 'blue', place: 2 },
    ]);
    expect(zone(at, 'row', [0])?.cards).toMatchObject([{ name: 'jack' }, { name: 'ace' }]);
  });

  it('a row needs a place for each card', () => {
    const { table } = bareTable();
    const cards = table.make('hand-0', ['ace', 'king']);
    expect(() => table.move(cards, 'row', { places: [1] })).toThrow(/place/);
  });
});

describe('the version of a fact that a viewer sees', () => {
  it('shows a moving hidden card as a count and a back', () => {
    const { at, table } = bareTable();
    table.make('deck', ['ace']);
    table.draw('deck', 'hand-0');
    const moved = table.close().facts.at(-1);
    if (!moved) throw new Error('nothing moved');
    expect(publicFact(at, moved, [1])).toEqual({
      fact: 'cardsMoved',
      from: 'deck',
      to: 'hand-0',
      count: 1,
      cards: [],
      backs: ['blue'],
    });
    expect(publicFact(at, moved, [0])).toMatchObject({ cards: [{ number: 1, name: 'ace' }] });
    expect(publicFact(at, moved, [1, 0])).toMatchObject({ cards: [{ number: 1, name: 'ace' }] });
  });

  it('hides the order after a shuffle, and the cards of a peek', () => {
    const { at, table } = bareTable();
    const cards = table.make('deck', ['ace', 'king']);
    table.shuffle('deck');
    table.peek(cards, [1]);
    const [shuffled, peeked] = table.close().facts.slice(-2);
    if (!shuffled || !peeked) throw new Error('two facts are missing');
    expect(publicFact(at, shuffled, [1])).toEqual({ fact: 'shuffled', zone: 'deck', count: 2 });
    expect(publicFact(at, peeked, [0])).toEqual({ fact: 'peeked', zone: 'deck', by: [1], count: 2, cards: [] });
    expect(publicFact(at, peeked, [1])).toMatchObject({ cards: [{ name: 'ace' }, { name: 'king' }] });
  });

  it('is split, in order, for cards with different witnesses', () => {
    const { at, table } = bareTable();
    const [ace = 0, king = 0, queen = 0] = table.make('deck', ['ace', 'king', 'queen']);
    table.peek([king], [2]);
    table.move([ace, king, queen], 'hand-0');
    const moves = table.close().facts.filter((fact) => fact.fact === 'cardsMoved');
    expect(moves).toMatchObject([
      { cards: [ace], seen: [0] },
      { cards: [king], seen: [0, 2] },
      { cards: [queen], seen: [0] },
    ]);
    expect(at.zones['hand-0']?.cards).toEqual([ace, king, queen]);
  });
});

describe('the end of a match', () => {
  it('is the last fact', () => {
    const { table } = bareTable();
    table.finish({ ranks: [1, 2, 2], why: 'Over' });
    expect(() => table.roll(6)).toThrow(/after the end/);
  });
});
