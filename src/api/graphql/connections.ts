import { Refused } from '../../errors.ts';
import type { MatchPage, SeenMatch } from '../../matches/index.ts';

/** A page of a match's record. */
export async function entryConnection(match: SeenMatch, span: { after?: number | null; first?: number | null }) {
  const first = span.first ?? 100;
  if (first < 1 || first > 500) throw new Refused('BAD_INPUT', 'first: must be from 1 to 500', { field: 'first' });
  const { entries: nodes, hasNextPage } = await match.entries({ first, after: span.after ?? null });
  const edges = nodes.map((node) => ({ cursor: String(node.version), node }));
  return { nodes, edges, pageInfo: { hasNextPage, endCursor: edges.at(-1)?.cursor ?? null } };
}

export function matchConnection({ edges, pageInfo }: MatchPage) {
  return { edges, pageInfo, nodes: edges.map(({ node }) => node) };
}
