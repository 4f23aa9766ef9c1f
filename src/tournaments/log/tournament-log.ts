import type pg from 'pg';
import type { Box } from '../../db/at-rest.ts';
import { GroupCommit, type Telling } from '../../ledger/group-commit.ts';
import type { EventEntry } from '../event/entry.ts';
import { appendQuery, type Line } from './append-statement.ts';
import { openedEntry, type StoredEntry } from './stored-entry.ts';

/** The append-only log of tournaments. */
export class TournamentLog extends GroupCommit<Line> {
  constructor(pool: pg.Pool, telling: Telling = {}) {
    super(pool, { idOf: ({ after }) => after.id, query: appendQuery }, telling);
  }
}

const COLUMNS = 'version, at, kind, by_player, input, facts, key, hash';

/** Entries with after < version <= upTo, in order. */
export async function readLog(
  pool: Pick<pg.Pool, 'query'>,
  { id, box }: { id: string; box: Box | null },
  after: number,
  upTo = 2 ** 31 - 1,
): Promise<EventEntry[]> {
  const text = `select ${COLUMNS} from tournament_log
    where tournament_id = $1 and version > $2 and version <= $3 order by version`;
  const { rows } = await pool.query<StoredEntry>({ name: 'read-tournament', text, values: [id, after, upTo] });
  return rows.map((row) => openedEntry(row, box));
}

/** The entry that a player's request has made before; null: it comes for the first time. */
export async function entryByKey(
  pool: Pick<pg.Pool, 'query'>,
  { id, box }: { id: string; box: Box | null },
  { by, key }: { by: string | null; key: string | null },
): Promise<EventEntry | null> {
  if (by === null || key === null) return null;
  const text = `select ${COLUMNS} from tournament_log where tournament_id = $1 and by_player = $2 and key = $3`;
  const { rows } = await pool.query<StoredEntry>(text, [id, by, key]);
  return rows[0] ? openedEntry(rows[0], box) : null;
}
