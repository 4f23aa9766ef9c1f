import type { StreamUpdates } from './follow/stream-updates.ts';
import type { Streams } from './store.ts';

/** A round's length in milliseconds. New listeners wait for the next, so lost updates are found within two rounds. */
const ROUND = 2500;
/** The number of steps in a round, to spread the load on the store. */
const STEPS = 5;
const PAGE = 500;

interface Listened {
  all(): Iterable<string>;
  /** Reads the given streams, and wakes listeners that missed an update. */
  look(some: readonly string[]): Promise<void>;
}

/** Finds changes that no message announced, for all listeners of this node together. */
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
    if (busy) return; // the store is slow, so do not add to its load
    busy = true;
    step()
      .catch(() => {}) // the next round reads these streams
      .finally(() => {
        busy = false;
      });
  }, round / steps).unref();
  return () => clearInterval(timer);
}

interface Reconciled {
  store: Pick<Streams<never, unknown, unknown, never>, 'positions'>;
  cache: { compare(id: string, version: number, movedAt: Date | null): Promise<void> };
  updates: StreamUpdates;
  meters?: { missed(): void } | undefined;
}

/** Finds lost updates of the streams that this node listens for, and cached states that are ahead of the store. */
export function reconcile({ store, cache, updates, meters }: Reconciled): () => void {
  return lookEvery({
    all: () => updates.listenedFor(),
    async look(ids) {
      const found = new Map((await store.positions(ids)).map((one) => [one.id, one]));
      for (const id of ids) {
        const { version, at } = found.get(id) ?? { version: -1, at: null };
        await cache.compare(id, version, at);
        if (updates.found(id, version)) meters?.missed();
      }
    },
  });
}
