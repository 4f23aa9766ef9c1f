import { describe, expect, it } from 'vitest';
import { NO_NEWS, newsAfter } from './news.ts';

const told = (...kinds: string[]) =>
  newsAfter(
    NO_NEWS,
    kinds.map((kind) => ({ kind })),
  );

describe('the data that is read again', () => {
  it('is what the entries have changed, read once for any number of entries', () => {
    expect(told('REGISTERED', 'CHECKED_IN')).toEqual({ entrants: 1, tables: 0, standings: 0 });
    expect(told('PAIRED')).toEqual({ entrants: 0, tables: 1, standings: 1 });
    expect(told('APPOINTED')).toEqual(NO_NEWS);
  });

  it('is everything after an entry of an unknown kind, or if an entrant may be out', () => {
    const all = { entrants: 1, tables: 1, standings: 1 };
    expect(told('SOMETHING_NEW')).toEqual(all);
    expect(told('RESULTS')).toEqual(all);
    expect(told('DROPPED')).toEqual(all);
  });

  it('is only the tables after an update without entries, which concerns the reader’s own tables', () => {
    expect(told()).toEqual({ entrants: 0, tables: 1, standings: 0 });
  });
});
