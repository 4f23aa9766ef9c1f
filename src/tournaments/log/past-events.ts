import { LRUCache } from 'lru-cache';
import type pg from 'pg';
import { type Event, isOver, weightOf } from '../event/event.ts';
import { movedOn, type Trail } from '../event/past-event.ts';
import type { HotEvent } from './hot-events.ts';
import { readLog } from './tournament-log.ts';

/** A tournament as it was at a moment. */
export interface PastEvent {
  event: Event;
  /** When something happened that is not in it, in milliseconds since 1970; null: nothing has. */
  next: number | null;
}

/** A tournament that is followed at a distance. */
interface Followed {
  trail: Trail;
  /** The last version that was read. */
  known: number;
  reading: Promise<void> | null;
}

/** Bytes of the tournaments that are followed, about; the one not looked at for longest goes first, and is folded anew. */
const MOST = 64 * 1024 * 1024;
/** Of an entry that is still ahead, about: most are short. */
const ENTRY = 2000;

/** Tournaments as they were a while ago, each folded from its log and moved on as the time comes. */
export class PastEvents {
  readonly #pool: Pick<pg.Pool, 'query'>;
  readonly #followed = new LRUCache<string, Followed>({ maxSize: MOST });

  constructor(pool: Pick<pg.Pool, 'query'>) {
    this.#pool = pool;
  }

  /** A tournament as it was then, in milliseconds since 1970: itself before it has begun, and where nothing has happened since. */
  async at({ event, box, epoch }: Pick<HotEvent, 'event' | 'box' | 'epoch'>, then: number): Promise<PastEvent> {
    const name = `${epoch} ${event.id}`; // after a loss the log is another one
    if (event.begunAt === null || event.changedAt <= then) {
      this.#catchUp(event, name);
      return { event, next: null };
    }
    const followed = this.#of(name);
    for (;;) {
      followed.trail = movedOn(followed.trail, then);
      const { event: was, ahead } = followed.trail;
      if (was && (ahead.length > 0 || followed.known >= event.version))
        return { event: was, next: ahead[0]?.at ?? null };
      await this.#read(followed, event, { box, name });
    }
  }

  #of(name: string): Followed {
    const known = this.#followed.get(name);
    if (known) return known;
    const followed: Followed = { trail: { event: null, ahead: [] }, known: -1, reading: null };
    this.#keep(name, followed);
    return followed;
  }

  // What is kept goes on from here.
  #catchUp(event: Event, name: string): void {
    const followed = this.#followed.peek(name);
    if (!followed) return;
    if (isOver(event)) this.#followed.delete(name);
    else if (event.version > followed.known) {
      Object.assign(followed, { trail: { event, ahead: [] }, known: event.version } satisfies Partial<Followed>);
      this.#keep(name, followed);
    }
  }

  #keep(name: string, followed: Followed): void {
    const { event, ahead } = followed.trail;
    this.#followed.set(name, followed, { size: (event ? weightOf(event) : 0) + (1 + ahead.length) * ENTRY });
  }

  #read(
    followed: Followed,
    { id, version }: Event,
    { box, name }: Pick<HotEvent, 'box'> & { name: string },
  ): Promise<void> {
    followed.reading ??= readLog(this.#pool, { id, box }, followed.known, version)
      .then((entries) => {
        const { event, ahead } = followed.trail;
        const more = entries.filter((entry) => entry.version > followed.known);
        followed.trail = { event, ahead: [...ahead, ...more] };
        followed.known = Math.max(followed.known, version);
        if (this.#followed.peek(name) === followed) this.#keep(name, followed);
      })
      .finally(() => {
        followed.reading = null;
      });
    return followed.reading;
  }
}
