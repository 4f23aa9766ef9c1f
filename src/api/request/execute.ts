import type { FastifyInstance } from 'fastify';
import { GraphQLError, Kind, parse } from 'graphql';
import { ERRORS, type ErrorCode, Refused } from '../../errors.ts';
import { type ErrorLog, graphqlError } from '../client-errors.ts';
import type { RequestContext } from './context.ts';
import type { Asked } from './parse.ts';

/** Characters of a message that repeats what the client sent. */
const LONGEST = 500;

/**
 * What a query or a mutation is answered, whichever way it came, as JSON.
 * @param document as `documentOf` gives it
 * @throws whatever keeps it from being executed at all: `told` says it in a client's words
 */
export async function executed(
  app: FastifyInstance,
  document: string,
  asked: Pick<Asked, 'variables' | 'operationName'>,
  context: RequestContext,
): Promise<{ text: string; isFine: boolean }> {
  const { data, errors } = await resultOf(app, document, asked, context);
  const cost = `,"extensions":{"cost":${context.cost}}}`;
  // Field by field, so that what is large is not walked once more to be put beside the cost.
  const text = `{"data":${JSON.stringify(data ?? null)}${errors ? `,"errors":${JSON.stringify(errors)}` : ''}${cost}`;
  return { text, isFine: !errors };
}

async function resultOf(
  app: FastifyInstance,
  text: string,
  { variables, operationName }: Pick<Asked, 'variables' | 'operationName'>,
  context: RequestContext,
): Promise<{ data?: unknown; errors?: unknown }> {
  const known = app.knownOperations.find(text, operationName);
  const taken = known?.compiled.take(variables ?? {});
  // What is wrong with variables is said by the book.
  if (!known || !taken)
    return app.graphql(text, context, variables ?? {}, operationName ?? undefined).catch((error: unknown) => {
      throw isAboutOperation(error) ? noOperation(text, operationName ?? null) : error;
    });
  const paying = app.pay(known.document, context, variables ?? {});
  if (paying) await paying;
  const { data, errors } = await known.compiled.execute(NO_ROOT, context, taken);
  return errors ? { data, errors: formatted(errors, context.log) } : { data };
}

const NO_ROOT = {};

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

/** Whether graphql-js has not found the operation to execute: it knows the name, but does not say which ones there are. */
function isAboutOperation(error: unknown): boolean {
  const [first] = listed(error);
  return first instanceof GraphQLError && /^(Unknown operation named|Must provide .*operation)/.test(first.message);
}

function noOperation(text: string, wanted: string | null): Refused {
  const operations = parse(text).definitions.filter((one) => one.kind === Kind.OPERATION_DEFINITION);
  if (operations.length === 0)
    return new Refused('BAD_INPUT', 'The document has no operation: send one such as { me { id } }.', {
      field: 'query',
    });
  const names = operations.flatMap(({ name }) => name?.value ?? []).join(', ');
  const there = names ? `the document has ${names}` : 'leave it out, since the operation of the document has no name';
  const wrong = wanted === null ? 'operationName is missing' : `There is no operation "${wanted}"`;
  return new Refused('BAD_INPUT', `${wrong}: ${there}.`.slice(0, LONGEST), { field: 'operationName' });
}
