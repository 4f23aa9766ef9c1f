import { chance } from '../chance.ts';

/** True once in so many times. */
export function once(inTimes: number): boolean {
  return chance() * inTimes < 1;
}

/** From 0 to one less than that. */
export function below(count: number): number {
  return Math.floor(chance() * count);
}

/** One of them. */
export function oneOf<T>(all: readonly T[]): T {
  const found = all[below(all.length)];
  if (found === undefined) throw new RangeError('nothing to choose from');
  return found;
}

export function some<T>(all: readonly T[], least: number, most: number): T[] {
  const count = least + below(most - least + 1);
  return all.length === 0 ? [] : Array.from({ length: count }, () => oneOf(all));
}
