import { z } from 'zod';
import { fitted } from '../engine/index.ts';
import { badInput } from '../errors.ts';

/** @throws Refused BAD_INPUT with the reason and the wrong field, prefixed with `field` */
export function parseInput<T>(schema: z.ZodType<T>, value: unknown, field = ''): T {
  const read = fitted(schema, value, field);
  if ('data' in read) return read.data;
  throw badInput(read.misfit.field, read.misfit.message);
}

const wholeNumbers = new Map<string, z.ZodInt>();

/** Returns the schema of whole numbers in a range. Creating a schema takes longer than parsing, so schemas are reused. */
export function wholeNumber(min: number, max: number): z.ZodInt {
  const key = `${min}-${max}`;
  const schema = wholeNumbers.get(key) ?? z.int().min(min).max(max);
  wholeNumbers.set(key, schema);
  return schema;
}
