import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { getPriority } from 'node:os';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { afterEach, describe, expect, it } from 'vitest';
import type { Task, Told } from '../../test/threads/telling-process.ts';
import { Thread, ThreadDied, TookTooLong } from './thread.ts';

const inTests = (name: string) => new URL(`../../test/threads/${name}`, import.meta.url);
const threads: Thread<Task, Told>[] = [];
const hired = () => {
  const thread = new Thread<Task, Told>({ file: inTests('telling-process.ts'), memory: 64, behind: 'MOST' });
  threads.push(thread);
  return thread;
};
afterEach(async () => {
  await Promise.all(threads.splice(0).map((thread) => thread.dismiss()));
});

const LONGEST = 50_000;
const lives = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

describe('a thread that is a process of its own', () => {
  it('answers one question after the other, and all its threads come behind everybody else', async () => {
    const thread = hired();
    const [first, second] = [await thread.ask({}, LONGEST), await thread.ask({}, LONGEST)];
    expect(first.pid).toBe(second.pid);
    expect(first.pid).not.toBe(process.pid);
    expect(getPriority(first.pid)).toBeGreaterThanOrEqual(10);
    expect(first.niceness.filter((niceness) => niceness < 10)).toEqual([]);
  });

  it('is another one after it was killed, whether or not it was asked something', async () => {
    const thread = hired();
    const { pid } = await thread.ask({}, LONGEST);
    const asked = expect(thread.ask({ takes: LONGEST }, LONGEST)).rejects.toBeInstanceOf(ThreadDied);
    process.kill(pid, 'SIGKILL');
    await asked;
    const next = await thread.ask({}, LONGEST);
    expect(next.pid).not.toBe(pid);
    process.kill(next.pid, 'SIGKILL');
    await expect.poll(() => lives(next.pid)).toBe(false);
    expect((await thread.ask({}, LONGEST)).pid).not.toBe(next.pid);
  });

  it('is known to have had no memory left', async () => {
    const died = await hired()
      .ask({ fills: true }, LONGEST)
      .catch((error: unknown) => error);
    expect(died).toBeInstanceOf(ThreadDied);
    expect(died).toMatchObject({ outOfMemory: true });
  });

  it('is ended when it takes too long, or when nobody needs it', async () => {
    const thread = hired();
    const { pid } = await thread.ask({}, LONGEST);
    await expect(thread.ask({ takes: LONGEST }, 100)).rejects.toBeInstanceOf(TookTooLong);
    expect(lives(pid)).toBe(false);
    const next = await thread.ask({}, LONGEST);
    await thread.dismiss();
    expect(lives(next.pid)).toBe(false);
  });

  it.skipIf(process.platform === 'win32')('outlives a signal to the whole group', async () => {
    const thread = hired();
    const { pid } = await thread.ask({}, LONGEST);
    for (const stop of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.kill(pid, stop);
    expect((await thread.ask({}, LONGEST)).pid).toBe(pid);
  });

  it('ends with the process that has started it, once it has answered', async () => {
    const asking = spawn(process.execPath, ['--import', 'tsx', fileURLToPath(inTests('asking-process.ts')), '300'], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const [pid] = await once(createInterface(asking.stdout), 'line');
    expect(lives(Number(pid))).toBe(true);
    asking.kill('SIGKILL');
    await expect.poll(() => lives(Number(pid)), { timeout: 20_000 }).toBe(false);
  });
});
