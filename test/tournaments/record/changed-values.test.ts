import { expect, test } from 'vitest';
import { linesOf, playEvent, SETUP } from './small-event.ts';
import { verdictOn } from './verify-lines.ts';

type Path = readonly (string | number)[];

/** Returns the paths of all values in plain JSON that are neither lists nor objects. */
function leaves(value: unknown, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [path];
  const inner: [string, unknown][] = Object.entries(value);
  return inner.flatMap(([key, one]) => leaves(one, [...path, key]));
}

function changedAt(value: unknown, [first, ...rest]: Path): unknown {
  if (first === undefined) return another(value);
  const copy: Record<string, unknown> = { ...(value as Record<string, unknown>) }; // only lists and objects lie on a path
  copy[first] = changedAt(copy[first], rest);
  return Array.isArray(value) ? Object.values(copy) : copy;
}

function another(value: unknown): unknown {
  if (typeof value === 'number') return value + 1;
  if (typeof value === 'boolean') return !value;
  if (typeof value === 'string') return value.startsWith('1') ? `2${value.slice(1)}` : `1${value.slice(1)}`;
  return '1';
}

// Only one in 60 values of a match is changed, because matches take longer to execute and have their own tests.
const SOME = 60;

/** Makes matches short. Short matches contain the same kinds of values as long ones. */
const SHORT = { ...SETUP, options: { ...SETUP.options, turns: 10 } };

test('a record is no longer verified after a change to any value', { timeout: 200_000 }, () => {
  const lines = linesOf(playEvent(SHORT, { players: 2, name: 'leaves' }));
  expect(verdictOn(lines).verdict).toBe('VERIFIED');
  const passed: string[] = [];
  const tried = { log: 0, matches: 0 };
  for (const [index, line] of lines.entries()) {
    const read: unknown = JSON.parse(line);
    const isMatch = line.includes('"rulesVersion"');
    // Keys in the record prove nothing, so a change to a key does no harm.
    const all = leaves(read).filter((path) => index > 0 || path[0] !== 'keys');
    for (const path of all.filter((_, nth) => !isMatch || nth % SOME === 0)) {
      const forged = JSON.stringify(changedAt(read, path));
      if (!isCaught(isMatch ? withFirst(lines, index, forged) : lines.with(index, forged)))
        passed.push(`${index}: ${path.join('.')}`);
      tried[isMatch ? 'matches' : 'log']++;
    }
  }
  expect(passed).toEqual([]);
  expect(tried.log).toBeGreaterThan(200);
  expect(tried.matches).toBeGreaterThan(30);
});

/** Replaces a match and moves it to the front, so that it is the first to be executed. */
function withFirst(lines: readonly string[], index: number, match: string): string[] {
  const from = lines.findIndex((line) => line.includes('"rulesVersion"'));
  return [...lines.slice(0, from), match, ...lines.slice(from).toSpliced(index - from, 1)];
}

function isCaught(lines: readonly string[]): boolean {
  try {
    return verdictOn(lines).verdict !== 'VERIFIED';
  } catch (error) {
    return error instanceof Error && error.name === 'Unreadable';
  }
}
