import { ENTRY_COLUMNS, type LogEntry } from './chained-entry.ts';
import { openedEntry, readBox, type Source, type StoredEntry } from './sealed/sealed-entry.ts';

/**
 * A move's idempotency key: the client's own name for it. The same key of the same player finds the entry that was made
 * first; `submitMove` refuses it when the move is another one. It is looked for in memory before a move is decided, made
 * sure of by the statement that writes, and looked for in the log when that statement or the rules refuse.
 */
export interface Keyed {
  key?: string | null;
  /** All seats of whoever holds the key: none of them may have used it before. */
  keySeats?: readonly number[];
}

/** The condition under which a line of the batch `b` is written. */
export const KEY_IS_NEW = `b.key is null or not exists (
    select from match_log l where l.match_id = b.match_id and l.seat = any(b.key_seats) and l.key = b.key)`;

/** The entry of a match that was made under a key, or null. */
export async function entryByKey(
  source: Source,
  matchId: string,
  { key, keySeats = [] }: Keyed,
): Promise<LogEntry | null> {
  if (!key) return null;
  const text = `select ${ENTRY_COLUMNS} from match_log where match_id = $1 and seat = any($2::smallint[]) and key = $3`;
  const { rows } = await source.pool.query<StoredEntry>(text, [matchId, keySeats, key]);
  const [found] = rows;
  return found ? openedEntry(found, await readBox(source, matchId)) : null;
}
