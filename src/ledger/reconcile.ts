import type { News } from './news.ts';
import type { Streams } from './store.ts';

/** In what time all are looked at, in milliseconds. A new listener waits for the next round: lost news go unnoticed for twice as long at most. */
const ROUND = 2500;
/** In so many steps all are looked at. */
const STEPS = 5;
/** Looked up in one statement. */
const PAGE = 500;

interface Listened {
  /** Everything that a client of this node listens for. */
  all(): Iterable<string>;
  /** Looks at these, and wakes the listeners that have missed something. */
  look(some: readonly string[]): Promise<void>;
}

/**
 * Finds what lost messages have not told, for all listeners of this node together: they wait for news and ask for
 * nothing. Each step takes a part of what is listened for, so that the store is asked evenly. Returns what ends it.
 */
export function lookEvery(listened: Listened, { round = ROUND, steps = STEPS } = {}): () => void {
  const { all, look } = listened;
  let due: string[] = [];
  let portion = 0;
  let busy = false;
  const step = async (): Promise<void> => {
    if (due.length === 0) {
      due = [...all()];
      portion = Math.ceil(due.length / steps);
    }
    const some = due.splice(0, portion);
    for (let page = 0; page < some.length; page += PAGE) await look(some.slice(page, page + PAGE));
  };
  const timer = setInterval(() => {
    if (busy) return; // the store is slow: nothing is gained by asking it more
    busy = true;
    step()
      .catch(() => {}) // what could not be read now is at its next turn
      .finally(() => {
        busy = false;
      });
  }, round / steps).unref();
  return () => clearInterval(timer);
}

interface Parts {
  store: Pick<Streams<never, unknown, unknown, never>, 'positions'>;
  cache: { compare(id: string, version: number, movedAt: Date | null): Promise<void> };
  news: News;
  meters?: { missed(): void } | undefined;
}

/** A stream that the store does not know (any more). */
const GONE = { version: -1, at: null };

/** Looks whether news of streams were lost that clients of this node listen for, and whether memory is ahead of the store. Returns what ends it. */
export function reconcile({ store, cache, news, meters }: Parts): () => void {
  return lookEvery({
    all: () => news.listenedFor(),
    async look(ids) {
      const found = new Map((await store.positions(ids)).map((one) => [one.id, one]));
      for (const id of ids) {
        const { version, at } = found.get(id) ?? GONE;
        await cache.compare(id, version, at);
        if (news.found(id, version)) meters?.missed();
      }
    },
  });
}
