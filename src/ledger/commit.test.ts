import { describe, expect, it } from 'vitest';
import { commit, entryByKey, retried } from './commit.ts';
import type { Appended } from './group-commit.ts';

interface Entry {
  version: number;
  hash: string;
}

const MINE: Entry = { version: 3, hash: 'mine' };
const OTHER: Entry = { version: 3, hash: 'other' };

/** A simulated store: it answers an append with this, holds `there` at the version, and knows `first` under the key. */
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
  it('is taken into memory once it is durable', async () => {
    const { done, made } = ledger(async () => 'WRITTEN', MINE);
    expect([await made(), done]).toEqual([{ entry: MINE, isNew: true }, ['advanced']]);
  });

  it('is recognized when its first attempt was written but the answer was lost', async () => {
    const { done, made } = ledger(async () => 'DOUBTFUL', MINE);
    expect([await made(), done]).toEqual([{ entry: MINE, isNew: true }, ['advanced']]);
  });

  it.each(['CONFLICT', 'DOUBTFUL'] as const)('has to be decided again when another one is there: %s', async (said) => {
    const { done, made } = ledger(async () => said, OTHER);
    expect([await made(), done]).toEqual([null, ['asked for the key', 'caught up']]);
  });

  // Another node may write it between two reads. Memory that was read first would be behind the entry.
  it('is answered with the earlier entry under its key, and memory has it', async () => {
    const { done, made } = ledger(async () => 'CONFLICT', OTHER, OTHER);
    expect([await made(), done]).toEqual([{ entry: OTHER, isNew: false }, ['asked for the key', 'caught up']]);
  });

  it('that is found by its key is in memory as well', async () => {
    const { done, keyed } = ledger(async () => 'WRITTEN', MINE, OTHER);
    expect([await keyed(), done]).toEqual([OTHER, ['asked for the key', 'caught up']]);
  });

  it('leaves nothing in memory when it is unknown whether it was written', async () => {
    const { done, made } = ledger(() => Promise.reject(new Error('no answer')), OTHER);
    await expect(made()).rejects.toThrow('no answer');
    expect(done).toEqual(['dropped']);
  });
});

it('a command is decided four times at most, and then refused as stale', async () => {
  const said: string[] = [];
  const stream = { what: 'match', version: () => 7, conflict: (then: string) => void said.push(then) } as const;
  await expect(retried(async () => 'conflict', stream)).rejects.toMatchObject({ code: 'STALE_VERSION' });
  expect(said).toEqual(['retried', 'retried', 'retried', 'refused']);
  expect(await retried(async () => 'through', stream)).toBe('through');
});
