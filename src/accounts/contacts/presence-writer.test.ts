import { describe, expect, it } from 'vitest';
import { PresenceWriter } from './presence-writer.ts';

/** A writer whose writes the test ends. */
function opened() {
  let now = 0;
  const writes: { playerIds: readonly string[]; end(): void; fail(): void }[] = [];
  const write = (playerIds: readonly string[]) =>
    new Promise<void>((end, fail) => {
      writes.push({ playerIds, end, fail: () => fail(new Error('the disk is full')) });
    });
  const writer = new PresenceWriter(write, () => now);
  const settle = async (fail = false) => {
    const last = writes.at(-1) ?? expect.fail('no write');
    if (fail) last.fail();
    else last.end();
    await new Promise((done) => setImmediate(done));
  };
  const written = () => writes.map(({ playerIds }) => playerIds);
  return { writer, settle, written, pass: (ms: number) => (now += ms) };
}

describe('the presence of players', () => {
  it('is written in one statement at a time, with all who have come meanwhile', async () => {
    const { writer, settle, written } = opened();
    for (const id of ['a', 'a', 'b', 'c', 'b']) writer.add(id);
    expect(written()).toEqual([['a']]);
    await settle();
    expect(written()).toEqual([['a'], ['a', 'b', 'c']]);
    await settle();
    writer.add('d');
    expect(written()).toHaveLength(3);
  });

  it('is not written again for a minute after a failure', async () => {
    const { writer, settle, written, pass } = opened();
    writer.add('a');
    writer.add('b');
    await settle(true);
    writer.add('a');
    pass(59_999);
    writer.add('a');
    expect(written()).toEqual([['a']]);
    pass(1);
    writer.add('c');
    expect(written()).toEqual([['a'], ['c']]);
  });

  it.each([false, true])('is no longer written once the node has closed (failed: %s)', async (fails) => {
    const { writer, settle, written, pass } = opened();
    writer.add('a');
    const closed = writer.close();
    writer.add('b');
    await settle(fails);
    await closed;
    pass(60_000);
    writer.add('c');
    expect(written()).toEqual([['a']]);
  });
});
