import { z } from 'zod';

interface SeatAt {
  matchId: string;
  seat: number;
  version: number;
}

/** Every kind of job and what it carries. A job only wakes somebody up: what is true stands in the match's row. */
export interface JobPayloads {
  expireDecision: SeatAt;
  /** `owner`: among whom turns go round. */
  moveBot: SeatAt & { owner?: string | undefined };
  verifyReplay: { matchId: string };
  analyse: { matchId: string; seat: number };
  runTournament: { tournamentId: string };
  deliver: { deliveryId: string };
  sweep: Record<string, never>;
  auditCollections: Record<string, never>;
}
export type JobName = keyof JobPayloads;

const seatAt = z.object({ matchId: z.string(), seat: z.number(), version: z.number() });

/** A job may have been left by another release of Arbiter: what it carries is checked. */
export const payloads: { readonly [N in JobName]: z.ZodType<JobPayloads[N]> } = {
  expireDecision: seatAt,
  moveBot: seatAt.extend({ owner: z.string().optional() }),
  verifyReplay: z.object({ matchId: z.string() }),
  analyse: z.object({ matchId: z.string(), seat: z.number() }),
  runTournament: z.object({ tournamentId: z.string() }),
  deliver: z.object({ deliveryId: z.string() }),
  sweep: z.object({}),
  auditCollections: z.object({}),
};

export type Handlers = { readonly [N in JobName]: (payload: JobPayloads[N]) => Promise<void> };

export const JOB_NAMES = Object.keys(payloads).filter((name): name is JobName => name in payloads);

/** Hears what goes wrong behind the scenes: a store out of reach, a job that failed for the last time. @param alike how many such errors were not reported */
export type Report = (error: Error, about: string, alike?: number) => void;
