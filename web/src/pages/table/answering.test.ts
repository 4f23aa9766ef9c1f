import { describe, expect, it } from 'vitest';
import { aboutCard, aboutCell, aboutPiece, keyOf } from '../../board/subjects.ts';
import {
  type Answering,
  answering,
  begun,
  litBy,
  missing,
  moveIn,
  NOTHING_CHOSEN,
  offered,
  type Question,
  type Step,
} from './answering.ts';
import type { AskedBlankParts, SubjectParts } from './operations.generated.ts';

const sword = aboutCard(54);
const axe = aboutCard(25);
const cellAt = (key: string) => aboutCell({ key });
const knight = aboutPiece({ key: '3' });
const option = (concerns: SubjectParts | null, value: unknown) => ({ value, label: String(value), concerns });
const blank = (path: string, min: number, max: number, from: AskedBlankParts['from']): AskedBlankParts => {
  return { label: null, kind: 'CELL', path: ['game', ...path.split('.')], min, max, from: from ?? null, each: null };
};
const cells = [option(cellAt('a1'), 'a1'), option(cellAt('b2'), 'b2')];

const question: Question = {
  choices: [
    { label: 'Pass', move: { game: { pass: true } }, concerns: [], blanks: [], preview: [] },
    { label: 'Equip the sword', move: { game: { equip: { card: 54 } } }, concerns: [sword], blanks: [], preview: [] },
    {
      label: 'Seed the sword under …',
      move: { game: { seed: { card: 54, cell: [] } } },
      concerns: [sword],
      blanks: [blank('seed.cell', 1, 1, cells)],
      preview: [],
    },
    { label: 'Equip the axe', move: { game: { equip: { card: 25 } } }, concerns: [axe], blanks: [], preview: [] },
    {
      label: 'Go to …',
      move: { game: { go: { to: [] } } },
      concerns: [],
      blanks: [blank('go.to', 1, 1, [option(cellAt('c3'), 'c3'), option(cellAt('d4'), 'd4')])],
      preview: [],
    },
    {
      label: 'Discard …',
      move: { game: { discard: [] } },
      concerns: [],
      blanks: [
        blank(
          'discard',
          2,
          3,
          [1, 2, 3, 4].map((n) => option(aboutCard(n), n)),
        ),
      ],
      preview: [],
    },
    {
      label: 'Heal',
      move: { game: { heal: 0 } },
      concerns: [knight],
      blanks: [blank('heal', 1, 9, null)],
      preview: [],
    },
  ],
};

function done(...steps: Step[]): Answering {
  return steps.reduce((now, step) => answering(question, now, step), NOTHING_CHOSEN);
}
const touch = (subject: SubjectParts): Step => ({ do: 'touch', subject });
const lit = (now: Answering, subject: SubjectParts) => litBy(question, now).get(keyOf(subject))?.state;

describe('the highlighting', () => {
  it('begins with the subjects of all choices, and the options of choices without a subject', () => {
    for (const one of [sword, axe, knight, cellAt('c3'), aboutCard(1)]) expect(lit(NOTHING_CHOSEN, one)).toBe('open');
    expect(lit(NOTHING_CHOSEN, cellAt('a1'))).toBeUndefined();
  });

  it('shows the choices for a touched card', () => {
    const now = done(touch(sword));
    expect(offered(question, now)).toEqual([1, 2]);
    expect(lit(now, sword)).toBe('about');
    expect(lit(now, cellAt('a1'))).toBe('open');
    expect(lit(now, axe)).toBeUndefined();
  });

  it('shows the options of the chosen choice, and the picked ones with their order', () => {
    const now = done({ do: 'choose', choice: 5 }, touch(aboutCard(3)), touch(aboutCard(1)));
    expect(litBy(question, now).get(keyOf(aboutCard(1)))).toEqual({ state: 'picked', order: 2 });
    expect(lit(now, aboutCard(2))).toBe('open');
    const full = answering(question, now, touch(aboutCard(2)));
    expect(lit(full, aboutCard(4))).toBeUndefined();
  });
});

