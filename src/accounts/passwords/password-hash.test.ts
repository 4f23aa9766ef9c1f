import { describe, expect, it } from 'vitest';
import { product, textOf } from '../../../test/architecture/sources.ts';
import { hashPassword, inTurn, isPassword } from './password-hash.ts';

describe('hashing passwords', () => {
  it('takes two at a time, lets 64 wait and refuses the others at once', async () => {
    const ends: (() => void)[] = [];
    const tasks = Array.from({ length: 66 }, () => inTurn(() => new Promise<void>((end) => void ends.push(end))));
    const overloaded = { code: 'OVERLOADED', details: { retryAfter: 2 } };
    await expect(hashPassword('correct horse')).rejects.toMatchObject(overloaded);
    await expect(isPassword(null, 'correct horse')).rejects.toMatchObject(overloaded);
    for (let begun = 2; begun <= 66; begun += 2) {
      await new Promise(setImmediate);
      expect(ends).toHaveLength(begun);
      for (const end of ends.slice(-2)) end();
    }
    await Promise.all(tasks);
  });

  it('is done in one file, so that there is one queue', () => {
    const hashing = product.filter((path) => /from '@node-rs\/argon2'/.test(textOf(path)));
    expect(hashing).toEqual(['src/accounts/passwords/password-hash.ts']);
  });
});
