import { randomInt } from 'node:crypto';
import { fastRandom } from '../../src/engine/index.ts';

const FINE = 2 ** 30;

let random = fastRandom(anySeed());

export function anySeed(): number {
  return randomInt(2 ** 31);
}

/** Seeds all draws below. The timing of two runs still differs. */
export function seedChance(seed: number): void {
  random = fastRandom(seed);
}

/** Returns a random number from 0 to just below 1. */
export function chance(): number {
  return random(FINE) / FINE;
}

/** Returns a random integer from 0 to `count - 1`. */
export function below(count: number): number {
  return Math.floor(chance() * count);
}

/** Returns true in one of `times` draws, on average. */
export function once(times: number): boolean {
  return chance() * times < 1;
}

export function oneOf<T>(all: readonly T[]): T {
  const found = all[below(all.length)];
  if (found === undefined) throw new RangeError('nothing to choose from');
  return found;
}

/** Draws between `least` and `most` elements, with replacement. */
export function some<T>(all: readonly T[], least: number, most: number): T[] {
  const count = least + below(most - least + 1);
  return all.length === 0 ? [] : Array.from({ length: count }, () => oneOf(all));
}
