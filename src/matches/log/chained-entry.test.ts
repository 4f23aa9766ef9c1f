import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { brokenChain, canonical, type Entry, hashAfter } from '../../engine/index.ts';
import { chain, type LogEntry } from './chained-entry.ts';

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
  test('has SHA-256 hashes of the previous hash and the canonical entry without its hash', () => {
    const { entry: chained, text } = chain('before', made, at, 'a key');
    const { hash, ...entry } = chained;
    expect(text).toBe(canonical({ ...entry, at: at.toISOString() }));
    expect(hash).toBe(createHash('sha256').update(`before${text}`).digest('hex'));
  });

  test('has the same hash for a stored entry with its keys in a different order', () => {
    const { entry, parts } = chain('before', made, at, null);
    const facts = JSON.parse(parts.facts);
    const reordered = {
      ...entry,
      facts: facts.map((fact: object) => Object.fromEntries(Object.entries(fact).reverse())),
    };
    expect(hashAfter('before', reordered)).toBe(entry.hash);
  });

  test.each<Partial<ReturnType<typeof chain>['entry']>>([
    { version: 4 },
    { kind: 'TIMED_OUT' },
    { seat: 0 },
    { move: null },
    { facts: [] },
    { agenda: [1] },
    { key: 'k' },
    { at: new Date(at.getTime() + 1) },
  ])('has a different hash with %o', (change) => {
    const { entry } = chain('before', made, at, null);
    expect(hashAfter('before', { ...entry, ...change })).not.toBe(entry.hash);
    expect(hashAfter('after', entry)).not.toBe(entry.hash);
  });
});

describe('a chain is broken', () => {
  const following = (hash: string, version: number): LogEntry => chain(hash, { ...made, version }, at, null).entry;
  const first = following('seed', 0);
  const second = following(first.hash, 1);
  const third = following(second.hash, 2);
  const entries = [first, second, third];

  test('nowhere if every entry follows from the previous one', () => {
    expect(brokenChain('seed', entries)).toBeNull();
    expect(brokenChain('seed', [])).toBeNull();
  });

  test('at the first entry if the seed is wrong', () => {
    expect(brokenChain('other seed', entries)).toEqual({ index: 0, fault: 'UNFIT', found: 0 });
  });

  test('where an entry is changed, missing or replaced by another entry', () => {
    expect(brokenChain('seed', [first, { ...second, seat: 0 }, third])).toMatchObject({ index: 1, fault: 'UNFIT' });
    expect(brokenChain('seed', [first, third])).toEqual({ index: 1, fault: 'MISSING', found: 2 });
    expect(brokenChain('seed', [first, second, second])).toEqual({ index: 2, fault: 'MISSING', found: 1 });
  });
});
