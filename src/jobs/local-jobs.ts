import { PoolBusy } from '../process/worker-pool.ts';
import type { Handlers, JobName, JobPayloads, Report } from './job-kinds.ts';
import { placesFor, type WorkSettings } from './workers.ts';

/** The maximum number of waiting jobs of one kind. The sweep finds any work beyond that. */
const MOST = 1000;

interface Due {
  id: string;
  work(): Promise<void>;
}

/**
 * Runs jobs in this process: verifications, and all due jobs while the store does not answer, so that bots and the
 * sweep continue. Jobs are neither stored nor retried, because the sweep finds work whose job was lost. Running a job
 * twice does no harm.
 */
export class LocalJobs {
  readonly #report: Report;
  readonly #known = new Set<string>();
  readonly #waiting = new Map<JobName, Due[]>();
  readonly #running = new Map<JobName, Set<Promise<void>>>();
  #handlers: Handlers | null = null;
  #settings: WorkSettings = { concurrency: 0 };

  constructor(report: Report) {
    this.#report = report;
  }

  /** Starts to accept jobs. Runs as many jobs at a time as the store's workers would. */
  work(handlers: Handlers, settings: WorkSettings): void {
    this.#handlers = handlers;
    this.#settings = settings;
  }

  /** Returns whether the job will run: false if a job with the same id is waiting or running. */
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
        if (error instanceof PoolBusy) return; // the sweep tries again
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
