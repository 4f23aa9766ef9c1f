import type { Pairing } from '../standings/round.ts';
import type { Field } from './field.ts';
import type { Lots } from './lots.ts';

/**
 * The next round of a Swiss stage.
 * @throws RangeError: fewer than two entrants, or seats other than 2 to 6
 */
export function pairSwiss(_field: Field, _lots: Lots): Pairing {
  throw new Error('to be written');
}
