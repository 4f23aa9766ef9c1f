import pg from 'pg';
import type { AtRest, Box } from '../db/encryption-at-rest.ts';
import { EPOCH } from '../db/outage/store-epoch.ts';
import type { Replica } from '../db/replica.ts';
import { isSealed, openedSignatures } from './sealing.ts';
import { type Found, type Recorded, TooLate } from './store.ts';

/** A pool, or a client with an open transaction. */
export interface Source {
  pool: Pick<pg.Pool, 'query'>;
  replica?: Pick<Replica, 'rows'> | null;
  atRest: AtRest;
}

export class Statements<S extends Source = Source> {
  protected readonly source: S;

  constructor(source: S) {
    this.source = source;
  }

  /** PostgreSQL plans a named statement once per connection. */
  protected async rows<T>(name: string, text: string, values: readonly unknown[]): Promise<T[]> {
    return (await this.source.pool.query<T & pg.QueryResultRow>({ name, text, values: [...values] })).rows;
  }

  protected async run(name: string, text: string, values: readonly unknown[]): Promise<void> {
    await this.rows(name, text, values);
  }

  protected async ids(name: string, text: string, values: readonly unknown[]): Promise<string[]> {
    return (await this.rows<{ id: string }>(name, text, values)).map(({ id }) => id);
  }
}

export interface Tables<Stored, Entry> {
  streams: 'matches' | 'tournaments';
  log: 'match_log' | 'tournament_log';
  /** The column of the log that names the stream. */
  id: 'match_id' | 'tournament_id';
  columns: string;
  /** An SQL expression for the time of a stream's last entry, in which `t` is the stream's row. */
  at: string;
  opened(stored: Stored, box: Box | null): Entry;
}

/** A statement that appends lines and returns the ids of the streams whose line was written. */
export interface AppendQuery {
  name: string;
  text: string;
  values: string[];
}

export class PostgresStreams<Stored extends { facts: unknown }, Entry> extends Statements {
  readonly #tables: Tables<Stored, Entry>;

  constructor(source: Source, tables: Tables<Stored, Entry>) {
    super(source);
    this.#tables = tables;
  }

  /** Returns the entries with after < version <= upTo, in order. */
  read(id: string, after: number, upTo = 2 ** 31 - 1): Promise<Entry[]> {
    return this.where(id, `version > $2 and version <= $3 order by version`, [after, upTo], 'read');
  }

  async positions(ids: readonly string[]): Promise<Found[]> {
    const { streams, at } = this.#tables;
    const text = `select t.id, t.version, ${at} as at from ${streams} t where t.id = any($1::uuid[])`;
    return this.rows(`positions-${streams}`, text, [ids]);
  }

  /** An entry never changes, so it does not matter which copy of the database it comes from. */
  async record(id: string, after: number, upTo: number): Promise<Recorded<Entry>> {
    const { columns, log, id: column } = this.#tables;
    const text = `select ${columns}, signature, ${EPOCH} as epoch from ${log}
      where ${column} = $1 and version > $2 and version <= $3 order by version`;
    const values = [id, after, upTo];
    type Row = Stored & { version: number; signature: unknown; epoch: number };
    const copied = await this.source.replica?.rows<Row>(text, values, upTo - after);
    const rows = copied ?? (await this.rows<Row>(`record-${log}`, text, values));
    const box = rows.some(isSealed) ? await this.box(id) : null;
    return { entries: rows.map((row) => this.#tables.opened(row, box)), signatures: openedSignatures(rows, box) };
  }

  /** Null if the entries are stored in the clear. */
  async box(id: string): Promise<Box | null> {
    const { pool, atRest } = this.source;
    const known = atRest.knownBox(id);
    if (known) return known;
    const text = `select data_key from ${this.#tables.streams} where id = $1`;
    const { rows } = await pool.query<{ data_key: string | null }>(text, [id]);
    return atRest.boxOf(id, rows[0]?.data_key ?? null);
  }

  /** The condition's parameters start at $2. */
  protected async where(id: string, condition: string, values: readonly unknown[], name: string): Promise<Entry[]> {
    const { columns, log, id: column } = this.#tables;
    const text = `select ${columns} from ${log} where ${column} = $1 and ${condition}`;
    return this.opened(id, await this.rows<Stored>(`${name}-${log}`, text, [id, ...values]));
  }

  protected async opened(id: string, rows: readonly Stored[]): Promise<Entry[]> {
    const box = rows.some(isSealed) ? await this.box(id) : null;
    return rows.map((row) => this.#tables.opened(row, box));
  }

  /** @throws an error without the statement's content */
  protected async write(query: AppendQuery): Promise<ReadonlySet<string>> {
    try {
      const { rows } = await this.source.pool.query<{ id: string }>(query);
      return new Set(rows.map(({ id }) => id));
    } catch (error) {
      throw withoutContent(error);
    }
  }
}

// PostgreSQL's errors quote the statement, which contains hands and sealed answers. The code and the severity are
// enough to distinguish an outage from a bug.
function withoutContent(error: unknown): unknown {
  if (error instanceof Error && /timeout/.test(error.message)) return new TooLate(error.message); // pg sets no code for a time-out
  if (!(error instanceof pg.DatabaseError)) return error;
  const { code, severity } = error;
  const bare = new pg.DatabaseError(`The log was not written: PostgreSQL says ${code}.`, 0, 'error');
  return Object.assign(bare, { code, severity });
}
