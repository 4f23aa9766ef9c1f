import type { EventEmitter } from 'node:events';

export interface ThreadSettings {
  /** The file that runs as a thread, beside the compiled one that names it. It answers by `answering`. */
  file: URL;
  /** MiB of memory. */
  memory: number;
  /** It is a process of its own, and everybody else comes first. */
  behind?: boolean;
}

/** Whoever works as a thread. */
export interface Hired {
  /** `message`, `error` and `exit`. */
  events: EventEmitter;
  /** @param given memory that is handed over instead of copied */
  send(asked: object, given: readonly ArrayBuffer[]): void;
  /** Whatever it is doing. */
  end(): Promise<unknown>;
}
