import type { Listening } from '../ledger/store.ts';
import type { CircuitBreaker } from '../redis/circuit-breaker.ts';

/** The transport between a node and all other nodes: Redis or PostgreSQL. */
export interface Transport {
  /** @param of the id of a match or tournament; only nodes that listen for it get the message. Default: all nodes */
  send(message: string, of?: string): void;
  listenFor(id: string): Listening;
  /** The number of channels that this node is subscribed to, not counting the one shared by all nodes. */
  readonly channels: number;
  readonly breaker?: CircuitBreaker;
  close(): Promise<void>;
}

export interface TransportEvents {
  receive(message: string): void;
  /** Called when the connection of this node, or of another node, was down and is up again. */
  restored(): void;
}
