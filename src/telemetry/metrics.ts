import { Counter, Gauge, Histogram, Registry } from 'prom-client';

/** How a command or query ended. `failed` means a bug. */
type Outcome = 'done' | 'refused' | 'failed';

const THOUGHT_OUTCOMES = ['answered', 'moved_on', 'failed', 'too_long'] as const;
export type BotOutcome = (typeof THOUGHT_OUTCOMES)[number];

/** How a process learned that the database has lost data: its cache was ahead, or the database has a new epoch. */
const LOSSES = ['MEMORY_AHEAD', 'TOLD'] as const;
export type Loss = (typeof LOSSES)[number];

const REPLICA_READS = ['served', 'behind', 'unavailable'] as const;
type ReplicaRead = (typeof REPLICA_READS)[number];

/** Histogram buckets in seconds, from a cached answer to the longest statement. */
const MOMENTS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 20];
/** Histogram buckets in seconds, from a timely job to a job after a sweep or an outage. */
const WAITS = [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60, 300];
/** Histogram buckets in seconds, from a trivial answer to the longest search after a long wait. */
const THOUGHTS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60];
/** Histogram buckets for numbers of entries. The last bucket is the ledger's largest batch. */
const BATCHES = [1, 2, 4, 8, 16, 32, 64, 128, 256];

type Labels = readonly string[];

/** Counters and histograms of this process. `metrics.ts` adds the values that are read at each scrape. */
export class Meters {
  readonly registry = new Registry();

  readonly verb = this.#histogram<[verb: string, outcome: Outcome]>(
    'arbiter_verb_duration_seconds',
    ['verb', 'outcome'],
    MOMENTS,
    'Duration of a command or query in seconds, by outcome. A move is submitMove.',
  );
  readonly entry = this.#counter<[game: string, kind: string]>(
    'arbiter_entries_total',
    ['game', 'kind'],
    'Entries written by this process, by game and kind, such as MOVE or TIMED_OUT.',
  );
  readonly conflict = this.#counter<[outcome: 'retried' | 'refused']>(
    'arbiter_conflicts_total',
    ['outcome'],
    'Entries that were held up or conflicted with an entry of another node: decided again (retried), or given up after the fourth attempt (refused).',
    [['retried'], ['refused']],
  );
  readonly refusal = this.#counter<[code: string]>(
    'arbiter_refusals_total',
    ['code'],
    'Errors returned to clients, by code; INTERNAL is a bug, UNAVAILABLE an outage of the database.',
    [['INTERNAL'], ['UNAVAILABLE']],
  );
  readonly append = this.#histogram<[]>(
    'arbiter_append_duration_seconds',
    [],
    MOMENTS,
    'Time from deciding an entry until it is durable, in seconds.',
  );
  readonly batch = this.#histogram<[]>('arbiter_append_batch_entries', [], BATCHES, 'Entries written per statement.');
  readonly poolWait = this.#histogram<[]>(
    'arbiter_pool_wait_seconds',
    [],
    MOMENTS,
    'Time spent waiting for a PostgreSQL connection, in seconds.',
  );
  readonly jobWait = this.#histogram<[job: string]>(
    'arbiter_job_wait_seconds',
    ['kind'],
    WAITS,
    'Time from when a job was due until its first attempt began, in seconds, by kind.',
  );
  readonly jobFailure = this.#counter<[job: string]>(
    'arbiter_job_failures_total',
    ['kind'],
    'Failed attempts at jobs, by kind.',
  );
  readonly timeOut = this.#histogram<[]>(
    'arbiter_timeout_lateness_seconds',
    [],
    WAITS,
    'Delay from a deadline until its time-out was written, in seconds.',
  );
  readonly #thinking = this.#histogram<[level: string]>(
    'arbiter_bot_thinking_seconds',
    ['level'],
    THOUGHTS,
    'Time from a question to a bot until its answer, in seconds, by level, including the wait for a thread.',
  );
  readonly #thoughts = this.#counter<[outcome: BotOutcome]>(
    'arbiter_bot_thoughts_total',
    ['outcome'],
    'Questions to bots, by outcome: answered, moved_on (the match moved on first), failed (asked again), too_long (answered by default).',
    THOUGHT_OUTCOMES.map((outcome) => [outcome]),
  );
  readonly news = this.#counter<[direction: 'sent' | 'received']>(
    'arbiter_bus_news_total',
    ['direction'],
    'Updates about entries, sent to other nodes and received from them.',
    [['sent'], ['received']],
  );
  readonly gap = this.#counter<[]>(
    'arbiter_bus_gaps_total',
    [],
    'How often updates from other nodes may have been missed, so that all subscriptions were refreshed.',
  );
  readonly databaseLoss = this.#counter<[found: Loss]>(
    'arbiter_database_losses_total',
    ['found'],
    'How often this process dropped its caches because the database had lost confirmed data, detected from its own memory (MEMORY_AHEAD) or from the epoch in the database (TOLD).',
    LOSSES.map((found) => [found]),
  );
  readonly replicaRead = this.#counter<[outcome: ReplicaRead]>(
    'arbiter_replica_reads_total',
    ['outcome'],
    'Reads of records that were tried on the replica, by outcome: served, or read from the primary because the replica was behind or unavailable.',
    REPLICA_READS.map((outcome) => [outcome]),
  );
  readonly oldPrimary = this.#counter<[]>(
    'arbiter_old_primary_total',
    [],
    'How often this process refused an old primary: a failover promoted another server, but the old one still accepts writes.',
  );
  readonly missed = this.#counter<[]>(
    'arbiter_bus_missed_total',
    [],
    'Updates that a subscription found by polling, without a notification.',
  );

  /** Records a question to a bot. @param seconds the duration, including waiting */
  thought(level: string, outcome: BotOutcome, seconds: number): void {
    this.#thoughts(outcome);
    if (outcome === 'answered') this.#thinking(level, seconds);
  }

  /** Adds a gauge. @param count returns the number of channels on which this node listens for single matches */
  channels(count: () => number): void {
    new Gauge({
      name: 'arbiter_bus_channels',
      help: 'Channels of cached or watched matches that this node subscribes to; absent if there is only one node.',
      registers: [this.registry],
      collect() {
        this.set(count());
      },
    });
  }

  #histogram<L extends Labels>(name: string, labelNames: string[], buckets: number[], help: string) {
    const all = new Histogram({ name, help, labelNames, buckets, registers: [this.registry] });
    const child = children((labels) => all.labels(...labels));
    return (...given: [...labels: L, value: number]): void => {
      child(given.slice(0, -1).map(String)).observe(Number(given.at(-1)));
    };
  }

  /** Creates a counter. @param shown labels to export from the start, so that their rate is 0 instead of absent */
  #counter<L extends Labels>(name: string, labelNames: string[], help: string, shown: readonly L[] = []) {
    const all = new Counter({ name, help, labelNames, registers: [this.registry] });
    const child = children((labels) => all.labels(...labels));
    for (const labels of shown) child(labels).inc(0);
    return (...labels: L): void => child(labels).inc();
  }
}

/** Caches the child of each set of labels, because prom-client's lookup takes as long as the observation. */
function children<C>(find: (labels: readonly string[]) => C): (labels: readonly string[]) => C {
  const known = new Map<string, C>(); // there are few, because label values are fixed
  return (labels) => {
    const key = labels.join(' ');
    const before = known.get(key);
    if (before) return before;
    const child = find(labels);
    known.set(key, child);
    return child;
  };
}
