import { labelledRandom, shuffled } from '../../engine/index.ts';

/** The random draws for one purpose. */
export interface Lots {
  /** Returns a whole number from 0 to n - 1, each equally likely. `n` is from 1 to 2^32. */
  draw(n: number): number;
  shuffle<T>(list: readonly T[]): T[];
}

/** Draws with SHA-256 in counter mode from a seed (32 bytes, hexadecimal) and a label unique to the draw. */
export function lots(seed: string, label: string): Lots {
  const draw = labelledRandom(seed, label);
  return { draw, shuffle: (list) => shuffled(list, draw) };
}
