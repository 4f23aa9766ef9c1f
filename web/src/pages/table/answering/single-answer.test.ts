import { describe, expect, it } from 'vitest';
import type { Question } from '../answering.ts';
import type { AskedBlankParts } from '../operations.generated.ts';
import { isUnwatched, singleMove } from './single-answer.ts';

const pass = { label: 'Pass', move: { game: { pass: true } }, concerns: [], blanks: [], preview: [] };
const blank = (min: number, max: number, values: readonly number[] | null): AskedBlankParts => {
  const from = values && values.map((value) => ({ value, label: String(value), concerns: null }));
  return { label: null, kind: 'CARD', path: ['game', 'n'], min, max, from, each: null };
};
const asks = (...blanks: AskedBlankParts[]): Question => ({
  choices: [{ label: 'Take …', move: { game: { n: [] } }, concerns: [], blanks, preview: [] }],
});

describe('a single answer', () => {
  it('is one choice without blanks, or with one value for each', () => {
    expect(singleMove({ choices: [pass] })).toEqual({ game: { pass: true } });
    expect(singleMove(asks(blank(1, 1, [7])))).toEqual({ game: { n: [7] } });
    expect(singleMove(asks(blank(3, 3, null)))).toEqual({ game: { n: 3 } });
  });

  it('is not one of several choices, values, numbers or orders', () => {
    const several = [
      { choices: [] },
      { choices: [pass, pass] },
      asks(blank(1, 1, [7, 8])),
      asks(blank(0, 1, [7])),
      asks(blank(2, 2, [7, 8])),
      asks(blank(1, 3, null)),
    ];
    expect(several.map(singleMove)).toEqual(several.map(() => null));
  });
});

describe('the page may answer', () => {
  type Watched = Parameters<typeof isUnwatched>[0];
  const alone: Watched = {
    visibility: 'PRIVATE',
    tournamentId: null,
    clock: null,
    createdBy: { id: 'ann' },
    yourSeats: [0],
    seats: [
      { seat: 0, bot: null },
      { seat: 1, bot: 'STEADY' },
    ],
  };

  it('only where no other person can see how fast', () => {
    expect(isUnwatched(alone, 'ann')).toBe(true);
    const watched: readonly Partial<Watched>[] = [
      { visibility: 'PUBLIC' },
      { tournamentId: 't' },
      { clock: { seats: [] } },
      { createdBy: { id: 'bob' } },
      { yourSeats: [] },
      { seats: [...alone.seats, { seat: 2, bot: null }] },
    ];
    for (const more of watched) expect([more, isUnwatched({ ...alone, ...more }, 'ann')]).toEqual([more, false]);
    expect(isUnwatched(alone, null)).toBe(false);
  });
});
