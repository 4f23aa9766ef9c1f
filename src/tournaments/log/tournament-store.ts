import { EPOCH } from '../../db/outage/store-epoch.ts';
import { PostgresStreams, type Source, type Tables } from '../../ledger/postgres-streams.ts';
import type { Streams } from '../../ledger/store.ts';
import type { EventEntry } from '../event/entry.ts';
import { appendQuery, type Line } from './append-statement.ts';
import { openedEntry, type StoredEntry } from './stored-entry.ts';

/** The key of a player's request: the same key of the same player finds the entry that was made first. */
export interface Keyed {
  by: string | null;
  key: string | null;
}

/** How far a tournament is, and the columns of its row that are not in its entries. */
export interface Row {
  epoch: number;
  version: number;
  /** When its last entry was made. */
  movedAt: Date;
  seed: string;
  data_key: string | null;
  invitation: string;
}

const TABLES: Tables<StoredEntry, EventEntry> = {
  streams: 'tournaments',
  log: 'tournament_log',
  id: 'tournament_id',
  columns: 'version, at, kind, by_player, input, facts, key, hash',
  at: '(select l.at from tournament_log l where l.tournament_id = t.id and l.version = t.version)',
  opened: openedEntry,
};

const ROW = `select ${EPOCH} as epoch, t.version, l.at as "movedAt", t.seed, t.data_key, t.invitation
  from tournaments t join tournament_log l on l.tournament_id = t.id and l.version = t.version where t.id = $1`;

/** The store that tournaments need. */
export type TournamentStreams = Pick<TournamentStore, keyof TournamentStore>;

/** The tournaments in PostgreSQL. */
export class TournamentStore
  extends PostgresStreams<StoredEntry, EventEntry>
  implements Streams<Line, EventEntry, Row, Keyed>
{
  constructor(source: Source) {
    super(source, TABLES);
  }

  append(lines: readonly Line[]): Promise<ReadonlySet<string>> {
    return this.write(appendQuery(lines));
  }

  async byKey(id: string, { by, key }: Keyed): Promise<EventEntry | null> {
    if (by === null || key === null) return null;
    const [found] = await this.where(id, 'by_player = $2 and key = $3', [by, key], 'by-key');
    return found ?? null;
  }

  async position(id: string): Promise<Row | null> {
    const { rows } = await this.source.pool.query<Row>({ name: 'read-tournament-row', text: ROW, values: [id] });
    return rows[0] ?? null;
  }
}
