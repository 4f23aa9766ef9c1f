import { describe, expect, it } from 'vitest';
import { cursorOf, openCursor, pageOf } from './pagination.ts';

const SIZES = { usual: 20, largest: 50 };

describe('the size of a page', () => {
  it.each([
    [{}, { size: 20, backwards: false }],
    [
      { first: null, last: null },
      { size: 20, backwards: false },
    ],
    [{ first: 50 }, { size: 50, backwards: false }],
    [{ last: 1 }, { size: 1, backwards: true }],
  ])('%o is %o', (asked, page) => expect(pageOf(SIZES, asked)).toEqual(page));

  it.each([
    ['first', { first: 51 }],
    ['first', { first: 0 }],
    ['last', { last: 51 }],
    ['last', { last: -1 }],
    ['last', { first: 1, last: 1 }],
  ])('%s is refused in %o', (field, asked) => {
    expect(() => pageOf(SIZES, asked)).toThrow(
      expect.objectContaining({ code: 'BAD_INPUT', details: expect.objectContaining({ field }) }),
    );
  });
});

describe('a cursor', () => {
  const at = { createdAt: new Date('2026-01-02T03:04:05.678Z'), id: '01890a5d-ac96-774b-bcce-b302099a8057' };

  it('names a position in a list', () => {
    expect(openCursor('after', cursorOf(at))).toEqual([at.createdAt, at.id]);
    expect(openCursor('after', null)).toBeNull();
  });

  it.each(['nonsense', 'bnVsbA', cursorOf({ ...at, id: 'none' })])('%s is refused', (cursor) => {
    expect(() => openCursor('before', cursor)).toThrow(
      expect.objectContaining({ code: 'BAD_INPUT', details: expect.objectContaining({ field: 'before' }) }),
    );
  });
});
