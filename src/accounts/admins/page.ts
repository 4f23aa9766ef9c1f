import { and, asc, desc, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { cursorOf, openCursor, type Position, pageOf } from '../../process/pagination.ts';

export const ADMIN_PAGE = { usual: 20, largest: 100 };

export interface PageInput {
  /** The page size from the start, 1 to 100. Default: 20, if `last` is also omitted. */
  first?: number | null;
  /** The page size from the end, 1 to 100. Not allowed together with `first`. */
  last?: number | null;
  after?: string | null;
  before?: string | null;
}

/** A page of a list that is sorted by time, newest first. */
export interface Page<N> {
  edges: { cursor: string; node: N }[];
  pageInfo: { hasNextPage: boolean; hasPreviousPage: boolean; startCursor: string | null; endCursor: string | null };
  /** Counts the rows on all pages, only on demand. */
  totalCount(): Promise<number>;
}

interface Listed<N> {
  where: SQL | undefined;
  count(where: SQL | undefined): Promise<number>;
  read(where: SQL | undefined, order: SQL[], limit: number): Promise<N[]>;
}

/** @throws Refused BAD_INPUT (page size or cursor) */
export async function readPage<N extends { id: string; at: Date }>(
  { at, id }: { at: PgColumn; id: PgColumn },
  input: PageInput,
  { where, count, read }: Listed<N>,
): Promise<Page<N>> {
  const { size, backwards } = pageOf(ADMIN_PAGE, input);
  const [after, before] = [openCursor('after', input.after), openCursor('before', input.before)];
  const place = ([time, last]: Position) => sql`(${time.toISOString()}::timestamptz, ${last}::uuid)`;
  const span = and(
    where,
    after ? sql`(${at}, ${id}) < ${place(after)}` : undefined,
    before ? sql`(${at}, ${id}) > ${place(before)}` : undefined,
  );
  const way = backwards ? asc : desc;
  const rows = await read(span, [way(at), way(id)], size + 1);
  const edges = rows.slice(0, size).map((node) => ({ cursor: cursorOf({ createdAt: node.at, id: node.id }), node }));
  if (backwards) edges.reverse();
  const isMore = rows.length > size;
  const [hasNextPage, hasPreviousPage] = backwards ? [before !== null, isMore] : [isMore, after !== null];
  const [startCursor, endCursor] = [edges[0]?.cursor ?? null, edges.at(-1)?.cursor ?? null];
  return { edges, pageInfo: { hasNextPage, hasPreviousPage, startCursor, endCursor }, totalCount: () => count(where) };
}
