import type { EventEmitter } from 'node:events';

export interface ThreadSettings {
  /** The file that runs as a thread, beside the compiled one that names it. It answers by `answering`. */
  file: URL;
  /** MiB of memory. */
  memory: number;
  /** It is a process of its own, and others come first: all, as soon as they want the processor, or most, and it has its share. */
  behind?: 'ALL' | 'MOST';
}

/** Whoever works as a thread. */
export interface Hired {
  /** `message`, `error` and `exit`. */
  events: EventEmitter;
  /** @param given memory that is handed over instead of copied */
  send(asked: object, given: readonly ArrayBuffer[]): void;
  /** Whatever it is doing. */
  end(): Promise<unknown>;
  /** Seconds of the processor that it has had; NaN where nobody knows. */
  processorTime(): number;
}
