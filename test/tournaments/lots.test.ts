import { describe, expect, it } from 'vitest';
import { lots } from '../../src/tournaments/pairing/lots.ts';
import { upTo } from './random-results.ts';

describe('lots', () => {
  it('are the same forever for the same seed and label', () => {
    const { draw } = lots('c0ffee', '1/1/pairing');
    // SHA-256 in counter mode over "seed:lots:label:counter", 32-bit words, most significant byte first.
    expect([draw(2 ** 32), draw(2 ** 32)]).toEqual([4_156_593_526, 3_300_745_622]);
  });

  it('differ for another label or another seed, and each draw continues the sequence', () => {
    const first = lots('c0ffee', '1/1/pairing');
    const drawn = first.shuffle(upTo(40));
    expect(lots('c0ffee', '1/2/pairing').shuffle(upTo(40))).not.toEqual(drawn);
    expect(lots('c0ffef', '1/1/pairing').shuffle(upTo(40))).not.toEqual(drawn);
    expect(first.shuffle(upTo(40))).not.toEqual(drawn);
  });

  it('draw each element of a list once, and do not change the list', () => {
    const list = upTo(20);
    expect(
      lots('c0ffee', 'some')
        .shuffle(list)
        .toSorted((a, b) => a - b),
    ).toEqual(upTo(20));
    expect(list).toEqual(upTo(20));
  });
});
