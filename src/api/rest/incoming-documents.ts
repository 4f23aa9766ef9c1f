import type { Readable } from 'node:stream';
import { Refused } from '../../errors.ts';

const MIB = 1024 * 1024;
const BOUNDS = {
  /** Bytes of one document: more than the longest match of any game comes to. */
  longest: 64 * MIB,
  /** Bytes of all that are on their way or wait for their turn. */
  all: 96 * MIB,
  /** Documents of one client. */
  ofOne: 2,
} as const;
/** When it is worth asking again, in seconds. */
const LATER = 5;

/** A document that has come whole. */
export interface Incoming {
  /** Its own, to be handed on. */
  bytes: Uint8Array<ArrayBuffer>;
  /** How many these were when it came. */
  length: number;
  /** It is not needed any more. */
  release(): void;
}

/** Documents that strangers send: so many of each client, so many bytes of all. */
export class IncomingDocuments {
  readonly #ofOne: number;
  readonly #clients = new Map<string, number>();
  #bytes = 0;

  /** @param isLimited whether clients are */
  constructor(isLimited: boolean) {
    this.#ofOne = isLimited ? BOUNDS.ofOne : Number.POSITIVE_INFINITY;
  }

  /**
   * Reads a document; it counts until it is released. @param length as announced, or NaN
   * @throws Refused RATE_LIMITED; an error with the status 413
   */
  async read(client: string, body: Readable, length: number): Promise<Incoming> {
    if (length > BOUNDS.longest) throw tooLarge();
    const open = this.#clients.get(client) ?? 0;
    if (open >= this.#ofOne) throw busy('You have two documents here already: wait for a verdict.');
    this.#clients.set(client, open + 1);
    const chunks: Buffer[] = [];
    let counted = 0;
    const release = () => {
      this.#release(client, counted);
      counted = 0;
    };
    try {
      await this.#collect(body, chunks, (bytes) => (counted += bytes));
      return { bytes: joined(chunks, counted), length: counted, release };
    } catch (error) {
      release();
      throw error;
    }
  }

  // What has come counts, not what was announced: who announces much and sends little keeps nobody out.
  async #collect(body: Readable, chunks: Buffer[], count: (bytes: number) => number): Promise<void> {
    // Not destroyed when it is too much: the answer goes over the same connection.
    for await (const chunk of body.iterator({ destroyOnReturn: false })) {
      const part = Buffer.isBuffer(chunk) ? chunk : Buffer.from(chunk);
      chunks.push(part);
      this.#bytes += part.length;
      if (count(part.length) > BOUNDS.longest) throw tooLarge();
      if (this.#bytes > BOUNDS.all) throw busy('Too many documents are waiting to be verified: send it again later.');
    }
  }

  #release(client: string, bytes: number): void {
    this.#bytes -= bytes;
    const open = (this.#clients.get(client) ?? 1) - 1;
    if (open > 0) this.#clients.set(client, open);
    else this.#clients.delete(client);
  }
}

// Each part is let go of as it is copied: the whole is not there twice.
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
    ...{ statusCode: 413, code: 'FST_ERR_CTP_BODY_TOO_LARGE', limit: BOUNDS.longest },
  });
}
