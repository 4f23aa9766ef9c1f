import { describe, expect, it } from 'vitest';
import { ExclusiveWriters } from './exclusive-writers.ts';

function held() {
  let end = (): void => {};
  let fail = (_why: Error): void => {};
  const done = new Promise<void>((resolve, reject) => {
    end = resolve;
    fail = reject;
  });
  return { work: () => done, end, fail };
}

describe('writers of one log', () => {
  it('start immediately if no other writer is active, even after a failure', async () => {
    const writers = new ExclusiveWriters();
    const begun: string[] = [];
    const failed = writers.exclusive('a', async () => {
      begun.push('first');
      throw new Error('it failed');
    });
    expect(begun).toEqual(['first']);
    await expect(failed).rejects.toThrow('it failed');
    const second = writers.exclusive('a', async () => begun.push('second'));
    expect(begun).toEqual(['first', 'second']);
    await second;
  });

  it.each(['end', 'fail'] as const)('wait until all earlier writers %s', async (how) => {
    const writers = new ExclusiveWriters();
    const order: string[] = [];
    const [one, two] = [held(), held()];
    const first = writers.exclusive('a', one.work).catch(() => {});
    const second = writers.exclusive('a', () => {
      order.push('second begins');
      return two.work();
    });
    const third = writers.exclusive('a', async () => order.push('third begins'));
    one[how](new Error('it failed'));
    await first;
    // A writer that arrives during the second write goes last, although the first write has finished.
    const fourth = writers.exclusive('a', async () => order.push('fourth begins'));
    await new Promise(setImmediate);
    expect(order).toEqual(['second begins']);
    two.end();
    await Promise.all([second, third, fourth]);
    expect(order).toEqual(['second begins', 'third begins', 'fourth begins']);
  });

  it('report an error only to the caller of the failed writer', async () => {
    const unheard: unknown[] = [];
    const note = (error: unknown) => unheard.push(error);
    process.on('unhandledRejection', note);
    const writers = new ExclusiveWriters();
    const failed = writers.exclusive('a', () => Promise.reject(new Error('it failed')));
    const next = writers.exclusive('a', async () => 'next');
    await expect(failed).rejects.toThrow('it failed');
    expect(await next).toBe('next');
    await new Promise(setImmediate);
    process.off('unhandledRejection', note);
    expect(unheard).toEqual([]);
  });
});
