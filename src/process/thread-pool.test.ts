import { afterEach, describe, expect, it } from 'vitest';
import type { Order } from '../../test/threads/obeying-thread.ts';
import { ThreadDied, TookTooLong } from './thread.ts';
import { PoolBusy, type PoolTurn, ThreadPool } from './thread-pool.ts';

const file = new URL('../../test/threads/obeying-thread.ts', import.meta.url);
let pool: ThreadPool<Order, string>;
const opened = (settings: { longest?: number; queue?: number } = {}) => {
  pool = new ThreadPool({ file, memory: 128, threads: 1, longest: 30_000, queue: 100, ...settings });
};
afterEach(() => pool.close());

const counter = () => new Int32Array(new SharedArrayBuffer(4));
const ask = (order: Partial<Order> & { says: string }, turn: Partial<PoolTurn> = {}) =>
  pool.ask({ come: counter(), ...order }, { owner: 'ada', ...turn });

describe('a pool of threads', () => {
  it('replaces a thread that dies in the middle, and asks the question again', async () => {
    opened();
    const come = counter();
    const [first, second] = [ask({ come, deaths: 1, says: 'here' }), ask({ says: 'next' })];
    expect([await first, await second, come[0]]).toEqual(['here', 'next', 2]);
  });

  it('gives up a question of which two threads have died, and goes on with the others', async () => {
    opened();
    const deadly = ask({ deaths: 5, says: 'never' });
    const next = ask({ says: 'next' });
    await expect(deadly).rejects.toBeInstanceOf(ThreadDied);
    expect(await next).toBe('next');
  });

  it('ends a thread that takes too long', async () => {
    opened({ longest: 2500 });
    await expect(ask({ takes: 60_000, says: 'late' })).rejects.toBeInstanceOf(TookTooLong);
    expect(await ask({ says: 'next' })).toBe('next');
  });

  it('lets go of a question nobody wants to know any more: one that waits is never asked, of one under way the answer is nobody’s', async () => {
    opened();
    await ask({ says: 'warm' });
    const over = new AbortController();
    const { signal } = over;
    const come = counter();
    const running = ask({ takes: 400, says: 'stale' }, { signal });
    const waiting = ask({ come, says: 'unheard' }, { signal });
    const next = ask({ says: 'next' });
    expect(pool.waiting).toBe(2);
    const began = performance.now();
    over.abort();
    await expect(running).rejects.toBe(signal.reason);
    await expect(waiting).rejects.toBe(signal.reason);
    expect(performance.now() - began).toBeLessThan(300);
    expect([await next, come[0], pool.waiting]).toEqual(['next', 0, 0]);
  });

  it('has turns go round the owners, and those behind come last', async () => {
    opened();
    const order: string[] = [];
    const noting = (says: string, turn: Partial<PoolTurn> = {}) =>
      ask({ says }, turn).then((answer) => order.push(answer));
    await Promise.all([
      noting('first'),
      noting('behind', { behind: true, owner: 'zoe' }),
      ...['1', '2', '3'].map((n) => noting(`ada ${n}`)),
      ...['1', '2'].map((n) => noting(`bob ${n}`, { owner: 'bob' })),
    ]);
    expect(order).toEqual(['first', 'bob 1', 'ada 1', 'bob 2', 'ada 2', 'ada 3', 'behind']);
  });

  it('takes no more questions than may wait, and none when it is closed', async () => {
    opened({ queue: 5 });
    const asked = ['a', 'b', 'c'].map((says) => ask({ says }));
    await expect(asked[2]).rejects.toBeInstanceOf(PoolBusy);
    expect(await Promise.all([...asked.slice(0, 2), ask({ says: 'd' }, { owner: 'bob' })])).toEqual(['a', 'b', 'd']);
    const last = ask({ takes: 5000, says: 'last' });
    const failed = expect(last).rejects.toBeInstanceOf(PoolBusy);
    await pool.close();
    await failed;
    await expect(ask({ says: 'e' })).rejects.toBeInstanceOf(PoolBusy);
  });
});
