import { PostgresStreams, type Source, type Tables } from '../../ledger/postgres-streams.ts';
import type { Streams } from '../../ledger/store.ts';
import { appendQueries, type Line, type Rider } from './append-statement.ts';
import type { LogEntry } from './chained-entry.ts';
import { type FoundBy, type Games, type Moving, type ReadRow, readMoving, readRow } from './match-row.ts';
import { openedEntry, type StoredEntry } from './sealed-entry.ts';
import type { StoredSnapshot } from './snapshots/snapshot.ts';

/**
 * A move's idempotency key: the client's own name for it. The same key of the same player finds the entry that was made
 * first; `submitMove` refuses it when the move is another one. It is looked for in memory before a move is decided, made
 * sure of by the statement that writes, and looked for in the log when that statement or the rules refuse.
 */
export interface Keyed {
  key?: string | null;
  /** All seats of the player who holds the key: none of them may have used it before. */
  keySeats?: readonly number[];
}

/** The columns of a {@link LogEntry}. */
const COLUMNS = 'version, at, kind, seat, move, facts, agenda, key, hash';

const TABLES: Tables<StoredEntry, LogEntry> = {
  streams: 'matches',
  log: 'match_log',
  id: 'match_id',
  columns: COLUMNS,
  at: 't.moved_at',
  opened: openedEntry,
};

/** The store that matches need. */
export type MatchStreams = Pick<MatchStore, keyof MatchStore>;

/** The matches in PostgreSQL. */
export class MatchStore
  extends PostgresStreams<StoredEntry, LogEntry>
  implements Streams<Line, LogEntry, Moving, Keyed>
{
  readonly #games: Games;
  readonly #query: ReturnType<typeof appendQueries>;

  /** @param riders what else an entry may bring with it */
  constructor(source: Source, games: Games, riders: readonly Rider[] = []) {
    super(source, TABLES);
    this.#games = games;
    this.#query = appendQueries(riders);
  }

  append(lines: readonly Line[]): Promise<ReadonlySet<string>> {
    return this.write(this.#query(lines));
  }

  async byKey(id: string, { key, keySeats = [] }: Keyed): Promise<LogEntry | null> {
    if (!key) return null;
    const [found] = await this.where(id, 'seat = any($2::smallint[]) and key = $3', [keySeats, key], 'by-key');
    return found ?? null;
  }

  position(id: string): Promise<Moving | null> {
    return readMoving(this.source.pool, id);
  }

  /** A match's row with everything that it waits with. */
  row(by: FoundBy): Promise<ReadRow | null> {
    return readRow(this.source, this.#games, by);
  }

  /** Single entries of several matches, in one statement; those that are not there are left out. */
  async readSome(
    wanted: readonly { matchId: string; version: number }[],
  ): Promise<{ matchId: string; entry: LogEntry }[]> {
    const text = `select match_id as of, ${COLUMNS} from match_log
      where (match_id, version) in (select * from unnest($1::uuid[], $2::integer[]))`;
    const values = [wanted.map(({ matchId }) => matchId), wanted.map(({ version }) => version)];
    const { rows } = await this.source.pool.query<StoredEntry & { of: string }>(text, values);
    const all = rows.map(async ({ of: matchId, ...row }) =>
      (await this.opened(matchId, [row])).map((entry) => ({ matchId, entry })),
    );
    return (await Promise.all(all)).flat();
  }

  /** The last snapshot of a match, if it is not of a later version. */
  async snapshot(id: string, upTo: number): Promise<StoredSnapshot | null> {
    const text = 'select version, folded_by, body from snapshots where match_id = $1 and version <= $2';
    const values = [id, upTo];
    const { rows } = await this.source.pool.query<StoredSnapshot>({ name: 'read-snapshot', text, values });
    return rows[0] ?? null;
  }

  async keepSnapshot(id: string, { version, folded_by, body }: StoredSnapshot): Promise<void> {
    const text = `
      insert into snapshots (match_id, version, folded_by, body) values ($1, $2, $3, $4)
      on conflict (match_id) do update
        set version = excluded.version, folded_by = excluded.folded_by, body = excluded.body
        where snapshots.version < excluded.version or snapshots.folded_by <> excluded.folded_by`;
    await this.source.pool.query({ name: 'write-snapshot', text, values: [id, version, folded_by, body] });
  }
}
