import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { describe, expect, test } from 'vitest';
import { shareOfHeap, weightOf } from './cache-size.ts';

setFlagsFromString('--expose-gc');
const collect: () => void = runInNewContext('gc');

function heap(): number {
  collect();
  return process.memoryUsage().heapUsed;
}

/** Creates a table-like value that shares no strings with other tables. */
function table(n: number): object {
  const card = (i: number) => ({
    id: i,
    name: `card ${i} of table ${n}`,
    readers: [0, 1],
    at: { zone: `hand ${i}-${n}` },
  });
  return { version: n, cards: Array.from({ length: 200 }, (_, i) => card(i)), seats: [{ name: `a${n}` }, null] };
}

describe('the weight of values', () => {
  test('differs by at most a third from the size in the heap', () => {
    JSON.parse(JSON.stringify(table(0)));
    const texts = Array.from({ length: 500 }, (_, n) => JSON.stringify(table(n)));
    const before = heap();
    const tables: unknown[] = texts.map((text) => JSON.parse(text));
    const taken = heap() - before;
    const reckoned = tables.reduce<number>((sum, one) => sum + weightOf([one]), 0);
    expect(reckoned / taken).toBeGreaterThan(0.67);
    expect(reckoned / taken).toBeLessThan(1.5);
  });

  test('counts shared values once, and is zero without values', () => {
    const zone = { cards: [1, 2, 3], label: 'Hand' };
    expect(weightOf([{ a: zone, b: zone }])).toBe(weightOf([{ a: zone, b: 1 }]));
    expect(weightOf([null, undefined, 3, true])).toBe(0);
    expect(weightOf([null, zone])).toBe(weightOf([zone]));
  });

  test('is limited to a share of the heap for all matches', () => {
    expect(shareOfHeap()).toBeGreaterThan(50e6);
    expect(shareOfHeap()).toBeLessThan(8e9);
  });
});
