import { z } from 'zod';
import { fitted } from '../engine/index.ts';
import { badInput } from '../errors.ts';

/** A value, parsed by the schema. @throws Refused BAD_INPUT with the field, prefixed with `field`, and the reason */
export function parsed<T>(schema: z.ZodType<T>, value: unknown, field = ''): T {
  const read = fitted(schema, value, field);
  if ('data' in read) return read.data;
  throw badInput(read.misfit.field, read.misfit.message);
}

/** The page size: as requested, otherwise the usual one. @throws Refused BAD_INPUT */
export function pageSize(
  page: { usual: number; largest: number },
  asked: number | null | undefined,
  field = 'first',
): number {
  return parsed(z.int().min(1).max(page.largest), asked ?? page.usual, field);
}
