import type { FastifyInstance } from 'fastify';
import { GraphQLError } from 'graphql';
import { ERRORS, type ErrorCode, Refused } from '../../errors.ts';
import { type ErrorLog, graphqlError } from '../client-errors.ts';
import { LIMITS, tooCostly } from './cost/limits.ts';
import type { Asked } from './request/asked.ts';
import type { Documents } from './request/persisted-documents.ts';
import type { RequestContext } from './request/request-context.ts';

// Mercurius takes JSON for a document that is already parsed: nothing of ours.
const LOOKS_LIKE_JSON = /^[\s]*(?:\{\s*["}]|\[|"|-?\d|true|false|null)/;

/** @throws Refused BAD_INPUT, FORBIDDEN, PERSISTED_QUERY_NOT_FOUND, TOO_COSTLY */
export function documentOf(documents: Documents, asked: Asked): string {
  const query = documents.textOf(asked);
  if (query.length > LIMITS.length) throw asRefusal(query.length);
  if (LOOKS_LIKE_JSON.test(query))
    throw new Refused('BAD_INPUT', 'Syntax Error: "query" must be a GraphQL document.', { field: 'query' });
  return query;
}

/**
 * What a query or a mutation is answered, whichever way it came.
 * @param document as `documentOf` gives it
 * @throws whatever keeps it from being executed at all: `told` says it in a client's words
 */
export async function executed(
  app: FastifyInstance,
  document: string,
  { variables, operationName }: Pick<Asked, 'variables' | 'operationName'>,
  context: RequestContext,
) {
  const answered = await app.graphql(document, context, variables ?? {}, operationName ?? undefined);
  return { ...answered, extensions: { cost: context.cost } };
}

/** What has been thrown before anything was executed, as a client gets it. */
export function told(error: unknown, log: ErrorLog) {
  return formatted(listed(error), log);
}

// Mercurius wraps what is wrong with a document in an error of its own.
function listed(error: unknown): readonly unknown[] {
  if (error instanceof Error && 'errors' in error && Array.isArray(error.errors)) return error.errors;
  return [error];
}

export function formatted(errors: readonly unknown[], log: ErrorLog) {
  return errors.map((error) => {
    const shown = graphqlError(error, log).toJSON();
    // A compiled document's errors know where they stand in it, but not their nodes.
    const locations = error instanceof GraphQLError ? error.locations : undefined;
    return locations ? { ...shown, locations } : shown;
  });
}

/** The gravest code among errors. */
export function codeOf(errors: ReturnType<typeof formatted>): ErrorCode {
  const codes = errors.map((error) => error.extensions?.code);
  return (Object.keys(ERRORS) as ErrorCode[]).find((code) => codes.includes(code)) ?? 'INTERNAL';
}

function asRefusal(length: number): Refused {
  const { message, extensions } = tooCostly('characters', length, LIMITS.length);
  return new Refused('TOO_COSTLY', message, { cost: extensions.cost, limit: extensions.limit });
}
