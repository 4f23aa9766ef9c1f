import { describe, expect, it } from 'vitest';
import { mapped } from './match-stream.ts';

const text = { value: async (n: number) => `${n}`, error: (error: unknown) => `end: ${error}` };

describe('mapped events', () => {
  it('arrive in order and end when the source ends', async () => {
    const heard: string[] = [];
    for await (const one of mapped(counting(3), text)) heard.push(one);
    expect(heard).toEqual(['0', '1', '2']);
  });

  it('yield an error of the source once, as the last value', async () => {
    const heard: string[] = [];
    for await (const one of mapped(failing(), text)) heard.push(one);
    expect(heard).toEqual(['0', 'end: broken']);
  });

  it('can be mapped synchronously, and yield an error of the mapping as the last value', async () => {
    const atOnce = {
      ...text,
      value(n: number) {
        if (n === 1) throw 'refused';
        return `${n}`;
      },
    };
    const heard: string[] = [];
    for await (const one of mapped(counting(3), atOnce)) heard.push(one);
    expect(heard).toEqual(['0', 'end: refused']);
  });

  it('end immediately while the source is waiting, and end the source', async () => {
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

async function* counting(n: number): AsyncGenerator<number> {
  for (let i = 0; i < n; i++) yield i;
}

async function* failing(): AsyncGenerator<number> {
  yield 0;
  throw 'broken';
}
