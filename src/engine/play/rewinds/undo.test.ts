import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { TOLL_ROAD, type TollRoadMatch, tollRoadMatch } from '../../../../test/toll-road.ts';
import { catalogue } from '../../cards/catalogue.ts';
import { type Audience, type CardId, type Seat, type ZoneKind, zoneAt } from '../../cards/zones.ts';
import { registered } from '../../game/game.ts';
import type { GameTypes } from '../../game/game-types.ts';
import type { Table } from '../../game/table.ts';
import { entryRandom } from '../../random.ts';
import type { Entry } from '../entry.ts';
import { foldAll } from '../fold.ts';
import { begin, play } from '../play.ts';
import { waitingFor } from '../question.ts';
import { takebackRefusal, takebackTo, undoOf } from './undo.ts';

const ALL = [0, 1, 2];

function possible({ entries }: TollRoadMatch, seats: readonly number[] = ALL) {
  return undoOf(TOLL_ROAD, entries, seats);
}

/** Returns the log and the table after an undo. */
function undone(entries: readonly Entry[], seat: number, to: number) {
  const action = { kind: 'REWOUND' as const, seat, move: { to, why: 'UNDONE' as const } };
  const at = foldAll(TOLL_ROAD, entries);
  expect(takebackRefusal(TOLL_ROAD, at, action, entries)).toBeNull();
  const made = play(TOLL_ROAD, at, entryRandom('x', at.version + 1), action, undefined, entries);
  if ('refused' in made) throw new Error(made.refused);
  return { at: made.at, entries: [...entries, made.entry] };
}

describe('an undo', () => {
  it('takes back a sealed answer, keeps those of other seats, and asks again', () => {
    const match = tollRoadMatch(3);
    match.move(0, { bid: 1 });
    match.move(1, { bid: 2 });
    expect(possible(match)).toEqual({ seat: 1, to: 1 });
    const { at, entries } = undone(match.entries, 1, 1);
    expect(at.sealed).toEqual([{ seat: 0, move: { bid: 1 } }]);
    expect(waitingFor(TOLL_ROAD, at)).toEqual([1, 2]);
    expect(foldAll(TOLL_ROAD, JSON.parse(JSON.stringify(entries)))).toEqual(at);
  });

  it('is only for the seat that answered last', () => {
    const match = tollRoadMatch(3);
    match.move(0, { bid: 1 });
    match.move(1, { bid: 2 });
    expect(possible(match, [0])).toBe('NOTHING_TO_UNDO');
    expect(possible(tollRoadMatch(3))).toBe('NOTHING_TO_UNDO');
  });

  it('is impossible once another seat has done anything', () => {
    const match = tollRoadMatch(3);
    match.move(0, { bid: 1 });
    match.act({ kind: 'AUTO_PASS', seat: 2, move: { mode: 'UNTIL_MY_TURN' } });
    expect(possible(match)).toBe('NOTHING_TO_UNDO');
  });

  it('is possible once for each question, even if the seat changes its settings in between', () => {
    const match = tollRoadMatch(3);
    match.move(0, { bid: 1 });
    const { at, entries } = undone(match.entries, 0, 0);
    const settings = { kind: 'AUTO_PASS' as const, seat: 0, move: { mode: 'UNTIL_MY_TURN' as const } };
    const set = play(TOLL_ROAD, at, entryRandom('x', 3), settings);
    if ('refused' in set) throw new Error(set.refused);
    const again = play(TOLL_ROAD, set.at, entryRandom('x', 4), { kind: 'MOVE', seat: 0, move: { bid: 0 } });
    if ('refused' in again) throw new Error(again.refused);
    expect(undoOf(TOLL_ROAD, [...entries, set.entry, again.entry], ALL)).toBe('UNDONE_BEFORE');
  });

  it('is impossible if the answer opens sealed answers or rolls a die', () => {
    const match = tollRoadMatch(3);
    for (const seat of ALL) match.move(seat, { bid: 0 });
    expect(possible(match)).toBe('REVEALED');
    const later = tollRoadMatch(3);
    later.toTheFirstTurn();
    later.move(later.asked()[0] ?? 0, { gamble: true });
    expect(possible(later)).toBe('REVEALED');
  });

  it('by another seat, to another version or in a pause is refused', () => {
    const match = tollRoadMatch(3);
    match.move(0, { bid: 1 });
    const undo = (seat: number, to: number) =>
      takebackRefusal(TOLL_ROAD, match.at, { kind: 'REWOUND', seat, move: { to, why: 'UNDONE' } }, match.entries);
    expect([undo(1, 0), undo(0, 1), undo(0, 0)]).toEqual(['NOTHING_TO_UNDO', 'NO_VERSION', null]);
    const paused = { ...match.at, paused: true };
    const action = { kind: 'REWOUND' as const, seat: 0, move: { to: 0, why: 'UNDONE' as const } };
    expect(play(TOLL_ROAD, paused, entryRandom('x', 2), action)).toEqual({ refused: 'PAUSED' });
  });
});

