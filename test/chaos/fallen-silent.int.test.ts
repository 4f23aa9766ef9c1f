import { randomInt } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { redisUrl } from '../redis/redis.ts';
import { builtForTests } from './built-for-tests.ts';
import { flushRun } from './flush/flush-run.ts';
import type { Say } from './report.ts';
import { redisStallRun } from './stall/redis-stall-run.ts';
import { stallRun } from './stall/stall-run.ts';
import { stormRun } from './storm/storm-run.ts';
import { inFolder } from './workshop.ts';

/** The chaos runs with small numbers; `npm run chaos:kill` and its sisters run them in earnest. */
const quiet: Say = () => {};
const LONG = 600_000;

describe('chaos, a little of it: what falls silent, lies or forgets', () => {
  const code = builtForTests();

  // At once, each with servers of its own: most of their time is silence.
  it.concurrent(
    'a PostgreSQL that falls silent costs no acknowledged move, and all go on by themselves',
    { timeout: LONG },
    () =>
      inFolder('stall-test', async (folder) => {
        const seed = randomInt(2 ** 31);
        const plan = { stalls: 1, matches: 4, clocks: 2, seed, code, folder } as const;
        const { findings, summary } = await stallRun(plan, quiet);
        expect(findings, summary).toEqual([]);
      }),
  );

  it.skipIf(!redisUrl).concurrent('FLUSHALL loses no time-out', { timeout: LONG }, () =>
    inFolder('flush-test', async (folder) => {
      const plan = { clocks: 6, matches: 2, flushes: 1, code, folder } as const;
      const { findings, summary } = await flushRun(plan, quiet);
      expect(findings, summary).toEqual([]);
    }),
  );

  it.skipIf(!redisUrl).concurrent(
    'a Redis that hangs stops nobody, and is used again afterwards',
    { timeout: LONG },
    () =>
      inFolder('redis-stall-test', async (folder) => {
        const plan = {
          stalls: 2,
          matches: 3,
          clocks: 3,
          longest: 4,
          rateLimit: 6000,
          slack: 5,
          code,
          folder,
        } as const;
        const { findings, summary } = await redisStallRun(plan, quiet);
        expect(findings, summary).toEqual([]);
      }),
  );

  it('three nodes in a storm lose nothing, and tell nobody too much, too little or too late', { timeout: LONG }, () =>
    inFolder('storm-test', async (folder) => {
      const seed = randomInt(2 ** 31);
      const plan = {
        seconds: 8,
        nodes: 3,
        tables: 3,
        seed,
        ahead: [0, 20_000, -20_000],
        code,
        folder,
      } as const;
      const { findings, summary } = await stormRun(plan, quiet);
      expect(findings, summary).toEqual([]);
    }),
  );
});
