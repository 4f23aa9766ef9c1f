import type { Random } from '../../engine/index.ts';
import { at } from './matching/graph.ts';

/** What it costs to seat so many, numbered from 0 in the order of their scores: whole numbers. */
export interface TableCosts {
  readonly size: number;
  /** For two at one table, at `one * size + other`, the same either way. */
  readonly pairs: Float64Array;
  /** For one at a table that is smaller than others. */
  readonly small: Float64Array;
}

/** Everybody's place: the places of a table stand together. */
interface Seating {
  readonly costs: TableCosts;
  /** By place, who has it. */
  readonly who: Int32Array;
  /** By place, the first place of its table and the one after its last. */
  readonly from: Int32Array;
  readonly to: Int32Array;
  /** By place, 1 where the table is smaller than others. */
  readonly small: Uint8Array;
}

/** How often it starts again from what it has. */
const KICKS = 100;

/** What a table costs. `small`: it has fewer seats than another one. */
export function tableCost(
  { size, pairs, small: smallCosts }: TableCosts,
  table: readonly number[],
  small: boolean,
): number {
  let cost = 0;
  table.forEach((one, i) => {
    if (small) cost += at(smallCosts, one);
    for (let j = 0; j < i; j++) cost += at(pairs, one * size + at(table, j));
  });
  return cost;
}

/**
 * A cheap way to seat many. It begins with everybody in order of score and swaps two at a time while that helps; then some
 * are swapped at random, and so on from there, and what has become worse is taken back. `sizes`: the larger tables first.
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

// Swaps while any swap helps. `touched`: the tables, by their first places, at which one may. Returns what it costs then.
function settle(seating: Seating, cost: number, touched: Set<number>): number {
  let now = cost;
  // What is put in again comes again.
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

// What swapping two places at different tables changes.
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
