import { labelledRandom, shuffled } from '../../engine/index.ts';

/** The lots for one purpose. */
export interface Lots {
  /** A whole number from 0 to n - 1, each equally likely; n from 1 to 2^32. */
  draw(n: number): number;
  shuffle<T>(list: readonly T[]): T[];
}

/**
 * The lots of an event: SHA-256 in counter mode over its seed (32 bytes, hexadecimal) and a label such as `1/3/pairing`,
 * unique to the draw.
 */
export function lots(seed: string, label: string): Lots {
  const draw = labelledRandom(seed, label);
  return { draw, shuffle: (list) => shuffled(list, draw) };
}
