import { inTime } from '../in-time.ts';
import type { Listening } from '../ledger/store.ts';
import type { Breaker } from '../redis/breaker.ts';

/** How one node reaches the others. */
export interface Line {
  /** @param of whom it is about: only nodes that listen for that hear it. Left out: all of them */
  send(message: string, of?: string): void;
  /** From now on this node hears what is about this. */
  listenFor(id: string): Listening;
  /** How many channels this node listens to, besides the one that all do. */
  readonly channels: number;
  readonly breaker?: Breaker;
  close(): Promise<void>;
}

/** What a line tells the node it belongs to. */
export interface LineEnd {
  receive(message: string): void;
  /** The line was down and is up again, or another node's was. */
  restored(): void;
}

/** How a line begins to listen to channels and ceases to. */
export interface Tuning {
  /** Settles once the server has begun to send what is said there; at once, and in vain, while there is no connection: then all comes up again. */
  on(channels: readonly string[]): Promise<unknown>;
  off(channels: readonly string[]): Promise<unknown>;
}

interface Part {
  listeners: number;
  begun: Promise<void>;
  /** Settles `begun`. */
  begins(): void;
}

/** How long a channel is kept that nobody wants to hear any more, in milliseconds: who leaves often comes back, and matches in memory are weighed by being put back. */
const LINGER = 5000;
/** How long anybody waits until a channel is heard, in milliseconds. */
const PATIENCE = 500;
/** Channels in one command. */
const AT_ONCE = 1000;

/** The channels that somebody on this node listens to, each once however many they are; for a line that begins and ceases to hear them. */
export class Parts {
  readonly #tuning: Tuning;
  readonly #all = new Map<string, Part>();
  /** Channels that nobody wants any more and since when, the oldest first. */
  readonly #left = new Map<string, number>();
  readonly #timer: NodeJS.Timeout;
  readonly #linger: number;
  #asked: string[] = [];
  #asking = false;

  constructor(tuning: Tuning, linger = LINGER) {
    this.#tuning = tuning;
    this.#linger = linger;
    this.#timer = setInterval(() => this.#leave(), linger / 5).unref();
  }

  /** How many channels are heard. */
  get size(): number {
    return this.#all.size;
  }

  listenTo(channel: string): Listening {
    const part = this.#all.get(channel) ?? this.#ask(channel);
    part.listeners++;
    this.#left.delete(channel);
    let over = false;
    const end = (): void => {
      if (over) return;
      over = true;
      if (--part.listeners === 0) this.#left.set(channel, performance.now());
    };
    return { begun: part.begun, end };
  }

  /** There is a new connection, which hears nothing yet. @throws what the line says */
  async anew(): Promise<void> {
    const channels = [...this.#all.keys()];
    const portions = Array.from({ length: Math.ceil(channels.length / AT_ONCE) }, (_, n) => n * AT_ONCE);
    await Promise.all(portions.map((from) => this.#tuning.on(channels.slice(from, from + AT_ONCE))));
  }

  close(): void {
    clearInterval(this.#timer);
  }

  #ask(channel: string): Part {
    let begins = (): void => {};
    const begun = new Promise<void>((resolve) => {
      begins = resolve;
    });
    const part = { listeners: 0, begun, begins };
    this.#all.set(channel, part);
    this.#asked.push(channel);
    void this.#askForAll();
    return part;
  }

  // One command at a time: what comes up meanwhile goes together with the next.
  async #askForAll(): Promise<void> {
    if (this.#asking) return;
    this.#asking = true;
    while (this.#asked.length > 0) {
      const some = this.#asked.splice(0, AT_ONCE).filter((channel) => this.#all.has(channel)); // or it has been left again
      await inTime(this.#tuning.on(some), PATIENCE).catch(() => {});
      for (const channel of some) this.#all.get(channel)?.begins();
    }
    this.#asking = false;
  }

  #leave(): void {
    const until = performance.now() - this.#linger;
    const some: string[] = [];
    for (const [channel, since] of this.#left) {
      if (since > until) break;
      some.push(channel);
    }
    for (const channel of some) {
      this.#left.delete(channel);
      this.#all.delete(channel);
    }
    for (let from = 0; from < some.length; from += AT_ONCE)
      this.#tuning.off(some.slice(from, from + AT_ONCE)).catch(() => {}); // heard for nothing until the connection is made anew
  }
}
