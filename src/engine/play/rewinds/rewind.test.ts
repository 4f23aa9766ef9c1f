import { describe, expect, it } from 'vitest';
import { bareTable, NO_RULES, QUESTIONS } from '../../../../test/bare-table.ts';
import { held, TOLL_ROAD, tollRoadMatch } from '../../../../test/toll-road.ts';
import type { AnyGame } from '../../game/game.ts';
import { registered } from '../../game/game.ts';
import { entryRandom, fastRandom } from '../../random.ts';
import type { Entry } from '../entry.ts';
import { foldAll } from '../fold.ts';
import { play } from '../play.ts';
import { decision, waitingFor } from '../question.ts';
import { restored } from './rewind.ts';

const WORD = { by: 'aaaaaaaa-aaaa-4aaa-8aaa-aaaaaaaaaaaa', reason: 'A card was misread' };

type Table = ReturnType<typeof bareTable>['table'];

/** Builds a history with one entry for each action. The first action sets up an empty table. */
function history(game: AnyGame, ...done: ((table: Table) => void)[]): Entry[] {
  const { at, table } = bareTable(game);
  const began = { fact: 'began' as const, seats: 3, options: {}, decks: [null, null, null], firstCard: 1 };
  let before = 0;
  return done.map((doing, version) => {
    doing(table);
    const { facts } = table.close();
    const own = facts.slice(before);
    before = facts.length;
    at.version = version;
    const first = version === 0 ? [began] : [];
    return { version, kind: 'MOVE', seat: 0, move: {}, facts: [...first, ...own], agenda: [0] };
  });
}

const again = (entries: Entry[], to: number, game: AnyGame = NO_RULES, seed = 1) =>
  restored(game, entries, to, fastRandom(seed));

describe('a restored table', () => {
  it('equals the restored version in every zone except face-down piles', () => {
    const entries = history(
      NO_RULES,
      (table) => table.make('hand-0', ['ace', 'king']),
      (table) => table.move([1], 'discard'),
    );
    expect(again(entries, 0).zones['hand-0']?.cards).toEqual(
      foldAll(NO_RULES, entries.slice(0, 1)).zones['hand-0']?.cards,
    );
    expect(again(entries, 0).zones.discard?.cards).toEqual([]);
  });

  it('can draw a different card next, if no seat knew the order', () => {
    const entries = history(
      NO_RULES,
      (table) => table.make('deck', ['ace', 'ace', 'king', 'king', 'queen', 'queen']),
      (table) => table.draw('deck', 'hand-0'),
    );
    const tops = Array.from({ length: 40 }, (_, seed) => again(entries, 0, NO_RULES, seed).zones.deck?.cards.at(-1));
    expect(new Set(tops).size).toBe(6);
  });

  it('keeps the known cards of a face-down pile in place, and the order of backs', () => {
    const entries = history(
      NO_RULES,
      (table) => {
        table.make('deck', ['ace', 'jack', 'king', 'jack', 'queen', 'jack']);
        table.peek([1], [1]);
      },
      (table) => table.shuffle('deck'),
    );
    const then = foldAll(NO_RULES, entries.slice(0, 1));
    const backs = (cards: readonly number[] = []) => cards.map((card) => then.faces[card]?.back);
    for (let seed = 0; seed < 20; seed++) {
      const { zones, known } = again(entries, 0, NO_RULES, seed);
      expect(zones.deck?.cards.indexOf(1)).toBe(then.zones.deck?.cards.indexOf(1));
      expect(backs(zones.deck?.cards)).toEqual(backs(then.zones.deck?.cards));
      expect(known).toEqual({ 1: [1] });
    }
  });
});

describe('the information kept from after the restored version', () => {
  const hand = (table: Table): void => {
    table.make('hand-0', ['ace', 'king', 'queen']);
    table.make('deck', ['ace', 'king', 'queen', 'queen']);
    table.make('row', []);
  };

  it('includes a card that was openly played from a hand', () => {
    const entries = history(NO_RULES, hand, (table) => table.move([2], 'discard'));
    expect(again(entries, 0).known).toEqual({ 2: 'everyone' });
  });

  it('belongs only to the seats that have looked at the card', () => {
    const entries = history(NO_RULES, hand, (table) => table.peek([1, 3], [1]));
    expect(again(entries, 0).known).toEqual({ 1: [1], 3: [1] });
  });

  it('excludes a card that could have entered the hand in between', () => {
    const entries = history(
      NO_RULES,
      hand,
      (table) => table.draw('deck', 'hand-0'),
      (table) => table.move([2], 'discard'),
    );
    expect(again(entries, 0).known).toEqual({});
    expect(again(entries, 1).known).toEqual({ 2: 'everyone' });
  });

  it('excludes a face-down pile that is shuffled again', () => {
    const entries = history(NO_RULES, hand, (table) => table.reveal([4, 5]));
    expect(again(entries, 0).known).toEqual({});
  });

  it('includes answers about hidden cards while all of them stay in place', () => {
    const asked = (table: Table): void => {
      table.disclose({ fact: 'holds', name: 'ace' } as never, [1, 2, 3]);
    };
    const heard = history(QUESTIONS, hand, asked);
    expect(again(heard, 0, QUESTIONS).told).toMatchObject([{ told: { fact: 'holds', answer: true } }]);
    const late = history(QUESTIONS, hand, (table) => table.draw('deck', 'hand-0'), asked);
    expect(again(late, 0, QUESTIONS).told).toEqual([]);
    expect(again(late, 1, QUESTIONS).told).toHaveLength(1);
  });
});

