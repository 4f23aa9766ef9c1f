import type { Pairing } from '../standings/round-results.ts';
import { costsOf } from './costs-of-pairs-and-byes.ts';
import { type Contender, contenders, type Field } from './field.ts';
import { pairTables } from './large-tables.ts';
import type { Lots } from './lots.ts';
import { cheapestPairs } from './matching/cheapest-pairs.ts';
import { inSeatOrder, inTableOrder } from './seats-and-table-numbers.ts';

/**
 * Draws the next round of a Swiss stage. Each criterion outweighs all later ones:
 *
 * 1. There are as few repeated pairings as possible.
 * 2. With two seats and an odd number of entrants, the bye goes to an entrant with the fewest byes, preferably in the
 * lowest score group.
 * 3. Score groups stay together, which means that the sum of squared group distances is minimal.
 * 4. Seats are balanced.
 * 5. Lots decide.
 *
 * The result is optimal for two seats, and for three to six seats with up to twelve entrants. With more entrants, the
 * search is heuristic. Tables are ordered by their best score, entrants by seat.
 * @throws RangeError for no entrants, or seats other than 2 to 6
 */
export function pairSwiss(field: Field, lots: Lots): Pairing {
  const { entrants, seats } = field;
  if (!Number.isInteger(seats) || seats < 2 || seats > 6) throw new RangeError(`no tables of ${seats}`);
  if (entrants.length === 0) throw new RangeError('no entrants to pair');
  if (entrants.length === 1) return { tables: [], byes: [...entrants] };
  const drawn = contenders(field, lots);
  return seats === 2 ? pairTwos(drawn, lots) : pairTables(drawn, seats, lots);
}

/** Pairs entrants at tables of two, by the criteria of `pairSwiss`. */
function pairTwos(drawn: readonly Contender[], lots: Lots): Pairing {
  const field = drawn.toSorted((a, b) => b.group - a.group);
  const kinds = field.map(({ group }) => -group);
  if (kinds.length % 2 === 1) kinds.push(0); // the bye, adjacent to the lowest group
  const mates = cheapestPairs(kinds, costsOf(field));
  const tables: Contender[][] = [];
  const byes: number[] = [];
  mates.forEach((mate, one) => {
    const [contender, other] = [field[one], field[mate]];
    if (contender && !other) byes.push(contender.entrant);
    if (contender && other && one < mate) tables.push(inSeatOrder(contender, other, lots));
  });
  return { tables: inTableOrder(tables), byes };
}
