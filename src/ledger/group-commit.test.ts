import pg from 'pg';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { AtRest } from '../db/encryption-at-rest.ts';
import { GroupCommit } from './group-commit.ts';
import { PostgresStreams } from './postgres-streams.ts';

// Simulates a PostgreSQL server that answers a statement only when the test calls `answer`.
const statements: { ids: string[]; answer(): void }[] = [];
interface Line {
  id: string;
}
const database = {
  append: (lines: readonly Line[]) =>
    new Promise<ReadonlySet<string>>((done) => {
      const ids = lines.map(({ id }) => id);
      statements.push({ ids, answer: () => done(new Set(ids)) });
    }),
};

let log: GroupCommit<Line>;
const written: string[] = [];
beforeEach(() => {
  statements.length = 0;
  written.length = 0;
  log = new GroupCommit(database);
  // With fake timers, a pause in the test never makes a statement slow.
  vi.useFakeTimers({ toFake: ['setTimeout', 'performance'] });
});
afterEach(() => vi.useRealTimers());

function append(count: number, name: string): void {
  for (let n = 0; n < count; n++) void log.append({ id: `${name}${n}` }).then(() => written.push(`${name}${n}`));
}
const turns = async () => {
  for (let n = 0; n < 3; n++) await new Promise((resolve) => setImmediate(resolve));
};
const sizes = () => statements.map(({ ids }) => ids.length);

describe('concurrent lines', () => {
  test('are written together, and later lines by the next statement', async () => {
    append(5, 'a');
    await turns();
    append(7, 'b');
    await turns();
    expect(sizes()).toEqual([5]);
    statements[0]?.answer();
    await turns();
    expect(sizes()).toEqual([5, 7]);
    expect(written).toEqual(['a0', 'a1', 'a2', 'a3', 'a4']);
  });

  test('are sent immediately if there are many, even while one or two statements are in flight, but not three', async () => {
    append(64, 'a');
    expect(sizes()).toEqual([16, 16]);
    await turns();
    expect(sizes()).toEqual([16, 16, 32]);
    append(20, 'b');
    await turns();
    expect(sizes()).toEqual([16, 16, 32]);
    statements[1]?.answer();
    await turns();
    expect(sizes()).toEqual([16, 16, 32, 20]);
  });

  test('include lines of callers that append again right after an answer', async () => {
    const twice = async (n: number) => {
      await log.append({ id: `a${n}` });
      for (let step = 0; step < 20; step++) await null; // a caller needs a few microtasks before it appends again
      await log.append({ id: `again${n}` });
    };
    for (let n = 0; n < 64; n++) void twice(n);
    await turns();
    append(20, 'b');
    statements[1]?.answer();
    await turns();
    expect(sizes()).toEqual([16, 16, 32, 36]);
  });

  test('do not wait for a statement that hangs, even if no other line arrives', async () => {
    append(1, 'a');
    await turns();
    append(20, 'b');
    append(3, 'c');
    statements[1]?.answer();
    await turns();
    expect(sizes()).toEqual([1, 16]);
    vi.advanceTimersByTime(200);
    await turns();
    expect(sizes()).toEqual([1, 16, 7]);
  });

  test.each([
    ['one statement', [1]],
    ['two statements', [1, 16]],
  ])('do not wait long for %s without an answer, even if no other line arrives', async (_, before) => {
    for (const many of before) {
      append(many, `a${many}-`);
      await turns();
      vi.advanceTimersByTime(60);
    }
    append(2, 'b');
    await turns();
    expect(sizes()).toEqual(before);
    for (let n = 0; n < 2; n++) {
      vi.advanceTimersByTime(101);
      await turns();
    }
    expect(sizes()).toEqual([...before, 2]);
  });

  test('are never sent together if they belong to the same log', async () => {
    for (let n = 0; n < 3; n++) void log.append({ id: 'one' });
    await turns();
    expect(sizes()).toEqual([1]);
  });
});

class Failing extends PostgresStreams<{ facts: unknown }, unknown> {
  append(lines: readonly Line[]): Promise<ReadonlySet<string>> {
    return this.write({ name: 'append', text: '', values: lines.map(({ id }) => id) });
  }
}

const TABLES = {
  streams: 'matches',
  log: 'match_log',
  id: 'match_id',
  columns: '',
  at: '',
  opened: (stored: { facts: unknown }) => stored,
} as const;

describe('the database error for a line that was not written', () => {
  const failing = (error: Error, ms = 0): Failing => {
    const pool = new pg.Pool();
    vi.spyOn(pool, 'query').mockImplementation(() => {
      if (ms > 0) vi.advanceTimersByTime(ms);
      throw error;
    });
    return new Failing({ pool, atRest: new AtRest() }, TABLES);
  };
  const reasons = async (store: Failing, lines: number): Promise<unknown[]> => {
    const group = new GroupCommit(store);
    const settled = await Promise.allSettled(Array.from({ length: lines }, (_, n) => group.append({ id: `${n}` })));
    return settled.map((one) => (one.status === 'rejected' ? one.reason : one.value));
  };

  test('keeps its code and severity, but no content of the line', async () => {
    const said = new pg.DatabaseError('invalid input: "a hand"', 0, 'error');
    const error = Object.assign(said, { code: '53100', severity: 'FATAL', detail: 'Failing row contains (a hand).' });
    const [told] = await reasons(failing(error), 1);
    expect(told).toMatchObject({ code: '53100', severity: 'FATAL' });
    expect(`${told} ${JSON.stringify(told)}`).not.toContain('a hand');
  });

  test('is a time-out for the line that took too long and for all later lines', async () => {
    const late = Object.assign(new pg.DatabaseError('no', 0, 'error'), { code: '23514' });
    const told = await reasons(failing(late, 3000), 4);
    expect(told).toMatchObject(['23514', '23514', 'ETIMEDOUT', 'ETIMEDOUT'].map((code) => ({ code })));
    const stopped = new pg.DatabaseError('canceling statement due to statement timeout', 0, 'error');
    expect(await reasons(failing(stopped), 2)).toMatchObject([{ code: 'ETIMEDOUT' }, { code: 'ETIMEDOUT' }]);
  });
});
