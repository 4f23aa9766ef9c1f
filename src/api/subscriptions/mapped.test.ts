import { describe, expect, it } from 'vitest';
import { Gate } from './catch-up-gate.ts';
import { mapped } from './mapped.ts';

const text = { value: async (n: number) => `${n}`, error: (error: unknown) => `end: ${error}` };

describe('mapped events', () => {
  it('come in order, and end with the source', async () => {
    const heard: string[] = [];
    for await (const one of mapped(counting(3), text)) heard.push(one);
    expect(heard).toEqual(['0', '1', '2']);
  });

  it('an error is heard once, and is the last', async () => {
    const heard: string[] = [];
    for await (const one of mapped(failing(), text)) heard.push(one);
    expect(heard).toEqual(['0', 'end: broken']);
  });

  it('end at once while the source waits, and end the source', async () => {
    let ended = false;
    const waiting: AsyncIterable<number> = {
      [Symbol.asyncIterator]: () => ({
        next: () => new Promise(() => {}),
        return: async () => {
          ended = true;
          return { done: true, value: undefined };
        },
      }),
    };
    const events = mapped(waiting, text);
    const next = events.next();
    await events.return?.();
    expect(await next).toEqual({ done: true, value: undefined });
    expect(ended).toBe(true);
  });
});

describe('the gate of a shared feed', () => {
  it('holds frames back, then lets through those that are not known yet', () => {
    const heard: string[] = [];
    const gate = new Gate((payload) => heard.push(payload));
    for (const version of [3, 4, 5]) gate.write(`v${version}`, version);
    expect(heard).toEqual([]);
    gate.open(4);
    gate.write('v6', 6);
    expect(heard).toEqual(['v5', 'v6']);
  });
});

async function* counting(n: number): AsyncGenerator<number> {
  for (let i = 0; i < n; i++) yield i;
}

async function* failing(): AsyncGenerator<number> {
  yield 0;
  throw 'broken';
}
