import { blossomAt, type Forest, NONE } from './forest.ts';
import { at } from './graph.ts';

/** Takes an edge between two outer trees, and every other edge on the way to both roots: one pair more. */
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

/** Matches the vertices of a blossom so that this one is the one left over. */
function rebase(forest: Forest, b: number, vertex: number): void {
  const { size } = forest.graph;
  const blossom = blossomAt(forest, b);
  const count = blossom.children.length;
  const child = childWith(forest, b, vertex);
  if (child >= size) rebase(forest, child, vertex);
  const first = blossom.children.indexOf(child);
  // Around the shorter way that has an even number of steps to the old base.
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

/** The child of a blossom that has this vertex. */
export function childWith({ parent }: Forest, b: number, vertex: number): number {
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
