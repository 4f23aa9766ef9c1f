import type { Run } from '../run.ts';

/** A fault to inject. */
export interface Fault {
  about: string;
  /** The number of nodes that it needs; 2 by default. */
  nodes?: number;
  env?: Readonly<Record<string, string>>;
  /** Size of PostgreSQL's own disk in megabytes. */
  disk?: number;
  /** If true, the first node starts with the code of an old commit. */
  old?: true;
  /** If true, it strikes once, in the middle of the run; otherwise repeatedly. */
  once?: true;
  /**
   * During the fault, time-outs happen as usual (RUN), may be late (LATE), or no player can move and clocks stop
   * (STOP).
   */
  clocks: 'RUN' | 'LATE' | 'STOP';
  /** Strikes and returns when the fault is over. Returns a description of what it did. */
  strike?(run: Run): Promise<string>;
}
