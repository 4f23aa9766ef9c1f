import { Counter, Gauge, Histogram, Registry } from 'prom-client';

/** What came of something somebody wanted: done, refused by the rules or by us, or a bug. */
export type Outcome = 'done' | 'refused' | 'failed';

/** What came of a question to a bot. */
const THOUGHT_OUTCOMES = ['answered', 'moved_on', 'failed', 'too_long'] as const;
export type ThoughtOutcome = (typeof THOUGHT_OUTCOMES)[number];

/** What came of asking another node. */

/** How a process learns that the database has lost something: its own memory is ahead, or the epoch in the database is a new one. */
const LOSSES = ['MEMORY_AHEAD', 'TOLD'] as const;
export type Loss = (typeof LOSSES)[number];

/** In seconds: from what memory answers to what a statement may take. */
const MOMENTS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 20];
/** In seconds: from an answer in time to one that a sweep has found, or the end of an outage. */
const WAITS = [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60, 300];
/** In seconds: from an answer without an alternative to the longest search behind many others. */
const THOUGHTS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60];
/** As many as go into one statement at most: `BATCH` of the log. */
const BATCHES = [1, 2, 4, 8, 16, 32, 64, 128, 256];

type Labels = Readonly<Record<string, string>>;

/** Finds the histogram of these labels; prom-client's own way there takes as long as the observation. */
function histogram(registry: Registry, name: string, buckets: number[], labelNames: string[], help: string) {
  const all = new Histogram({ name, help, labelNames, buckets, registers: [registry] });
  const known = new Map<string, ReturnType<typeof all.labels>>(); // few: labels are our own words
  return (labels: Labels) => {
    const key = Object.values(labels).join(' ');
    const one = known.get(key) ?? all.labels(labels);
    known.set(key, one);
    return one;
  };
}

function counter(registry: Registry, name: string, labelNames: string[], help: string) {
  return new Counter({ name, help, labelNames, registers: [registry] });
}

/** What is measured where it happens, one set for each node; what is only looked at stands where it is read. */
export class Meters {
  readonly registry = new Registry();
  readonly #verbs = histogram(
    this.registry,
    'arbiter_verb_duration_seconds',
    MOMENTS,
    ['verb', 'outcome'],
    'Time from a verb to its answer, in seconds, by what came of it. A move is submitMove.',
  );
  readonly #entries = counter(
    this.registry,
    'arbiter_entries_total',
    ['game', 'kind'],
    'Entries that this process has written, by game and kind: a MOVE, a TIMED_OUT and so on.',
  );
  readonly #conflicts = counter(
    this.registry,
    'arbiter_conflicts_total',
    ['outcome'],
    'Entries that another node was quicker with, or that were held up: decided again (retried), or given up after the fourth time (refused).',
  );
  readonly #refusals = counter(
    this.registry,
    'arbiter_refusals_total',
    ['code'],
    'Errors told to clients, by code; INTERNAL is a bug, UNAVAILABLE an outage of the database.',
  );
  readonly #appends = histogram(
    this.registry,
    'arbiter_append_duration_seconds',
    MOMENTS,
    [],
    'Time from an entry that is decided to its being durable, in seconds.',
  );
  readonly #batches = histogram(
    this.registry,
    'arbiter_append_batch_entries',
    BATCHES,
    [],
    'Entries that were written with one statement.',
  );
  readonly #poolWaits = histogram(
    this.registry,
    'arbiter_pool_wait_seconds',
    MOMENTS,
    [],
    'Time until somebody had a connection to PostgreSQL, in seconds.',
  );
  readonly #jobWaits = histogram(
    this.registry,
    'arbiter_job_wait_seconds',
    WAITS,
    ['kind'],
    'Time from when a job was due until it began, in seconds, by kind; of its first attempt.',
  );
  readonly #jobFailures = counter(
    this.registry,
    'arbiter_job_failures_total',
    ['kind'],
    'Attempts at jobs that failed, by kind.',
  );
  readonly #timeOuts = histogram(
    this.registry,
    'arbiter_timeout_lateness_seconds',
    WAITS,
    [],
    'How long after its deadline a time-out was written, in seconds.',
  );
  readonly #thinking = histogram(
    this.registry,
    'arbiter_bot_thinking_seconds',
    THOUGHTS,
    ['level'],
    'Time from a question to a bot until its answer, in seconds, by level: waiting for a thread, and thinking.',
  );
  readonly #thoughts = counter(
    this.registry,
    'arbiter_bot_thoughts_total',
    ['outcome'],
    'Questions to bots, by what came of them: answered, moved_on (the match did, before the answer), failed (asked again), too_long (answered by default).',
  );
  readonly #news = counter(
    this.registry,
    'arbiter_bus_news_total',
    ['direction'],
    'News of entries that went to other nodes (sent) and came from them (received).',
  );
  readonly #gaps = counter(
    this.registry,
    'arbiter_bus_gaps_total',
    [],
    'How often news of other nodes may have been missed, so that all who watch looked again.',
  );
  readonly #losses = counter(
    this.registry,
    'arbiter_database_losses_total',
    ['found'],
    'How often the database had lost what it had confirmed, so that this process dropped its memory: found by its own memory (MEMORY_AHEAD), or told by the epoch in the database (TOLD).',
  );
  readonly #missed = counter(
    this.registry,
    'arbiter_bus_missed_total',
    [],
    'Updates that a watcher found by looking now and then, without having been told.',
  );

  constructor() {
    // Shown from the start, so that a rate over them is 0 and not nothing.
    for (const outcome of ['retried', 'refused']) this.#conflicts.inc({ outcome }, 0);
    for (const outcome of THOUGHT_OUTCOMES) this.#thoughts.inc({ outcome }, 0);
    for (const direction of ['sent', 'received']) this.#news.inc({ direction }, 0);
    for (const found of LOSSES) this.#losses.inc({ found }, 0);
    for (const code of ['INTERNAL', 'UNAVAILABLE']) this.#refusals.inc({ code }, 0);
  }

  /** @param seconds that it took */
  verb(verb: string, outcome: Outcome, seconds: number): void {
    this.#verbs({ verb, outcome }).observe(seconds);
  }

  entry(game: string, kind: string): void {
    this.#entries.inc({ game, kind });
  }

  conflict(outcome: 'retried' | 'refused'): void {
    this.#conflicts.inc({ outcome });
  }

  refusal(code: string): void {
    this.#refusals.inc({ code });
  }

  append(seconds: number): void {
    this.#appends({}).observe(seconds);
  }

  batch(entries: number): void {
    this.#batches({}).observe(entries);
  }

  poolWait(seconds: number): void {
    this.#poolWaits({}).observe(seconds);
  }

  jobWait(job: string, seconds: number): void {
    this.#jobWaits({ kind: job }).observe(seconds);
  }

  jobFailure(job: string): void {
    this.#jobFailures.inc({ kind: job });
  }

  timeOut(late: number): void {
    this.#timeOuts({}).observe(late);
  }

  /** @param seconds that it took, waiting included */
  thought(level: string, outcome: ThoughtOutcome, seconds: number): void {
    this.#thoughts.inc({ outcome });
    if (outcome === 'answered') this.#thinking({ level }).observe(seconds);
  }

  news(direction: 'sent' | 'received'): void {
    this.#news.inc({ direction });
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

  gap(): void {
    this.#gaps.inc();
  }

  missed(): void {
    this.#missed.inc();
  }

  databaseLoss(found: Loss): void {
    this.#losses.inc({ found });
  }
}
