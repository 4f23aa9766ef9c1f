import type { Findings } from '../report.ts';
import type { Run } from '../run.ts';

/** Clients that use the server in one way. */
export interface Workload {
  about: string;
  /** Statements at which faults strike. */
  moments: readonly RegExp[];
  /** @param tables matches at the same time, or half as many as players of a tournament */
  begin(run: Run, tables: number): Promise<Load>;
}

/** A workload that runs. */
export interface Load {
  /** Resolves after `run.halt`, when nothing is played any more. Rejects when the workload breaks. */
  playing: Promise<unknown>;
  /** Grows as it goes on; left out when that shows in `run.games`. */
  progress?(): number;
  /** Its own checks, after the end. */
  findings(): Promise<Findings>;
  /** What it did, in words. */
  summary(): string;
}