describe('an agreed takeback', () => {
  it('goes back to the last answer of the seat, past those of other seats', () => {
    const match = tollRoadMatch(3);
    for (const seat of ALL) match.move(seat, { bid: 0 });
    expect(ALL.map((seat) => takebackTo(match.entries, seat))).toEqual([0, 1, 2]);
  });

  it('goes back further after another takeback, but past no departure', () => {
    const match = tollRoadMatch(3);
    match.move(0, { bid: 0 });
    match.move(1, { bid: 0 });
    const { entries } = undone(match.entries, 1, 1);
    expect([takebackTo(entries, 1), takebackTo(entries, 0)]).toEqual([null, 0]);
    match.act({ kind: 'RESIGNED', seat: 2, move: { why: 'RESIGNED' } });
    expect(takebackTo(match.entries, 0)).toBeNull();
  });
});

interface Acts extends GameTypes {
  steps: { turn: { seat: Seat } };
  moves: { turn: { act: string } };
  disclosures: { holds: { name: string; answer: boolean } };
}

const first = ({ at }: Table<Acts>, zone: string): CardId[] => zoneAt(at, zone).cards.slice(0, 1);

/** The acts of the only seat that the game below asks. */
const ACTS: Record<string, (table: Table<Acts>) => unknown> = {
  waits: () => {},
  'hides a card of its hand': (table) => table.move(first(table, 'hand'), 'own'),
  'hides a card of a mixed hand': (table) => table.move(first(table, 'mixed'), 'own'),
  'plays a card openly': (table) => table.move(first(table, 'hand'), 'discard'),
  'shows a card of its hand': (table) => table.reveal(first(table, 'hand')),
  'draws a card': (table) => table.draw('deck', 'hand'),
  'looks at the deck': (table) => table.peek(first(table, 'deck'), [0]),
  shuffles: (table) => table.shuffle('deck'),
  'rolls a die': (table) => table.roll(6),
  'draws a number': (table) => table.chance(6),
  'makes a card': (table) => table.make('discard', ['ace']),
  'lets another seat pass': (table) => table.pass(1),
  'answers a question': (table) => table.disclose({ fact: 'holds', name: 'ace' }, first(table, 'hand')),
};

const game = registered<Acts>({
  ...{ id: 'acts', title: 'Acts', about: 'Acts.', rulesVersion: '1', seats: { min: 2, max: 2 }, maxMoves: 10 },
  rulebook: { goal: 'Win.', sections: [], glossary: [], hints: {} },
  options: z.object({}),
  cards: catalogue({
    ace: { kind: 'card', text: '', back: 'blue' },
    jack: { kind: 'card', text: '', back: 'red' },
  }),
  initial: () => ({}),
  setup: (table) => {
    const zone = (id: string, kind: ZoneKind, readers: Audience) =>
      table.open({ id, label: id, kind, seat: null, readers });
    zone('deck', 'pile', []);
    zone('discard', 'pile', 'everyone');
    zone('own', 'pile', [0]);
    zone('hand', 'hand', [0]);
    zone('mixed', 'hand', [0]);
    table.make('deck', ['ace', 'ace']);
    table.make('hand', ['ace', 'ace']);
    table.make('mixed', ['ace', 'jack']);
    table.next({ step: 'turn', seat: 0 });
  },
  steps: {
    turn: {
      asks: (_, { seat }) => [seat],
      prompt: () => 'Act',
      choices: () => Object.keys(ACTS).map((act) => ({ label: act, move: { act } })),
      take: (table, step, _, { act }) => {
        ACTS[act]?.(table);
        table.next(step);
      },
      absent: () => ({ act: 'waits' }),
    },
  },
  facts: { holds: () => {} },
  disclosures: { holds: (names, { name }) => names.includes(name) },
  leave: () => {},
  view: () => ({}),
  counters: () => [],
  tell: () => null,
  worth: () => 0,
});

describe('a player who', () => {
  it.each([
    [true, ['waits']],
    [true, ['hides a card of its hand']],
    [false, ['hides a card of a mixed hand']],
    [false, ['plays a card openly']],
    [true, ['shows a card of its hand', 'plays a card openly']],
    [true, ['shows a card of its hand', 'shows a card of its hand']],
    [false, ['draws a card']],
    [false, ['looks at the deck']],
    [true, ['looks at the deck', 'looks at the deck']],
    [false, ['shuffles']],
    [false, ['rolls a die']],
    [false, ['draws a number']],
    [false, ['makes a card']],
    [false, ['lets another seat pass']],
    [false, ['answers a question']],
  ])('can undo: %s, after %s', (isPossible, acts) => {
    const setup = { seats: 2, options: {}, decks: [null, null], firstCard: 1 };
    let { at, entry } = begin(game, setup, entryRandom('acts', 0));
    const entries = [entry];
    for (const act of acts) {
      const action = { kind: 'MOVE' as const, seat: 0, move: { act } };
      const played = play(game, at, entryRandom('acts', at.version + 1), action);
      if ('refused' in played) throw new Error(played.refused);
      ({ at, entry } = played);
      entries.push(entry);
    }
    expect(undoOf(game, entries, [0])).toEqual(isPossible ? { seat: 0, to: acts.length - 1 } : 'REVEALED');
  });
});
