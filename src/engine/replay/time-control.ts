import { z } from 'zod';

/** One of three: seconds per decision · a bank with an increment per answer, in seconds · days per decision. */
export type TimeControl = { perDecision: number } | { fischer: { bank: number; increment: number } } | { days: number };

/** The same as it is read from a row or a record. */
export const timeControlSchema: z.ZodType<TimeControl> = z.union([
  z.strictObject({ perDecision: z.number() }),
  z.strictObject({ fischer: z.strictObject({ bank: z.number(), increment: z.number() }) }),
  z.strictObject({ days: z.number() }),
]);
