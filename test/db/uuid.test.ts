import { expect, it } from 'vitest';
import { isUuid, timedUuid } from '../../src/db/uuid.ts';

it('a timed id is a UUIDv7 that begins with its time, so that ids are in the order of their creation', () => {
  const now = Date.UTC(2026, 10, 27, 12, 0, 0, 1);
  const ids = [now, now + 1, now + 1000.7, now + 365 * 86_400_000].map(timedUuid);
  expect(ids.map((id) => Number(`0x${id.replace('-', '').slice(0, 12)}`))).toEqual([
    now,
    now + 1,
    now + 1000,
    now + 365 * 86_400_000,
  ]);
  for (const id of ids) expect(id).toMatch(/^[\da-f]{8}-[\da-f]{4}-7[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
  expect(ids.every(isUuid)).toBe(true);
  expect(ids.toSorted()).toEqual(ids);
});

it('two ids of the same time differ', () => {
  expect(new Set(Array.from({ length: 1000 }, () => timedUuid(0))).size).toBe(1000);
});
