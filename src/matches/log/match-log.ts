import pg from 'pg';
import type { Signature } from '../../engine/index.ts';
import { Meters } from '../../telemetry/meters.ts';
import { NO_TRACES, type Place, type Traces } from '../../telemetry/traces.ts';
import { appendQueries, type Line, type Rider } from './append-statement.ts';
import { ENTRY_COLUMNS, type LogEntry } from './chained-entry.ts';
import { isSealed, openedEntry, openedSignature, readBox, type Source, type StoredEntry } from './sealed-entry.ts';

/** Entries that go to the database in one statement, at most. */
const BATCH = 256;
/** One statement at a time makes the largest batches. One that takes longer than this (ms) is overtaken by the next. */
const SLOW = 100;
/** Statements on their way at most. */
const LANES = 4;

/** How long a batch that failed may take line by line, in milliseconds; what is left then fails. */
const ALONE = 5000;

/** DOUBTFUL: not written now, but perhaps by a first attempt whose answer was lost. */
export type Appended = 'WRITTEN' | 'CONFLICT' | 'DOUBTFUL';

interface Waiting {
  line: Line;
  /** Which trace it is part of. */
  place: Place | undefined;
  done(appended: Appended): void;
  failed(error: unknown): void;
}

/** The append-only log. Entries of different matches that wait at the same moment are written together. */
export class MatchLog {
  readonly #pool: pg.Pool;
  readonly #query: ReturnType<typeof appendQueries>;
  readonly #traces: Traces;
  readonly #meters: Meters;
  #waiting: Waiting[] = [];
  #lanes = 0;
  /** When the last statement set out. */
  #sent = 0;

  /** @param rider what else an entry may bring with it */
  constructor(
    pool: pg.Pool,
    rider: Rider | null,
    { traces = NO_TRACES, meters = new Meters() }: { traces?: Traces; meters?: Meters } = {},
  ) {
    this.#traces = traces;
    this.#meters = meters;
    this.#pool = pool;
    this.#query = appendQueries(rider);
  }

  /**
   * Makes an entry durable. CONFLICT: it is not written, because another came first or its key is used.
   * @throws what the database says; whether the entry was written is then not known
   */
  append(line: Line): Promise<Appended> {
    return this.#traces.span('append', {}, ({ place }) => {
      const asked = performance.now();
      const appended = new Promise<Appended>((done, failed) => {
        this.#waiting.push({ line, place, done, failed });
        const slow = asked - this.#sent > SLOW;
        if (this.#lanes === 0 || (slow && this.#lanes < LANES)) void this.#run();
      });
      appended.then(
        () => this.#meters.append((performance.now() - asked) / 1000),
        () => {}, // whoever asked is told
      );
      return appended;
    });
  }

  // No timer: what comes in while a statement is on its way makes up the next one.
  async #run(): Promise<void> {
    this.#lanes++;
    this.#sent = performance.now();
    for (await turn(); this.#waiting.length > 0; await turn()) await this.#write(this.#take());
    this.#lanes--;
  }

  #take(): Waiting[] {
    const matches = new Set<string>();
    const batch: Waiting[] = [];
    const later: Waiting[] = [];
    for (const one of this.#waiting) {
      const fits = batch.length < BATCH && !matches.has(one.line.matchId);
      (fits ? batch : later).push(one);
      matches.add(one.line.matchId);
    }
    this.#waiting = later;
    return batch;
  }

  async #write(batch: Waiting[]): Promise<void> {
    try {
      await this.#settle(batch, 'CONFLICT');
    } catch (error) {
      // A PostgreSQL that does not answer would keep each of them waiting as long again.
      if (batch.length === 1 || error instanceof TooLate) for (const one of batch) one.failed(error);
      else await this.#writeAlone(batch);
    }
  }

  // One bad entry must not fail the others; nor may all of them together wait much longer than one.
  async #writeAlone(batch: Waiting[]): Promise<void> {
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

  async #settle(batch: Waiting[], missed: Appended): Promise<void> {
    const written = await this.#execute(batch);
    for (const { line, done } of batch) done(written.has(line.matchId) ? 'WRITTEN' : missed);
  }

  async #execute(batch: Waiting[]): Promise<Set<string>> {
    this.#sent = performance.now();
    this.#meters.batch(batch.length);
    const [under, ...links] = this.#traces.on ? batch.flatMap(({ place }) => place ?? []) : [];
    const details = { entries: batch.length };
    // One statement for many traces: it is part of the first, and linked to the others.
    const { rows } = await this.#traces
      .span('write', { details, under, links }, () =>
        this.#pool.query<{ id: string }>(this.#query(batch.map(({ line }) => line))),
      )
      .catch((error: unknown) => {
        throw withoutContent(error);
      });
    return new Set(rows.map(({ id }) => id));
  }
}

class TooLate extends Error {
  override name = 'TooLate';
}

// What PostgreSQL says of a statement quotes it, and this one holds hands and sealed answers.
function withoutContent(error: unknown): unknown {
  if (error instanceof Error && /timeout/.test(error.message)) return new TooLate(error.message); // pg has no code for it
  return error instanceof pg.DatabaseError
    ? new Error(`The log was not written: PostgreSQL says ${error.code}.`)
    : error;
}

/** Whoever asks in this same turn still gets in; those just answered, who ask again at once, too. */
function turn(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}

/** Entries with after < version <= upTo, in order. */
export async function readLog(source: Source, matchId: string, after: number, upTo = 2 ** 31 - 1): Promise<LogEntry[]> {
  const text = `select ${ENTRY_COLUMNS} from match_log where match_id = $1 and version > $2 and version <= $3 order by version`;
  const { rows } = await source.pool.query<StoredEntry>({ name: 'read-log', text, values: [matchId, after, upTo] });
  return opened(source, matchId, rows);
}

/** Stored entries of a match, opened where they are sealed. */
export async function opened(source: Source, matchId: string, rows: readonly StoredEntry[]): Promise<LogEntry[]> {
  const box = rows.some(isSealed) ? await readBox(source, matchId) : null;
  return rows.map((row) => openedEntry(row, box));
}

/** A signature, and the version of the entry it is of. */
export interface SignedEntry {
  version: number;
  signature: Signature;
}

/** The signatures of a match, in order: of its first entry and its last, where there are any. */
export async function readSignatures(source: Source, matchId: string): Promise<SignedEntry[]> {
  const text =
    'select version, signature from match_log where match_id = $1 and signature is not null order by version';
  const { rows } = await source.pool.query<{ version: number; signature: unknown }>(text, [matchId]);
  const box = rows.some(({ signature }) => typeof signature === 'string') ? await readBox(source, matchId) : null;
  return rows.map(({ version, signature }) => ({ version, signature: openedSignature(signature, version, box) }));
}
