import { LRUCache } from 'lru-cache';
import type pg from 'pg';
import type { AtRest, Box } from '../../db/at-rest.ts';
import { once } from '../../log/once.ts';
import { Writers } from '../../log/writers.ts';
import type { EventEntry } from '../event/entry.ts';
import type { Event } from '../event/event.ts';
import { fold, foldAll } from '../event/fold/fold.ts';
import { weightOf } from '../event/weight.ts';
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
}

interface Row {
  version: number;
  seed: string;
  data_key: string | null;
  invitation: string;
}

interface Source {
  pool: Pick<pg.Pool, 'query'>;
  atRest?: AtRest;
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

  /** Takes in what other nodes have written until now; also of one that somebody holds and that is not kept any more. */
  async catchUp(hot: HotEvent): Promise<void> {
    const row = await this.#row(hot.event.id);
    if (row) await this.#follow(hot, row.version);
  }

  /** Forgets a tournament: what memory says may not be what the database says. */
  drop(id: string): void {
    this.#kept.delete(id);
  }

  async #read(id: string): Promise<HotEvent | null> {
    const row = await this.#row(id);
    if (!row) return null;
    const kept = this.#kept.get(id);
    const hot = await (kept ? this.#follow(kept, row.version) : this.#load(id, row));
    this.#checked.set(hot, performance.now());
    return hot;
  }

  async #row(id: string): Promise<Row | undefined> {
    const text = 'select version, seed, data_key, invitation from tournaments where id = $1';
    const { rows } = await this.#source.pool.query<Row>({ name: 'read-tournament-row', text, values: [id] });
    return rows[0];
  }

  #keep(hot: HotEvent): void {
    this.#kept.set(hot.event.id, hot, { size: weightOf(hot.event) });
  }

  async #follow(hot: HotEvent, version: number): Promise<HotEvent> {
    if (version <= hot.event.version) return hot;
    const { id } = hot.event;
    const entries = await readLog(this.#source.pool, { id, box: hot.box }, hot.event.version, version);
    for (const entry of entries)
      if (entry.version === hot.event.version + 1) this.advance(hot, fold(hot.event, entry), entry);
    return hot;
  }

  async #load(id: string, row: Row): Promise<HotEvent> {
    const box = this.#source.atRest?.boxOf(id, row.data_key) ?? null;
    const entries = await readLog(this.#source.pool, { id, box }, -1, row.version);
    const seed = box ? box.open(row.seed, 'seed') : row.seed;
    const hash = entries.at(-1)?.hash ?? '';
    const hot: HotEvent = { event: foldAll(entries), hash, seed, box, invitation: row.invitation };
    this.#keep(hot);
    return hot;
  }
}

function nothing(): void {}
