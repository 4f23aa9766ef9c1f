import { Unreadable } from '../engine/index.ts';
import { type ErrorCode, Refused } from '../errors.ts';

/** A worker's answer: its result, or a refusal. */
export type Answer<F> =
  | { found: F }
  | { refused: { code: ErrorCode; message: string; details: Readonly<Record<string, unknown>> } };

/** Makes the default export of a worker's file. A refusal keeps its code and details on the way back; any other error is a bug. */
export function answering<A, F>(examine: (asked: A) => F): (asked: A) => Answer<F> {
  return (asked) => {
    try {
      return { found: examine(asked) };
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      return { refused: { code: error.code, message: error.message, details: error.details } };
    }
  };
}

/** What nobody can read is refused. @throws Refused BAD_INPUT, TOO_COSTLY */
export function asRefusal<T>(read: () => T): T {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error;
    throw new Refused(error.fault === 'FORM' ? 'BAD_INPUT' : 'TOO_COSTLY', error.message, error.details);
  }
}
