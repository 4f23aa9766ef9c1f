import { afterAll, describe, expect, it } from 'vitest';
import { judgeApart, judgeHere } from './judge.ts';

const apart = judgeApart();
afterAll(() => apart.close());

/** So many keys that reading them takes a while; not a replay. */
const LONG = `{${Array.from({ length: 200_000 }, (_, i) => `"k${i}":1`).join(',')}}`;

describe('a judge on a thread of its own', () => {
  it.each([['{'], [''], ['null'], ['[]'], ['{}'], ['{"format":"arbiter-replay-1"}'], ['['.repeat(50_000)]])(
    'refuses what is no replay document, as the one in this thread does: %.40s',
    async (text) => {
      const refused = expect.objectContaining({ code: 'BAD_INPUT' });
      await expect(judgeHere([]).verdictOn(text)).rejects.toEqual(refused);
      await expect(apart.verdictOn(text)).rejects.toEqual(refused);
    },
  );

  it('keeps nobody waiting meanwhile', async () => {
    let beats = 0;
    const heart = setInterval(() => beats++, 1);
    await expect(apart.verdictOn(LONG)).rejects.toMatchObject({ code: 'BAD_INPUT' });
    clearInterval(heart);
    expect(beats).toBeGreaterThan(5);
  });

  it('takes one document after the other, and no more than can wait', async () => {
    const asked = Array.from({ length: 50 }, () => apart.verdictOn('{}').catch(({ code }) => code));
    expect(() => apart.verdictOn('{}')).toThrow(expect.objectContaining({ code: 'RATE_LIMITED' }));
    expect(new Set(await Promise.all(asked))).toEqual(new Set(['BAD_INPUT']));
  });

  it('gives up on a document that takes too long', async () => {
    const hasty = judgeApart(1);
    await expect(hasty.verdictOn('{}')).rejects.toMatchObject({ code: 'TOO_COSTLY' });
    await hasty.close();
  });
});
