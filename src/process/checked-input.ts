import { z } from 'zod';
import { fitted } from '../engine/index.ts';
import { badInput } from '../errors.ts';

/** A value as the schema makes it. @throws Refused BAD_INPUT with the field, which begins with `field`, and why */
export function parsed<T>(schema: z.ZodType<T>, value: unknown, field = ''): T {
  const read = fitted(schema, value, field);
  if ('data' in read) return read.data;
  throw badInput(read.misfit.field, read.misfit.message);
}

/** How many items a page has: as many as were asked for, else the usual number. @throws Refused BAD_INPUT */
export function pageSize(
  page: { usual: number; largest: number },
  asked: number | null | undefined,
  field = 'first',
): number {
  return parsed(z.int().min(1).max(page.largest), asked ?? page.usual, field);
}
