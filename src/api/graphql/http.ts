import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type DocumentNode, type GraphQLSchema, getOperationAST, Kind, OperationTypeNode } from 'graphql';
import { type MercuriusContext, mercurius } from 'mercurius';
import { Refused } from '../../errors.ts';
import { clockAhead } from '../../matches/index.ts';
import { CHALLENGE, callerOf, tokenOf } from '../caller.ts';
import { leaveAsItIs } from '../compression.ts';
import type { Dependencies } from '../dependencies.ts';
import { sendTagged } from '../entity-tag.ts';
import { formRule, LIMITS } from '../limits/document-form.ts';
import type { Payer } from '../limits/payer.ts';
import { listSizes, priceOf } from '../limits/price.ts';
import { type RequestContext, requestContext } from '../request/context.ts';
import type { Documents } from '../request/document.ts';
import { formatted } from '../request/execute.ts';
import { RequestLog } from '../request/log.ts';
import { type Asked, askedInAddress, askedInBody } from '../request/parse.ts';
import { headerOf, wantedType, worked } from '../request/respond.ts';
import { varyBy } from '../vary.ts';
import { KnownOperations } from './compiled/known-operations.ts';
import type { Values } from './compiled/variables.ts';
import type { Context } from './context.ts';

declare module 'mercurius' {
  interface MercuriusContext {
    /** The name of the operation to run, where the client gave one. */
    operation?: string | undefined;
    /** Whose budget pays for it. */
    payer: Payer;
    /** What it takes from the budget. */
    cost: number;
    method: string;
    /** Nothing of the answer depends on who asks. */
    isSameForAll: boolean;
    /** The answer may hold something that nobody may guess from its length. */
    handsOutSecrets: boolean;
    /** How the operation should have come, where it came otherwise. */
    allow: string | null;
  }
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Those that have been compiled. */
    knownOperations: KnownOperations;
    /**
     * What every operation goes through before it is executed: may it come like this, and is it paid for? Null: it is.
     * @throws Refused BAD_INPUT, RATE_LIMITED, TOO_COSTLY
     */
    pay(document: DocumentNode, context: Paying, variables: Values): Promise<void> | null;
  }
}

type Paying = Pick<
  MercuriusContext,
  'operation' | 'payer' | 'cost' | 'method' | 'isSameForAll' | 'handsOutSecrets' | 'allow'
>;

/** Tells clients the server's time: their own clock may be wrong. */
export const TIME = 'arbiter-time';

