import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { compared, disagreements } from './agreement.ts';
import { KINDS } from './forgeries.ts';
import { hasPython } from './verifiers.ts';

const ALL = fileURLToPath(new URL('../..', import.meta.url));

test.skipIf(!hasPython)('the verifier in Python agrees on short records and on every kind of forgery', () => {
  const all = compared(30, KINDS.length, 83_000, [8, 30, 60]);
  expect(disagreements(all)).toEqual([]);
  const verdicts = new Set(all.map(({ theirs }) => theirs.verdict));
  expect([...verdicts].sort()).toEqual(['BAD_INPUT', 'REFUTED', 'UNDECIDED', 'VERIFIED']);
});

test.skipIf(!hasPython)('the verifier in Python fits the test vectors', () => {
  const { status, stderr } = spawnSync('python3', ['clients/python/tests/test_vectors.py'], {
    cwd: ALL,
    encoding: 'utf8',
  });
  expect(status, stderr).toBe(0);
});
