import fc from 'fast-check';
import { oneOf } from '../../load/random.ts';

/**
 * Values that have broken other servers: extreme numbers, property names, code in other languages, unusual characters.
 */
const CORNERS: readonly unknown[] = [
  ...[null, true, false, '', ' ', [], {}, [[]], [null], 0, -1, 1, 0.5, 1e308, 1e-7],
  ...[2 ** 31 - 1, 2 ** 31, -(2 ** 31) - 1, 2 ** 53, 2 ** 64, -(2 ** 63)],
  ...['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'length', 'undefined', 'NaN', '-0', '1e999'],
  ...['\u0000', 'a\u0000b', '\uFEFF', '\u202E', '\ud800', 'é́́́', '👩‍👩‍👧‍👦', 'ﷺ'.repeat(40), '%00', '%', '%zz', '\n\r\t'],
  ...["'; drop table matches; --", '#{7*7}', '{{7*7}}', '<script>', '../../etc/passwd', '..%2f..%2f', '$where', '\\'],
  ...['00000000-0000-4000-8000-000000000000', '00000000-0000-0000-0000-00000000000', 'not-an-id', 'a'.repeat(5000)],
  ...['9999-99-99T99:99:99Z', '2026-01-01', 'golems', 'no-such-game', 'PUBLIC', 'RANDOM'],
  JSON.parse('{"__proto__":{"a":1}}'),
  { constructor: { prototype: { a: 1 } } },
  JSON.parse('{"toString":"x","valueOf":1,"toJSON":"x","then":"x","length":-1}'),
];

/** Returns values for a run: the corner cases, and random JSON, numbers and texts. */
export function oddValues(seed: number): () => unknown {
  const made = fc.oneof(
    fc.jsonValue({ maxDepth: 4 }),
    fc.string({ unit: 'binary', maxLength: 60 }),
    fc.string({ unit: 'grapheme', maxLength: 60 }),
    fc.double(),
    fc.integer(),
    fc.array(fc.integer(), { maxLength: 300 }),
    fc.constantFrom(...CORNERS),
  );
  const all = [...CORNERS, ...fc.sample(made, { seed, numRuns: 3000 })];
  return () => oneOf(all);
}

/** Returns text unchanged and any other value as JSON. */
export function oddText(odd: () => unknown): string {
  const value = odd();
  return typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
}
