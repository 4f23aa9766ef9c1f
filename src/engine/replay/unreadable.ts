import type { z } from 'zod';
import { inputAt, misfitText } from './misfit-text.ts';

/**
 * A document, or a file of keys, that nobody can judge. FORM: it is none, or not every reader would read the same.
 * SIZE: there is too much in it.
 */
export class Unreadable extends Error {
  override name = 'Unreadable';
  readonly fault: 'FORM' | 'SIZE';
  /** FORM: where it is, as a path. SIZE: how much was found, and how much may be there. */
  readonly details: { field: string } | { cost: number; limit: number };

  constructor(message: string, details: Unreadable['details']) {
    super(message);
    this.fault = 'field' in details ? 'FORM' : 'SIZE';
    this.details = details;
  }
}

/** What is wrong with a value: the path to it, and a readable line that begins with that. */
interface Misfit {
  field: string;
  message: string;
}

/** A value as a schema makes it, or where it does not fit. @param field what the value is called itself */
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

/** The same. @throws Unreadable FORM */
export function readAs<T>(schema: z.ZodType<T>, value: unknown, field = ''): T {
  const read = fitted(schema, value, field);
  if ('data' in read) return read.data;
  throw new Unreadable(read.misfit.message, { field: read.misfit.field });
}

/** Reads one line of a document. @param line its number, from 1 @throws Unreadable as `read` does, FORM with the line's number */
export function inLine<T>(line: () => number, read: () => T): T {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof Unreadable) || error.fault !== 'FORM') throw error;
    throw new Unreadable(`Line ${line()}: ${error.message}`, error.details);
  }
}
