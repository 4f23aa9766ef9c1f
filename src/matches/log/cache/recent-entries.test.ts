import { describe, expect, test } from 'vitest';
import { entryText, hashedText } from '../../../engine/index.ts';
import type { LogEntry } from '../chained-entry.ts';
import { RecentEntries, tailLength } from './recent-entries.ts';

const entry = (version: number, key: string | null = null, seat: number | null = version % 2): LogEntry => ({
  version,
  kind: 'MOVE',
  seat,
  move: { play: { card: version, said: '“ö”' } },
  facts: [{ fact: 'played' }],
  agenda: [0, { step: 'turn', seat: 1 }],
  at: new Date(1_700_000_000_000 + version),
  key,
  hash: `hash ${version}`,
});

const MOST = 24;
const NONE = RecentEntries.empty(MOST);
const upTo = (version: number) => Array.from({ length: version + 1 }, (_, n) => entry(n));

describe('the last entries of a match', () => {
  test('are returned unchanged, whether they were added one by one or together', () => {
    const one = upTo(40).reduce((tail, next) => tail.with(next), NONE);
    for (const tail of [one, NONE.withAll(upTo(40)), NONE.withAll(upTo(30)).withAll(upTo(40).slice(31))]) {
      expect(tail.all()).toEqual(upTo(40).slice(-MOST));
      expect(tail.last).toEqual(entry(40));
      expect(tail.between(38, 40)).toEqual([entry(39), entry(40)]);
      expect(tail.between(16, 17)).toEqual([entry(17)]);
      expect(tail.between(38, 39)).toEqual([entry(39)]);
      expect(tail.between(39, 40)).toEqual([entry(40)]);
    }
  });

  test('are returned unchanged if they were added with their text', () => {
    const text = (one: LogEntry) => hashedText(one, entryText(one, one.at));
    const tail = upTo(5).reduce((before, one) => before.with(one, text(one)), NONE);
    expect(tail.all()).toEqual(upTo(5));
  });

  test('are not returned if some of the requested entries are gone or do not exist yet', () => {
    const tail = NONE.withAll(upTo(40));
    expect([tail.between(15, 20), tail.between(39, 41), NONE.between(-1, 0)]).toEqual([null, null, null]);
  });

  test('are found by a key of one of the given seats, no matter how old they are', () => {
    const entries = [entry(0, null, null), entry(1, 'a"b'), entry(2, 'a'), entry(3, 'b'), entry(4, 'c'), entry(5, 'a')];
    const tail = NONE.withAll(entries);
    expect(tail.byKey({ key: 'a"b', keySeats: [1] })).toEqual(entries[1]);
    expect(tail.byKey({ key: 'a', keySeats: [1] })).toEqual(entries[5]);
    expect(tail.byKey({ key: 'a', keySeats: [0] })).toEqual(entries[2]);
    expect(tail.byKey({ key: 'b', keySeats: [0] })).toBeNull();
    expect(tail.byKey({ key: null, keySeats: [0, 1] })).toBeNull();
    expect(tail.byKey({ key: 'd', keySeats: [0, 1] })).toBeNull();
  });

  test('are more than all seats can append between two moves', () => {
    for (const seats of [1, 2, 4, 10]) expect(tailLength(seats)).toBeGreaterThan(2 * seats);
  });
});
