import { Refused } from '../errors.ts';
import { PoolBusy, TookTooLong, WorkerDied, WorkerPool } from './worker-pool.ts';

/** The owner of a document. Null: the server's own document. */
export type DocumentOwner = string | null;

/** A question to a worker: a document in UTF-8, and more. */
export interface Document {
  document: Uint8Array<ArrayBuffer>;
}

export interface DocumentPoolSettings {
  file: URL;
  /** How long one document may take, in milliseconds. */
  longest: { ours: number; strangers: number };
  /** How many documents may wait. */
  queue: number;
}

/** MiB for the worker: twice what the longest record takes that is accepted. */
const MEMORY = 1536;
const RETRY_AFTER = 10;

/** Examines documents on a thread of its own, so that no move waits for them. The server's own documents come first. */
export class DocumentPool<A extends Document, F> {
  readonly #pool: WorkerPool<A, F>;
  readonly #longest: DocumentPoolSettings['longest'];

  constructor({ file, longest, queue }: DocumentPoolSettings) {
    this.#longest = longest;
    this.#pool = new WorkerPool({ file, runtime: 'worker_threads', workers: 1, memory: MEMORY, queue });
  }

  /** @throws Refused as the worker refuses; TOO_COSTLY: it takes too long or too much memory; RATE_LIMITED: too many wait, or the server stops */
  async ask(asked: A, owner: DocumentOwner): Promise<F> {
    const longest = owner === null ? this.#longest.ours : this.#longest.strangers;
    const transfer = ownBytes(asked.document);
    try {
      return await this.#pool.ask(asked, { owner, behind: owner !== null, longest, transfer });
    } catch (error) {
      throw refusalOf(error, longest / 1000);
    }
  }

  close(): Promise<void> {
    return this.#pool.close();
  }
}

function refusalOf(error: unknown, seconds: number): unknown {
  const offline = 'Verify it offline with `npm run verify`.';
  if (error instanceof PoolBusy)
    return new Refused('RATE_LIMITED', `The server verifies too many documents: send it again in ${RETRY_AFTER} s.`, {
      retryAfter: RETRY_AFTER,
    });
  if (error instanceof TookTooLong)
    return new Refused('TOO_COSTLY', `Verification took longer than ${seconds} s. ${offline}`, {
      ...{ cost: seconds, limit: seconds },
    });
  if (error instanceof WorkerDied && error.outOfMemory)
    return new Refused('TOO_COSTLY', `Verification took more than ${MEMORY} MiB of memory. ${offline}`, {
      ...{ cost: MEMORY, limit: MEMORY },
    });
  return error;
}

/** Bytes that are alone in their buffer can move to the worker; others are copied. */
function ownBytes({ buffer, byteLength }: Uint8Array<ArrayBuffer>): ArrayBuffer[] {
  return buffer.byteLength === byteLength ? [buffer] : [];
}
