import { Refused } from '../errors.ts';
import { Thread, ThreadDied, TookTooLong } from './thread.ts';

/** Whose documents: our own, which come first, or what strangers bring. */
export type Lane = 'OURS' | 'STRANGERS';

/** What is done apart: a document, in UTF-8, and whatever belongs to it. */
export interface Document {
  document: Uint8Array<ArrayBuffer>;
}

export interface ApartSettings {
  /** The file that runs as a thread, beside the compiled one that names it. */
  thread: URL;
  /** Milliseconds for one document. */
  longest: Readonly<Record<Lane, number>>;
  /** Documents of strangers that may wait for their turn. */
  queue: number;
}

/** MiB that a thread may use: twice what the longest record takes that may be brought. One that takes more is refused. */
const MEMORY = 1536;

interface Case<A, F> {
  asked: A;
  lane: Lane;
  answered(found: F): void;
  failed(error: unknown): void;
}

/** Judges documents one after the other on a thread of its own: a long one takes seconds, and no move waits for them. */
export class Apart<A extends Document, F> {
  readonly #settings: ApartSettings;
  readonly #waiting: Record<Lane, Case<A, F>[]> = { OURS: [], STRANGERS: [] };
  #current: Case<A, F> | null = null;
  readonly #thread: Thread<A, F>;
  #closed = false;

  constructor(settings: ApartSettings) {
    this.#settings = settings;
    this.#thread = new Thread({ file: settings.thread, memory: MEMORY });
  }

  /** @throws Refused as the thread refuses; TOO_COSTLY: it takes too long or too much; RATE_LIMITED: too many wait, or it is closed */
  ask(asked: A, lane: Lane): Promise<F> {
    const strangers = this.#waiting.STRANGERS.length + Number(this.#current?.lane === 'STRANGERS');
    if (this.#closed) throw closing();
    if (lane === 'STRANGERS' && strangers >= this.#settings.queue)
      throw new Refused('RATE_LIMITED', 'Too many documents are waiting to be verified.', { retryAfter: 10 });
    return new Promise((answered, failed) => {
      this.#waiting[lane].push({ asked, lane, answered, failed });
      if (!this.#current) void this.#run();
    });
  }

  async close(): Promise<void> {
    this.#closed = true;
    for (const cases of Object.values(this.#waiting)) for (const { failed } of cases.splice(0)) failed(closing());
    this.#current?.failed(closing());
    await this.#thread.dismiss();
  }

  async #run(): Promise<void> {
    for (;;) {
      this.#current = this.#waiting.OURS.shift() ?? this.#waiting.STRANGERS.shift() ?? null;
      if (!this.#current) return;
      const { asked, lane, answered, failed } = this.#current;
      await this.#ask(asked, this.#settings.longest[lane]).then(answered, failed);
    }
  }

  async #ask(asked: A, longest: number): Promise<F> {
    try {
      return await this.#thread.ask(asked, longest, ownBytes(asked.document));
    } catch (error) {
      if (error instanceof TookTooLong) throw tooLong(longest / 1000);
      throw error instanceof ThreadDied && error.outOfMemory ? tooBig() : error;
    }
  }
}

function closing(): Refused {
  return new Refused('RATE_LIMITED', 'The server is shutting down; try again.', { retryAfter: 10 });
}

function tooLong(limit: number): Refused {
  return new Refused('TOO_COSTLY', `Verification took longer than ${limit} s.`, { cost: limit, limit });
}

function tooBig(): Refused {
  return new Refused('TOO_COSTLY', `Verification took more than ${MEMORY} MiB of memory.`, {
    cost: MEMORY,
    limit: MEMORY,
  });
}

/** What can be handed over instead of copied: bytes that are alone in their memory. */
function ownBytes({ buffer, byteLength }: Uint8Array<ArrayBuffer>): ArrayBuffer[] {
  return buffer.byteLength === byteLength ? [buffer] : [];
}