describe('touching the table', () => {
  it('selects the only choice for the touched subjects, with its option', () => {
    const now = done(touch(sword), touch(cellAt('b2')));
    expect(now.chosen).toBe(2);
    expect(moveIn(question, now)).toEqual({ game: { seed: { card: 54, cell: ['b2'] } } });
  });

  it('selects a choice by its option only', () => {
    expect(moveIn(question, done(touch(cellAt('c3'))))).toEqual({ game: { go: { to: ['c3'] } } });
  });

  it('changes one option for another', () => {
    expect(moveIn(question, done(touch(cellAt('c3')), touch(cellAt('d4'))))).toEqual({ game: { go: { to: ['d4'] } } });
  });

  it('starts again for another choice', () => {
    expect(done(touch(axe)).chosen).toBe(3);
    expect(done(touch(axe), touch(sword))).toMatchObject({ chosen: null, touched: [sword] });
    expect(done(touch(sword), touch(axe)).chosen).toBe(3);
  });

  it('twice clears the selection', () => {
    expect(done(touch(sword), touch(sword))).toEqual(NOTHING_CHOSEN);
  });

  it('keeps the only value of a blank, which is already filled in', () => {
    const blanks = [blank('strike', 1, 1, [option(cellAt('a1'), 'a1')])];
    const only: Question = {
      choices: [{ label: 'Strike', move: { game: { strike: [] } }, concerns: [knight], blanks, preview: [] }],
    };
    const now = [knight, cellAt('a1')].reduce((one, subject) => answering(only, one, touch(subject)), NOTHING_CHOSEN);
    expect(moveIn(only, now)).toEqual({ game: { strike: ['a1'] } });
  });

  it('before a choice picks the touched option in its form, where it can be taken back', () => {
    const going = (label: string) => {
      const move = { game: { [label]: { to: [] } } };
      return { label, move, concerns: [], blanks: [blank(`${label}.to`, 1, 1, cells)], preview: [] };
    };
    const map: Question = { choices: [going('walk'), going('fly')] };
    const steps = (...all: Step[]) => all.reduce((now, step) => answering(map, now, step), NOTHING_CHOSEN);
    const walk: Step = { do: 'choose', choice: 0 };
    const now = steps(touch(cellAt('b2')), walk);
    expect(moveIn(map, now)).toEqual({ game: { walk: { to: ['b2'] } } });
    expect(litBy(map, now).get(keyOf(cellAt('b2')))?.state).toBe('picked');
    expect(steps(touch(cellAt('b2')), walk, touch(cellAt('b2')))).toMatchObject({ chosen: 0, values: [[]] });
    expect(steps(touch(cellAt('a1')), touch(cellAt('a1')), walk).values).toEqual([[]]);
  });

  it('before a choice picks nothing if several touched items are options', () => {
    const both = blank('trade', 1, 1, cells);
    const trade = { label: 'Trade', move: { game: { trade: [] } }, concerns: [], blanks: [both], preview: [] };
    const map: Question = { choices: [trade, { ...trade, label: 'Trade twice' }] };
    const touched = ['a1', 'b2'].reduce((now, key) => answering(map, now, touch(cellAt(key))), NOTHING_CHOSEN);
    expect(touched.touched).toHaveLength(2);
    expect(answering(map, touched, { do: 'choose', choice: 0 }).values).toEqual([[]]);
  });

  it('outside the choice keeps the picked options', () => {
    const now = done(touch(aboutCard(1)), touch(sword));
    expect(now).toMatchObject({ chosen: 5, values: [[1]] });
  });
});

