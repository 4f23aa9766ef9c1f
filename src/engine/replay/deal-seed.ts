import { sha256 } from '../crypto/sha256.ts';

/**
 * What every card and die follows from: the server's seed, and what the seats have put in, by number, null where nothing. The
 * server has published its seed's hash before, so nobody who knows some of the parts can choose the rest.
 * Where nobody has put anything in, it is the seed itself.
 */
export function dealSeed(seed: string, values: readonly (string | null)[]): string {
  if (values.every((value) => value === null)) return seed;
  return sha256(['arbiter-deal-1', seed, ...values.map((value) => value ?? '-')].join('\n'));
}
