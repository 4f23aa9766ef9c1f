import type { z } from 'zod';
import { inputAt, misfitText } from './misfit-text.ts';

/**
 * A document or key file that cannot be verified. FORM: it is invalid, or readers could disagree on its content.
 * SIZE: it is too large.
 */
export class Unreadable extends Error {
  override name = 'Unreadable';
  readonly fault: 'FORM' | 'SIZE';
  /** FORM: the position as a path. SIZE: the amount found, and the limit. */
  readonly details: { field: string } | { cost: number; limit: number };

  constructor(message: string, details: Unreadable['details']) {
    super(message);
    this.fault = 'field' in details ? 'FORM' : 'SIZE';
    this.details = details;
  }
}

/** The fault of a value: its path, and a readable line that begins with it. */
interface Misfit {
  field: string;
  message: string;
}

/** A parsed value, or its fault. @param field the name of the value itself */
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

/** The parsed value. @throws Unreadable FORM */
export function readAs<T>(schema: z.ZodType<T>, value: unknown, field = ''): T {
  const read = fitted(schema, value, field);
  if ('data' in read) return read.data;
  throw new Unreadable(read.misfit.message, { field: read.misfit.field });
}

/**
 * Reads one line of a document.
 * @param line its number, from 1
 * @throws Unreadable like `read`, with the line's number for FORM
 */
export function inLine<T>(line: () => number, read: () => T): T {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof Unreadable) || error.fault !== 'FORM') throw error;
    throw new Unreadable(`Line ${line()}: ${error.message}`, error.details);
  }
}