describe('filling blanks', () => {
  it('reports the missing number, and makes no move before it is complete', () => {
    const one = done({ do: 'choose', choice: 5 }, { do: 'pick', blank: 0, option: 3 });
    expect(missing(question, one)).toBe(1);
    expect(moveIn(question, one)).toBeNull();
    const two = answering(question, one, { do: 'pick', blank: 0, option: 0 });
    expect(moveIn(question, two)).toEqual({ game: { discard: [4, 1] } });
    expect(missing(question, NOTHING_CHOSEN)).toBeNull();
  });

  it('keeps the order of the picked options, and can change it', () => {
    const now = done(
      { do: 'choose', choice: 5 },
      { do: 'pick', blank: 0, option: 0 },
      { do: 'pick', blank: 0, option: 1 },
    );
    expect(moveIn(question, answering(question, now, { do: 'earlier', blank: 0, place: 1 }))).toEqual({
      game: { discard: [2, 1] },
    });
    expect(answering(question, now, { do: 'earlier', blank: 0, place: 0 }).values).toEqual(now.values);
  });

  it('offers the choices that play a touched card before those in which it only pays', () => {
    const paying = [option(sword, 54)];
    const choices = [
      { label: 'Axe, paid with …', move: {}, concerns: [axe], blanks: [blank('pay', 1, 1, paying)], preview: [] },
      { label: 'Sword', move: {}, concerns: [sword], blanks: [], preview: [] },
    ];
    expect(offered({ choices }, answering({ choices }, NOTHING_CHOSEN, touch(sword)))).toEqual([1, 0]);
  });

  it('shows on the table what each option is picked for, if each has its own purpose', () => {
    const each = ['Kira Feather (Air, HP 66)', 'Hugo Marl'];
    const choices = [
      { label: 'Spots', move: {}, concerns: [], blanks: [{ ...blank('place', 2, 2, cells), each }], preview: [] },
    ];
    const now = [1, 0].reduce(
      (one, option) => answering({ choices }, one, { do: 'pick', blank: 0, option }),
      answering({ choices }, NOTHING_CHOSEN, { do: 'choose', choice: 0 }),
    );
    expect(litBy({ choices }, now).get(keyOf(cellAt('b2')))).toEqual({
      state: 'picked',
      order: 1,
      picks: 'Kira Feather',
    });
    expect(litBy({ choices }, now).get(keyOf(cellAt('a1')))).toEqual({ state: 'picked', order: 2, picks: 'Hugo Marl' });
  });

  it('allows no more options than the blank', () => {
    const now = done(
      { do: 'choose', choice: 5 },
      ...[0, 1, 2, 3].map((one): Step => ({ do: 'pick', blank: 0, option: one })),
    );
    expect(now.values).toEqual([[1, 2, 3]]);
  });

  it('keeps numbers between their bounds', () => {
    const heal = (value: number) => moveIn(question, done(touch(knight), { do: 'number', blank: 0, value }));
    expect(heal(4)).toEqual({ game: { heal: 4 } });
    expect(heal(99)).toEqual({ game: { heal: 9 } });
    expect(heal(Number.NaN)).toEqual({ game: { heal: 1 } });
  });

  it('fills in a value immediately if no other is possible', () => {
    const only: Question = {
      choices: [
        {
          label: 'Take',
          move: { game: { take: [] } },
          concerns: [],
          blanks: [blank('take', 1, 1, [option(sword, 54)])],
          preview: [],
        },
      ],
    };
    expect(moveIn(only, answering(only, NOTHING_CHOSEN, { do: 'choose', choice: 0 }))).toEqual({
      game: { take: [54] },
    });
  });

  it('begins with the only choice of a question, if it has blanks', () => {
    const [pass, , seed] = question.choices;
    if (!pass || !seed) throw new Error('no choices');
    expect(begun({ choices: [seed] })).toMatchObject({ chosen: 0, values: [[]] });
    expect([begun({ choices: [pass] }), begun(question)]).toEqual([NOTHING_CHOSEN, NOTHING_CHOSEN]);
  });

  it('clears everything on cancel', () => {
    expect(done(touch(axe), { do: 'cancel' })).toEqual(NOTHING_CHOSEN);
  });
});
