/** Edge `k` has the ends `2k` and `2k + 1`, so that `end ^ 1` is the other end and `end >> 1` is the edge. */
export interface Graph {
  /** The number of vertices, which are numbered from 0. */
  readonly size: number;
  /** The vertex of each end. */
  readonly vertexAt: Int32Array;
  /** One weight for each edge. */
  readonly weights: Float64Array;
  /** The far ends of each vertex's edges. */
  readonly farEnds: readonly Int32Array[];
}

/** An edge as `[vertex, vertex, cost]`. */
export type Edge = readonly [number, number, number];

/** The heaviest matching in this graph is the cheapest matching of the edges, whose costs are whole and at least 0. */
export function graphOf(size: number, edges: readonly Edge[]): Graph {
  const vertexAt = new Int32Array(2 * edges.length);
  const weights = new Float64Array(edges.length);
  const farEnds = Array.from({ length: size }, (): number[] => []);
  edges.forEach(([one, other, cost], k) => {
    vertexAt.set([one, other], 2 * k);
    weights[k] = -cost;
    farEnds[one]?.push(2 * k + 1);
    farEnds[other]?.push(2 * k);
  });
  return { size, vertexAt, weights, farEnds: farEnds.map((ends) => Int32Array.from(ends)) };
}

export function at(list: ArrayLike<number>, index: number): number {
  const found = list[index];
  if (found === undefined) throw new RangeError(`nothing at ${index} of ${list.length}`);
  return found;
}

export const NONE = -1;
/** Labels of vertices and blossoms. `OUTER` means an even distance from a free vertex, `INNER` an odd distance. */
export const UNLABELLED = 0;
export const OUTER = 1;
export const INNER = 2;
const SEEN = 5;

/** An odd cycle of vertices and blossoms, treated as one vertex. */
export interface Blossom {
  /** The children in cyclic order, starting with the child that contains the base. */
  children: number[];
  /** For the edge from each child to the next, the edge's end in the first of the two. */
  ends: number[];
  /** The cheapest edges to other outer blossoms, while this blossom is outer. */
  best: number[] | null;
}

/**
 * The state of the search. Vertices have the numbers 0 to n - 1, blossoms n to 2n - 1. For the duals y and the weights
 * w, y(u) + y(v) - 2 w(uv) is never below 0 between different blossoms, and is 0 on each matched edge.
 */
export interface Forest {
  readonly graph: Graph;
  /** For each vertex, the far end of its matched edge, or NONE. */
  readonly mate: Int32Array;
  /** For each vertex, its outermost blossom. */
  readonly within: Int32Array;
  /** The label of each vertex and blossom. The fields below are indexed in the same way. */
  readonly label: Int32Array;
  /** The near end of the edge through which the label came; NONE at a root. */
  readonly labelEnd: Int32Array;
  readonly parent: Int32Array;
  readonly base: Int32Array;
  /** The edge of least slack to an outer blossom. For an outer blossom: to a different outer blossom. */
  readonly best: Int32Array;
  readonly dual: Float64Array;
  readonly blossoms: (Blossom | null)[];
  readonly unused: number[];
  /** Whether each edge has no slack. */
  readonly tight: Uint8Array;
  /** Outer vertices that have not been scanned yet. */
  queue: number[];
}

/** A starting point for a search: duals that are valid for most edges, and each vertex's partner. */
export interface Start {
  readonly duals: Float64Array;
  readonly mates: readonly number[];
}

/** Returns an unlabelled forest in which easily found tight edges are already matched. */
export function forestOf(graph: Graph, start?: Start): Forest {
  const { size, weights } = graph;
  const forest: Forest = {
    graph,
    mate: new Int32Array(size).fill(NONE),
    within: Int32Array.from({ length: size }, (_, vertex) => vertex),
    label: new Int32Array(2 * size),
    labelEnd: new Int32Array(2 * size).fill(NONE),
    parent: new Int32Array(2 * size).fill(NONE),
    base: Int32Array.from({ length: 2 * size }, (_, b) => (b < size ? b : NONE)),
    best: new Int32Array(2 * size).fill(NONE),
    dual: new Float64Array(2 * size),
    blossoms: Array.from({ length: 2 * size }, () => null),
    unused: Array.from({ length: size }, (_, i) => 2 * size - 1 - i),
    tight: new Uint8Array(weights.length),
    queue: [],
  };
  if (start) keepDuals(forest, start);
  else highDuals(forest);
  takeTightEdges(forest, (one, other) => start?.mates[one] === other);
  takeTightEdges(forest, () => true);
  lowerDuals(forest);
  return forest;
}

