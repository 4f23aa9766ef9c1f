import { Meters } from '../telemetry/meters.ts';
import { NO_TRACES, type Place, type Traces } from '../telemetry/traces.ts';
import { type Streams, TooLate } from './store.ts';

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

/** Where lines are written, all of a batch together. */
type Store<L extends { id: string }> = Pick<Streams<L, unknown, unknown, unknown>, 'append'>;

export interface Telling {
  traces?: Traces;
  meters?: Meters;
}

/** Writes lines of append-only logs. Those of different logs that wait at the same moment are written together. */
export class GroupCommit<L extends { id: string }> {
  readonly #store: Store<L>;
  readonly #traces: Traces;
  readonly #meters: Meters;
  #waiting: Waiting<L>[] = [];
  readonly #lanes = new Lanes();
  #watched = false;

  constructor(store: Store<L>, { traces = NO_TRACES, meters = new Meters() }: Telling = {}) {
    this.#store = store;
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
      const { id } = one.line;
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
    for (const { line, done } of batch) done(written.has(line.id) ? 'WRITTEN' : missed);
  }

  #execute(batch: Waiting<L>[]): Promise<ReadonlySet<string>> {
    this.#meters.batch(batch.length);
    const [under, ...links] = this.#traces.on ? batch.flatMap(({ place }) => place ?? []) : [];
    const details = { entries: batch.length };
    // One statement for many traces: it is part of the first, and linked to the others.
    return this.#traces.span('write', { details, under, links }, () =>
      this.#store.append(batch.map(({ line }) => line)),
    );
  }
}

/** Whoever asks in this same turn still gets in; those just answered, who ask again at once, too. */
function turn(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}

/** A statement that takes longer than this (ms) is slow: others overtake it. */
const SLOW = 100;

/** A sequence of statements, one in flight at a time. */
interface Lane {
  /** When the last one was sent, in milliseconds as `performance.now` counts. */
  sent: number;
}

/** Statements in flight at the same time. */
class Lanes {
  readonly #open = new Set<Lane>();

  open(): Lane {
    const lane = { sent: performance.now() };
    this.#open.add(lane);
    return lane;
  }

  close(lane: Lane): void {
    this.#open.delete(lane);
  }

  /** How many there are now beside one's own, and how many of them are slow. */
  beside(own: Lane | null): { quick: number; slow: number } {
    const past = performance.now() - SLOW;
    const counted = { quick: 0, slow: 0 };
    for (const lane of this.#open) if (lane !== own) counted[lane.sent < past ? 'slow' : 'quick']++;
    return counted;
  }

  /** Calls back when every statement that is in flight now has come back, or is slow. */
  whenSlow(call: () => void): void {
    setTimeout(call, SLOW + 1);
  }
}
