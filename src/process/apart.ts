import { setMaxListeners } from 'node:events';
import { Refused } from '../errors.ts';
import { FairTurns } from './fair-turns.ts';
import { Thread, ThreadDied, TookTooLong } from './thread.ts';
import { unlessAborted } from './unless-aborted.ts';

/** Our own documents, which come first, or those that strangers bring. */
type Lane = 'OURS' | 'STRANGERS';

/** Turns go round the owners of documents. Null: the document is ours. */
export type DocumentOwner = string | null;

/** What is done apart: a document, in UTF-8, and whatever belongs to it. */
export interface Document {
  document: Uint8Array<ArrayBuffer>;
}

export interface ApartSettings {
  /** The file that runs as a thread, beside the compiled one that names it. */
  thread: URL;
  /** Milliseconds for one document. */
  longest: Readonly<Record<Lane, number>>;
  /** Documents of strangers that may be here, a fifth of them one owner's. */
  queue: number;
}

/** MiB that a thread may use: twice what the longest record takes that may be brought. One that takes more is refused. */
const MEMORY = 1536;
/** How much of the queue one stranger may fill. */
const SHARE = 1 / 5;

/** Judges documents one after the other on a thread of its own: a long one takes seconds, and no move waits for them. */
export class Apart<A extends Document, F> {
  readonly #settings: ApartSettings;
  readonly #turns = new FairTurns(1);
  /** How many documents of each stranger are here. */
  readonly #strangers = new Map<string, number>();
  readonly #thread: Thread<A, F>;
  readonly #closing = new AbortController();

  constructor(settings: ApartSettings) {
    this.#settings = settings;
    this.#thread = new Thread({ file: settings.thread, memory: MEMORY });
    setMaxListeners(0, this.#closing.signal); // every document that waits
  }

  /** @throws Refused as the thread refuses; TOO_COSTLY: it takes too long or too much; RATE_LIMITED: too many wait, or it is closed */
  ask(asked: A, owner: DocumentOwner): Promise<F> {
    if (this.#closing.signal.aborted) throw closing();
    if (owner === null) return this.#inTurn(asked, 'OURS', '');
    this.#admit(owner);
    return this.#inTurn(asked, 'STRANGERS', owner).finally(() => this.#count(owner, -1));
  }

  async close(): Promise<void> {
    this.#closing.abort(closing());
    await this.#thread.dismiss();
  }

  #inTurn(asked: A, lane: Lane, owner: string): Promise<F> {
    const { signal } = this.#closing;
    const turn = { behind: lane === 'STRANGERS', signal };
    return unlessAborted(
      this.#turns.run(owner, () => this.#ask(asked, this.#settings.longest[lane]), turn),
      signal,
    );
  }

  #admit(owner: string): void {
    const { queue } = this.#settings;
    const theirs = this.#strangers.get(owner) ?? 0;
    const all = [...this.#strangers.values()].reduce((sum, one) => sum + one, 0);
    if (all >= queue || theirs >= Math.ceil(queue * SHARE))
      throw new Refused('RATE_LIMITED', 'Too many documents are waiting to be verified: send it again later.', {
        retryAfter: 10,
      });
    this.#count(owner, 1);
  }

  #count(owner: string, change: number): void {
    const there = (this.#strangers.get(owner) ?? 0) + change;
    if (there > 0) this.#strangers.set(owner, there);
    else this.#strangers.delete(owner);
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
  return new Refused('RATE_LIMITED', 'The server is shutting down: send it again.', { retryAfter: 10 });
}

function tooLong(limit: number): Refused {
  return new Refused(
    'TOO_COSTLY',
    `Verification took longer than ${limit} s: verify it offline with \`npm run verify\`.`,
    { cost: limit, limit },
  );
}

function tooBig(): Refused {
  return new Refused(
    'TOO_COSTLY',
    `Verification took more than ${MEMORY} MiB of memory: verify it offline with \`npm run verify\`.`,
    {
      cost: MEMORY,
      limit: MEMORY,
    },
  );
}

/** What can be handed over instead of copied: bytes that are alone in their memory. */
function ownBytes({ buffer, byteLength }: Uint8Array<ArrayBuffer>): ArrayBuffer[] {
  return buffer.byteLength === byteLength ? [buffer] : [];
}
