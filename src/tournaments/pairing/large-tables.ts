import { fastRandom, type Random } from '../../engine/index.ts';
import type { Pairing } from '../standings/round-results.ts';
import { type Contender, timesMet } from './field.ts';
import type { Lots } from './lots.ts';
import { at } from './matching/forest.ts';
import { inBalancedSeats, inTableOrder } from './seats-and-table-numbers.ts';

/** The largest number of entrants for which every seating is tried. */
const EXACT = 12;

/** Returns the sizes of as few tables as possible, differing by at most one: 13 entrants at 4 seats make 4, 3, 3, 3. */
export function tableSizes(entrants: number, seats: number): number[] {
  const tables = Math.ceil(entrants / seats);
  const larger = entrants % tables;
  return Array.from({ length: tables }, (_, i) => Math.floor(entrants / tables) + (i < larger ? 1 : 0));
}

/** Pairs entrants at tables of three to six, by the criteria of `pairSwiss`. */
export function pairTables(drawn: readonly Contender[], seats: number, lots: Lots): Pairing {
  const field = drawn.toSorted((a, b) => b.group - a.group);
  const sizes = tableSizes(field.length, seats);
  const costs = tableCosts(field);
  const found =
    field.length <= EXACT ? cheapestTables(costs, sizes) : searchTables(costs, sizes, fastRandom(lots.draw(2 ** 32)));
  const tables = found.map((table) => table.flatMap((one) => field[one] ?? []));
  return { tables: inTableOrder(tables.map((table) => inBalancedSeats(lots.shuffle(table)))), byes: [] };
}

/** Computes the costs of seating. Repeated pairings outweigh score groups, which outweigh smaller tables. */
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

type Way = { readonly cost: number; readonly tables: readonly (readonly number[])[] };

/** Searches exhaustively, which is feasible up to about twelve entrants. `sizes` is in descending order. */
export function cheapestTables(costs: TableCosts, sizes: readonly number[]): number[][] {
  const known = new Map<string, Way>();
  const seat = (left: readonly number[], tables: readonly number[]): Way => {
    const [first, ...others] = left;
    if (first === undefined) return { cost: 0, tables: [] };
    const key = `${left.join()}/${tables.length}/${tables.indexOf(at(sizes, sizes.length - 1))}`;
    const before = known.get(key);
    if (before) return before;
    let best: Way = { cost: Number.POSITIVE_INFINITY, tables: [] };
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

/** The costs of seating entrants, as whole numbers. Entrants are numbered from 0 by score. */
interface TableCosts {
  readonly size: number;
  /** The cost of seating two entrants at the same table, at index `one * size + other`. The matrix is symmetric. */
  readonly pairs: Float64Array;
  /** The cost of seating an entrant at a table that is smaller than other tables. */
  readonly small: Float64Array;
}

/** A seating of all entrants, in which the places of a table are consecutive. */
interface Seating {
  readonly costs: TableCosts;
  /** The entrant in each place. */
  readonly who: Int32Array;
  /** For each place, the first place of its table, and the place after the table's last one. */
  readonly from: Int32Array;
  readonly to: Int32Array;
  /** For each place, 1 if its table is smaller than other tables. */
  readonly small: Uint8Array;
}

/** How many times the search restarts from the best seating so far. */
const KICKS = 100;

/** Returns the cost of a table. @param small whether the table has fewer seats than other tables */
export function tableCost(costs: TableCosts, table: readonly number[], small: boolean): number {
  let cost = 0;
  table.forEach((one, i) => {
    if (small) cost += at(costs.small, one);
    for (let j = 0; j < i; j++) cost += at(costs.pairs, one * costs.size + at(table, j));
  });
  return cost;
}

/**
 * Seats many entrants, though not always optimally. The search starts in the order of scores, and swaps entrants while
 * that helps. Then it swaps entrants at random, and reverts bad swaps. `sizes` lists the larger tables first.
 */
export function searchTables(costs: TableCosts, sizes: readonly number[], random: Random): number[][] {
  const seating = inOrder(costs, sizes);
  let cost = settle(seating, total(seating), new Set(seating.from));
  for (let kick = 0; kick < KICKS && cost > 0; kick++) {
    const before = Int32Array.from(seating.who);
    const touched = new Set<number>();
    let kicked = cost;
    for (let i = 0; i < 3; i++) kicked += swap(seating, random(costs.size), random(costs.size), touched);
    kicked = settle(seating, kicked, touched);
    if (kicked <= cost) cost = kicked;
    else seating.who.set(before);
  }
  return tablesOf(seating);
}

function inOrder(costs: TableCosts, sizes: readonly number[]): Seating {
  const { size } = costs;
  const seating: Seating = {
    costs,
    who: Int32Array.from({ length: size }, (_, i) => i),
    from: new Int32Array(size),
    to: new Int32Array(size),
    small: new Uint8Array(size),
  };
  let first = 0;
  for (const seats of sizes) {
    seating.from.fill(first, first, first + seats);
    seating.to.fill(first + seats, first, first + seats);
    seating.small.fill(seats < at(sizes, 0) ? 1 : 0, first, first + seats);
    first += seats;
  }
  return seating;
}

function tablesOf({ who, from, to }: Seating): number[][] {
  const tables: number[][] = [];
  for (let place = 0; place < who.length; place = at(to, place)) {
    tables.push([...who.subarray(at(from, place), at(to, place))]);
  }
  return tables;
}

function total(seating: Seating): number {
  const smallAt = (table: readonly number[]) => at(seating.small, seating.who.indexOf(at(table, 0))) === 1;
  return tablesOf(seating).reduce((sum, table) => sum + tableCost(seating.costs, table, smallAt(table)), 0);
}

// Swaps entrants while any swap helps, and returns the resulting cost. `touched` contains the first places of the
// tables to check.
function settle(seating: Seating, cost: number, touched: Set<number>): number {
  let now = cost;
  // A table that is added again during the loop is visited again.
  for (const table of touched) {
    touched.delete(table);
    for (let one = table; one < at(seating.to, table); one++) {
      for (let other = 0; other < seating.costs.size; other++) {
        if (at(seating.from, other) === table) continue;
        const change = changeOf(seating, one, other);
        if (change < 0) now += exchange(seating, one, other, change, touched);
      }
    }
  }
  return now;
}

function swap(seating: Seating, one: number, other: number, touched: Set<number>): number {
  if (at(seating.from, one) === at(seating.from, other)) return 0;
  return exchange(seating, one, other, changeOf(seating, one, other), touched);
}

function exchange({ who, from }: Seating, one: number, other: number, change: number, touched: Set<number>): number {
  const held = at(who, one);
  who[one] = at(who, other);
  who[other] = held;
  touched.add(at(from, one)).add(at(from, other));
  return change;
}

// Returns how the cost changes if two places at different tables are swapped.
function changeOf({ costs, who, from, to, small }: Seating, one: number, other: number): number {
  const { size, pairs, small: smallCosts } = costs;
  const [a, b] = [at(who, one), at(who, other)];
  let change = (at(small, one) - at(small, other)) * (at(smallCosts, b) - at(smallCosts, a));
  for (let place = at(from, one); place < at(to, one); place++) {
    const mate = at(who, place);
    if (place !== one) change += at(pairs, b * size + mate) - at(pairs, a * size + mate);
  }
  for (let place = at(from, other); place < at(to, other); place++) {
    const mate = at(who, place);
    if (place !== other) change += at(pairs, a * size + mate) - at(pairs, b * size + mate);
  }
  return change;
}
