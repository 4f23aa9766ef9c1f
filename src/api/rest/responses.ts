import { z } from 'zod';

/** What is sent in place of an answer. */
export const failure = z.looseObject({
  code: z.string().describe('The kind of failure. Codes never change their meaning.'),
  message: z.string().describe('The fault, in a sentence.'),
  advice: z.string().describe('The next step for the client.'),
});

/** The answer of a route, and the statuses of its failures. Any route can fail: the server may be overloaded, stopping, or faulty. */
export function answers<T>(answer: T, ...failures: readonly number[]): { 200: T; default: typeof failure } {
  return { 200: answer, ...Object.fromEntries(failures.map((status) => [status, failure])), default: failure };
}

/** An answer that is sent as text. @param schema of the body, or of each line if the body has many */
export function written(type: string, description: string, schema: z.ZodType = z.string()) {
  return { description, content: { [type]: { schema } } };
}

/** Lines of JSON. */
export function ndjson(description: string, line: z.ZodType) {
  return written('application/x-ndjson', `${description} The schema is that of one line.`, line);
}

/** No token is needed. */
export const OPEN: { [name: string]: string[] }[] = [];
/** Callers with a token also see what is theirs. */
export const WITH_TOKEN: { [name: string]: string[] }[] = [{}, { token: [] }];
