import type { Random } from '../../../src/engine/index.ts';
import type { FaultPlan } from './plan.ts';

/** What all faults of one node draw from, and where they are counted. */
export interface Weather {
  plan: FaultPlan;
  draw: Random;
  /** True in that part of all cases, 0 to 1. */
  chance(part: number): boolean;
  /** Counts what befell whoever is running. */
  note(what: string): void;
}
