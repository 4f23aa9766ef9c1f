import {
  at,
  type Blossom,
  blossomAt,
  type Forest,
  giveLabel,
  INNER,
  leavesOf,
  NONE,
  OUTER,
  slack,
  UNLABELLED,
} from './forest.ts';

/** Contracts a cycle into a blossom. An edge between two outer vertices of the same tree has closed the cycle. */
export function shrink(forest: Forest, base: number, edge: number): void {
  const { graph, within, parent, label, labelEnd, dual, blossoms, unused } = forest;
  const b = unused.pop();
  if (b === undefined) throw new RangeError('more blossoms than vertices');
  const stem = at(within, base);
  const blossom = circle(forest, stem, edge);
  for (const child of blossom.children) parent[child] = b;
  blossoms[b] = blossom;
  forest.base[b] = base;
  parent[b] = NONE;
  label[b] = OUTER;
  labelEnd[b] = at(labelEnd, stem);
  dual[b] = 0;
  for (const leaf of leavesOf(forest, b)) {
    // Inner vertices have not been scanned yet.
    if (at(label, at(within, leaf)) === INNER) forest.queue.push(leaf);
    within[leaf] = b;
  }
  blossom.best = bestOf(forest, b, blossom, graph.size);
  forest.best[b] = least(forest, blossom.best);
}

function circle({ graph, within, labelEnd }: Forest, stem: number, edge: number): Blossom {
  const side = (from: number): [number[], number[]] => {
    const [passed, ends]: [number[], number[]] = [[], []];
    for (let b = at(within, from); b !== stem; b = at(within, at(graph.vertexAt, at(labelEnd, b)))) {
      passed.push(b);
      ends.push(at(labelEnd, b));
    }
    return [passed, ends];
  };
  const [left, leftEnds] = side(at(graph.vertexAt, 2 * edge));
  const [right, rightEnds] = side(at(graph.vertexAt, 2 * edge + 1));
  return {
    children: [stem, ...left.reverse(), ...right],
    ends: [...leftEnds.reverse(), 2 * edge, ...rightEnds.map((end) => end ^ 1)],
    best: null,
  };
}

// Returns the edge of least slack to each of the other outer blossoms.
function bestOf(forest: Forest, b: number, { children }: Blossom, size: number): number[] {
  const { graph, within, label, best, blossoms } = forest;
  const to = new Map<number, number>();
  for (const child of children) {
    const known = child < size ? null : (blossoms[child]?.best ?? null);
    const edges = known ?? leavesOf(forest, child).flatMap((leaf) => edgesAt(forest, leaf));
    for (const edge of edges) {
      const [one, other] = [at(within, at(graph.vertexAt, 2 * edge)), at(within, at(graph.vertexAt, 2 * edge + 1))];
      const far = one === b ? other : one;
      if (far === b || at(label, far) !== OUTER) continue;
      const held = to.get(far);
      if (held === undefined || slack(forest, edge) < slack(forest, held)) to.set(far, edge);
    }
    const inside = blossoms[child];
    if (inside) inside.best = null;
    best[child] = NONE;
  }
  return [...to.values()];
}

function edgesAt({ graph }: Forest, vertex: number): number[] {
  return Array.from(graph.farEnds[vertex] ?? [], (end) => end >> 1);
}

function least(forest: Forest, edges: readonly number[]): number {
  return edges.reduce((best, edge) => (best === NONE || slack(forest, edge) < slack(forest, best) ? edge : best), NONE);
}

/** The path through the inner blossom keeps its labels, and all other children lose theirs. */
export function expandInner(forest: Forest, b: number): void {
  const { graph, within, labelEnd } = forest;
  const blossom = blossomAt(forest, b);
  const entry = childWith(forest, b, at(graph.vertexAt, at(labelEnd, b) ^ 1));
  for (const child of blossom.children) {
    forest.parent[child] = NONE;
    for (const leaf of leavesOf(forest, child)) within[leaf] = child;
  }
  const rest = relabelPath(forest, blossom, blossom.children.indexOf(entry), at(labelEnd, b));
  for (const child of rest) relabelReached(forest, child);
  discard(forest, b);
}

