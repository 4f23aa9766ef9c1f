import { and, asc, desc, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { cursorOf, type PageInfo, type PageInput, type Position, readPage } from '../../process/pagination.ts';

export const ADMIN_PAGE = { usual: 20, largest: 100 };

/** A page of a list that is sorted by time, newest first. */
export interface Page<N> {
  edges: { cursor: string; node: N }[];
  pageInfo: PageInfo;
  /** Counts the rows on all pages, only on demand. */
  totalCount(): Promise<number>;
}

interface Listed<N> {
  where: SQL | undefined;
  count(where: SQL | undefined): Promise<number>;
  read(where: SQL | undefined, order: SQL[], limit: number): Promise<N[]>;
}

/** @throws Refused BAD_INPUT (page size or cursor) */
export async function readAdminPage<N extends { id: string; at: Date }>(
  { at, id }: { at: PgColumn; id: PgColumn },
  input: PageInput,
  { where, count, read }: Listed<N>,
): Promise<Page<N>> {
  const place = ([time, last]: Position) => sql`(${time.toISOString()}::timestamptz, ${last}::uuid)`;
  const { rows, pageInfo } = await readPage(ADMIN_PAGE, input, async ({ after, before, backwards, most }) => {
    const span = and(
      where,
      after ? sql`(${at}, ${id}) < ${place(after)}` : undefined,
      before ? sql`(${at}, ${id}) > ${place(before)}` : undefined,
    );
    const way = backwards ? asc : desc;
    const nodes = await read(span, [way(at), way(id)], most);
    return nodes.map((node) => ({ createdAt: node.at, id: node.id, node }));
  });
  const edges = rows.map((row) => ({ cursor: cursorOf(row), node: row.node }));
  return { edges, pageInfo, totalCount: () => count(where) };
}
