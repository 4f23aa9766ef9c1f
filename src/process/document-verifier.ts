import { type KeySet, Unreadable } from '../engine/index.ts';
import { Refused } from '../errors.ts';
import { type Answer, workerMain } from './worker-main.ts';
import { PoolBusy, TookTooLong, WorkerDied, WorkerPool } from './worker-pool.ts';

/** Null for the server's own document. */
export type DocumentOwner = string | null;

/** Verifies replays or tournament records. `Own` is the server's own document, which needs no parsing. */
export interface DocumentVerifier<F, Own = never> {
  /**
   * Examines a document.
   * @param document a document in UTF-8, or one of the server's own documents
   * @param owner the document's owner. Owners take turns, and the server's own documents come first
   * @param keys trusted keys
   * @throws Refused BAD_INPUT if the document is invalid; TOO_COSTLY if verifying takes too long or too much memory;
   * RATE_LIMITED if too many documents are waiting, or the server is stopping
   */
  examine(document: Uint8Array<ArrayBuffer> | Own, owner: DocumentOwner, keys: KeySet): Promise<F>;
  close(): Promise<void>;
}

interface Question<Own> {
  document: Uint8Array<ArrayBuffer> | Own;
  keys: KeySet;
}

type Examine<F, Own> = (keys: KeySet, document: Uint8Array<ArrayBuffer> | Own) => F;

interface VerifierSettings {
  /** The worker's file, whose default export must come from `verifierMain`. */
  file: URL;
  /** The time limit for one document, in milliseconds. */
  longest: { ours: number; strangers: number };
  /** The maximum number of waiting documents. */
  queue: number;
}

/** The memory limit of the worker in MiB, twice the need of the largest accepted record. */
const MEMORY = 1536;
const RETRY_AFTER = 10;

/** Creates a verifier for games that are not in the registry. Verifying blocks this process. */
export function inlineVerifier<F, Own = never>(examine: Examine<F, Own>): DocumentVerifier<F, Own> {
  return { examine: async (document, _, keys) => examine(keys, document), close: async () => {} };
}

export function verifierMain<F, Own = never>(examine: Examine<F, Own>): (question: Question<Own>) => Answer<F> {
  return workerMain(({ document, keys }) => examine(keys, document));
}

/** Creates a verifier in a child process: a hostile document can exhaust the memory of that process only. */
export function separateVerifier<F, Own = never>({ file, longest, queue }: VerifierSettings): DocumentVerifier<F, Own> {
  const pool = new WorkerPool<Question<Own>, F>({ file, runtime: 'child_process', workers: 1, memory: MEMORY, queue });
  return {
    async examine(document, owner, keys) {
      const most = owner === null ? longest.ours : longest.strangers;
      const options = { owner, behind: owner !== null, longest: most };
      return pool.ask({ document, keys }, options).catch((error: unknown) => {
        throw refusalOf(error, owner, most / 1000);
      });
    },
    close: () => pool.close(),
  };
}

function refusalOf(error: unknown, owner: DocumentOwner, seconds: number): unknown {
  const offline = 'Verify it offline with `npm run verify`.';
  if (error instanceof PoolBusy) {
    const message = `The server is verifying too many documents: send yours again in ${RETRY_AFTER} s.`;
    return new Refused('RATE_LIMITED', message, { retryAfter: RETRY_AFTER });
  }
  if (error instanceof TookTooLong) return tooCostly(`Verification took longer than ${seconds} s. ${offline}`, seconds);
  if (error instanceof WorkerDied && owner !== null)
    return tooCostly(`Verification probably needs more than ${MEMORY} MiB of memory. ${offline}`, MEMORY);
  return error;
}

function tooCostly(message: string, limit: number): Refused {
  return new Refused('TOO_COSTLY', message, { cost: limit, limit });
}

/** @throws Refused BAD_INPUT, TOO_COSTLY */
export function asRefusal<T>(read: () => T): T {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error;
    throw new Refused(error.fault === 'FORM' ? 'BAD_INPUT' : 'TOO_COSTLY', error.message, error.details);
  }
}
