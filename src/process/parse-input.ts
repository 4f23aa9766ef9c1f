import type { z } from 'zod';
import { fitted } from '../engine/index.ts';
import { badInput } from '../errors.ts';

/** @throws Refused BAD_INPUT with the reason and the wrong field, prefixed with `field` */
export function parseInput<T>(schema: z.ZodType<T>, value: unknown, field = ''): T {
  const read = fitted(schema, value, field);
  if ('data' in read) return read.data;
  throw badInput(read.misfit.field, read.misfit.message);
}
