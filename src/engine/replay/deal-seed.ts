import { sha256 } from '../crypto/sha256.ts';

/**
 * The seed of every card and die: the server's seed combined with the values of the seats, by number, null if a seat adds none.
 * The server has published the hash of its seed first, so knowing some of the parts does not let anyone choose the result.
 * Without any values, it is the server's seed itself.
 */
export function dealSeed(seed: string, values: readonly (string | null)[]): string {
  if (values.every((value) => value === null)) return seed;
  return sha256(['arbiter-deal-1', seed, ...values.map((value) => value ?? '-')].join('\n'));
}
