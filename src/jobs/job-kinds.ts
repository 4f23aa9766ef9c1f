import { z } from 'zod';

const seatAt = z.object({ matchId: z.string(), seat: z.number(), version: z.number() });

/**
 * A job only triggers a check of the database. Payloads are validated, because another release may have enqueued them.
 */
const kinds = {
  expireDecision: seatAt,
  /** Bots of different `owner`s take turns. */
  moveBot: seatAt.extend({ owner: z.string().optional() }),
  verifyReplay: z.object({ matchId: z.string() }),
  analyse: z.object({ matchId: z.string(), seat: z.number() }),
  runTournament: z.object({ tournamentId: z.string() }),
  deliver: z.object({ deliveryId: z.string() }),
  sweep: z.object({}),
  auditCollections: z.object({}),
  archiveMatches: z.object({}),
};

export type JobName = keyof typeof kinds;
export type JobPayloads = { readonly [N in JobName]: z.infer<(typeof kinds)[N]> };
export const payloads: { readonly [N in JobName]: z.ZodType<JobPayloads[N]> } = kinds;

export type Handlers = { readonly [N in JobName]: (payload: JobPayloads[N]) => Promise<void> };

export const JOB_NAMES = Object.keys(payloads).filter((name): name is JobName => name in payloads);

/**
 * Reports background errors, such as a store that does not answer or a job that has failed for the last time.
 * @param alike how many similar errors were suppressed
 */
export type Report = (error: Error, about: string, alike?: number) => void;
