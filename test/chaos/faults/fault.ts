import type { InsidePlan } from '../inside/plan.ts';
import type { Run } from '../run.ts';

/** Something that goes wrong. */
export interface Fault {
  about: string;
  /** Nodes that it needs; 2 when left out. */
  nodes?: number;
  env?: Readonly<Record<string, string>>;
  /** Faults inside the nodes' processes, until the load halts. */
  inside?: Omit<InsidePlan, 'seed' | 'report' | 'ahead'> & { ahead: readonly number[] };
  /** Megabytes of PostgreSQL's own disk. */
  disk?: number;
  /** The first node begins with the code of an old commit. */
  old?: true;
  /** Strikes once, in the middle of the run; else again and again. */
  once?: true;
  /** While it strikes: time-outs go on (RUN), may be late (LATE), or no player can move and clocks stop (STOP). */
  clocks: 'RUN' | 'LATE' | 'STOP';
  /** Strikes, and is over when it returns. Answers in words what it did. */
  strike?(run: Run): Promise<string>;
}
