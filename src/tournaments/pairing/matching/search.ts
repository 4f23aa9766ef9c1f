import { augment, dissolve, expandInner, shrink } from './blossoms.ts';
import {
  at,
  commonBase,
  type Forest,
  forestOf,
  type Graph,
  giveLabel,
  INNER,
  NONE,
  OUTER,
  type Start,
  slack,
  UNLABELLED,
} from './forest.ts';

/**
 * Finds the heaviest perfect matching; null if there is none. Duals are whole numbers, or fractions with a power of two
 * as denominator, so that all sums are exact.
 * Edmonds' algorithm with duals, in O(n^3): Z. Galil, Efficient algorithms for finding maximum matching in graphs, ACM
 * Computing Surveys 18 (1986), structured like J. van Rantwijk's mwmatching (used in NetworkX). The packages on npm are
 * unmaintained ports (edmonds-blossom, edmonds-blossom-fixed) or licensed under the AGPL
 * (@graph-algorithm/maximum-matching). None exposes the duals, which `cheapestPairs` needs.
 */
export function searchMatching(graph: Graph, start?: Start): Forest | null {
  const forest = forestOf(graph, start);
  while (forest.mate.includes(NONE)) if (!addPair(forest)) return null;
  return forest;
}

// Runs one stage, in which trees grow from all free vertices until two trees meet.
function addPair(forest: Forest): boolean {
  plant(forest);
  while (!grow(forest)) if (!raiseDuals(forest)) return false;
  const { graph, parent, label, dual, blossoms } = forest;
  for (let b = graph.size; b < 2 * graph.size; b++) {
    const loose = blossoms[b] && at(parent, b) === NONE && at(label, b) === OUTER && at(dual, b) === 0;
    if (loose) dissolve(forest, b);
  }
  return true;
}

function plant(forest: Forest): void {
  const { graph, label, best, tight, blossoms, mate, within } = forest;
  label.fill(UNLABELLED);
  best.fill(NONE);
  tight.fill(0);
  forest.queue = [];
  for (const blossom of blossoms) if (blossom) blossom.best = null;
  for (let vertex = 0; vertex < graph.size; vertex++)
    if (at(mate, vertex) === NONE && at(label, at(within, vertex)) === UNLABELLED)
      giveLabel(forest, vertex, OUTER, NONE);
}

/** Follows tight edges. Returns true if two trees met, which has added one pair. */
function grow(forest: Forest): boolean {
  const { graph, within, tight, queue } = forest;
  for (let vertex = queue.pop(); vertex !== undefined; vertex = queue.pop()) {
    for (const end of graph.farEnds[vertex] ?? []) {
      if (at(within, vertex) === at(within, at(graph.vertexAt, end))) continue;
      const edge = end >> 1;
      if (tight[edge] || slack(forest, edge) <= 0) {
        tight[edge] = 1;
        if (follow(forest, vertex, end)) return true;
      } else remember(forest, vertex, end);
    }
  }
  return false;
}

function follow(forest: Forest, vertex: number, end: number): boolean {
  const { graph, within, label, labelEnd } = forest;
  const far = at(graph.vertexAt, end);
  const farLabel = at(label, at(within, far));
  if (farLabel === UNLABELLED) giveLabel(forest, far, INNER, end ^ 1);
  else if (farLabel === OUTER) {
    const base = commonBase(forest, vertex, far);
    if (base === NONE) {
      augment(forest, end >> 1);
      return true;
    }
    shrink(forest, base, end >> 1);
  } else if (at(label, far) === UNLABELLED) {
    // The vertex is inside an inner blossom that was entered elsewhere, and is recorded for the blossom's expansion.
    label[far] = INNER;
    labelEnd[far] = end ^ 1;
  }
  return false;
}

function remember(forest: Forest, vertex: number, end: number): void {
  const { graph, within, label, best } = forest;
  const far = at(graph.vertexAt, end);
  const outer = at(label, at(within, far)) === OUTER;
  if (!outer && at(label, far) !== UNLABELLED) return;
  const whose = outer ? at(within, vertex) : far;
  const held = at(best, whose);
  if (held === NONE || slack(forest, end >> 1) < slack(forest, held)) best[whose] = end >> 1;
}

interface Step {
  readonly by: number;
  /** The edge that becomes tight, or the blossom to expand. */
  readonly edge: number;
  readonly blossom: number;
}

// Returns false if no step makes the trees grow, which means that there is no perfect matching.
function raiseDuals(forest: Forest): boolean {
  const step = smallestStep(forest);
  if (!step) return false;
  const { graph, within, label, dual, parent, blossoms, tight, queue } = forest;
  for (let vertex = 0; vertex < graph.size; vertex++) {
    dual[vertex] = at(dual, vertex) - signOf(at(label, at(within, vertex))) * step.by;
  }
  for (let b = graph.size; b < 2 * graph.size; b++) {
    if (blossoms[b] && at(parent, b) === NONE) dual[b] = at(dual, b) + signOf(at(label, b)) * step.by;
  }
  if (step.edge === NONE) expandInner(forest, step.blossom);
  else {
    tight[step.edge] = 1;
    const one = at(graph.vertexAt, 2 * step.edge);
    const grows = at(label, at(within, one)) === OUTER;
    queue.push(grows ? one : at(graph.vertexAt, 2 * step.edge + 1));
  }
  return true;
}

function signOf(label: number): number {
  if (label === OUTER) return 1;
  return label === INNER ? -1 : 0;
}

function smallestStep(forest: Forest): Step | null {
  const { graph, within, label, dual, parent, best, blossoms } = forest;
  let found: Step | null = null;
  const offer = (by: number, edge: number, blossom: number): void => {
    if (found === null || by < found.by) found = { by, edge, blossom };
  };
  for (let vertex = 0; vertex < graph.size; vertex++) {
    const edge = at(best, vertex);
    if (edge !== NONE && at(label, at(within, vertex)) === UNLABELLED) offer(slack(forest, edge), edge, NONE);
  }
  for (let b = 0; b < 2 * graph.size; b++) {
    if (at(parent, b) !== NONE) continue;
    if (at(label, b) === OUTER && at(best, b) !== NONE) offer(slack(forest, at(best, b)) / 2, at(best, b), NONE);
    else if (blossoms[b] && at(label, b) === INNER) offer(at(dual, b), NONE, b);
  }
  return found;
}
