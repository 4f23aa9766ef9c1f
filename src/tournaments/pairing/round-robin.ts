import type { EntrantNumber, Pairing } from '../standings/round.ts';
import type { Lots } from './lots.ts';

/** All rounds of a round robin of two seats, in their order; `cycles`: how often each meets each other one. */
export function roundRobin(_entrants: readonly EntrantNumber[], _cycles: number, _lots: Lots): Pairing[] {
  throw new Error('to be written');
}
