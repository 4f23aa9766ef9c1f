import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { canonical, type Entry } from '../../engine/index.ts';
import { chained, seal } from './chained-entry.ts';

const made: Entry = {
  version: 3,
  kind: 'MOVE',
  seat: 1,
  move: { pass: true },
  facts: [{ fact: 'passed', ...{ seat: 1, by: 'Zoë "Z"' } }],
  agenda: [1, { step: 'turn', seat: 0 }],
};
const at = new Date('2030-01-02T03:04:05.678Z');

describe('the chain', () => {
  test('a hash is SHA-256 of the hash before and the canonical entry without its hash', () => {
    const { hash, ...entry } = seal('before', made, at, 'a key').entry;
    const text = `before${canonical({ ...entry, at: at.toISOString() })}`;
    expect(hash).toBe(createHash('sha256').update(text).digest('hex'));
  });

  test('what comes back from storage has the same hash, in whatever order its keys are', () => {
    const { entry, text } = seal('before', made, at, null);
    const facts = JSON.parse(text.facts);
    const reordered = {
      ...entry,
      facts: facts.map((fact: object) => Object.fromEntries(Object.entries(fact).reverse())),
    };
    expect(chained('before', reordered)).toBe(entry.hash);
  });

  test.each<Partial<ReturnType<typeof seal>['entry']>>([
    { version: 4 },
    { kind: 'TIMED_OUT' },
    { seat: 0 },
    { move: null },
    { facts: [] },
    { agenda: [1] },
    { key: 'k' },
    { at: new Date(at.getTime() + 1) },
  ])('%o changes it', (change) => {
    const { entry } = seal('before', made, at, null);
    expect(chained('before', { ...entry, ...change })).not.toBe(entry.hash);
    expect(chained('after', entry)).not.toBe(entry.hash);
  });
});
