import { fastRandom } from '../../engine/index.ts';
import type { Pairing } from '../standings/round.ts';
import { cheapestTables } from './cheapest-tables.ts';
import { type Contender, inTableOrder, timesMet } from './history.ts';
import type { Lots } from './lots.ts';
import { inBalancedSeats } from './seat-order.ts';
import { searchTables, type TableCosts } from './table-search.ts';

/** Up to so many, all ways to seat them are looked at. */
const EXACT = 12;

/**
 * How many sit at each table: as few tables as there can be, and no two that differ by more than one. So a remainder is spread
 * over tables of one seat less (13 at four are 4, 3, 3, 3), and where that cannot be, over still smaller ones (5 at four are 3
 * and 2, 7 at five 4 and 3): nobody has a bye, but one who is alone.
 */
export function tableSizes(entrants: number, seats: number): number[] {
  const tables = Math.ceil(entrants / seats);
  const larger = entrants % tables;
  return Array.from({ length: tables }, (_, i) => Math.floor(entrants / tables) + (i < larger ? 1 : 0));
}

/** Pairs at tables of three to six, as `pairSwiss` says. */
export function pairTables(drawn: readonly Contender[], seats: number, lots: Lots): Pairing {
  const field = drawn.toSorted((a, b) => b.group - a.group);
  const sizes = tableSizes(field.length, seats);
  const costs = tableCosts(field);
  const found =
    field.length <= EXACT ? cheapestTables(costs, sizes) : searchTables(costs, sizes, fastRandom(lots.draw(2 ** 32)));
  const tables = found.map((table) => table.flatMap((one) => field[one] ?? []));
  return { tables: inTableOrder(tables.map((table) => inBalancedSeats(lots.shuffle(table)))), byes: [] };
}

/**
 * What it costs to have two at one table, and one at a smaller table than others: a meeting again outweighs all distances
 * between score groups, which outweigh who has been at a smaller table before.
 */
export function tableCosts(field: readonly Contender[]): TableCosts {
  const size = field.length;
  const highest = Math.max(...field.map(({ group }) => group));
  const apart = field.reduce((sum, { small }) => sum + small, 0) + 1;
  const repeat = apart * (3 * size * highest ** 2 + 1);
  const pairs = new Float64Array(size * size);
  field.forEach((a, one) => {
    field.forEach((b, other) => {
      pairs[one * size + other] = timesMet(a, b) * repeat + (a.group - b.group) ** 2 * apart;
    });
  });
  return { size, pairs, small: Float64Array.from(field, ({ small }) => small) };
}
