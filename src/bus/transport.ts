import type { Listening } from '../ledger/store.ts';
import type { CircuitBreaker } from '../redis/circuit-breaker.ts';

/** The transport between one node and the others: Redis or PostgreSQL. */
export interface Transport {
  /** @param of id of the match or tournament: only nodes that listen for it get the message. Default: all nodes */
  send(message: string, of?: string): void;
  /** From now on this node gets messages about this match or tournament. */
  listenFor(id: string): Listening;
  /** The number of channels that this node is subscribed to, without the one that all nodes share. */
  readonly channels: number;
  readonly breaker?: CircuitBreaker;
  close(): Promise<void>;
}

/** The callbacks of the node that a transport belongs to. */
export interface TransportEvents {
  receive(message: string): void;
  /** This node's connection, or another node's, was down and is up again. */
  restored(): void;
}