// Relabels the even path from the entry to the base. Returns the other children.
function relabelPath(forest: Forest, { children, ends }: Blossom, entry: number, through: number): number[] {
  const { graph, label, labelEnd, tight } = forest;
  const count = children.length;
  const step = entry % 2 === 1 ? 1 : count - 1;
  const endTowardsNext = (i: number) => (step === 1 ? at(ends, i) : at(ends, (i + step) % count) ^ 1);
  let [i, end] = [entry, through];
  while (i !== 0) {
    giveLabel(forest, at(graph.vertexAt, end ^ 1), INNER, end);
    tight[endTowardsNext(i) >> 1] = 1;
    i = (i + step) % count;
    end = endTowardsNext(i);
    tight[end >> 1] = 1;
    i = (i + step) % count;
  }
  const base = at(children, 0);
  for (const one of [at(graph.vertexAt, end ^ 1), base]) {
    label[one] = INNER;
    labelEnd[one] = end;
  }
  forest.best[base] = NONE;
  const rest: number[] = [];
  for (i = step; i !== entry; i = (i + step) % count) rest.push(at(children, i));
  return rest;
}

// A child off the path becomes inner if a tight edge connects an outer vertex to it.
function relabelReached(forest: Forest, child: number): void {
  const { label, labelEnd } = forest;
  if (at(label, child) === OUTER) return;
  const reached = leavesOf(forest, child).find((leaf) => at(label, leaf) !== UNLABELLED);
  if (reached !== undefined) giveLabel(forest, reached, INNER, at(labelEnd, reached));
}

/** Expands an outer blossom with a dual of zero, and all nested blossoms with a dual of zero. */
export function dissolve(forest: Forest, b: number): void {
  const { graph, within, parent, dual } = forest;
  for (const child of blossomAt(forest, b).children) {
    parent[child] = NONE;
    if (child < graph.size) within[child] = child;
    else if (at(dual, child) === 0) dissolve(forest, child);
    else for (const leaf of leavesOf(forest, child)) within[leaf] = child;
  }
  discard(forest, b);
}

function discard({ label, labelEnd, base, best, blossoms, unused }: Forest, b: number): void {
  label[b] = NONE;
  labelEnd[b] = NONE;
  base[b] = NONE;
  best[b] = NONE;
  blossoms[b] = null;
  unused.push(b);
}

/** Augments the matching along an edge between two outer trees and the paths to both roots, which adds one pair. */
export function augment(forest: Forest, edge: number): void {
  const { vertexAt } = forest.graph;
  augmentTowardsRoot(forest, at(vertexAt, 2 * edge), 2 * edge + 1);
  augmentTowardsRoot(forest, at(vertexAt, 2 * edge + 1), 2 * edge);
}

function augmentTowardsRoot(forest: Forest, from: number, through: number): void {
  const { graph, mate, within, labelEnd } = forest;
  let [vertex, end] = [from, through];
  for (;;) {
    const outer = at(within, vertex);
    if (outer >= graph.size) rebase(forest, outer, vertex);
    mate[vertex] = end;
    if (at(labelEnd, outer) === NONE) return;
    const inner = at(within, at(graph.vertexAt, at(labelEnd, outer)));
    const entry = at(labelEnd, inner);
    const entered = at(graph.vertexAt, entry ^ 1);
    if (inner >= graph.size) rebase(forest, inner, entered);
    mate[entered] = entry;
    [vertex, end] = [at(graph.vertexAt, entry), entry ^ 1];
  }
}

/** Rematches a blossom so that this vertex becomes its base. */
function rebase(forest: Forest, b: number, vertex: number): void {
  const { size } = forest.graph;
  const blossom = blossomAt(forest, b);
  const count = blossom.children.length;
  const child = childWith(forest, b, vertex);
  if (child >= size) rebase(forest, child, vertex);
  const first = blossom.children.indexOf(child);
  // Go around towards the old base in the direction with an even number of steps.
  const forward = first % 2 === 1;
  for (let i = first; i !== 0 && i !== count; i += forward ? 2 : -2) {
    const [near, far] = forward ? [i + 1, (i + 2) % count] : [i - 1, i - 2];
    const end = forward ? at(blossom.ends, near) : at(blossom.ends, far) ^ 1;
    matchChildren(forest, at(blossom.children, near), at(blossom.children, far), end);
  }
  blossom.children = [...blossom.children.slice(first), ...blossom.children.slice(0, first)];
  blossom.ends = [...blossom.ends.slice(first), ...blossom.ends.slice(0, first)];
  forest.base[b] = at(forest.base, at(blossom.children, 0));
}

function childWith({ parent }: Forest, b: number, vertex: number): number {
  let child = vertex;
  while (at(parent, child) !== b) child = at(parent, child);
  return child;
}

function matchChildren(forest: Forest, near: number, far: number, end: number): void {
  const { graph, mate } = forest;
  const [one, other] = [at(graph.vertexAt, end), at(graph.vertexAt, end ^ 1)];
  if (near >= graph.size) rebase(forest, near, one);
  if (far >= graph.size) rebase(forest, far, other);
  mate[one] = end ^ 1;
  mate[other] = end;
}
