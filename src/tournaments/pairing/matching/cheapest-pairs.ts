import { at, type Edge, type Forest, graphOf, NONE, type Start } from './forest.ts';
import { searchMatching } from './search.ts';

/** Returns the symmetric cost of a pair, a whole number of at least 0. All sums of costs stay below 2^50. */
type PairCost = (one: number, other: number) => number;

/** The number of initial candidates for each vertex: of the same kind, and of each adjacent kind. */
const CANDIDATES = 6;
const BESIDE = 3;
/** Further candidates of the same kind at any cost, because there may be too few cheap pairs. */
const NEXT = 3;
/** The maximum number of pairs that a vertex gains in each further pass. */
const MORE = 6;

/**
 * Pairs all vertices at the least total cost.
 * Searches a sparse graph, then proves that the graph was sufficient. A missing edge could only help if its dual slack
 * is negative. Such edges are added, and the search repeats until there are none. So the result is still exact.
 * @param kinds a number for each vertex; the vertices are in this order, and their number is even. Vertices with
 * similar numbers are usually cheap to pair
 * @returns the partner of each vertex
 */
export function cheapestPairs(kinds: readonly number[], cost: PairCost): number[] {
  const size = kinds.length;
  if (size % 2 !== 0) throw new RangeError(`${size} cannot be paired`);
  const edges = new Map<number, Edge>();
  const put = (one: number, other: number): void => {
    const [low, high] = one < other ? [one, other] : [other, one];
    const key = low * size + high;
    if (!edges.has(key)) edges.set(key, [low, high, cost(low, high)]);
  };
  for (let one = 0; one < size; one += 2) put(one, one + 1); // makes sure that a perfect matching exists
  for (let one = 0; one < size; one++) for (const other of candidates(one, kinds, cost)) put(one, other);
  let start: Start | undefined;
  for (;;) {
    const forest = searchMatching(graphOf(size, [...edges.values()]), start);
    if (!forest) throw new Error('no perfect matching in a graph that has one');
    const missing = helpful(forest, cost);
    if (missing.length === 0) return matesIn(forest);
    for (const [one, other] of missing) put(one, other);
    start = { duals: dualsWithin(forest), mates: matesIn(forest) };
  }
}

// Returns the cheapest candidates of the same kind, and some of the adjacent kinds.
function candidates(one: number, kinds: readonly number[], cost: PairCost): number[] {
  const own = at(kinds, one);
  const first = kinds.indexOf(own);
  const end = kinds.lastIndexOf(own) + 1;
  const found = cheapestIn(one, first, end, CANDIDATES, NEXT, cost);
  if (first > 0) found.push(...cheapestIn(one, kinds.indexOf(at(kinds, first - 1)), first, BESIDE, 0, cost));
  if (end < kinds.length) {
    const after = kinds.lastIndexOf(at(kinds, end)) + 1;
    found.push(...cheapestIn(one, end, after, BESIDE, 0, cost));
  }
  return found;
}

function cheapestIn(one: number, first: number, end: number, count: number, next: number, cost: PairCost): number[] {
  const size = end - first;
  const length = leap(size);
  // Starts at the vertex itself and leaps, so that candidates spread evenly even if many cost the same.
  const others = Array.from({ length: size }, (_, step) => first + ((one - first + step * length) % size)).filter(
    (i) => i !== one,
  );
  const priced = others.map((other) => ({ other, cost: cost(one, other) }));
  priced.sort((a, b) => a.cost - b.cost);
  return [...priced.slice(0, count).map(({ other }) => other), ...others.slice(0, next)];
}

// Returns about 0.618 of the size, coprime to the size, so that the leaps reach every vertex.
function leap(size: number): number {
  const common = (a: number, b: number): number => (b === 0 ? a : common(b, a % b));
  let length = Math.max(1, Math.round(size * 0.618));
  while (common(size, length) !== 1) length++;
  return length;
}

// Returns duals without blossoms under which no edge has less slack than before.
function dualsWithin({ graph, parent, dual }: Forest): Float64Array {
  return Float64Array.from({ length: graph.size }, (_, vertex) => {
    let sum = 0;
    for (let b = vertex; b !== NONE; b = at(parent, b)) sum += at(dual, b);
    return sum;
  });
}

// Returns pairs that are too cheap for these duals, namely the cheapest at each vertex.
function helpful(forest: Forest, cost: PairCost): (readonly [number, number])[] {
  const { graph, dual } = forest;
  return Array.from({ length: graph.size }, (_, one) => {
    const shared = sharedDuals(forest, one);
    const own: { other: number; slack: number }[] = [];
    for (let other = 0; other < graph.size; other++) {
      if (other === one) continue;
      const slack = at(dual, one) + at(dual, other) + 2 * (cost(one, other) + shared(other));
      if (slack < 0) own.push({ other, slack });
    }
    own.sort((a, b) => a.slack - b.slack);
    return own.slice(0, MORE).map(({ other }) => [one, other] as const);
  }).flat();
}

// Within blossoms, an edge also has the blossoms' duals as slack. Returns them for one vertex, as a function of the
// other.
function sharedDuals({ parent, dual }: Forest, one: number): (other: number) => number {
  const around: number[] = [];
  for (let b = at(parent, one); b !== NONE; b = at(parent, b)) around.push(b);
  const sums = new Map<number, number>();
  for (const b of around.reverse()) sums.set(b, (sums.get(at(parent, b)) ?? 0) + at(dual, b));
  return (other) => {
    let b = at(parent, other);
    while (b !== NONE && !sums.has(b)) b = at(parent, b);
    return sums.get(b) ?? 0;
  };
}

function matesIn({ graph, mate }: Forest): number[] {
  return Array.from(mate, (end) => at(graph.vertexAt, end));
}
