import { z } from 'zod';
import { fitted } from '../engine/index.ts';
import { Refused } from '../errors.ts';

/** A value as the schema makes it. @throws Refused BAD_INPUT with the field, which begins with `field`, and why */
export function parsed<T>(schema: z.ZodType<T>, value: unknown, field = ''): T {
  const read = fitted(schema, value, field);
  if ('data' in read) return read.data;
  throw new Refused('BAD_INPUT', read.misfit.message, { field: read.misfit.field });
}

const YEAR = 365 * 86_400;

/** The clock that a client asks for. */
export const timeControlInput = z.union([
  z.strictObject({ perDecision: z.int().min(1).max(YEAR) }),
  z.strictObject({
    fischer: z.strictObject({ bank: z.int().min(1).max(YEAR), increment: z.int().min(0).max(86_400) }),
  }),
  z.strictObject({ days: z.int().min(1).max(365) }),
]);
