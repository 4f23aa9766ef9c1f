import type { Pairing } from '../standings/round.ts';
import type { Contender } from './history.ts';
import type { Lots } from './lots.ts';

/** Pairs at tables of three to six, as `pairSwiss` says. */
export function pairTables(_field: readonly Contender[], _seats: number, _lots: Lots): Pairing {
  throw new Error('to be written');
}
