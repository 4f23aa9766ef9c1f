import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type DocumentNode, GraphQLError, type GraphQLSchema, getOperationAST, Kind, OperationTypeNode } from 'graphql';
import { mercurius } from 'mercurius';
import { z } from 'zod';
import { ERRORS, type ErrorCode, Refused } from '../../errors.ts';
import { callerOf, tokenOf } from '../caller.ts';
import { type ErrorLog, graphqlError } from '../client-errors.ts';
import type { Dependencies } from '../dependencies.ts';
import { RequestLog } from '../requests/request-log.ts';
import type { Context } from './context.ts';
import { formRule, LIMITS, tooCostly } from './limits.ts';
import { priceOf } from './price.ts';

/** What a GraphQL request over HTTP is. One operation: no batches. */
const body = z.object({
  query: z.string(),
  variables: z.record(z.string(), z.unknown()).nullish(),
  operationName: z.string().nullish(),
});

declare module 'mercurius' {
  interface MercuriusContext {
    /** The name of the operation to run, where the client gave one. */
    operation?: string | undefined;
    /** Whose budget pays for it. */
    client: string;
    /** What it takes from the budget. */
    cost: number;
  }
}

/** How often a document is asked for before it is compiled: that costs milliseconds, so strange ones never are. */
export const COMPILED_AFTER = 100;

// Mercurius takes JSON for a document that is already parsed: nothing of ours.
const LOOKS_LIKE_JSON = /^[\s]*(?:\{\s*["}]|\[|"|-?\d|true|false|null)/;

export async function graphqlOverHttp(
  app: FastifyInstance,
  dependencies: Dependencies,
  schema: GraphQLSchema,
): Promise<void> {
  const options = {
    schema,
    routes: false,
    subscription: false,
    graphiql: false,
    validationRules: [formRule],
    cache: LIMITS.kept,
    // Not `jit: 1`, which compiles inside a request and forgets to check that one's variables.
    jit: { minCount: COMPILED_AFTER, eluThreshold: 1 },
    graphql: { parseOptions: { maxTokens: LIMITS.tokens }, validateOptions: { maxErrors: 10 } },
    errorFormatter: (execution: { data?: unknown; errors?: readonly Error[] | null }, { log }: Context) => ({
      statusCode: 200,
      response: { data: execution.data ?? null, errors: formatted(execution.errors ?? [], log) },
    }),
  };
  await app.register(mercurius, options as never); // its types want an older shape of validation rules
  app.graphql.addHook('preExecution', async (_, document, context, variables) => {
    const { operation, client } = context;
    noSubscription(document, operation);
    context.cost = priceOf({ schema, document, operationName: operation, variables: { ...variables } });
    // One has been counted already, as for any request.
    if (context.cost > 1) await app.charge(client, context.cost - 1);
    // What is compiled is kept by document and would answer for its other operations, too: one that is handed back to
    // Mercurius is always interpreted.
    return isOneOperation(document) ? undefined : { document };
  });
  app.post('/graphql', (request, reply) => answer(request, reply, dependencies));
}

function isOneOperation({ definitions }: DocumentNode): boolean {
  let operations = 0;
  for (const { kind } of definitions) if (kind === Kind.OPERATION_DEFINITION) operations++;
  return operations === 1;
}

async function answer(request: FastifyRequest, reply: FastifyReply, dependencies: Dependencies): Promise<unknown> {
  const { query, variables, operationName } = checkedBody(request.body);
  const operation = operationName ?? undefined;
  const context = await requestContext(request, dependencies, operation);
  try {
    const answered = await reply.graphql(query, context, variables ?? {}, operation);
    return { ...answered, extensions: { cost: context.cost } };
  } catch (error) {
    const errors = formatted(listed(error), context.log);
    const retryAfter = errors.map(({ extensions }) => extensions?.retryAfter).find((wait) => typeof wait === 'number');
    if (retryAfter !== undefined) reply.header('retry-after', retryAfter);
    reply.code(ERRORS[codeOf(errors)].status);
    return { errors };
  }
}

// A subscription would be executed as a query would, and find no event to show.
function noSubscription(document: DocumentNode, operationName: string | undefined): void {
  if (getOperationAST(document, operationName)?.operation !== OperationTypeNode.SUBSCRIPTION) return;
  throw new Refused('BAD_INPUT', 'Send subscriptions over WebSocket (graphql-transport-ws) at /graphql.', {
    field: 'query',
  });
}

function checkedBody(sent: unknown): z.infer<typeof body> {
  const parsed = body.safeParse(sent);
  if (!parsed.success) {
    const field = parsed.error.issues[0]?.path.join('.') || 'body';
    throw new Refused('BAD_INPUT', `The body must be one JSON object with a text "query": look at ${field}.`, {
      field,
    });
  }
  const { query } = parsed.data;
  if (query.length > LIMITS.length) throw asRefusal(query.length);
  if (LOOKS_LIKE_JSON.test(query))
    throw new Refused('BAD_INPUT', 'Syntax Error: "query" must be a GraphQL document.', { field: 'query' });
  return parsed.data;
}

function asRefusal(length: number): Refused {
  const { message, extensions } = tooCostly('characters', length, LIMITS.length);
  return new Refused('TOO_COSTLY', message, { cost: extensions.cost, limit: extensions.limit });
}

// What resolvers are given for a request; and, empty, what Mercurius is going to add: an object that does not grow is
// filled several times as fast.
async function requestContext(
  request: FastifyRequest,
  { room, accounts, notifications, meters }: Dependencies,
  operation: string | undefined,
) {
  const token = tokenOf(request);
  const caller = await callerOf(accounts, token);
  return {
    room,
    accounts,
    notifications,
    caller,
    token,
    log: new RequestLog(request, meters),
    admit: () => request.server.admit(request),
    guardSignIn: request.server.guardSignIn,
    guardMail: request.server.guardMail,
    operation,
    client: request.client,
    cost: 1,
    reply: undefined,
    app: undefined,
    errors: null,
    preParsing: null,
    preValidation: null,
    preExecution: null,
    onResolution: null,
    preSubscriptionParsing: null,
    preSubscriptionExecution: null,
    onSubscriptionResolution: null,
    onSubscriptionEnd: null,
  } satisfies Context & Record<string, unknown>;
}

// Mercurius wraps what is wrong with a document in an error of its own.
function listed(error: unknown): readonly unknown[] {
  if (error instanceof Error && 'errors' in error && Array.isArray(error.errors)) return error.errors;
  return [error];
}

function formatted(errors: readonly unknown[], log: ErrorLog) {
  return errors.map((error) => {
    const shown = graphqlError(error, log).toJSON();
    // A compiled document's errors know where they stand in it, but not their nodes.
    const locations = error instanceof GraphQLError ? error.locations : undefined;
    return locations ? { ...shown, locations } : shown;
  });
}

function codeOf(errors: ReturnType<typeof formatted>): ErrorCode {
  const codes = errors.map((error) => error.extensions?.code);
  return (Object.keys(ERRORS) as ErrorCode[]).find((code) => codes.includes(code)) ?? 'INTERNAL';
}
