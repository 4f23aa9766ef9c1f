import { Meters } from '../telemetry/metrics.ts';
import { NO_TRACES, type TraceContext, type Traces } from '../telemetry/traces.ts';
import { type Streams, TooLate } from './store.ts';

const BATCH = 256;
/**
 * Batches are largest if only one statement runs at a time. But once this many lines are waiting, they are sent while
 * another statement is in flight, so that PostgreSQL keeps writing while more lines arrive.
 */
const FULL = 16;
/** The maximum number of statements in flight while PostgreSQL is fast, and while it is slow. */
const IN_FLIGHT = { quick: 3, slow: 4 } as const;
/** A statement that takes longer than this, in milliseconds, is slow: later statements no longer wait for it. */
const SLOW = 100;
/** How long a failed batch is retried line by line, in milliseconds. After that, the remaining lines fail. */
const ALONE = 5000;

/**
 * `DOUBTFUL` means that this attempt did not write the line, but an earlier one with a lost answer may have written it.
 */
export type Appended = 'WRITTEN' | 'CONFLICT' | 'DOUBTFUL';

interface Waiting<L> {
  line: L;
  trace: TraceContext | undefined;
  /** When the line was handed over, measured by `performance.now`. */
  since: number;
  done(appended: Appended): void;
  failed(error: unknown): void;
}

type Store<L extends { id: string }> = Pick<Streams<L, unknown, unknown, unknown>, 'append'>;

interface CommitTelemetry {
  traces?: Traces;
  meters?: Meters;
}

/** Writes all waiting lines of different streams in one statement. */
export class GroupCommit<L extends { id: string }> {
  readonly #store: Store<L>;
  readonly #traces: Traces;
  readonly #meters: Meters;
  #waiting: Waiting<L>[] = [];
  /** Statements in flight, and the `performance.now` at which each was sent. */
  readonly #sent = new Set<{ at: number }>();
  #watched = false;

  constructor(store: Store<L>, { traces = NO_TRACES, meters = new Meters() }: CommitTelemetry = {}) {
    this.#store = store;
    this.#traces = traces;
    this.#meters = meters;
  }

  /**
   * `CONFLICT`: another line was first, the line's key is already used, or the line is too old.
   * @throws the database's error; it is then unknown whether the line was written
   */
  append(line: L): Promise<Appended> {
    const since = performance.now();
    return this.#traces.span('append', {}, ({ trace }) => {
      return new Promise<Appended>((done, failed) => {
        this.#waiting.push({ line, trace, since, done, failed });
        this.#trySend();
      });
    });
  }

  /** @param gathered whether the lines of this turn of the event loop have already joined the batch */
  #trySend(gathered = false): void {
    if (this.#waiting.length === 0) return;
    if (this.#mayGo()) void this.#send(gathered || this.#waiting.length >= FULL);
    else this.#watch();
  }

  // Lines that arrive while a statement is in flight wait for the next statement.
  #mayGo(): boolean {
    const past = performance.now() - SLOW;
    let quick = 0;
    for (const { at } of this.#sent) if (at >= past) quick++;
    const slow = this.#sent.size - quick;
    if (this.#waiting.length >= FULL && this.#sent.size < IN_FLIGHT.quick) return true;
    return quick === 0 && slow < IN_FLIGHT.slow;
  }

  // Waits one turn of the event loop, so that callers with a new answer can add their next lines to the batch.
  async #send(gathered: boolean): Promise<void> {
    const statement = { at: performance.now() };
    this.#sent.add(statement);
    if (!gathered) await new Promise(setImmediate);
    statement.at = performance.now();
    if (this.#waiting.length > 0) await this.#write(this.#take());
    await new Promise(setImmediate);
    this.#sent.delete(statement);
    this.#trySend(true);
  }

  // Sends waiting lines once the statement in flight has become slow, even if no other line arrives.
  #watch(): void {
    if (this.#watched) return;
    this.#watched = true;
    setTimeout(() => {
      this.#watched = false;
      this.#trySend();
    }, SLOW + 1);
  }

  #take(): Waiting<L>[] {
    const streams = new Set<string>();
    const batch: Waiting<L>[] = [];
    const later: Waiting<L>[] = [];
    for (const one of this.#waiting) {
      const { id } = one.line;
      const fits = batch.length < BATCH && !streams.has(id);
      (fits ? batch : later).push(one);
      streams.add(id);
    }
    this.#waiting = later;
    return batch;
  }

  async #write(batch: Waiting<L>[]): Promise<void> {
    try {
      await this.#settle(batch, 'CONFLICT');
    } catch (error) {
      // If PostgreSQL does not answer, each line would wait just as long again in a retry.
      if (batch.length === 1 || error instanceof TooLate) for (const one of batch) one.failed(error);
      else await this.#writeAlone(batch);
    }
  }

  // One bad line must not make the others fail, and the retries of all lines must end in time.
  async #writeAlone(batch: Waiting<L>[]): Promise<void> {
    const until = performance.now() + ALONE;
    let late: TooLate | null = null;
    for (const one of batch) {
      if (performance.now() > until) late ??= new TooLate('timeout: earlier entries took too long');
      if (late) one.failed(late);
      else {
        await this.#settle([one], 'DOUBTFUL').catch((error: unknown) => {
          if (error instanceof TooLate) late = error;
          one.failed(error);
        });
      }
    }
  }

  async #settle(batch: Waiting<L>[], missed: Appended): Promise<void> {
    const written = await this.#execute(batch);
    const now = performance.now();
    for (const { line, since, done } of batch) {
      this.#meters.append((now - since) / 1000);
      done(written.has(line.id) ? 'WRITTEN' : missed);
    }
  }

  #execute(batch: Waiting<L>[]): Promise<ReadonlySet<string>> {
    this.#meters.batch(batch.length);
    const [under, ...links] = this.#traces.on ? batch.flatMap(({ trace }) => trace ?? []) : [];
    const details = { entries: batch.length };
    // The statement belongs to many traces. Its span is part of the first trace and links to the others.
    return this.#traces.span('write', { details, under, links }, () =>
      this.#store.append(batch.map(({ line }) => line)),
    );
  }
}
