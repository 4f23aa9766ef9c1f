import { type Forest, NONE } from './forest.ts';
import { at, type Edge, graphOf } from './graph.ts';
import { searchMatching } from './search.ts';

/** What it costs to pair two of them: a whole number from 0, the same either way. All sums of such costs stay below 2^50. */
export type PairCost = (one: number, other: number) => number;

/** With how many others each may be paired at first. */
const CANDIDATES = 10;
/** How many pairs more each may get at a time. */
const MORE = 6;

/**
 * Pairs everybody so that the sum of costs is the least there is.
 *
 * Searched in a graph of few edges, which is then proven to be enough: an edge that is not in it could only help where its
 * dual slack is negative. Such edges are put in and the search is made again, until there are none. So the whole graph is
 * never searched, and the result is exact all the same.
 * @param size how many there are, an even number; they are numbered from 0
 * @returns for each the one it is paired with
 */
export function cheapestPairs(size: number, cost: PairCost): number[] {
  if (size % 2 !== 0) throw new RangeError(`${size} cannot be paired`);
  const edges = new Map<number, Edge>();
  const put = (one: number, other: number): void => {
    const [low, high] = one < other ? [one, other] : [other, one];
    const key = low * size + high;
    if (!edges.has(key)) edges.set(key, [low, high, cost(low, high)]);
  };
  for (let one = 0; one < size; one += 2) put(one, one + 1); // so that everybody can be paired
  for (let one = 0; one < size; one++) for (const other of cheapestFor(one, size, cost)) put(one, other);
  for (;;) {
    const forest = searchMatching(graphOf(size, [...edges.values()]));
    if (!forest) throw new Error('no perfect matching in a graph that has one');
    const missing = helpful(forest, cost);
    if (missing.length === 0) return matesIn(forest);
    for (const [one, other] of missing) put(one, other);
  }
}

function cheapestFor(one: number, size: number, cost: PairCost): number[] {
  const costs = Float64Array.from({ length: size }, (_, other) =>
    other === one ? Number.POSITIVE_INFINITY : cost(one, other),
  );
  const limit = at(Float64Array.from(costs).sort(), Math.min(CANDIDATES, size - 1) - 1);
  const found: number[] = [];
  // From the neighbour on, else those with the low numbers would be everybody's candidates where many cost the same.
  for (let step = 1; step < size && found.length < CANDIDATES; step++) {
    const other = (one + step) % size;
    if (at(costs, other) <= limit) found.push(other);
  }
  return found;
}

// Pairs that are too cheap for these duals, the cheapest for each vertex.
function helpful(forest: Forest, cost: PairCost): (readonly [number, number])[] {
  const { size } = forest.graph;
  const missing: (readonly [number, number])[] = [];
  for (let one = 0; one < size; one++) {
    const own: { other: number; slack: number }[] = [];
    for (let other = 0; other < size; other++) {
      if (other === one) continue;
      const slack = at(forest.dual, one) + at(forest.dual, other) + 2 * cost(one, other);
      if (slack < 0 && slack + 2 * sharedDuals(forest, one, other) < 0) own.push({ other, slack });
    }
    own.sort((a, b) => a.slack - b.slack);
    for (const { other } of own.slice(0, MORE)) missing.push([one, other]);
  }
  return missing;
}

// An edge within a blossom has the duals of all blossoms around it as slack besides.
function sharedDuals({ parent, dual }: Forest, one: number, other: number): number {
  const around = new Set<number>();
  for (let b = at(parent, one); b !== NONE; b = at(parent, b)) around.add(b);
  let sum = 0;
  for (let b = at(parent, other); b !== NONE; b = at(parent, b)) if (around.has(b)) sum += at(dual, b);
  return sum;
}

function matesIn({ graph, mate }: Forest): number[] {
  return Array.from(mate, (end) => at(graph.vertexAt, end));
}
