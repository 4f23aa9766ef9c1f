import { describe, expect, it } from 'vitest';
import { AskedTogether } from './asked-together.ts';

/** Lengths of words, and which were asked for together. */
function lengths() {
  const asked: string[][] = [];
  const together = new AskedTogether(async (words: string[]) => {
    asked.push(words);
    if (words.includes('bad')) throw new Error('it failed');
    return new Map(words.filter((word) => word !== 'none').map((word) => [word, word.length]));
  });
  return { asked, together };
}

describe('what many want to know in one turn', () => {
  it('is asked once, and each gets their own answer', async () => {
    const { asked, together } = lengths();
    expect(await Promise.all(['a', 'four', 'none', 'a'].map((word) => together.find(word)))).toEqual([1, 4, null, 1]);
    expect(asked).toEqual([['a', 'four', 'none']]);
  });

  it('is asked again by who comes while the answer is on its way', async () => {
    const { asked, together } = lengths();
    const first = together.find('a');
    while (asked.length === 0) await new Promise(setImmediate);
    expect(await Promise.all([first, together.find('a')])).toEqual([1, 1]);
    expect(asked).toEqual([['a'], ['a']]);
  });

  it('fails for all of them, and for nobody who comes later', async () => {
    const { together } = lengths();
    const both = await Promise.allSettled([together.find('bad'), together.find('a')]);
    expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(await together.find('a')).toBe(1);
  });

  it('comes in several questions where it is too much for one', async () => {
    const { asked, together } = lengths();
    const words = Array.from({ length: 300 }, (_, i) => `${i}`);
    expect(await Promise.all(words.map((word) => together.find(word)))).toEqual(words.map(({ length }) => length));
    expect(asked.map(({ length }) => length)).toEqual([256, 44]);
  });
});