export type AnswerGet = (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>;

/** GraphQL at `/graphql` by POST. @returns what answers a GET there, for whoever also opens WebSockets at that address */
export async function graphqlOverHttp(
  app: FastifyInstance,
  dependencies: Dependencies,
  schema: GraphQLSchema,
  documents: Documents,
): Promise<AnswerGet> {
  await app.register(mercurius, optionsOf(schema) as never); // its types want an older shape of validation rules
  app.decorate('knownOperations', new KnownOperations(schema));
  app.decorate('pay', paying(app, schema, dependencies));
  app.graphql.addHook('preExecution', async (_, document, context, variables) => {
    await app.pay(document, context, variables);
    app.knownOperations.executed(document);
  });
  const parts: Parts = { dependencies, documents };
  app.post('/graphql', { schema: { hide: true } }, (request, reply) =>
    answer(parts, request, reply, askedInBody(request.body)),
  );
  return async (request, reply) => {
    varyBy(reply.header('cache-control', 'no-store'), 'accept', 'authorization');
    return answer(parts, request, reply, askedInAddress(request.query));
  };
}

function optionsOf(schema: GraphQLSchema) {
  return {
    schema,
    routes: false,
    subscription: false,
    graphiql: false,
    validationRules: [formRule],
    cache: LIMITS.kept,
    graphql: { parseOptions: { maxTokens: LIMITS.tokens }, validateOptions: { maxErrors: 10 } },
    errorFormatter: (execution: { data?: unknown; errors?: readonly Error[] | null }, { log }: Context) => ({
      statusCode: 200,
      response: { data: execution.data ?? null, errors: formatted(execution.errors ?? [], log) },
    }),
  };
}

function paying(app: FastifyInstance, schema: GraphQLSchema, { room }: Dependencies): FastifyInstance['pay'] {
  const lists = listSizes(room.games);
  return (document, context, variables) => {
    const { operation, payer } = context;
    noSubscription(document, operation);
    queriesOnly(document, context);
    context.isSameForAll = isCatalogue(document, operation);
    context.handsOutSecrets = mayHandOutSecrets(document, operation);
    context.cost = priceOf({ schema, document, operationName: operation, variables, lists }).requests;
    // One has been counted already, as for any request.
    return context.cost > 1 ? app.charge(payer, context.cost - 1) : null;
  };
}

/** The server's parts that every operation uses. */
interface Parts {
  dependencies: Dependencies;
  documents: Documents;
}

/** @throws Refused UNAUTHENTICATED */
async function answer(parts: Parts, request: FastifyRequest, reply: FastifyReply, asked: Asked): Promise<unknown> {
  const type = wantedType(request.headers.accept);
  const { dependencies, documents } = parts;
  const context = await contextOf(request, dependencies, asked.operationName ?? undefined);
  const answered = await worked(request.server, documents, asked, context, type);
  const { text, status, isFine, isSameForAll, isSecret, retryAfter, allow } = answered;
  reply.type(headerOf(type));
  if (isSecret) leaveAsItIs(request);
  if (retryAfter !== undefined) reply.header('retry-after', retryAfter);
  if (allow) reply.header('allow', allow);
  if (status === 401) reply.header('www-authenticate', CHALLENGE);
  if (status !== 200) reply.code(status);
  const mayBeKept = request.method !== 'POST' && isSameForAll && isFine;
  if (!mayBeKept) reply.header(TIME, serverTime(dependencies));
  return mayBeKept ? sendTagged(request, reply, text) : text;
}

/** The time of the answer by the clock of the database, which all deadlines go by. */
function serverTime({ room }: Dependencies): string {
  return new Date(Date.now() - clockAhead(room)).toISOString();
}

/** @throws Refused UNAUTHENTICATED */
async function contextOf(
  request: FastifyRequest,
  dependencies: Dependencies,
  operation: string | undefined,
): Promise<RequestContext> {
  const { method, payer } = request;
  const token = tokenOf(request);
  const caller = await callerOf(dependencies.accounts, token);
  const log = new RequestLog(request, dependencies.meters);
  return requestContext({ request, token, caller, payer, method, log }, dependencies, operation);
}

/**
 * By GET, and by HEAD, which goes with it, there are queries alone: whatever changes something takes a body of JSON, which no
 * page of a stranger can send unasked. Nothing comes with a request by itself either: who asks stands in a header.
 */
function queriesOnly(document: DocumentNode, context: Paying): void {
  const kind = getOperationAST(document, context.operation)?.operation;
  if (context.method === 'POST' || kind !== OperationTypeNode.MUTATION) return;
  context.allow = 'POST';
  throw new Refused('BAD_INPUT', 'Send mutations by POST: GET is for queries.', { field: 'query' });
}

const CATALOGUE = ['games', 'game', '__schema', '__type', '__typename'];

function isCatalogue(document: DocumentNode, operation: string | undefined): boolean {
  const asked = getOperationAST(document, operation);
  if (asked?.operation !== OperationTypeNode.QUERY) return false;
  return asked.selectionSet.selections.every((one) => one.kind === Kind.FIELD && CATALOGUE.includes(one.name.value));
}

/** Tokens, keys and invitations are handed out by mutations; moves, which are most of them, hand out nothing. */
function mayHandOutSecrets(document: DocumentNode, operation: string | undefined): boolean {
  const asked = getOperationAST(document, operation);
  if (asked?.operation !== OperationTypeNode.MUTATION) return false;
  return asked.selectionSet.selections.some((one) => one.kind !== Kind.FIELD || one.name.value !== 'submitMove');
}

// A subscription would be executed as a query would, and find no event to show.
function noSubscription(document: DocumentNode, operationName: string | undefined): void {
  if (getOperationAST(document, operationName)?.operation !== OperationTypeNode.SUBSCRIPTION) return;
  throw new Refused('BAD_INPUT', 'Send subscriptions over WebSocket (graphql-transport-ws) at /graphql.', {
    field: 'query',
  });
}
