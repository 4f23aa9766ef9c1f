import type { Run } from '../run.ts';

/** A fault to inject. */
export interface Fault {
  about: string;
  /** The number of nodes that the fault needs; 2 by default. */
  nodes?: number;
  env?: Readonly<Record<string, string>>;
  /** The size of a separate disk for PostgreSQL, in megabytes. */
  disk?: number;
  /** Set if the first node starts with the code of an old commit. */
  old?: true;
  /** Set if the fault strikes once, in the middle of the run. By default, it strikes repeatedly. */
  once?: true;
  /**
   * During the fault, time-outs happen as usual (RUN) or may be late (LATE), or clocks stop because no player can move
   * (STOP).
   */
  clocks: 'RUN' | 'LATE' | 'STOP';
  /** Strikes, and resolves when the fault is over. Returns a description of what happened. */
  strike?(run: Run): Promise<string>;
}
