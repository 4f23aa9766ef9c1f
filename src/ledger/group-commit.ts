import pg from 'pg';
import { Meters } from '../telemetry/meters.ts';
import { NO_TRACES, type Place, type Traces } from '../telemetry/traces.ts';
import { Lanes } from './lanes.ts';

/** Entries that go to the database in one statement, at most. */
const BATCH = 256;
/** One statement at a time makes the largest batches. As many lines as this set out at once, beside another statement: PostgreSQL writes them while the others of this turn are still being made. */
const FULL = 16;
/** Statements on their way at most: where PostgreSQL is quick, and where it is slow. */
const LANES = { quick: 3, slow: 4 } as const;

/** How long a batch that failed may take line by line, in milliseconds; what is left then fails. */
const ALONE = 5000;

/** DOUBTFUL: not written now, but perhaps by a first attempt whose answer was lost. */
export type Appended = 'WRITTEN' | 'CONFLICT' | 'DOUBTFUL';

interface Waiting<L> {
  line: L;
  /** Which trace it is part of. */
  place: Place | undefined;
  done(appended: Appended): void;
  failed(error: unknown): void;
}

/** A statement that writes a batch and returns the ids of the logs whose line was written. */
export interface AppendQuery {
  name: string;
  text: string;
  values: string[];
}

/** What is written together. */
export interface Grouped<L> {
  /** Whose log the line belongs to: two of the same never go in one statement. */
  idOf(line: L): string;
  query(lines: readonly L[]): AppendQuery;
}

/** Whoever executes such a statement; a pool of connections does. */
export interface Executor {
  query(query: AppendQuery): Promise<{ rows: { id: string }[] }>;
}

export interface Telling {
  traces?: Traces;
  meters?: Meters;
}

/** Writes lines of append-only logs. Those of different logs that wait at the same moment are written together. */
export class GroupCommit<L> {
  readonly #pool: Executor;
  readonly #grouped: Grouped<L>;
  readonly #traces: Traces;
  readonly #meters: Meters;
  #waiting: Waiting<L>[] = [];
  readonly #lanes = new Lanes();
  #watched = false;

  constructor(pool: Executor, grouped: Grouped<L>, { traces = NO_TRACES, meters = new Meters() }: Telling = {}) {
    this.#pool = pool;
    this.#grouped = grouped;
    this.#traces = traces;
    this.#meters = meters;
  }

  /**
   * Makes a line durable. CONFLICT: it is not written, because another came first or its key is used.
   * @throws what the database says; whether the line was written is then not known
   */
  append(line: L): Promise<Appended> {
    return this.#traces.span('append', {}, ({ place }) => {
      const asked = performance.now();
      const appended = new Promise<Appended>((done, failed) => {
        this.#waiting.push({ line, place, done, failed });
        this.#setOut();
      });
      appended.then(
        () => this.#meters.append((performance.now() - asked) / 1000),
        () => {}, // whoever asked is told
      );
      return appended;
    });
  }

  #setOut(): void {
    if (this.#waiting.length === 0) return;
    if (this.#mayGo()) void this.#run();
    else this.#watch();
  }

  // What comes in while a statement is on its way makes up the next one.
  #mayGo(): boolean {
    const { slow, quick } = this.#lanes.beside(null);
    if (slow + quick === 0) return true;
    if (this.#waiting.length >= FULL && slow + quick < LANES.quick) return true;
    return quick === 0 && slow < LANES.slow;
  }

  async #run(): Promise<void> {
    const lane = this.#lanes.open();
    if (this.#waiting.length < FULL) await turn();
    while (this.#waiting.length >= (this.#lanes.beside(lane).quick > 0 ? FULL : 1)) {
      lane.sent = performance.now();
      await this.#write(this.#take());
      await turn();
    }
    this.#lanes.close(lane);
    this.#setOut();
  }

  // What another lane was to take along waits no longer where that one does not come back. There need not be anybody who asks later.
  #watch(): void {
    if (this.#watched) return;
    this.#watched = true;
    this.#lanes.whenSlow(() => {
      this.#watched = false;
      this.#setOut();
    });
  }

  #take(): Waiting<L>[] {
    const logs = new Set<string>();
    const batch: Waiting<L>[] = [];
    const later: Waiting<L>[] = [];
    for (const one of this.#waiting) {
      const id = this.#grouped.idOf(one.line);
      const fits = batch.length < BATCH && !logs.has(id);
      (fits ? batch : later).push(one);
      logs.add(id);
    }
    this.#waiting = later;
    return batch;
  }

  async #write(batch: Waiting<L>[]): Promise<void> {
    try {
      await this.#settle(batch, 'CONFLICT');
    } catch (error) {
      // A PostgreSQL that does not answer would keep each of them waiting as long again.
      if (batch.length === 1 || error instanceof TooLate) for (const one of batch) one.failed(error);
      else await this.#writeAlone(batch);
    }
  }

  // One bad line must not fail the others; nor may all of them together wait much longer than one.
  async #writeAlone(batch: Waiting<L>[]): Promise<void> {
    const until = performance.now() + ALONE;
    let late: TooLate | null = null;
    for (const one of batch) {
      if (performance.now() > until) late ??= new TooLate('timeout: the entries before it took too long');
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
    for (const { line, done } of batch) done(written.has(this.#grouped.idOf(line)) ? 'WRITTEN' : missed);
  }

  async #execute(batch: Waiting<L>[]): Promise<Set<string>> {
    this.#meters.batch(batch.length);
    const [under, ...links] = this.#traces.on ? batch.flatMap(({ place }) => place ?? []) : [];
    const details = { entries: batch.length };
    // One statement for many traces: it is part of the first, and linked to the others.
    const { rows } = await this.#traces
      .span('write', { details, under, links }, () =>
        this.#pool.query(this.#grouped.query(batch.map(({ line }) => line))),
      )
      .catch((error: unknown) => {
        throw withoutContent(error);
      });
    return new Set(rows.map(({ id }) => id));
  }
}

/** Nothing more is tried: each line that is left would wait as long again. */
class TooLate extends Error {
  override name = 'TooLate';
  readonly code = 'ETIMEDOUT';
}

// PostgreSQL quotes the statement, which holds hands and sealed answers. The code and the severity tell an outage from a bug.
function withoutContent(error: unknown): unknown {
  if (error instanceof Error && /timeout/.test(error.message)) return new TooLate(error.message); // pg has no code for it
  if (!(error instanceof pg.DatabaseError)) return error;
  const { code, severity } = error;
  const bare = new pg.DatabaseError(`The log was not written: PostgreSQL says ${code}.`, 0, 'error');
  return Object.assign(bare, { code, severity });
}

/** Whoever asks in this same turn still gets in; those just answered, who ask again at once, too. */
function turn(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}
