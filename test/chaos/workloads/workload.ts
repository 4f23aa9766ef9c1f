import type { Findings } from '../report.ts';
import type { Run } from '../run.ts';

/** Clients that use the server in one way. */
export interface Workload {
  about: string;
  /** Statements at which faults strike. */
  moments: readonly RegExp[];
  /** @param tables matches at the same time, or half the number of players of a tournament */
  begin(run: Run, tables: number): Promise<Load>;
}

/** A running workload. */
export interface Load {
  /** Resolves after `run.halt`, once nothing is played any more. Rejects if the workload breaks. */
  playing: Promise<unknown>;
  /** Increases with progress; left out if `run.games` shows it. */
  progress?(): number;
  /** The workload's own checks, after the end. */
  findings(): Promise<Findings>;
  /** A summary of what it did. */
  summary(): string;
}
