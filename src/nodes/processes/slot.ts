import cluster, { type Worker } from 'node:cluster';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { toFirst } from './messages.ts';

// Each takes connections by itself. The first process would hand them out one by one, and one on its way to a process that is
// killed would be held for ever: never answered, never closed.
cluster.schedulingPolicy = cluster.SCHED_NONE;

/** How long until one that has ended is started again, in milliseconds: twice as long every time, up to this. */
const [PAUSE, LONGEST] = [500, 30_000];
/** Who has run for so long was well: the pause is the first one again. */
const WELL = 60_000;

export interface SlotSettings {
  number: number;
  env: Readonly<Record<string, string>>;
  /** Hears of each that has ended by itself. */
  ended(about: { process: number; code: number | null; signal: string | null }): void;
  /** Hears what is none of the slot's business. */
  said(worker: Worker, message: unknown): void;
}

/** The place of one process: who ends by itself is replaced, until that is stopped. */
export class Slot {
  readonly #settings: SlotSettings;
  readonly #stopped = new AbortController();
  #worker: Worker | null = null;
  #keeping: Promise<void> = Promise.resolve();

  constructor(settings: SlotSettings) {
    this.#settings = settings;
  }

  /** @returns where the first one listens; null: it has ended before it did */
  async start(): Promise<string | null> {
    const worker = this.#fork();
    const exited = once(worker, 'exit');
    const address = await Promise.race([upAt(worker), exited.then(() => null)]);
    this.#keeping = this.#keep(worker, exited);
    return address;
  }

  /** @param grace milliseconds that it may take; then it is killed */
  async stop(grace: number): Promise<void> {
    this.#stopped.abort();
    const worker = this.#worker;
    worker?.process.kill('SIGTERM'); // one that has not begun yet has nothing to finish
    const timer = setTimeout(() => worker?.process.kill('SIGKILL'), grace);
    await this.#keeping;
    clearTimeout(timer);
  }

  #fork(): Worker {
    const worker = cluster.fork(this.#settings.env);
    worker.on('message', (message) => this.#settings.said(worker, message));
    worker.on('error', () => {}); // its end is heard of
    this.#worker = worker;
    return worker;
  }

  async #keep(first: Worker, firstEnd: Promise<unknown[]>): Promise<void> {
    const { signal } = this.#stopped;
    let [worker, exited, pause] = [first, firstEnd, PAUSE];
    for (;;) {
      const began = performance.now();
      await exited;
      if (signal.aborted) return;
      const { exitCode: code, signalCode } = worker.process;
      if (performance.now() - began > WELL) pause = PAUSE;
      await sleep(pause, undefined, { signal }).catch(() => {});
      if (signal.aborted) return;
      this.#settings.ended({ process: this.#settings.number, code, signal: signalCode });
      pause = Math.min(2 * pause, LONGEST);
      worker = this.#fork();
      exited = once(worker, 'exit');
    }
  }
}

async function upAt(worker: Worker): Promise<string> {
  for (;;) {
    const [message] = await once(worker, 'message');
    const { data } = toFirst.safeParse(message);
    if (data && 'up' in data) return data.up;
  }
}
