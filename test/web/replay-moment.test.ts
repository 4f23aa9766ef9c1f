import { describe, expect, it } from 'vitest';
import type { Viewer } from '../../src/engine/index.ts';
import { decisionsOf, nextAround, nextOf, saying } from '../../web/src/pages/replay/record/jumps.ts';
import { addressOf, momentIn, withSeat } from '../../web/src/pages/replay/record/moment.ts';

const query = (text: string) => new URLSearchParams(text);

describe('the address of a moment', () => {
  it.each<[number, Viewer, string]>([
    [0, 'everything', 'entry=0'],
    [120, [], 'entry=120&eyes=nobody'],
    [7, [1], 'entry=7&eyes=1'],
    [7, [0, 2], 'entry=7&eyes=0,2'],
  ])('after entry %d as seen by %j is ?%s', (version, viewer, text) => {
    expect(addressOf('/replay', query(''), { version, viewer })).toBe(`/replay?${text}`);
    expect(momentIn(query(text), 500, 3)).toEqual({ version, viewer });
  });

  it('keeps other parameters', () => {
    expect(addressOf('/m', query('view=wall&eyes=1&entry=3'), { version: 4, viewer: 'everything' })).toBe(
      '/m?view=wall&entry=4',
    );
  });

  it.each([
    ['', 0, 'everything'],
    ['entry=-3', 0, 'everything'],
    ['entry=1e3', 0, 'everything'],
    ['entry=9999', 500, 'everything'],
    ['eyes=7', 0, 'everything'],
    ['eyes=1,1,0,9', 0, [0, 1]],
    ['eyes=a', 0, 'everything'],
  ])('falls back to the beginning or the end if invalid: %s', (text, version, viewer) => {
    expect(momentIn(query(text), 500, 2)).toEqual({ version, viewer });
  });

  it('switches between one seat and a team', () => {
    expect([withSeat('everything', 1), withSeat([1], 0), withSeat([0, 1], 1), withSeat([0], 0)]).toEqual([
      [1],
      [0, 1],
      [0],
      [],
    ]);
  });
});

describe('jumping', () => {
  it('finds the next and the previous entry, and wraps around only when searching', () => {
    expect([nextOf([2, 5, 9], 5, 1), nextOf([2, 5, 9], 5, -1), nextOf([2, 5, 9], 9, 1)]).toEqual([9, 2, null]);
    expect([nextAround([2, 5, 9], 9, 1), nextAround([2, 5, 9], 2, -1), nextAround([], 2, 1)]).toEqual([2, 9, null]);
  });

  it('goes to the moment before a seat answers, not after', () => {
    const entry = (version: number, kind: string, seat: number | null) => ({
      version,
      kind,
      seat,
      move: {},
      facts: [],
      agenda: [0],
    });
    const entries = [
      entry(0, 'BEGAN', null),
      entry(1, 'MOVE', 1),
      entry(2, 'TIMED_OUT', 0),
      entry(3, 'AUTO_PASS', 0),
      entry(4, 'MOVE', 0),
    ];
    expect(decisionsOf(entries as never, 0)).toEqual([1, 3]);
  });

  it('finds text in entries regardless of case, and nothing for an empty search', () => {
    expect(saying(['Ada draws', 'Bo plays Spark', 'a SPARK burns'], ' spark ')).toEqual([1, 2]);
    expect(saying(['Ada draws'], '  ')).toEqual([]);
  });
});
