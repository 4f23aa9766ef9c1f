import { expect, test, vi } from 'vitest';
import { textOf } from '../architecture/sources.ts';
import { PLANTED } from './planted.ts';
import { type Outcome, simulate } from './simulate.ts';

/** The time limit of a test, in milliseconds: a busy machine may be slow, which does not affect simulated time. */
vi.setConfig({ testTimeout: 3_600_000 });

/** The minimum number of faults in each of two tests: 20,000 in all. */
const EACH = 10_000;

/** The outcomes of the fixed seeds, each simulated once. */
const outcomes = new Map<number, Outcome>();

async function outcomeOf(seed: number, lines = false): Promise<Outcome> {
  const outcome = outcomes.get(seed) ?? (await simulate(seed, { lines }));
  outcomes.set(seed, outcome);
  return outcome;
}

/** Simulates with one seed after another. An empty simulation breaks no promise, so matches must have been played. */
async function violationsFrom(first: number): Promise<string[]> {
  let [faults, entries] = [0, 0];
  for (let seed = first; faults < EACH; seed++) {
    const outcome = await outcomeOf(seed);
    faults += outcome.faults;
    entries += outcome.entries;
    const again = `npx tsx test/simulation/run.ts --seed ${seed} --faults ${outcome.faults}`;
    if (outcome.violations.length > 0) return [again, ...outcome.violations];
  }
  return entries > 0 ? [] : ['no match was played'];
}

test('the same seed produces exactly the same history', async () => {
  const [one, other] = [await outcomeOf(1, true), await simulate(1, { lines: true })];
  expect(other.lines).toEqual(one.lines);
  expect(other.history).toBe(one.history);
  expect((await outcomeOf(2)).history).not.toBe(one.history);
});

test('promises hold with fixed seeds', async () => {
  expect(await violationsFrom(1)).toEqual([]);
});

test('promises hold with a fresh seed', async () => {
  const seed = Math.floor(Math.random() * 2 ** 31);
  console.log(`simulations from seed ${seed}`);
  expect(await violationsFrom(seed)).toEqual([]);
});

test.each(PLANTED)('the mistake "$name" can still be planted', ({ edits }) => {
  for (const [file, from] of edits) expect(textOf(`src/${file}`).split(from)).toHaveLength(2);
});
