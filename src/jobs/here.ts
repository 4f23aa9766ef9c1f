import { PoolBusy } from '../process/worker-pool.ts';
import type { Handlers, JobName, JobPayloads, Report } from './job-kinds.ts';
import { placesFor, type WorkSettings } from './workers.ts';

/** Jobs of one kind that may wait, at most; more are left to the sweep. */
const MOST = 1000;

interface Due {
  id: string;
  work(): Promise<void>;
}

/**
 * Does jobs in this process while they cannot be left in the store, so that bots play on and the sweep goes round. None is
 * kept anywhere or tried again: the sweep finds what is lost, and doing anything twice does no harm.
 */
export class Here {
  readonly #report: Report;
  readonly #known = new Set<string>();
  readonly #waiting = new Map<JobName, Due[]>();
  readonly #running = new Map<JobName, Set<Promise<void>>>();
  #handlers: Handlers | null = null;
  #settings: WorkSettings = { concurrency: 0 };

  constructor(report: Report) {
    this.#report = report;
  }

  /** From now on jobs are taken, of each kind as many at the same time as out of the store. */
  work(handlers: Handlers, settings: WorkSettings): void {
    this.#handlers = handlers;
    this.#settings = settings;
  }

  /** Whether the job will be done. One that waits or runs under this id already is the same. */
  take<N extends JobName>(name: N, payload: JobPayloads[N], id: string): boolean {
    const handlers = this.#handlers;
    if (!handlers) return false;
    if (this.#known.has(id)) return true;
    const waiting = this.#waiting.get(name) ?? [];
    if (waiting.length >= MOST) return false;
    this.#known.add(id);
    this.#waiting.set(name, waiting);
    waiting.push({ id, work: () => handlers[name](payload) });
    this.#next(name);
    return true;
  }

  /** Takes nothing more, forgets what waits, and waits for what runs. */
  async close(): Promise<void> {
    this.#handlers = null;
    this.#waiting.clear();
    await Promise.all([...this.#running.values()].flatMap((running) => [...running]));
  }

  #next(name: JobName): void {
    const running = this.#running.get(name) ?? new Set();
    this.#running.set(name, running);
    const due = running.size < placesFor(name, this.#settings) ? this.#waiting.get(name)?.shift() : undefined;
    if (!due) return;
    const done = due
      .work()
      .catch((error: unknown) => {
        if (error instanceof PoolBusy) return; // the sweep asks again
        this.#report(error instanceof Error ? error : new Error(String(error)), name);
      })
      .finally(() => {
        running.delete(done);
        this.#known.delete(due.id);
        this.#next(name);
      });
    running.add(done);
  }
}
