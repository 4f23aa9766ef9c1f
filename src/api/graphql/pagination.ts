import { badInput } from '../../errors.ts';
import type { MatchView } from '../../matches/index.ts';
import { LARGEST_PAGE } from '../limits/query-cost.ts';
import type { MatchEntriesArgs } from './types.generated.ts';

/** Returns a page of a match's log. The cursors are version numbers as text. */
export async function entryConnection(match: MatchView, { first, last, after, before }: MatchEntriesArgs) {
  checkSize('first', first);
  checkSize('last', last);
  const span = {
    first: first ?? null,
    last: last ?? null,
    after: version('after', after),
    before: version('before', before),
  };
  const { entries: nodes, ...more } = await match.entries(span);
  const edges = nodes.map((node) => ({ cursor: String(node.version), node }));
  const pageInfo = { ...more, startCursor: edges[0]?.cursor ?? null, endCursor: edges.at(-1)?.cursor ?? null };
  return { nodes, edges, totalCount: match.version + 1, pageInfo };
}

/** @throws Refused BAD_INPUT */
export function checkSize(field: 'first' | 'last', size: number | null | undefined): void {
  if (typeof size !== 'number' || (size >= 1 && size <= LARGEST_PAGE)) return;
  throw badInput(field, `${field}: must be from 1 to ${LARGEST_PAGE}, not ${size}`);
}

function version(field: 'after' | 'before', cursor: string | null | undefined): number | null {
  if (cursor === null || cursor === undefined) return null;
  if (/^-?\d{1,9}$/.test(cursor)) return Number(cursor);
  throw badInput(field, `${field}: must be the cursor of an entry, which is its version`);
}
