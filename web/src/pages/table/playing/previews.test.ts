import { describe, expect, it } from 'vitest';
import { aboutCard, aboutCell, aboutPiece, keyOf } from '../../../board/subjects.ts';
import type { PieceParts, TableView } from '../../../data/client.ts';
import { answering, litBy, moveIn, NOTHING_CHOSEN, type Question } from '../answering.ts';
import { asItLies, isTurning, previewed } from './previews.ts';

const piece = (key: string, rotation: number, value = 0): PieceParts => ({
  ...{ key, kind: 'ship', label: key, seat: null, card: null, rotation },
  stats: [{ label: 'Damage', seat: null, value, max: 9, side: null }],
});
const cell = (key: string, x: number, pieces: PieceParts[]) => ({
  ...{ key, x, y: 0, kind: 'space', label: key, seat: null, card: null, pieces },
});
const tug = {
  ...{ number: 7, name: 'Tug', text: '', back: 'Spaceship', place: null },
  stats: [{ label: 'Damage top', seat: null, value: 3, max: null, side: 0 }],
};
const table: TableView = {
  zones: [{ key: 'hand-0', label: 'Hand', seat: 0, kind: 'HAND', count: 1, cards: [tug] }],
  board: {
    shape: 'HEX',
    cells: [cell('a', 0, [piece('ship', 2)]), cell('b', 1, [piece('star', 0)]), cell('c', 2, [])],
  },
  counters: [],
  seats: [],
};
/** The ship hits the star in the second of four rotations. */
const turning: Question = {
  choices: [0, 1, 2, 3].map((rotation) => ({
    ...{ label: `Rotation ${rotation}`, move: { turn: { rotation } }, concerns: [], blanks: [] },
    preview: [piece('ship', rotation), ...(rotation === 1 ? [piece('star', 0, 3)] : [])],
  })),
};
const from = (chosen: number) => ({ ...NOTHING_CHOSEN, chosen });
const piecesIn = ({ board }: TableView) => board?.cells.map(({ pieces }) => pieces.map((one) => one.rotation));

describe('a question about a rotation', () => {
  it('is one whose choices all show the same piece, and starts with the piece as it lies', () => {
    expect([isTurning(turning), asItLies(turning, table)]).toEqual([true, 2]);
    const [first] = turning.choices;
    if (!first) throw new Error('no choice');
    const pass = { ...first, preview: [] };
    for (const choices of [[first], [first, pass], [first, { ...first, preview: [piece('star', 0)] }]])
      expect(isTurning({ choices })).toBe(false);
  });

  it('goes around in both directions, and by a tap on the piece, but not on others', () => {
    const turned = (chosen: number, by: 1 | -1) => answering(turning, from(chosen), { do: 'turn', by });
    expect([turned(3, 1).chosen, turned(0, -1).chosen]).toEqual([0, 3]);
    const tapped = (key: string) => answering(turning, from(1), { do: 'touch', subject: aboutPiece({ key }) }).chosen;
    expect([tapped('ship'), tapped('star')]).toEqual([2, 1]);
    expect(moveIn(turning, from(1))).toEqual({ turn: { rotation: 1 } });
  });

  it('marks the piece, and those that it affects', () => {
    const marks = litBy(turning, from(1));
    expect(marks.get(keyOf(aboutPiece({ key: 'ship' })))).toEqual({ state: 'about', turns: true });
    expect(marks.get(keyOf(aboutPiece({ key: 'star' })))).toEqual({ state: 'about', turns: false });
  });

  it('shows on the board what the rotation would change', () => {
    const shown = previewed(table, turning, from(1));
    expect(piecesIn(shown)).toEqual([[1], [0], []]);
    expect(shown.board?.cells[1]?.pieces[0]?.stats[0]?.value).toBe(3);
    expect(previewed(table, turning, NOTHING_CHOSEN)).toBe(table);
  });
});

it('a card with numbers at its sides is shown on the cell that is picked for it', () => {
  const deploys = (number: number): Question => ({
    choices: [
      {
        ...{ label: 'Deploy', move: {}, concerns: [aboutCard(number)], preview: [] },
        blanks: [
          {
            ...{ label: null, kind: 'CELL', path: ['deploy', 'at'], min: 1, max: 1, each: null },
            from: [{ value: 'c', label: 'c', concerns: aboutCell({ key: 'c' }) }],
          },
        ],
      },
    ],
  });
  const picked = { ...from(0), values: [['c']] };
  const [laid] = previewed(table, deploys(7), picked).board?.cells[2]?.pieces ?? [];
  expect(laid).toMatchObject({ label: 'Tug', rotation: 0, card: null, stats: tug.stats });
  expect(previewed(table, deploys(7), { ...from(0), values: [[]] })).toBe(table);
  expect(previewed(table, deploys(8), picked)).toBe(table);
});