describe('a judge', () => {
  const atTurn = () => {
    const match = tollRoadMatch(3);
    match.toTheFirstTurn();
    return match;
  };
  const act = (match: ReturnType<typeof tollRoadMatch>, action: Parameters<typeof play>[3]) =>
    play(TOLL_ROAD, match.at, entryRandom('other', match.at.version + 1), action, undefined, match.entries);

  it('rewinds a match, which continues from the restored version', () => {
    const match = atTurn();
    const before = match.at;
    match.move(match.asked()[0] ?? 0, { pass: true });
    const made = act(match, { kind: 'REWOUND', seat: null, move: { to: before.version, ...WORD } });
    if ('refused' in made) throw new Error(made.refused);
    expect(made.at.version).toBe(match.at.version + 1);
    expect(made.at.agenda).toEqual(before.agenda);
    expect(made.at.state).toEqual(before.state);
    expect(waitingFor(TOLL_ROAD, made.at)).toEqual(waitingFor(TOLL_ROAD, before));
    const entries = [...match.entries, made.entry];
    expect(foldAll(TOLL_ROAD, JSON.parse(JSON.stringify(entries)))).toEqual(made.at);
  });

  it('cannot rewind to a version that does not exist', () => {
    const match = atTurn();
    const to = match.at.version;
    expect(act(match, { kind: 'REWOUND', seat: null, move: { to, ...WORD } })).toEqual({ refused: 'NO_VERSION' });
  });

  it('pauses a match, so that no seat is asked or can answer until the match resumes', () => {
    const match = atTurn();
    const [seat = 0] = match.asked();
    match.act({ kind: 'PAUSED', seat: null, move: WORD });
    expect([match.asked(), decision(TOLL_ROAD, match.at, seat)]).toEqual([[], null]);
    for (const action of [
      { kind: 'MOVE', seat, move: { pass: true } },
      { kind: 'TIMED_OUT', seat, move: { pass: true } },
      { kind: 'AUTO_PASS', seat, move: { mode: 'UNTIL_MY_TURN' } },
      { kind: 'PAUSED', seat: null, move: WORD },
    ] as const)
      expect(act(match, action)).toEqual({ refused: 'PAUSED' });
    match.act({ kind: 'RESUMED', seat: null, move: WORD });
    expect(match.asked()).toEqual([seat]);
    expect(act(match, { kind: 'RESUMED', seat: null, move: WORD })).toEqual({ refused: 'NOT_PAUSED' });
  });

  it('causes all sealed answers to be collected again', () => {
    const match = tollRoadMatch(3);
    match.move(0, { bid: 0 });
    match.move(1, { bid: 0 });
    const made = act(match, { kind: 'REWOUND', seat: null, move: { to: 1, ...WORD } });
    if ('refused' in made) throw new Error(made.refused);
    expect([made.at.sealed, waitingFor(TOLL_ROAD, made.at)]).toEqual([[], [0, 1, 2]]);
  });

  it('takes a seat out of the match with a loss, and changes nothing with a warning', () => {
    const match = atTurn();
    const warned = match.act({ kind: 'RULED', seat: null, move: { seat: 1, ruling: 'WARNING', ...WORD } });
    expect([match.at.left, warned.facts.length]).toEqual([[], 1]);
    match.act({ kind: 'RULED', seat: null, move: { seat: 1, ruling: 'GAME_LOSS', ...WORD } });
    expect(match.at.left).toEqual([1]);
    expect(held(match.at, 0, 'mule')).toBeDefined();
    const lost = match.entries.at(-1)?.facts.map(({ fact }) => fact) ?? [];
    expect(lost.slice(0, 2)).toEqual(['ruled', 'left']);
  });
});

it('a game that opens zones later keeps everything that entries mention', () => {
  const later = registered({ ...NO_RULES, id: 'later' });
  const entries = history(
    later,
    (table) => table.make('discard', ['ace']),
    (table) => {
      table.open({ id: 'late', label: 'late zone', kind: 'pile', seat: null, readers: 'everyone' });
      table.make('late', ['king']);
    },
  );
  const { agenda: _, ...table } = again(entries, 0, later);
  const rewound = { fact: 'rewound' as const, to: 0, ...WORD, table };
  const entry: Entry = {
    version: 2,
    kind: 'REWOUND',
    seat: null,
    move: { to: 0, ...WORD },
    facts: [rewound],
    agenda: [0],
  };
  const at = foldAll(later, [...entries, entry]);
  expect(at.zones.late).toMatchObject({ label: 'late zone', cards: [] });
  expect(at.faces[2]?.name).toBe('king');
});
