/**
 * The edges that a matching may take. Edge `k` has the ends `2k` and `2k + 1`: of either, `end ^ 1` is the other one and
 * `end >> 1` the edge.
 */
export interface Graph {
  /** How many vertices; they are numbered from 0. */
  readonly size: number;
  /** The vertex of each end. */
  readonly vertexAt: Int32Array;
  /** By edge. */
  readonly weights: Float64Array;
  /** For each vertex the far ends of its edges. */
  readonly farEnds: readonly Int32Array[];
}

/** `[vertex, vertex, cost]`. */
export type Edge = readonly [number, number, number];

/** A graph in which the heaviest matching is the cheapest one of these edges. Costs are whole numbers from 0. */
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

/** An element that is there. */
export function at(list: ArrayLike<number>, index: number): number {
  const found = list[index];
  if (found === undefined) throw new RangeError(`nothing at ${index} of ${list.length}`);
  return found;
}
