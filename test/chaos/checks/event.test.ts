import { expect, it } from 'vitest';
import { acknowledgedFindings } from './event.ts';

const said = [
  { id: 'event', key: 'a', version: 3, came: 0 },
  { id: 'match', key: 'b', version: 5, came: 0 },
];
const log = [
  { id: 'event', version: 0, kind: 'CREATED', key: 'first' },
  { id: 'event', version: 2, kind: 'ENTERED', key: 'a' },
  { id: 'match', version: 5, kind: 'MOVE', key: 'b' },
  { id: 'match', version: 6, kind: 'TIMED_OUT', key: null },
];
const [created, entered, move, timeOut] = log;
if (!created || !entered || !move || !timeOut) throw new Error('the log is too short');

it('finds nothing wrong if each acknowledged request is in its log once', () => {
  expect(acknowledgedFindings(said, log)).toEqual([]);
});

it('finds a lost, a doubled, a late and an unknown entry, and a move at another version', () => {
  expect(acknowledgedFindings(said, [created, entered, timeOut]).join()).toMatch(/match: version 5 .* 0 times/);
  expect(acknowledgedFindings(said, [...log, entered]).join()).toMatch(/event: version 3 .* 2 times/);
  expect(acknowledgedFindings(said, [created, { ...entered, version: 4 }, move]).join()).toMatch(/entry 4 was/);
  expect(acknowledgedFindings(said, [entered, { ...move, version: 4 }]).join()).toMatch(/entry 4 was acknowledged at/);
  expect(acknowledgedFindings(said.slice(1), log)).toEqual(['event: entry 2, ENTERED, was never acknowledged']);
});
