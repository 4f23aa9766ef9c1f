import { Counter, Gauge, Histogram, Registry } from 'prom-client';

/** What came of something somebody wanted: done, refused by the rules or by us, or a bug. */
export type Outcome = 'done' | 'refused' | 'failed';

/** What came of a question to a bot. */
const THOUGHT_OUTCOMES = ['answered', 'moved_on', 'failed', 'too_long'] as const;
export type ThoughtOutcome = (typeof THOUGHT_OUTCOMES)[number];

/** How a process learns that the database lost something: its own memory is ahead, or the database has a new epoch. */
const LOSSES = ['MEMORY_AHEAD', 'TOLD'] as const;
export type Loss = (typeof LOSSES)[number];

/** In seconds: from what memory answers to what a statement may take. */
const MOMENTS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 20];
/** In seconds: from an answer in time to one that a sweep has found, or the end of an outage. */
const WAITS = [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60, 300];
/** In seconds: from an answer without an alternative to the longest search behind many others. */
const THOUGHTS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60];
/** The largest is `BATCH` of the log. */
const BATCHES = [1, 2, 4, 8, 16, 32, 64, 128, 256];

/** The value of each label, in the order of their names. */
type Labels = readonly string[];

/** Measures what happens in this process. `metrics.ts` adds what is only read at each scrape. */
export class Meters {
  readonly registry = new Registry();

  readonly verb = this.#histogram<[verb: string, outcome: Outcome]>(
    'arbiter_verb_duration_seconds',
    ['verb', 'outcome'],
    MOMENTS,
    'Time from a verb to its answer, in seconds, by what came of it. A move is submitMove.',
  );
  readonly entry = this.#counter<[game: string, kind: string]>(
    'arbiter_entries_total',
    ['game', 'kind'],
    'Entries that this process has written, by game and kind: a MOVE, a TIMED_OUT and so on.',
  );
  readonly conflict = this.#counter<[outcome: 'retried' | 'refused']>(
    'arbiter_conflicts_total',
    ['outcome'],
    'Entries that another node was quicker with, or that were held up: decided again (retried), or given up after the fourth time (refused).',
    [['retried'], ['refused']],
  );
  readonly refusal = this.#counter<[code: string]>(
    'arbiter_refusals_total',
    ['code'],
    'Errors told to clients, by code; INTERNAL is a bug, UNAVAILABLE an outage of the database.',
    [['INTERNAL'], ['UNAVAILABLE']],
  );
  readonly append = this.#histogram<[]>(
    'arbiter_append_duration_seconds',
    [],
    MOMENTS,
    'Time from an entry that is decided to its being durable, in seconds.',
  );
  readonly batch = this.#histogram<[]>(
    'arbiter_append_batch_entries',
    [],
    BATCHES,
    'Entries that were written with one statement.',
  );
  readonly poolWait = this.#histogram<[]>(
    'arbiter_pool_wait_seconds',
    [],
    MOMENTS,
    'Time until somebody had a connection to PostgreSQL, in seconds.',
  );
  readonly jobWait = this.#histogram<[job: string]>(
    'arbiter_job_wait_seconds',
    ['kind'],
    WAITS,
    'Time from when a job was due until it began, in seconds, by kind; of its first attempt.',
  );
  readonly jobFailure = this.#counter<[job: string]>(
    'arbiter_job_failures_total',
    ['kind'],
    'Attempts at jobs that failed, by kind.',
  );
  readonly timeOut = this.#histogram<[]>(
    'arbiter_timeout_lateness_seconds',
    [],
    WAITS,
    'How long after its deadline a time-out was written, in seconds.',
  );
  readonly #thinking = this.#histogram<[level: string]>(
    'arbiter_bot_thinking_seconds',
    ['level'],
    THOUGHTS,
    'Time from a question to a bot until its answer, in seconds, by level: waiting for a thread, and thinking.',
  );
  readonly #thoughts = this.#counter<[outcome: ThoughtOutcome]>(
    'arbiter_bot_thoughts_total',
    ['outcome'],
    'Questions to bots, by what came of them: answered, moved_on (the match did, before the answer), failed (asked again), too_long (answered by default).',
    THOUGHT_OUTCOMES.map((outcome) => [outcome]),
  );
  readonly news = this.#counter<[direction: 'sent' | 'received']>(
    'arbiter_bus_news_total',
    ['direction'],
    'News of entries that went to other nodes (sent) and came from them (received).',
    [['sent'], ['received']],
  );
  readonly gap = this.#counter<[]>(
    'arbiter_bus_gaps_total',
    [],
    'How often news of other nodes may have been missed, so that all who watch looked again.',
  );
  readonly databaseLoss = this.#counter<[found: Loss]>(
    'arbiter_database_losses_total',
    ['found'],
    'How often the database had lost what it had confirmed, so that this process dropped its memory: found by its own memory (MEMORY_AHEAD), or told by the epoch in the database (TOLD).',
    LOSSES.map((found) => [found]),
  );
  readonly missed = this.#counter<[]>(
    'arbiter_bus_missed_total',
    [],
    'Updates that a watcher found by looking now and then, without having been told.',
  );

  /** @param seconds that it took, waiting included */
  thought(level: string, outcome: ThoughtOutcome, seconds: number): void {
    this.#thoughts(outcome);
    if (outcome === 'answered') this.#thinking(level, seconds);
  }

  /** @param count to how many channels this node listens for single matches */
  channels(count: () => number): void {
    new Gauge({
      name: 'arbiter_bus_channels',
      help: 'Channels on which this node hears of single matches, those it has in memory and those that somebody watches; absent where there are no other nodes.',
      registers: [this.registry],
      collect() {
        this.set(count());
      },
    });
  }

  /** Remembers the histogram of each set of labels: prom-client's own way there takes as long as the observation. */
  #histogram<L extends Labels>(name: string, labelNames: string[], buckets: number[], help: string) {
    const all = new Histogram({ name, help, labelNames, buckets, registers: [this.registry] });
    const known = new Map<string, ReturnType<typeof all.labels>>(); // few: labels are our own words
    return (...given: [...labels: L, value: number]): void => {
      const labels = given.slice(0, -1);
      const key = labels.join(' ');
      const one = known.get(key) ?? all.labels(...labels.map(String));
      known.set(key, one);
      one.observe(Number(given.at(-1)));
    };
  }

  /** @param shown labels that are shown from the start, so that a rate over them is 0 and not nothing */
  #counter<L extends Labels>(name: string, labelNames: string[], help: string, shown: readonly L[] = []) {
    const all = new Counter({ name, help, labelNames, registers: [this.registry] });
    for (const labels of shown) all.labels(...labels).inc(0);
    return (...labels: L): void => all.labels(...labels).inc();
  }
}
