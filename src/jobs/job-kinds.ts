import { z } from 'zod';

const seatAt = z.object({ matchId: z.string(), seat: z.number(), version: z.number() });

/**
 * Every kind of job and what it carries. A job only wakes somebody up: what is true stands in the match's row. Checked, since another
 * release of Arbiter may have left it.
 */
const kinds = {
  expireDecision: seatAt,
  /** `owner`: among whom turns go round. */
  moveBot: seatAt.extend({ owner: z.string().optional() }),
  verifyReplay: z.object({ matchId: z.string() }),
  analyse: z.object({ matchId: z.string(), seat: z.number() }),
  runTournament: z.object({ tournamentId: z.string() }),
  deliver: z.object({ deliveryId: z.string() }),
  sweep: z.object({}),
  auditCollections: z.object({}),
};

export type JobName = keyof typeof kinds;
export type JobPayloads = { readonly [N in JobName]: z.infer<(typeof kinds)[N]> };
export const payloads: { readonly [N in JobName]: z.ZodType<JobPayloads[N]> } = kinds;

export type Handlers = { readonly [N in JobName]: (payload: JobPayloads[N]) => Promise<void> };

export const JOB_NAMES = Object.keys(payloads).filter((name): name is JobName => name in payloads);

/** Hears what goes wrong behind the scenes: a store out of reach, a job that failed for the last time. @param alike how many such errors were not reported */
export type Report = (error: Error, about: string, alike?: number) => void;
