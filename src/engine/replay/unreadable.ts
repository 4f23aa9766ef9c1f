import type { z } from 'zod';
import { inputAt, misfitText } from './misfit-text.ts';

/** FORM: the text is invalid, or readers could disagree on its content. SIZE: the text is too large. */
export class Unreadable extends Error {
  override name = 'Unreadable';
  readonly fault: 'FORM' | 'SIZE';
  /** For FORM, the position of the fault as a path. For SIZE, the amount found and the limit. */
  readonly details: { field: string } | { cost: number; limit: number };

  constructor(message: string, details: Unreadable['details']) {
    super(message);
    this.fault = 'field' in details ? 'FORM' : 'SIZE';
    this.details = details;
  }
}

/** `field` is the path to the value. `message` is a readable line that begins with the path. */
interface Misfit {
  field: string;
  message: string;
}

/** @param field the name of the value, which begins the path of the fault */
export function fitted<T>(schema: z.ZodType<T>, value: unknown, field = ''): { data: T } | { misfit: Misfit } {
  const result = schema.safeParse(value, {
    error: (issue) => misfitText(issue, Number.isNaN(issue.input) ? inputAt(value, issue.path ?? []) : issue.input),
  });
  if (result.success) return { data: result.data };
  const [issue] = result.error.issues;
  const path = [...(field ? [field] : []), ...(issue?.path.map(String) ?? [])].join('.');
  const message = issue?.message ?? 'not valid';
  return { misfit: { field: path, message: path ? `${path}: ${message}` : message } };
}

/** @throws Unreadable FORM if the value does not fit the schema */
export function readAs<T>(schema: z.ZodType<T>, value: unknown, field = ''): T {
  const read = fitted(schema, value, field);
  if ('data' in read) return read.data;
  throw new Unreadable(read.misfit.message, { field: read.misfit.field });
}

/** Adds the line's number, from 1, to a FORM error. @throws Unreadable the error of `read` */
export function inLine<T>(line: () => number, read: () => T): T {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof Unreadable) || error.fault !== 'FORM') throw error;
    throw new Unreadable(`Line ${line()}: ${error.message}`, error.details);
  }
}
