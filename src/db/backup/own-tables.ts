import { getTableName, is } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import pg from 'pg';
import * as schema from '../schema.ts';

type Client = Pick<pg.Pool, 'query'>;

export interface StoredTable {
  name: string;
  columns: string[];
  /** The columns whose values come from a sequence. */
  numbered: string[];
}

/** The names of Arbiter's tables: each comes after all tables that its rows refer to. */
const NAMES: readonly string[] = [...parentsFirst(Object.values(schema).filter((one) => is(one, PgTable)))];

function parentsFirst(tables: readonly PgTable[], order = new Set<string>()): Set<string> {
  for (const table of tables) {
    if (order.has(getTableName(table))) continue;
    const parents = getTableConfig(table).foreignKeys.map((key) => key.reference().foreignTable);
    parentsFirst(parents, order).add(getTableName(table));
  }
  return order;
}

/** Returns Arbiter's tables, as the database has them. It may have been migrated by an earlier release, or not at all. */
export async function storedTables(client: Client): Promise<StoredTable[]> {
  const { rows } = await client.query<StoredTable>(
    `select t.name, array_agg(a.attname::text order by a.attnum) as columns,
       coalesce(array_agg(a.attname::text) filter (where a.attidentity <> ''), '{}') as numbered
     from unnest($1::text[]) with ordinality as t (name, place)
     join pg_attribute a on a.attrelid = to_regclass(t.name) and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
     group by t.name, t.place order by t.place`,
    [NAMES],
  );
  return rows;
}

/** Returns the names of the tables that have rows. */
export async function filledTables(client: Client, tables: readonly Pick<StoredTable, 'name'>[]): Promise<string[]> {
  if (tables.length === 0) return [];
  const each = tables.map(({ name }) => `select '${name}' as name where exists (select from ${quoted(name)})`);
  const { rows } = await client.query<{ name: string }>(each.join(' union all '));
  return rows.map(({ name }) => name);
}

export const quoted = (...names: string[]): string => names.map((name) => pg.escapeIdentifier(name)).join(', ');
