import { fastRandom } from '../../engine/index.ts';
import type { Pairing } from '../standings/round.ts';
import type { Lots } from './field.ts';
import { type Contender, inTableOrder, timesMet } from './history.ts';
import { at } from './matching/graph.ts';
import { searchTables, type TableCosts, tableCost } from './table-search.ts';

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

/**
 * Who sits where at a table: as few as can be where they have sat often, then where they sat last. Of equal orders the one
 * that is nearest to the order given.
 */
function inBalancedSeats(table: readonly Contender[]): Contender[] {
  let best: { order: Contender[]; cost: number } = { order: [...table], cost: Number.POSITIVE_INFINITY };
  const seat = (seated: Contender[], left: readonly Contender[], cost: number): void => {
    if (cost >= best.cost) return;
    if (left.length === 0) best = { order: seated, cost };
    for (const next of left) {
      const rest = left.filter((one) => one !== next);
      seat([...seated, next], rest, cost + seatCost(next, seated.length));
    }
  };
  seat([], table, 0);
  return best.order;
}

// The sum of squares of how often each has had each seat is the least when these are.
function seatCost({ seats, lastSeat }: Contender, seat: number): number {
  return 16 * (seats[seat] ?? 0) + (lastSeat === seat ? 1 : 0);
}

/** A way to seat everybody who is left, and what it costs. */
interface Seating {
  readonly cost: number;
  readonly tables: readonly (readonly number[])[];
}

/** The cheapest way to seat up to some twelve, by looking at all of them. `sizes`: of the tables, the larger ones first. */
export function cheapestTables(costs: TableCosts, sizes: readonly number[]): number[][] {
  const known = new Map<string, Seating>();
  const seat = (left: readonly number[], tables: readonly number[]): Seating => {
    const [first, ...others] = left;
    if (first === undefined) return { cost: 0, tables: [] };
    const key = `${left.join()}/${tables.length}/${tables.indexOf(at(sizes, sizes.length - 1))}`;
    const before = known.get(key);
    if (before) return before;
    let best: Seating = { cost: Number.POSITIVE_INFINITY, tables: [] };
    for (const size of new Set(tables)) {
      const taken = tables.indexOf(size);
      const further = tables.filter((_, i) => i !== taken);
      for (const company of choices(others, size - 1)) {
        const table = [first, ...company];
        const own = tableCost(costs, table, size < at(sizes, 0));
        if (own >= best.cost) continue;
        const rest = seat(
          left.filter((one) => !table.includes(one)),
          further,
        );
        if (own + rest.cost < best.cost) best = { cost: own + rest.cost, tables: [table, ...rest.tables] };
      }
    }
    known.set(key, best);
    return best;
  };
  const all = Array.from({ length: costs.size }, (_, i) => i);
  return seat(all, sizes).tables.map((table) => [...table]);
}

function choices(of: readonly number[], count: number): number[][] {
  if (count === 0) return [[]];
  return of.flatMap((one, i) => choices(of.slice(i + 1), count - 1).map((rest) => [one, ...rest]));
}
