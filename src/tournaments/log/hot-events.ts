import { LRUCache } from 'lru-cache';
import type pg from 'pg';
import type { AtRest, Box } from '../../db/at-rest.ts';
import { EPOCH, type StoreEpoch } from '../../db/outage/store-epoch.ts';
import { once } from '../../ledger/once.ts';
import { Writers } from '../../ledger/writers.ts';
import type { EventEntry } from '../event/entry.ts';
import { type Event, weightOf } from '../event/event.ts';
import { fold, foldAll } from '../event/fold/fold.ts';
import { noTournament } from './no-tournament.ts';
import { readLog } from './tournament-log.ts';

/** A tournament in memory. `event` is replaced by every entry, once that entry is durable. */
export interface HotEvent {
  event: Event;
  /** Of its last entry. */
  hash: string;
  /** What all lots follow from; leaves only through `event.seed`, when it is over. */
  readonly seed: string;
  /** What everything secret of it is sealed with; null: nothing is. */
  readonly box: Box | null;
  /** The code that lets players register. */
  readonly invitation: string;
  /** In which epoch of the database it was read: see `src/db/outage/store-epoch.ts`. */
  readonly epoch: number;
}

interface Row {
  epoch: number;
  version: number;
  /** When its last entry was made. */
  at: Date;
  seed: string;
  data_key: string | null;
  invitation: string;
}

interface Source {
  pool: Pick<pg.Pool, 'query'>;
  atRest?: AtRest;
  epoch: StoreEpoch;
}

/** Bytes of the tournaments that are kept, about: hundreds of usual ones, and the largest there may be. */
const MOST = 64 * 1024 * 1024;

/** The tournaments that are going on: a cache, and one writer at a time for each. */
export class HotEvents {
  readonly #source: Source;
  readonly #kept: LRUCache<string, HotEvent>;
  readonly #reading = new Map<string, Promise<HotEvent | null>>();
  /** When the database was last asked how far it is, by the process's own clock. */
  readonly #checked = new WeakMap<HotEvent, number>();
  readonly #writers = new Writers();

  /** @param maxSize bytes, about: the tournament not used for longest goes first, and is folded anew when it is wanted */
  constructor(source: Source, maxSize = MOST) {
    this.#source = source;
    this.#kept = new LRUCache({ maxSize });
  }

  /** How many tournaments are in memory, and what they take there, in bytes, about. */
  get size(): { tournaments: number; bytes: number } {
    return { tournaments: this.#kept.size, bytes: this.#kept.calculatedSize };
  }

  /** A tournament as the database knows it; null when it does not exist. Who asks meanwhile shares the next reading. */
  async fresh(id: string): Promise<HotEvent | null> {
    const running = this.#reading.get(id);
    if (running) await running.catch(nothing);
    return once(this.#reading, id, () => this.#read(id));
  }

  /** A tournament as it stands, or has stood not longer ago than `maxAge` milliseconds. */
  async current(id: string, maxAge: number): Promise<HotEvent | null> {
    const hot = this.#kept.get(id);
    const isYoung = hot && performance.now() - (this.#checked.get(hot) ?? Number.NEGATIVE_INFINITY) < maxAge;
    return isYoung ? hot : this.fresh(id);
  }

  /** A tournament at this version or later, where it has got that far. */
  async upTo(id: string, version: number): Promise<HotEvent | null> {
    const hot = this.#kept.get(id);
    return hot && hot.event.version >= version ? hot : this.fresh(id);
  }

  /** Runs `work` when no other writer of this process is at the tournament. */
  exclusive<T>(id: string, work: () => Promise<T>): Promise<T> {
    return this.#writers.exclusive(id, work);
  }

  /** Takes in an entry that is durable. */
  advance(hot: HotEvent, event: Event, entry: EventEntry): void {
    if (event.version !== hot.event.version + 1) return; // a reading has seen it already
    hot.event = event;
    hot.hash = entry.hash;
    if (this.#kept.peek(event.id) === hot) this.#keep(hot); // it weighs more now
  }

  /**
   * Brings the tournament up to the database's state, also one that is no longer cached.
   * @throws Refused NOT_FOUND when the database does not know it any more
   */
  async catchUp(hot: HotEvent): Promise<void> {
    const known = hot.event;
    const row = await this.#row(known.id);
    if (!(await this.#follow(hot, known, row))) throw noTournament();
  }

  /** Forgets all tournaments. */
  clear(): void {
    this.#kept.clear();
  }

  /** Forgets a tournament: what memory says may not be what the database says. */
  drop(id: string): void {
    this.#kept.delete(id);
  }

  async #read(id: string): Promise<HotEvent | null> {
    const kept = this.#kept.get(id);
    const known = kept?.event;
    const row = await this.#row(id);
    const hot = kept && known ? (await this.#follow(kept, known, row)) && kept : row && (await this.#load(id, row));
    if (hot) this.#checked.set(hot, performance.now());
    return hot || null;
  }

  async #row(id: string): Promise<Row | undefined> {
    const text = `select ${EPOCH} as epoch, t.version, l.at, t.seed, t.data_key, t.invitation
      from tournaments t join tournament_log l on l.tournament_id = t.id and l.version = t.version where t.id = $1`;
    const { rows } = await this.#source.pool.query<Row>({ name: 'read-tournament-row', text, values: [id] });
    return rows[0];
  }

  // A reading from before the loss must not stay in memory.
  #keep(hot: HotEvent): void {
    if (hot.epoch < this.#source.epoch.known) return;
    this.#kept.set(hot.event.id, hot, { size: weightOf(hot.event) });
  }

  // `known` was durable before the row was read, so a row that knows less, or another entry, has lost it. False: it is gone.
  async #follow(hot: HotEvent, known: Event, row: Row | undefined): Promise<boolean> {
    const { id, version } = known;
    const isBehind = row && row.version > version;
    const entries = isBehind ? await readLog(this.#source.pool, { id, box: hot.box }, version - 1, row.version) : [];
    const lastAt = row?.version === version ? row.at.getTime() : entries[0]?.at;
    if (!row || row.epoch > hot.epoch || lastAt !== known.changedAt)
      return this.#readAgain(hot, row?.epoch ?? hot.epoch);
    for (const entry of entries)
      if (entry.version === hot.event.version + 1) this.advance(hot, fold(hot.event, entry), entry);
    return true;
  }

  // Into the same object, so that a command in progress decides again on the database's state.
  async #readAgain(hot: HotEvent, epoch: number): Promise<boolean> {
    const { id } = hot.event;
    if (epoch <= hot.epoch) await this.#source.epoch.raise(hot.epoch);
    else this.#source.epoch.see(epoch);
    this.drop(id);
    const row = await this.#row(id);
    if (!row) return false;
    Object.assign(hot, await this.#load(id, row));
    this.#keep(hot);
    return true;
  }

  async #load(id: string, row: Row): Promise<HotEvent> {
    this.#source.epoch.see(row.epoch);
    const box = this.#source.atRest?.boxOf(id, row.data_key) ?? null;
    const entries = await readLog(this.#source.pool, { id, box }, -1, row.version);
    const seed = box ? box.open(row.seed, 'seed') : row.seed;
    const hash = entries.at(-1)?.hash ?? '';
    const hot: HotEvent = { event: foldAll(entries), hash, seed, box, invitation: row.invitation, epoch: row.epoch };
    this.#keep(hot);
    return hot;
  }
}

function nothing(): void {}
