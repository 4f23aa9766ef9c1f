import { describe, expect, it } from 'vitest';
import { product, textOf } from '../../../test/architecture/sources.ts';
import { hashPassword, inTurn, isPassword } from './password-hash.ts';

/** Whether a task was admitted instead of being refused immediately. */
function isAdmitted(task: Promise<void>): Promise<boolean> {
  const refused = task.then(
    () => false,
    () => false,
  );
  return Promise.race([refused, new Promise<boolean>((done) => setImmediate(() => done(true)))]);
}

describe('hashing passwords', () => {
  it('runs two tasks at a time, keeps room for other networks, and refuses further tasks immediately', async () => {
    const ends: (() => void)[] = [];
    const from = (address: string) => inTurn(address, () => new Promise<void>((end) => void ends.push(end)));
    const overloaded = { code: 'OVERLOADED', details: { retryAfter: 2 } };
    const tasks = Array.from({ length: 15 }, () => from('192.0.2.1'));
    await expect(hashPassword('correct horse', '192.0.2.1')).rejects.toMatchObject(overloaded);
    await expect(isPassword(null, 'correct horse', '192.0.2.1')).rejects.toMatchObject(overloaded);
    const crowd = Array.from({ length: 200 }, (_, n) => from(`2001:db8:1:${n.toString(16)}::`));
    const admitted = (await Promise.all(crowd.map(isAdmitted))).filter(Boolean).length;
    expect(admitted).toBeLessThan(40);
    tasks.push(from('192.0.2.2'), from('2001:db8:2:1::'));
    for (let begun = 2; ends.length < tasks.length + admitted; begun += 2) {
      expect(ends).toHaveLength(begun);
      for (const end of ends.slice(-2)) end();
      await new Promise(setImmediate);
    }
    for (const end of ends) end();
    await Promise.all(tasks);
  });

  it('happens in one file, so that there is only one queue', () => {
    const hashing = product.filter((path) => /from '@node-rs\/argon2'/.test(textOf(path)));
    expect(hashing).toEqual(['src/accounts/passwords/password-hash.ts']);
  });
});
