import { hash } from 'node:crypto';
import { z } from 'zod';

/** What a player may put into the deal: enough that nobody could have tried all of them, and nothing that needs quoting. */
export const entropyInput = z
  .string()
  .regex(/^[\w+/=-]{16,128}$/, 'must be 16 to 128 letters, digits or + / = - _')
  .nullish();

/**
 * What every card and die follows from: the server's seed, and what the seats have put in, by number, null where nothing. The
 * server has published its seed's hash before, so nobody who knows some of the parts can choose the rest.
 * Where nobody has put anything in, it is the seed itself.
 */
export function dealSeed(seed: string, values: readonly (string | null)[]): string {
  if (values.every((value) => value === null)) return seed;
  return hash('sha256', ['arbiter-deal-1', seed, ...values.map((value) => value ?? '-')].join('\n'));
}
