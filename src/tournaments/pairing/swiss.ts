import type { Pairing } from '../standings/round.ts';
import type { Field } from './field.ts';
import { contenders } from './history.ts';
import type { Lots } from './lots.ts';
import { pairTwos } from './pairs.ts';
import { pairTables } from './tables.ts';

/**
 * The next round of a Swiss stage. What comes first outweighs all that comes after it:
 *
 * 1. Who has met meets again as seldom as can be: never, while there is a pairing without a repeat.
 * 2. At two seats an odd one has a bye; one who had none yet; one of the lowest score group.
 * 3. Score groups stay together: the sum of squared distances in groups is the least there is.
 * 4. Seats are balanced.
 * 5. Lots.
 *
 * At two seats the result is the best there is. So it is at three to six for up to twelve entrants; for more it is searched.
 * Tables are in the order of their best score, entrants in seat order.
 * @throws RangeError: nobody to pair, or seats other than 2 to 6
 */
export function pairSwiss(field: Field, lots: Lots): Pairing {
  const { entrants, seats } = field;
  if (!Number.isInteger(seats) || seats < 2 || seats > 6) throw new RangeError(`no tables of ${seats}`);
  if (entrants.length === 0) throw new RangeError('nobody to pair');
  if (entrants.length === 1) return { tables: [], byes: [...entrants] };
  const drawn = contenders(field, lots);
  return seats === 2 ? pairTwos(drawn, lots) : pairTables(drawn, seats, lots);
}
