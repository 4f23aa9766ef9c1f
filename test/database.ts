import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';

export interface ClonedDatabase {
  url: string;
  /** Drops the database, even if clients are still connected. */
  drop(): Promise<void>;
}

/** Creates a database with all tables and no rows, in about 50 ms. */
export async function cloneDatabase(): Promise<ClonedDatabase> {
  const { url, template } = inject('postgres');
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  // Copying files takes a third of the time: the default strategy writes every page to the log first.
  await runOn(url, `create database ${name} template ${template} strategy file_copy`);
  const clone = new URL(url);
  clone.pathname = `/${name}`;
  return { url: clone.href, drop: () => runOn(url, `drop database if exists ${name} with (force)`) };
}

/** A role that owns nothing. */
export interface Role {
  name: string;
  /** The database's address for this role. */
  url: string;
  /** Lets the role read and write all rows, and change no table. */
  allowRows(): Promise<void>;
  /** Drops the role, which must no longer be connected. */
  drop(): Promise<void>;
}

/** Creates a role that may do nothing. */
export async function createRole(databaseUrl: string): Promise<Role> {
  const name = `role_${randomUUID().replaceAll('-', '')}`;
  const url = new URL(databaseUrl);
  url.username = name;
  url.password = 'let-me-in';
  await runOn(databaseUrl, `create role ${name} login password '${url.password}'`);
  return {
    name,
    url: url.href,
    allowRows: () => runOn(databaseUrl, `grant pg_read_all_data, pg_write_all_data to ${name}`),
    drop: () => runOn(databaseUrl, `drop role ${name}`),
  };
}

async function runOn(url: string, statement: string): Promise<void> {
  await rowsOf(url, statement);
}

/** Runs one statement over its own connection and returns the rows. */
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
