import type { Findings } from '../report.ts';
import type { Run } from '../run.ts';

/** A group of clients that all use the server in the same way. */
export interface Workload {
  about: string;
  /** Statements at which faults strike. */
  moments: readonly RegExp[];
  /** @param tables the number of concurrent matches, or half the number of players in a tournament */
  begin(run: Run, tables: number): Promise<Load>;
}

/** A running workload. */
export interface Load {
  /** Resolves after `run.halt`, once all play has stopped. Rejects if the workload breaks. */
  playing: Promise<unknown>;
  /** A number that increases with progress; omitted if `run.games` shows the progress. */
  progress?(): number;
  /** The workload's own checks, after the end. */
  findings(): Promise<Findings>;
  /** A summary of what it did. */
  summary(): string;
}
