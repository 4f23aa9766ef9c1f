import type pg from 'pg';
import type { Signature } from '../../engine/index.ts';
import { GroupCommit, type Telling } from '../../ledger/group-commit.ts';
import { appendQueries, type Line, type Rider } from './append-statement.ts';
import { ENTRY_COLUMNS, type LogEntry } from './chained-entry.ts';
import {
  isSealed,
  openedEntry,
  openedSignature,
  readBox,
  type Source,
  type StoredEntry,
} from './sealed/sealed-entry.ts';

/** The append-only log. Entries of different matches that wait at the same moment are written together. */
export class MatchLog extends GroupCommit<Line> {
  /** @param riders what else an entry may bring with it */
  constructor(pool: pg.Pool, riders: readonly Rider[], telling: Telling = {}) {
    super(pool, { idOf: ({ matchId }) => matchId, query: appendQueries(riders) }, telling);
  }
}

/** Entries with after < version <= upTo, in order. */
export async function readLog(source: Source, matchId: string, after: number, upTo = 2 ** 31 - 1): Promise<LogEntry[]> {
  const text = `select ${ENTRY_COLUMNS} from match_log where match_id = $1 and version > $2 and version <= $3 order by version`;
  const { rows } = await source.pool.query<StoredEntry>({ name: 'read-log', text, values: [matchId, after, upTo] });
  return opened(source, matchId, rows);
}

/** Single entries of several matches, in one statement; those that are not there are left out. */
export async function readEntries(
  source: Source,
  wanted: readonly { matchId: string; version: number }[],
): Promise<{ matchId: string; entry: LogEntry }[]> {
  const text = `select match_id as of, ${ENTRY_COLUMNS} from match_log
    where (match_id, version) in (select * from unnest($1::uuid[], $2::integer[]))`;
  const values = [wanted.map(({ matchId }) => matchId), wanted.map(({ version }) => version)];
  const { rows } = await source.pool.query<StoredEntry & { of: string }>(text, values);
  const all = rows.map(async ({ of: matchId, ...row }) =>
    (await opened(source, matchId, [row])).map((entry) => ({ matchId, entry })),
  );
  return (await Promise.all(all)).flat();
}

/** Stored entries of a match, opened where they are sealed. */
export async function opened(source: Source, matchId: string, rows: readonly StoredEntry[]): Promise<LogEntry[]> {
  const box = rows.some(isSealed) ? await readBox(source, matchId) : null;
  return rows.map((row) => openedEntry(row, box));
}

/** A signature, and the version of the entry it is of. */
export interface SignedEntry {
  version: number;
  signature: Signature;
}

/** The whole log of a match up to a version, and its signatures: of its first entry and its last, where there are any. */
export async function readSigned(
  source: Source,
  matchId: string,
  upTo: number,
): Promise<{ entries: LogEntry[]; signatures: SignedEntry[] }> {
  const text = `select ${ENTRY_COLUMNS}, signature from match_log where match_id = $1 and version <= $2 order by version`;
  const { rows } = await source.pool.query<StoredEntry & { signature: unknown }>({
    name: 'read-signed',
    text,
    values: [matchId, upTo],
  });
  const signed = rows.filter(({ signature }) => signature !== null);
  const box = signed.some(({ signature }) => typeof signature === 'string') ? await readBox(source, matchId) : null;
  const signatures = signed.map(({ version, signature }) => ({
    version,
    signature: openedSignature(signature, version, box),
  }));
  return { entries: await opened(source, matchId, rows), signatures };
}
