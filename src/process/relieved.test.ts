import { spawnSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Task, Told } from '../../test/threads/telling-process.ts';
import { Relieved } from './relieved.ts';
import { ThreadDied } from './thread.ts';
import { ThreadPool } from './thread-pool.ts';

const SOURCE = fileURLToPath(new URL('../../test/threads/telling-process.ts', import.meta.url));
/** Milliseconds: a machine may be so full that who comes last takes long to begin. */
const LONGEST = 150_000;

let folder: string;
/** The same as JavaScript: whoever comes last on a full machine would take minutes to read TypeScript. */
let file: URL;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'arbiter-relieved-'));
  const outfile = path.join(folder, 'telling-process.mjs');
  await build({ entryPoints: [SOURCE], outfile, bundle: true, platform: 'node', format: 'esm', logLevel: 'warning' });
  file = pathToFileURL(outfile);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const opened: { dismiss(): Promise<void> }[] = [];
const hired = (patience?: { still: number }) => {
  const relieved = new Relieved<Task, Told>({ file, memory: 64 }, patience);
  opened.push(relieved);
  return relieved;
};
afterEach(async () => {
  await Promise.all(opened.splice(0).map((relieved) => relieved.dismiss()));
});

const canBeLast = process.platform === 'linux' && spawnSync('chrt', ['-i', '0', 'true']).status === 0;
if (!canBeLast) console.warn('Whether processes come last is not tested: here is no Linux with `chrt`.');

const isRelief = ({ last, niceness }: Told) => !last.includes(true) && niceness.every((one) => one >= 10);

describe.skipIf(!canBeLast)('a process that is relieved', { timeout: 2 * LONGEST }, () => {
  it('lets all others go first, in all its threads', async () => {
    expect(new Set((await asLast(hired())).last)).toEqual(new Set([true]));
  });

  it('is left to what it gets no processor for, and until that is over its relief answers', async () => {
    const relieved = hired();
    const { pid } = await asLast(relieved);
    const stuck = await relieved.ask({ takesLast: LONGEST }, LONGEST);
    expect(stuck).toSatisfy(isRelief);
    expect((await relieved.ask({}, LONGEST)).pid).toBe(stuck.pid);
    process.kill(pid, 'SIGKILL');
    const next = await asLast(relieved);
    expect([next.last.includes(true), next.pid === pid]).toEqual([true, false]);
  });

  it('is another one after it died', async () => {
    const relieved = hired();
    const { pid } = await asLast(relieved);
    process.kill(pid, 'SIGKILL');
    const next = await asLast(relieved);
    expect([next.last.includes(true), next.pid === pid]).toEqual([true, false]);
  });
});

describe('a system on which nobody can be told to come last', () => {
  const before = process.env.PATH;
  beforeEach(() => {
    process.env.PATH = ''; // where `chrt` would be
  });
  afterEach(() => {
    process.env.PATH = before;
  });

  it('has reliefs alone answer', async () => {
    const pool = new ThreadPool<Task, Told>({ file, memory: 64, behind: true, threads: 1, longest: LONGEST, queue: 9 });
    opened.push({ dismiss: () => pool.close() });
    const answers = [await pool.ask({}, { owner: 'ada' }), await pool.ask({}, { owner: 'ada' })];
    expect(answers.every(isRelief)).toBe(true);
  });

  it.skipIf(process.platform !== 'linux')('has another relief where the one stands still', async () => {
    const relieved = hired({ still: 1000 });
    await relieved.ask({}, LONGEST).catch(() => null); // to see that nobody comes last
    const { pid } = await relieved.ask({}, LONGEST);
    process.kill(pid, 'SIGSTOP');
    await expect(relieved.ask({}, LONGEST)).rejects.toThrow(ThreadDied);
    const next = await relieved.ask({}, LONGEST);
    expect([isRelief(next), next.pid === pid]).toEqual([true, false]);
  });
});

/** What the first one tells; at first its relief may have to answer. */
async function asLast(relieved: Relieved<Task, Told>): Promise<Told> {
  for (const until = Date.now() + LONGEST; ; await sleep(500)) {
    const told = await relieved.ask({}, LONGEST).catch(() => null); // it may have died just now
    if (told && (told.last.includes(true) || Date.now() > until)) return told;
  }
}
