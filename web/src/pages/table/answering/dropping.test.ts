import { describe, expect, it } from 'vitest';
import { aboutCard, aboutCell, aboutPiece, aboutSeat, keyOf } from '../../../board/subjects.ts';
import { litBy, moveIn, NOTHING_CHOSEN, type Question } from '../answering.ts';
import type { AskedBlankParts, SubjectParts } from '../operations.generated.ts';
import { dropped, isSettled, targetsOf } from './dropping.ts';
import { withPointed } from './preview.ts';

const sword = aboutCard(54);
const knight = aboutPiece({ key: '3' });
const [a1, b2] = ['a1', 'b2'].map((key) => aboutCell({ key }));
const ann = aboutSeat(0);
if (!a1 || !b2) throw new Error('no cells');

function blank(path: string, subjects: readonly SubjectParts[], min = 1, max = min): AskedBlankParts {
  const from = subjects.map((concerns) => ({ value: keyOf(concerns), label: keyOf(concerns), concerns }));
  return { label: null, kind: 'CELL', path: ['game', path], min, max, from, each: null };
}

const cards = [1, 2, 3].map(aboutCard);
const question: Question = {
  choices: [
    { preview: [], label: 'Pass', move: { game: { pass: true } }, concerns: [], blanks: [] },
    {
      preview: [],
      label: 'Lay the sword on …',
      move: { game: { cell: [] } },
      concerns: [sword],
      blanks: [blank('cell', [a1, b2])],
    },
    { preview: [], label: 'Equip the sword', move: { game: { equip: 54 } }, concerns: [sword], blanks: [] },
    {
      preview: [],
      label: 'The knight attacks Ann',
      move: { game: { attack: 0 } },
      concerns: [knight, ann],
      blanks: [],
    },
    {
      preview: [],
      label: 'Discard …',
      move: { game: { discard: [] } },
      concerns: [],
      blanks: [blank('discard', cards, 2)],
    },
    {
      preview: [],
      label: 'Go to …',
      move: { game: { go: [] } },
      concerns: [knight],
      blanks: [blank('go', [a1, b2], 1, 2)],
    },
  ],
};
const keys = (...subjects: SubjectParts[]) => new Set(subjects.map(keyOf));

describe('an item', () => {
  it('can be dragged onto what an answer names beside it, but not onto another value of the same blank', () => {
    expect(targetsOf(question, sword)).toEqual(keys(a1, b2));
    expect(targetsOf(question, knight)).toEqual(keys(ann, a1, b2));
    expect(targetsOf(question, aboutCard(1))).toEqual(new Set());
    expect(targetsOf(question, aboutCard(99))).toEqual(new Set());
  });

  it('answers both steps when it is dropped', () => {
    const answer = dropped(question, sword, b2);
    expect(answer && moveIn(question, answer)).toEqual({ game: { cell: [keyOf(b2)] } });
    expect(answer && isSettled(question, answer)).toBe(true);
    const attack = dropped(question, knight, ann);
    expect(attack && moveIn(question, attack)).toEqual({ game: { attack: 0 } });
  });

  it('does nothing when it is dropped onto something else', () => {
    expect(dropped(question, sword, ann)).toBeNull();
    expect(dropped(question, aboutCard(1), aboutCard(2))).toBeNull();
  });

  it('leaves an answer open that could contain more', () => {
    const answer = dropped(question, knight, a1);
    expect(answer && moveIn(question, answer)).toEqual({ game: { go: [keyOf(a1)] } });
    expect(answer && isSettled(question, answer)).toBe(false);
    expect(isSettled(question, NOTHING_CHOSEN)).toBe(false);
  });
});

describe('pointing at an answer', () => {
  const marks = litBy(question, NOTHING_CHOSEN);
  const pointedAt = (choice: number) => {
    const shown = withPointed(marks, question, NOTHING_CHOSEN, { choice });
    return new Set([...shown].flatMap(([key, { isPointed }]) => (isPointed ? [key] : [])));
  };

  it('marks everything that it is about, and the places it leads to', () => {
    expect(pointedAt(1)).toEqual(keys(sword, a1, b2));
    expect(pointedAt(3)).toEqual(keys(knight, ann));
    expect(pointedAt(0)).toEqual(new Set());
  });

  it('marks one value of the chosen answer, and keeps what can be chosen', () => {
    const now = { ...NOTHING_CHOSEN, chosen: 1, values: [[]] };
    const shown = withPointed(litBy(question, now), question, now, { blank: 0, option: 1 });
    expect([shown.get(keyOf(a1)), shown.get(keyOf(b2))]).toEqual([
      { state: 'open' },
      { state: 'open', isPointed: true },
    ]);
  });

  it('changes nothing when it ends', () => {
    expect(withPointed(marks, question, NOTHING_CHOSEN, null)).toBe(marks);
  });
});
