import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';

/** Infers the types of parameters and responses from a route's schemas. */
export type RestApp = Parameters<FastifyPluginAsyncZod>[0];

/** The body of an error response. */
const failure = z.looseObject({
  code: z.string().describe('The kind of failure. Codes never change their meaning.'),
  message: z.string().describe('What went wrong, in one sentence.'),
  advice: z.string().describe('The next step for the client.'),
});

/** Describes a route's response and its error statuses. Every route can also fail because of overload or a bug. */
export function answers<T>(answer: T, ...failures: readonly number[]): { 200: T; default: typeof failure } {
  return { 200: answer, ...Object.fromEntries(failures.map((status) => [status, failure])), default: failure };
}

/** Describes a text response. @param schema the schema of the body, or of each line if the body has several lines */
export function written(type: string, description: string, schema: z.ZodType = z.string()) {
  return { description, content: { [type]: { schema } } };
}

export function ndjson(description: string, line: z.ZodType) {
  return written('application/x-ndjson', `${description} The schema describes one line.`, line);
}

/** The security requirement of routes that need no token. */
export const OPEN: { [name: string]: string[] }[] = [];
/** The security requirement of routes with an optional token. With a token, callers also see their private data. */
export const WITH_TOKEN: { [name: string]: string[] }[] = [{}, { token: [] }];
