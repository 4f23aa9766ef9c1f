import { describe, expect, it } from 'vitest';
import { commit, retryOnConflict } from './commit.ts';
import type { Appended } from './group-commit.ts';
import { entryByKey } from './idempotency.ts';

interface Entry {
  version: number;
  hash: string;
}

const MINE: Entry = { version: 3, hash: 'mine' };
const OTHER: Entry = { version: 3, hash: 'other' };

function ledger(appended: () => Promise<Appended>, there: Entry, first: Entry | null = null) {
  const done: string[] = [];
  const parts = {
    commits: { append: appended },
    store: {
      read: async () => [there],
      byKey: async () => {
        done.push('asked for the key');
        return first;
      },
    },
    cache: {
      advance: () => void done.push('advanced'),
      catchUp: async () => void done.push('caught up'),
      drop: () => void done.push('dropped'),
    },
  };
  return {
    done,
    made: () => commit(parts, {}, { line: { id: 'a' }, entry: MINE, next: {} }, null),
    keyed: () => entryByKey(parts, {}, 'a', null),
  };
}

describe('an entry', () => {
  it('is added to the cache once it is durable', async () => {
    const { done, made } = ledger(async () => 'WRITTEN', MINE);
    expect([await made(), done]).toEqual([{ entry: MINE, isNew: true }, ['advanced']]);
  });

  it('is recognized if the first attempt was written but the answer was lost', async () => {
    const { done, made } = ledger(async () => 'DOUBTFUL', MINE);
    expect([await made(), done]).toEqual([{ entry: MINE, isNew: true }, ['advanced']]);
  });

  it.each(['CONFLICT', 'DOUBTFUL'] as const)('is decided again if another entry has its version: %s', async (said) => {
    const { done, made } = ledger(async () => said, OTHER);
    expect([await made(), done]).toEqual([null, ['asked for the key', 'caught up']]);
  });

  // Another node may write the entry between the two reads. If the cache caught up first, it would lack that entry.
  it('gives way to an earlier entry with the same key, which the cache then contains', async () => {
    const { done, made } = ledger(async () => 'CONFLICT', OTHER, OTHER);
    expect([await made(), done]).toEqual([{ entry: OTHER, isNew: false }, ['asked for the key', 'caught up']]);
  });

  it('is in the cache once it has been found by its key', async () => {
    const { done, keyed } = ledger(async () => 'WRITTEN', MINE, OTHER);
    expect([await keyed(), done]).toEqual([OTHER, ['asked for the key', 'caught up']]);
  });

  it('drops its stream from the cache if the write may have failed', async () => {
    const { done, made } = ledger(() => Promise.reject(new Error('no answer')), OTHER);
    await expect(made()).rejects.toThrow('no answer');
    expect(done).toEqual(['dropped']);
  });
});

it('a command is decided at most four times, and then refused as stale', async () => {
  const said: string[] = [];
  const stream = { what: 'match', version: () => 7, conflict: (then: string) => void said.push(then) } as const;
  await expect(retryOnConflict(async () => 'conflict', stream)).rejects.toMatchObject({ code: 'STALE_VERSION' });
  expect(said).toEqual(['retried', 'retried', 'retried', 'refused']);
  expect(await retryOnConflict(async () => 'through', stream)).toBe('through');
});
