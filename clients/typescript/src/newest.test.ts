import { describe, expect, it } from 'vitest';
import { type Followed, followed, NOTHING_YET, newest } from './newest.ts';

interface Seen {
  id: string;
  version: number;
  epoch?: number;
}
const at = (version: number, id = 'm'): Seen => ({ id, version });
const entry = (version: number) => ({ version });

describe('the newer of the known and the received match', () => {
  it('is the one with the higher version, or the received one if the versions are equal', () => {
    const [old, known, again, next] = [at(3), at(4), at(4), at(5)];
    expect([newest(null, old), newest(known, old), newest(known, next)]).toEqual([old, known, next]);
    expect(newest(known, again)).toBe(again);
  });

  it('is the one with the higher epoch, whatever its version', () => {
    const [lost, restored] = [at(9), { ...at(4), epoch: 1 }];
    expect([newest(lost, restored), newest(restored, lost)]).toEqual([restored, restored]);
  });

  it('is the received one if it is another match, whatever its version', () => {
    expect(newest(at(9), at(1, 'other'))).toEqual(at(1, 'other'));
  });
});

describe('a match that is followed', () => {
  it('has every entry once and in order, even if responses and updates overtake each other', () => {
    const come = [
      { match: at(1), entries: [entry(0), entry(1)] },
      { match: at(4), entry: entry(4) }, // the answer to a move, which overtakes the updates
      { match: at(3), entries: [entry(2), entry(3)] },
      { match: at(4), entries: [entry(4)] },
      { match: at(1), entries: [entry(0), entry(1)] },
    ];
    const start: Followed<Seen, { version: number }> = NOTHING_YET;
    const { match, entries } = come.reduce((known, one) => followed(known, one), start);
    expect(match?.version).toBe(4);
    expect(entries.map(({ version }) => version)).toEqual([0, 1, 2, 3, 4]);
  });

  it('starts again if the server has lost entries', () => {
    const known: Followed<Seen, { version: number }> = { match: at(7), entries: [entry(6), entry(7)] };
    const come = { match: at(1), entries: [entry(0), entry(1)] };
    expect(followed(known, { ...come, restarted: true })).toEqual(come);
  });

  it('starts again with another match', () => {
    const known: Followed<Seen, { version: number }> = { match: at(7), entries: [entry(7)] };
    const come = { match: at(0, 'other'), entries: [entry(0)] };
    expect(followed(known, come)).toEqual({ match: at(0, 'other'), entries: [entry(0)] });
  });
});
