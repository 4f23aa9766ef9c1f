import { type ErrorCode, Refused } from '../errors.ts';

export type Answer<F> =
  | { found: F }
  | { refused: { code: ErrorCode; message: string; details: Readonly<Record<string, unknown>> } };

/** Refusals are passed on to the caller with their code and details. */
export function workerMain<A, F>(examine: (question: A) => F): (question: A) => Answer<F> {
  return (question) => {
    try {
      return { found: examine(question) };
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      return { refused: { code: error.code, message: error.message, details: error.details } };
    }
  };
}