function highDuals({ graph, dual }: Forest): void {
  graph.farEnds.forEach((ends, vertex) => {
    dual[vertex] = ends.reduce((most, end) => Math.max(most, at(graph.weights, end >> 1)), Number.NEGATIVE_INFINITY);
  });
}

function keepDuals(forest: Forest, start: Start): void {
  forest.dual.set(start.duals);
  for (let edge = 0; edge < forest.graph.weights.length; edge++) {
    const over = slack(forest, edge);
    const one = at(forest.graph.vertexAt, 2 * edge);
    if (over < 0) forest.dual[one] = at(forest.dual, one) - over;
  }
}

function takeTightEdges(forest: Forest, wanted: (one: number, other: number) => boolean): void {
  const { graph, mate } = forest;
  for (let edge = 0; edge < graph.weights.length; edge++) {
    const [one, other] = [at(graph.vertexAt, 2 * edge), at(graph.vertexAt, 2 * edge + 1)];
    if (at(mate, one) !== NONE || at(mate, other) !== NONE || slack(forest, edge) !== 0 || !wanted(one, other))
      continue;
    mate[one] = 2 * edge + 1;
    mate[other] = 2 * edge;
  }
}

// Lowers the duals of unmatched vertices as far as their edges allow, and matches edges that become tight.
function lowerDuals(forest: Forest): void {
  const { graph, mate, dual } = forest;
  graph.farEnds.forEach((ends, vertex) => {
    if (at(mate, vertex) !== NONE || ends.length === 0) return;
    const least = ends.reduce((found, end) => Math.min(found, slack(forest, end >> 1)), Number.POSITIVE_INFINITY);
    dual[vertex] = at(dual, vertex) - least;
    const end = ends.find((one) => slack(forest, one >> 1) === 0 && at(mate, at(graph.vertexAt, one)) === NONE);
    if (end === undefined) return;
    mate[vertex] = end;
    mate[at(graph.vertexAt, end)] = end ^ 1;
  });
}

/** Returns the slack of an edge between different blossoms. */
export function slack({ graph, dual }: Forest, edge: number): number {
  const [one, other] = [at(graph.vertexAt, 2 * edge), at(graph.vertexAt, 2 * edge + 1)];
  return at(dual, one) + at(dual, other) - 2 * at(graph.weights, edge);
}

export function blossomAt({ blossoms }: Forest, b: number): Blossom {
  const found = blossoms[b];
  if (!found) throw new RangeError(`there is no blossom ${b}`);
  return found;
}

/** Returns all vertices in a blossom. For a vertex, returns the vertex itself. */
export function leavesOf(forest: Forest, b: number, found: number[] = []): number[] {
  if (b < forest.graph.size) found.push(b);
  else for (const child of blossomAt(forest, b).children) leavesOf(forest, child, found);
  return found;
}

/** Labels a vertex's blossom. The mate of an inner blossom becomes outer. */
export function giveLabel(forest: Forest, vertex: number, label: number, through: number): void {
  const { graph, mate, within, base, queue } = forest;
  const b = at(within, vertex);
  for (const one of [vertex, b]) {
    forest.label[one] = label;
    forest.labelEnd[one] = through;
    forest.best[one] = NONE;
  }
  if (label === OUTER) for (const leaf of leavesOf(forest, b)) queue.push(leaf);
  else {
    const end = at(mate, at(base, b));
    giveLabel(forest, at(graph.vertexAt, end), OUTER, end ^ 1);
  }
}

/** Returns the base of the blossom that an edge between two outer vertices closes; NONE between different trees. */
export function commonBase(forest: Forest, one: number, other: number): number {
  const path: number[] = [];
  let [here, there] = [one, other];
  let found = NONE;
  while (here !== NONE && found === NONE) {
    const b = at(forest.within, here);
    if (at(forest.label, b) === SEEN) found = at(forest.base, b);
    else {
      path.push(b);
      forest.label[b] = SEEN;
      here = outerBefore(forest, b);
      if (there !== NONE) [here, there] = [there, here];
    }
  }
  for (const b of path) forest.label[b] = OUTER;
  return found;
}

// Returns the outer blossom two steps closer to the root.
function outerBefore({ graph, within, labelEnd }: Forest, b: number): number {
  const end = at(labelEnd, b);
  if (end === NONE) return NONE;
  const inner = at(within, at(graph.vertexAt, end));
  return at(graph.vertexAt, at(labelEnd, inner));
}
