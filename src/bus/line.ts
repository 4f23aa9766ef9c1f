import type { Breaker } from '../redis/breaker.ts';

/** How one node reaches the others. */
export interface Line {
  send(message: string): void;
  readonly breaker?: Breaker;
  close(): Promise<void>;
}

/** What a line tells the node it belongs to. */
export interface LineEnd {
  receive(message: string): void;
  /** The line was down and is up again, or another node's was. */
  restored(): void;
}
