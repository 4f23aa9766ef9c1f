import { expect, it } from 'vitest';
import { leftBehind } from './left-behind.ts';

const MOVE = { kind: 'MOVE', rewoundTo: null, ruling: null };

/** Creates entries from 0 on, some of which rewind to a version. */
const entries = (count: number, rewinds: Readonly<Record<number, number>>) =>
  Array.from({ length: count }, (_, version) => ({ ...MOVE, version, rewoundTo: rewinds[version] ?? null }));

it.each([
  ['nothing without a rewind', 5, {}, []],
  ['the entries between the version and the rewind', 8, { 6: 3 }, [4, 5]],
  ['both branches of two rewinds to the same version', 10, { 5: 2, 8: 2 }, [3, 4, 5, 6, 7]],
  ['no entry of a branch that a later rewind restored', 10, { 5: 2, 8: 4 }, [5, 6, 7]],
])('a match with rewinds leaves behind %s', (_, count, rewinds, left) => {
  expect([...leftBehind(entries(count, rewinds))].sort((a, b) => a - b)).toEqual(left);
});

it('a rewind in a part of a log leaves behind only entries of that part', () => {
  expect([...leftBehind(entries(8, { 6: 1 }).slice(4))].sort()).toEqual([4, 5]);
});

it('a rewind leaves a game loss behind, but keeps notes, warnings, extra time and calls', () => {
  const kinds = ['MOVE', 'RULED', 'RULED', 'RULED', 'TIME_GIVEN', 'PAUSED', 'JUDGE_CALLED', 'MOVE', 'REWOUND'];
  const rulings = [null, 'NOTE', 'WARNING', 'GAME_LOSS'];
  const log = kinds.map((kind, version) => ({
    ...{ version, kind, ruling: rulings[version] ?? null },
    rewoundTo: kind === 'REWOUND' ? 0 : null,
  }));
  expect([...leftBehind(log)].sort()).toEqual([3, 7]);
});
