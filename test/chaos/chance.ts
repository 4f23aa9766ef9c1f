import { randomInt } from 'node:crypto';
import { fastRandom } from '../../src/engine/index.ts';

const FINE = 2 ** 30;

let random = fastRandom(anySeed());

export function anySeed(): number {
  return randomInt(2 ** 31);
}

/** From here on chance goes by this seed: what a run does when. What the machine makes of it differs all the same. */
export function seedChance(seed: number): void {
  random = fastRandom(seed);
}

/** From 0 to just below 1. */
export function chance(): number {
  return random(FINE) / FINE;
}
