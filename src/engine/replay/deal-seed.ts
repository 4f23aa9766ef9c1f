import { sha256 } from '../crypto/sha256.ts';

/**
 * Returns the seed of all cards and dice, which combines the server's seed with the entropy of the seats. The server
 * has published the hash of its seed first, so neither the server nor a player can choose the result. Without any
 * entropy, the result is the server's seed itself.
 * @param values by seat; null if a seat adds no entropy
 */
export function dealSeed(seed: string, values: readonly (string | null)[]): string {
  if (values.every((value) => value === null)) return seed;
  return sha256(['arbiter-deal-1', seed, ...values.map((value) => value ?? '-')].join('\n'));
}
