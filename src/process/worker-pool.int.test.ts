import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { awaitedLater } from '../../test/awaited-later.ts';
import { bundleSource } from '../../test/bundle-source.ts';
import type { Order } from '../../test/workers/scripted-worker.ts';
import { type AskOptions, PoolBusy, type PoolSettings, TookTooLong, WorkerDied, WorkerPool } from './worker-pool.ts';

let file: URL;
interface Told {
  says: string;
  pid: number;
}
let folder: string;
let pool: WorkerPool<Order, Told>;
const opened = (settings: Partial<PoolSettings> = {}) => {
  pool = new WorkerPool({ file, runtime: 'worker_threads', workers: 1, memory: 64, queue: 100, ...settings });
};
beforeAll(async () => {
  file = pathToFileURL(await bundleSource('test/workers/scripted-worker.ts'));
  folder = await mkdtemp(path.join(tmpdir(), 'arbiter-pool-'));
});
afterEach(() => pool.close());
afterAll(() => rm(folder, { recursive: true, force: true }));

const LONGEST = 120_000;
const ask = (order: Order, asking: Partial<AskOptions> = {}) =>
  pool.ask(order, { owner: 'ada', longest: LONGEST, ...asking });
const says = async (order: Order, asking?: Partial<AskOptions>) => (await ask(order, asking)).says;
const linesOf = (log: string) => readFileSync(log, 'utf8').trim().split('\n');

const RUNTIMES = ['worker_threads', 'child_process'] as const;

describe.each(RUNTIMES)('a pool of %s', (runtime) => {
  it('answers questions one by one with a worker, and passes refusals on', async () => {
    opened({ runtime });
    const [first, second] = [await ask({ says: 'one' }), await ask({ says: 'two' })];
    expect([first.says, second.says, first.pid === second.pid]).toEqual(['one', 'two', true]);
    expect(first.pid === process.pid).toBe(runtime === 'worker_threads');
    const refused = { code: 'TOO_COSTLY', message: 'no', details: { cost: 2, limit: 1 } };
    await expect(ask({ refuses: true, says: 'no' })).rejects.toMatchObject(refused);
  });

  it('terminates a worker that takes too long', async () => {
    opened({ runtime });
    await ask({ says: 'warm' });
    await expect(ask({ takes: LONGEST, says: 'late' }, { longest: 100 })).rejects.toBeInstanceOf(TookTooLong);
    expect(await says({ says: 'next' })).toBe('next');
  });
});

describe('a worker process that dies', () => {
  it('is replaced after a question that exhausts its memory', async () => {
    opened({ runtime: 'child_process' });
    await expect(ask({ fills: true, says: 'never' })).rejects.toBeInstanceOf(WorkerDied);
    expect(await says({ says: 'next' })).toBe('next');
  });

  it('is replaced, and its question is asked again', async () => {
    opened({ runtime: 'child_process' });
    const log = path.join(folder, 'once');
    expect(await Promise.all([says({ log, deaths: 1, says: 'here' }), says({ says: 'next' })])).toEqual([
      'here',
      'next',
    ]);
    expect(new Set(linesOf(log)).size).toBe(2);
  });

  it('is replaced only for the next question if the same question has killed two workers', async () => {
    opened({ runtime: 'child_process' });
    const log = path.join(folder, 'always');
    await expect(ask({ log, deaths: 5, says: 'never' })).rejects.toBeInstanceOf(WorkerDied);
    expect([await says({ says: 'next' }), linesOf(log).length]).toEqual(['next', 2]);
  });
});

describe('questions', () => {
  it('are never asked if their signal aborts while they wait, and their answers are ignored if it aborts later', async () => {
    opened();
    await ask({ says: 'warm' });
    const over = new AbortController();
    const { signal } = over;
    const log = path.join(folder, 'unheard');
    const running = awaitedLater(ask({ takes: 400, says: 'stale' }, { signal }));
    const waiting = awaitedLater(ask({ log, says: 'unheard' }, { signal }));
    const next = awaitedLater(says({ says: 'next' }));
    expect(pool.waiting).toBe(2);
    over.abort();
    await expect(running).rejects.toBe(signal.reason);
    await expect(waiting).rejects.toBe(signal.reason);
    expect([await next, pool.waiting]).toEqual(['next', 0]);
    expect(() => linesOf(log)).toThrow('ENOENT');
  });

  it('take turns if they have several owners, and background questions come last', async () => {
    opened();
    const order: string[] = [];
    const note = async (what: string, how: Partial<AskOptions> = {}) => order.push(await says({ says: what }, how));
    await Promise.all([
      note('first'),
      note('behind', { behind: true, owner: 'zoe' }),
      ...['1', '2', '3'].map((n) => note(`ada ${n}`)),
      ...['1', '2'].map((n) => note(`bob ${n}`, { owner: 'bob' })),
    ]);
    expect(order).toEqual(['first', 'bob 1', 'ada 1', 'bob 2', 'ada 2', 'ada 3', 'behind']);
  });

  it('are refused if too many wait, except the server’s own questions, and always once the pool is closed', async () => {
    opened({ queue: 5 });
    const asked = ['a', 'b', 'c'].map((what) => says({ says: what }));
    await expect(asked[2]).rejects.toBeInstanceOf(PoolBusy);
    const others = [
      says({ says: 'd' }, { owner: 'bob' }),
      ...['e', 'f'].map((what) => says({ says: what }, { owner: null })),
    ];
    expect(await Promise.all([...asked.slice(0, 2), ...others])).toEqual(['a', 'b', 'd', 'e', 'f']);
    const last = expect(ask({ takes: 5000, says: 'last' })).rejects.toBeInstanceOf(PoolBusy);
    await pool.close();
    await last;
    await expect(ask({ says: 'g' })).rejects.toBeInstanceOf(PoolBusy);
  });
});
