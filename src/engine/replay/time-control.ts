import { z } from 'zod';

/** Seconds per decision, a bank with an increment per answer (both in seconds), or days per decision. */
export type TimeControl = { perDecision: number } | { fischer: { bank: number; increment: number } } | { days: number };

/** The schema of a time control in a database row or a record. */
export const timeControlSchema: z.ZodType<TimeControl> = z.union([
  z.strictObject({ perDecision: z.number() }),
  z.strictObject({ fischer: z.strictObject({ bank: z.number(), increment: z.number() }) }),
  z.strictObject({ days: z.number() }),
]);

const YEAR = 365 * 86_400;

/** The schema of a time control that a client can request. */
export const timeControlInput = z.union([
  z.strictObject({ perDecision: z.int().min(1).max(YEAR) }),
  z.strictObject({
    fischer: z.strictObject({ bank: z.int().min(1).max(YEAR), increment: z.int().min(0).max(86_400) }),
  }),
  z.strictObject({ days: z.int().min(1).max(365) }),
]);
