import { afterAll, describe, expect, it } from 'vitest';
import type { Lane } from '../../process/apart.ts';
import { judgeApart, judgeHere } from './judge.ts';

const apart = judgeApart();
const bytes = (text: string) => new TextEncoder().encode(text);
const NO_KEYS = { keys: [] };
afterAll(() => apart.close());

/** So many values that reading them takes a while; not a replay. */
const LONG = `{"k":[${'0,'.repeat(2_000_000)}0]}`;

describe('a judge on a thread of its own', () => {
  it.each([['{'], [''], ['null'], ['[]'], ['{}'], ['{"format":"arbiter-replay-1"}'], ['['.repeat(50_000)]])(
    'refuses what is no replay document, as the one in this thread does: %.40s',
    async (text) => {
      const refused = expect.objectContaining({ code: 'BAD_INPUT' });
      await expect(judgeHere([]).examine(bytes(text), 'STRANGERS', NO_KEYS)).rejects.toEqual(refused);
      await expect(apart.examine(bytes(text), 'STRANGERS', NO_KEYS)).rejects.toEqual(refused);
    },
  );

  it('keeps nobody waiting meanwhile', async () => {
    let beats = 0;
    const heart = setInterval(() => beats++, 1);
    await expect(apart.examine(bytes(LONG), 'STRANGERS', NO_KEYS)).rejects.toMatchObject({ code: 'BAD_INPUT' });
    clearInterval(heart);
    expect(beats).toBeGreaterThan(5);
  });

  it('takes one document after the other, and no more than can wait', async () => {
    const asked = Array.from({ length: 50 }, () =>
      apart.examine(bytes('{}'), 'STRANGERS', NO_KEYS).catch(({ code }) => code),
    );
    expect(() => apart.examine(bytes('{}'), 'STRANGERS', NO_KEYS)).toThrow(
      expect.objectContaining({ code: 'RATE_LIMITED' }),
    );
    expect(new Set(await Promise.all(asked))).toEqual(new Set(['BAD_INPUT']));
  });

  it('takes our own documents before those of strangers who came first, and however many those are', async () => {
    const order: string[] = [];
    const ask = (lane: Lane, text = '{}') => apart.examine(bytes(text), lane, NO_KEYS).catch(() => order.push(lane));
    const first = ask('STRANGERS', LONG);
    const others = Array.from({ length: 49 }, () => ask('STRANGERS'));
    await Promise.all([first, ...others, ask('OURS'), ask('OURS')]);
    expect(order.slice(0, 4)).toEqual(['STRANGERS', 'OURS', 'OURS', 'STRANGERS']);
  });

  it('closed, it lets go of those who wait and takes nobody any more', async () => {
    const tired = judgeApart();
    const asked = [tired.examine(bytes(LONG), 'OURS', NO_KEYS), tired.examine(bytes('{}'), 'STRANGERS', NO_KEYS)];
    const refused = expect.objectContaining({ code: 'RATE_LIMITED' });
    const answers = Promise.allSettled(asked);
    await tired.close();
    expect(await answers).toEqual(asked.map(() => ({ status: 'rejected', reason: refused })));
    expect(() => tired.examine(bytes('{}'), 'OURS', NO_KEYS)).toThrow(refused);
  });

  it('gives up on a document that takes too long', async () => {
    const hasty = judgeApart({ OURS: 1, STRANGERS: 1 });
    await expect(hasty.examine(bytes('{}'), 'STRANGERS', NO_KEYS)).rejects.toMatchObject({ code: 'TOO_COSTLY' });
    await hasty.close();
  });
});
