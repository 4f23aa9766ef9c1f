import type { Listening } from '../ledger/news.ts';
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
