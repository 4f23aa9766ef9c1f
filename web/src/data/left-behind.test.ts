import { expect, it } from 'vitest';
import { leftBehind } from './left-behind.ts';

/** Entries from 0 on: of those that are rewinds to which version. */
const entries = (count: number, rewinds: Readonly<Record<number, number>>) =>
  Array.from({ length: count }, (_, version) => ({ version, rewoundTo: rewinds[version] ?? null }));

it.each([
  ['nothing where nobody has taken a match back', 5, {}, []],
  ['what lies between the version and the rewind', 8, { 6: 3 }, [4, 5]],
  ['both branches of two rewinds to the same version', 10, { 5: 2, 8: 2 }, [3, 4, 5, 6, 7]],
  ['nothing of a branch to which the match was taken back again', 10, { 5: 2, 8: 4 }, [5, 6, 7]],
])('what counts no more is %s', (_, count, rewinds, left) => {
  expect([...leftBehind(entries(count, rewinds))].sort((a, b) => a - b)).toEqual(left);
});

it('of a part of a log it is what that part says', () => {
  expect([...leftBehind(entries(8, { 6: 1 }).slice(4))].sort()).toEqual([4, 5]);
});
