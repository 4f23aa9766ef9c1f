import { Refused } from '../../errors.ts';
import { entriesOf, feed, type Match, type MatchPage, type Room, viewerOf } from '../../matches/index.ts';

/** A page of a match's record, as the caller may see it. */
export async function entryPage(
  room: Room,
  match: Match,
  playerId: string | undefined,
  span: { after?: number | null; first?: number | null },
) {
  const first = span.first ?? 100;
  if (first < 1 || first > 500) throw new Refused('BAD_INPUT', 'first: from 1 to 500', { field: 'first' });
  const { entries, hasNextPage } = await entriesOf(room, match, { first, after: span.after ?? null });
  const nodes = feed(match, entries, viewerOf(match, playerId));
  const edges = nodes.map((node) => ({ cursor: String(node.version), node }));
  return { nodes, edges, pageInfo: { hasNextPage, endCursor: edges.at(-1)?.cursor ?? null } };
}

export function matchPage({ edges, pageInfo }: MatchPage) {
  return { edges, pageInfo, nodes: edges.map(({ node }) => node) };
}
