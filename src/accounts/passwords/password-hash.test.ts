import { describe, expect, it } from 'vitest';
import { product, textOf } from '../../../test/architecture/sources.ts';
import { bounded } from './password-hash.ts';

describe('hashing passwords', () => {
  it('takes two at a time, lets some wait and refuses the others at once', async () => {
    const inTurn = bounded(2, 3);
    const ends: (() => void)[] = [];
    const tasks = Array.from({ length: 6 }, () => inTurn(() => new Promise<void>((end) => void ends.push(end))));
    await expect(tasks[5]).rejects.toMatchObject({ code: 'OVERLOADED', details: { retryAfter: 2 } });
    for (const done of [2, 4, 5]) {
      await expect.poll(() => ends.length).toBe(done);
      for (const end of ends) end();
    }
    expect(await Promise.allSettled(tasks.slice(0, 5))).toEqual(
      Array.from({ length: 5 }, () => ({ status: 'fulfilled', value: undefined })),
    );
  });

  it('is done in one file, so that there is one queue', () => {
    const hashing = product.filter((path) => /from '@node-rs\/argon2'/.test(textOf(path)));
    expect(hashing).toEqual(['src/accounts/passwords/password-hash.ts']);
  });
});
