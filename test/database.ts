import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';

export interface ClonedDatabase {
  url: string;
  /** Removes it, whoever is still connected. */
  drop(): Promise<void>;
}

/** A database of one's own with all tables and nothing in them; takes about 50 ms. */
export async function cloneDatabase(): Promise<ClonedDatabase> {
  const { url, template } = inject('postgres');
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  // Copied as files it costs a third: through the log, every page is written there first.
  await runOn(url, `create database ${name} template ${template} strategy file_copy`);
  const clone = new URL(url);
  clone.pathname = `/${name}`;
  return { url: clone.href, drop: () => runOn(url, `drop database if exists ${name} with (force)`) };
}

async function runOn(url: string, statement: string): Promise<void> {
  await rowsOf(url, statement);
}

/** What a statement answers, over a connection of its own. */
export async function rowsOf<R extends pg.QueryResultRow>(
  url: string,
  statement: string,
  values: readonly unknown[] = [],
): Promise<R[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<R>(statement, [...values])).rows;
  } finally {
    await client.end();
  }
}
