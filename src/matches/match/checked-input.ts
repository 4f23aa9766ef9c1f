import type { z } from 'zod';
import { Refused } from '../../errors.ts';

/** A value as the schema makes it. @throws Refused BAD_INPUT with the field, which begins with `field`, and why */
export function parsed<T>(schema: z.ZodType<T>, value: unknown, field = ''): T {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  const path = [...(field ? [field] : []), ...(issue?.path.map(String) ?? [])].join('.');
  throw new Refused('BAD_INPUT', `${path}: ${issue?.message ?? 'not valid'}`, { field: path });
}
