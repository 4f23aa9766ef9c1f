import { afterAll, describe, expect, it } from 'vitest';
import { type DocumentOwner, inlineVerifier } from '../../process/document-verifier.ts';
import { replayVerifier, verifyReplayText } from './replay-verifier.ts';

const apart = replayVerifier();
const here = inlineVerifier((keys, document) => verifyReplayText([], keys, document));
const bytes = (text: string) => new TextEncoder().encode(text);
const NO_KEYS = { keys: [] };
afterAll(() => apart.close());

const LONG = `{"k":[${'0,'.repeat(2_000_000)}0]}`;

describe('a verifier on its own thread', () => {
  it.each([['{'], [''], ['null'], ['[]'], ['{}'], ['{"format":"arbiter-replay-1"}'], ['['.repeat(50_000)]])(
    'refuses documents that are not replays, like the verifier in this thread: %.40s',
    async (text) => {
      const refused = expect.objectContaining({ code: 'BAD_INPUT' });
      await expect(here.examine(bytes(text), 'ann', NO_KEYS)).rejects.toEqual(refused);
      await expect(apart.examine(bytes(text), 'ann', NO_KEYS)).rejects.toEqual(refused);
    },
  );

  it('does not block this thread', async () => {
    let beats = 0;
    const heart = setInterval(() => beats++, 1);
    await expect(apart.examine(bytes(LONG), 'ann', NO_KEYS)).rejects.toMatchObject({ code: 'BAD_INPUT' });
    clearInterval(heart);
    expect(beats).toBeGreaterThan(5);
  });

  it('verifies documents one by one, and refuses documents when the queue is full', async () => {
    const ask = (owner: string) => apart.examine(bytes('{}'), owner, NO_KEYS).catch(({ code }) => code);
    const asked = Array.from({ length: 11 }, () => ask('ann'));
    const refused = [ask('ann')]; // one document is being examined, and ten are waiting, which is a fifth of the queue
    for (let n = 0; n < 40; n++) asked.push(ask(`other ${n}`));
    refused.push(ask('newcomer'));
    expect(new Set(await Promise.all(asked))).toEqual(new Set(['BAD_INPUT']));
    expect(await Promise.all(refused)).toEqual(['RATE_LIMITED', 'RATE_LIMITED']);
  });

  it("verifies the server's own documents before earlier documents of clients, which take turns", async () => {
    const order: string[] = [];
    const ask = (owner: DocumentOwner, text = '{}') =>
      apart.examine(bytes(text), owner, NO_KEYS).catch(() => order.push(owner ?? 'ours'));
    const asked = [
      ask('ann', LONG),
      ...Array.from({ length: 9 }, () => ask('ann')),
      ask('bob'),
      ask('bob'),
      ask('cat'),
    ];
    await Promise.all([...asked, ask(null), ask(null)]);
    expect(order.slice(0, 7)).toEqual(['ann', 'ours', 'ours', 'bob', 'cat', 'ann', 'bob']);
  });

  it('rejects waiting and new documents once it is closed', async () => {
    const tired = replayVerifier();
    const asked = [tired.examine(bytes(LONG), null, NO_KEYS), tired.examine(bytes('{}'), 'ann', NO_KEYS)];
    const refused = expect.objectContaining({ code: 'RATE_LIMITED' });
    const answers = Promise.allSettled(asked);
    await tired.close();
    expect(await answers).toEqual(asked.map(() => ({ status: 'rejected', reason: refused })));
    await expect(tired.examine(bytes('{}'), null, NO_KEYS)).rejects.toEqual(refused);
  });

  it('gives up on a document that takes too long', async () => {
    const hasty = replayVerifier({ ours: 1, strangers: 1 });
    await expect(hasty.examine(bytes('{}'), 'ann', NO_KEYS)).rejects.toMatchObject({ code: 'TOO_COSTLY' });
    await hasty.close();
  });
});
