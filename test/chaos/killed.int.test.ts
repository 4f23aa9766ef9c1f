import { randomInt } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { builtForTests } from './built-for-tests.ts';
import { seedChance } from './chance.ts';
import { eventRun } from './event/event-run.ts';
import { fuzzRun } from './fuzz/fuzz-run.ts';
import { keepsRun } from './keeps/keeps-run.ts';
import { killRun } from './kill/kill-run.ts';
import type { Say } from './report.ts';
import { resumeRun } from './resume/resume-run.ts';
import { soakRun } from './soak/soak-run.ts';
import { inFolder } from './workshop.ts';

/** The chaos runs with small numbers; `npm run chaos:kill` and its sisters run them in earnest. */
const quiet: Say = () => {};
const LONG = 600_000;

describe('chaos, a little of it: what dies, or asks for what it should not', () => {
  const code = builtForTests();

  // At once, each with a server of its own: they wait for it most of their time. Those that draw by a seed draw alone.
  it.concurrent('kill -9 loses no acknowledged move, doubles none, and stops no match', { timeout: LONG }, () =>
    inFolder('kill-test', async (folder) => {
      const plan = { kills: 2, matches: 8, clocks: 4, code, folder } as const;
      const { findings, summary } = await killRun(plan, quiet);
      expect(findings, summary).toEqual([]);
    }),
  );

  it.concurrent(
    'kill -9 while playing for keeps leaves every card with one owner, as the logs say',
    { timeout: LONG },
    () =>
      inFolder('keeps-test', async (folder) => {
        const plan = { matches: 6, accounts: 3, kills: 2, code, folder } as const;
        const { findings, summary } = await keepsRun(plan, quiet);
        expect(findings, summary).toEqual([]);
      }),
  );

  it(
    'an event goes on to its end whenever its servers are killed: every pairing and result once',
    { timeout: 2 * LONG },
    () =>
      inFolder('event-test', async (folder) => {
        const seed = randomInt(2 ** 31);
        seedChance(seed);
        const size = {
          entrants: 8,
          rounds: 2,
          cut: 2,
          kills: 3,
          stalls: 0,
          hangs: 0,
          meddling: 1,
          deaths: 0,
          patience: 120,
        };
        const plan = { ...size, ahead: [0, 20_000], seed, code, folder };
        const { findings, summary } = await eventRun(plan, quiet);
        expect(findings, `seed ${seed}: ${summary}`).toEqual([]);
      }),
  );

  it('a watcher whose connection is cut again and again sees every entry once, in order', { timeout: LONG }, () =>
    inFolder('resume-test', async (folder) => {
      const plan = { entries: 600, matches: 4, code, folder } as const;
      const { findings, summary } = await resumeRun(plan, quiet);
      expect(findings, summary).toEqual([]);
    }),
  );

  it(
    'requests that no client would send break nothing, and a match beside them ends and verifies',
    { timeout: LONG },
    () =>
      inFolder('fuzz-test', async (folder) => {
        const seed = randomInt(2 ** 31);
        seedChance(seed);
        const { findings, summary } = await fuzzRun({ requests: 400, seed, code, folder }, quiet);
        expect(findings, `seed ${seed}: ${summary}`).toEqual([]);
      }),
  );

  it('random matches of all sizes end by the rules, verify, and keep every card', { timeout: LONG }, () =>
    inFolder('soak-test', async (folder) => {
      const plan = { matches: 3, rounds: 2, redis: false, code, folder } as const;
      const { findings, summary } = await soakRun(plan, quiet);
      expect(findings, summary).toEqual([]);
    }),
  );
});
