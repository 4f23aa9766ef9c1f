import { type ErrorCode, Refused } from '../errors.ts';

/** A worker's answer: its result, or a refusal. */
export type Answer<F> =
  | { found: F }
  | { refused: { code: ErrorCode; message: string; details: Readonly<Record<string, unknown>> } };

/** Makes the default export of a worker's file. Refusals reach the caller with code and details; any other error is a bug. */
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
