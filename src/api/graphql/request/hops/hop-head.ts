import { z } from 'zod';
import { ERRORS, type ErrorCode } from '../../../../errors.ts';

/** What one node tells another of a request besides its body: who asks, as it has found out, and how it is to be answered. */
export const hopHead = z.object({
  /** What the request is called in both nodes' logs. */
  id: z.string(),
  /** The client's address. */
  ip: z.string(),
  token: z.string().nullable(),
  payer: z.object({ client: z.string(), newcomersOf: z.string().nullable() }),
  /** GraphQL's own type, and not plain JSON. */
  graphql: z.boolean(),
  /** Where in a trace it is. */
  place: z.string().optional(),
});
export type HopHead = z.infer<typeof hopHead>;

/** What of an answer is not in its text; empty where all is as usual. */
export const answerHead = z.object({
  status: z.number().default(200),
  isFine: z.boolean().default(true),
  isSecret: z.boolean().default(false),
  charged: z.number().default(0),
  refused: z.custom<ErrorCode>(isErrorCode).optional(),
  retryAfter: z.number().optional(),
  allow: z.string().optional(),
});

function isErrorCode(given: unknown): boolean {
  return typeof given === 'string' && Object.hasOwn(ERRORS, given);
}
