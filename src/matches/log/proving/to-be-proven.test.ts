import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ToBeProven } from './to-be-proven.ts';

const left: string[][] = [];
let all: ToBeProven;
beforeEach(() => {
  vi.useFakeTimers();
  left.length = 0;
  all = new ToBeProven((matches) => left.push([...matches]));
});
afterEach(() => {
  all.close();
  vi.useRealTimers();
});

describe('matches that are to be proven', () => {
  test('are spoken of at once, and together while others have just been', () => {
    for (const match of ['a', 'b', 'c']) all.add(match);
    expect(left).toEqual([['a']]);
    vi.advanceTimersByTime(1000);
    expect(left).toEqual([['a'], ['b', 'c']]);
    vi.advanceTimersByTime(1000);
    all.add('d');
    expect(left.at(-1)).toEqual(['d']);
  });

  test('do not wait when there are many, nor when the room is closed', () => {
    for (let n = 0; n < 40; n++) all.add(`${n}`);
    expect(left.map(({ length }) => length)).toEqual([1, 32]);
    all.close();
    expect(left.flat()).toHaveLength(40);
  });
});
