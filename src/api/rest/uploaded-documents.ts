import type { Readable } from 'node:stream';
import { Refused } from '../../errors.ts';

const MIB = 1024 * 1024;
const LIMITS = {
  /** The maximum size of a document in bytes, which is more than the longest match of any game needs. */
  longest: 64 * MIB,
  /** The maximum total size of all documents that are being received or verified, in bytes. */
  all: 96 * MIB,
  /** The maximum number of documents per client. */
  ofOne: 2,
} as const;
/** How long a refused client should wait before it retries, in seconds. */
const LATER = 5;

/** A document that has been received completely. */
export interface Incoming {
  bytes: Uint8Array<ArrayBuffer>;
  /** Frees the document's share of the limits. Call this function when the document is no longer needed. */
  release(): void;
}

/** Receives documents from clients. Limits the number of documents per client and the total size of all documents. */
export class UploadedDocuments {
  readonly #ofOne: number;
  readonly #clients = new Map<string, number>();
  #bytes = 0;

  /** @param isLimited whether limits apply to clients */
  constructor(isLimited: boolean) {
    this.#ofOne = isLimited ? LIMITS.ofOne : Number.POSITIVE_INFINITY;
  }

  /**
   * Reads a document, which counts towards the limits until it is released.
   * @param length the declared length in bytes, or NaN
   * @throws Refused RATE_LIMITED, or an error with the status 413
   */
  async read(client: string, body: Readable, length: number): Promise<Incoming> {
    if (length > LIMITS.longest) throw tooLarge();
    const open = this.#clients.get(client) ?? 0;
    if (open >= this.#ofOne) throw busy('Two of your documents are already being verified: wait for a verdict.');
    this.#clients.set(client, open + 1);
    const chunks: Buffer[] = [];
    let counted = 0;
    const release = () => {
      this.#release(client, counted);
      counted = 0;
    };
    try {
      await this.#collect(body, chunks, (bytes) => (counted += bytes));
      return { bytes: joined(chunks, counted), release };
    } catch (error) {
      release();
      throw error;
    }
  }

  // Count received bytes, because a client that declares a large document and sends little must not block others.
  async #collect(body: Readable, chunks: Buffer[], count: (bytes: number) => number): Promise<void> {
    // Do not destroy a stream that is too long: the response uses the same connection.
    for await (const chunk of body.iterator({ destroyOnReturn: false })) {
      const part = Buffer.isBuffer(chunk) ? chunk : Buffer.from(chunk);
      chunks.push(part);
      this.#bytes += part.length;
      if (count(part.length) > LIMITS.longest) throw tooLarge();
      if (this.#bytes > LIMITS.all) throw busy('Too many documents are waiting to be verified: try again later.');
    }
  }

  #release(client: string, bytes: number): void {
    this.#bytes -= bytes;
    const open = (this.#clients.get(client) ?? 1) - 1;
    if (open > 0) this.#clients.set(client, open);
    else this.#clients.delete(client);
  }
}

// Joins the chunks, and releases each of them once copied, so that the document is not in memory twice.
function joined(chunks: Buffer[], length: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(length);
  let at = 0;
  for (const chunk of chunks.splice(0)) {
    bytes.set(chunk, at);
    at += chunk.length;
  }
  return bytes;
}

function busy(message: string): Refused {
  return new Refused('RATE_LIMITED', message, { retryAfter: LATER });
}

function tooLarge(): Error {
  return Object.assign(new Error('The body is too large.'), {
    ...{ statusCode: 413, code: 'FST_ERR_CTP_BODY_TOO_LARGE', limit: LIMITS.longest },
  });
}
