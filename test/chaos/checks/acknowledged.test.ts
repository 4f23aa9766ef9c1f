import { expect, it } from 'vitest';
import { acknowledgedFindings, type LoggedEntry } from './acknowledged.ts';

const said = [
  { id: 'event', key: 'a', version: 3 },
  { id: 'match', key: 'b', version: 5 },
];
const created: LoggedEntry = { id: 'event', version: 0, kind: 'CREATED', key: 'first' };
const entered: LoggedEntry = { id: 'event', version: 2, kind: 'ENTERED', key: 'a' };
const move: LoggedEntry = { id: 'match', version: 5, kind: 'MOVE', key: 'b' };
const timeOut: LoggedEntry = { id: 'match', version: 6, kind: 'TIMED_OUT', key: null };
const log = [created, entered, move, timeOut];

const found = (...entries: LoggedEntry[]) => acknowledgedFindings(said, entries).join();

it('finds nothing wrong if each acknowledged request is in its log once', () => {
  expect(found(...log)).toBe('');
});

it('finds a lost, a duplicated, a late and an unknown entry, and a move at another version', () => {
  expect(found(created, entered, timeOut)).toMatch(/match: version 5 .* not in the log/);
  expect(found(...log, entered)).toMatch(/event: entry 2, ENTERED, is there twice/);
  expect(found(created, { ...entered, version: 4 }, move)).toMatch(/entry 4 was/);
  expect(found(entered, { ...move, version: 4 })).toMatch(/entry 4 was acknowledged at/);
  expect(acknowledgedFindings(said.slice(1), log)).toEqual(['event: entry 2, ENTERED, was never acknowledged']);
});

it('forgives a doubtful request, once', () => {
  const doubtful = (...entries: LoggedEntry[]) => acknowledgedFindings([], entries, new Set(['b']));
  expect(doubtful(move)).toEqual([]);
  expect(doubtful(move, { ...move, version: 6 })).toEqual(['match: entry 6, MOVE, is there twice']);
});
