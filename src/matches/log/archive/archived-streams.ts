import { LRUCache } from 'lru-cache';
import type { ReplayDocument } from '../../../engine/index.ts';
import { once } from '../../../ledger/exclusive-writers.ts';
import { PostgresStreams, type Source, type Tables } from '../../../ledger/postgres-streams.ts';
import type { Recorded } from '../../../ledger/store.ts';
import type { LogEntry } from '../chained-entry.ts';
import { openedEntry, type StoredEntry } from '../sealed-entry.ts';
import { type Archive, NO_ARCHIVE } from './archive.ts';
import { readRecord } from './record-file.ts';

export const COLUMNS = 'version, at, kind, seat, move, facts, agenda, key, hash';

const MATCH_TABLES: Tables<StoredEntry, LogEntry> = {
  streams: 'matches',
  log: 'match_log',
  id: 'match_id',
  columns: COLUMNS,
  at: 't.moved_at',
  opened: openedEntry,
};

/** How many archived records to keep in memory, and for how long in milliseconds: a reader asks page by page. */
const RECENT = { max: 4, ttl: 60_000 };

/**
 * The logs of matches. If a match's entries have left the log, they are read from the archive.
 * @throws ArchiveUnavailable, RecordDamaged for matches in the archive
 */
export class ArchivedStreams extends PostgresStreams<StoredEntry, LogEntry> {
  readonly #archive: Archive;
  readonly #recent = new LRUCache<string, ReplayDocument>(RECENT);
  /** Reads in progress. The cache's own `fetch` would fail the first of five concurrent reads, because it evicts it. */
  readonly #reading = new Map<string, Promise<ReplayDocument | null>>();

  constructor(source: Source, archive: Archive = NO_ARCHIVE) {
    super(source, MATCH_TABLES);
    this.#archive = archive;
  }

  override async read(id: string, after: number, upTo = 2 ** 31 - 1): Promise<LogEntry[]> {
    const entries = await super.read(id, after, upTo);
    if (entries.length > 0) return entries;
    return (await this.archived(id)).filter(({ version }) => version > after && version <= upTo);
  }

  override async record(id: string, after: number, upTo: number): Promise<Recorded<LogEntry>> {
    const record = await super.record(id, after, upTo);
    if (record.entries.length > 0) return record;
    const isWanted = ({ version }: { version: number }) => version > after && version <= upTo;
    const signatures = (await this.#documentOf(id))?.signatures ?? [];
    return { entries: (await this.archived(id)).filter(isWanted), signatures: signatures.filter(isWanted) };
  }

  /** Returns all entries of a match in the archive; none if the match is not there. */
  protected async archived(id: string): Promise<LogEntry[]> {
    const record = await this.#documentOf(id);
    return record?.entries.map((entry) => ({ ...entry, at: new Date(entry.at) })) ?? [];
  }

  async #documentOf(id: string): Promise<ReplayDocument | null> {
    return this.#recent.get(id) ?? once(this.#reading, id, () => this.#readRecord(id));
  }

  /** Returns null if the match is not in the archive. */
  async #readRecord(id: string): Promise<ReplayDocument | null> {
    const text = 'select archived as hash from matches where id = $1';
    const [found] = await this.rows<{ hash: string | null }>('archived-hash', text, [id]);
    if (!found?.hash) return null;
    const record = await readRecord(this.#archive, { matchId: id, hash: found.hash }, await this.box(id));
    this.#recent.set(id, record);
    return record;
  }
}
