import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { clockAhead } from '../../matches/index.ts';
import { type MaybePromise, whenReady } from '../../promises.ts';
import { addressOf } from '../client-addresses.ts';
import { leaveAsItIs } from '../compression.ts';
import type { Dependencies } from '../dependencies.ts';
import { sendTagged, varyBy } from '../http-caching.ts';
import { admit } from './admit.ts';
import { authenticate, CHALLENGE, tokenOf } from './authenticate.ts';
import { contextOf } from './context.ts';
import type { Graphql } from './document.ts';
import { execute } from './execute.ts';
import { type GraphqlRequest, parseAddress, parseBody } from './parse.ts';
import { RequestLog } from './request-log.ts';
import { type GraphqlResponse, headerOf, respond, statusOf, wantedType } from './respond.ts';

/** The response header with the server's time. A client's own clock may be wrong. */
export const TIME = 'arbiter-time';

export type AnswerGet = (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>;

/** Serves GraphQL at `/graphql` by POST. @returns the GET handler, for the route that also opens WebSockets */
export function graphqlOverHttp(app: FastifyInstance, graphql: Graphql): AnswerGet {
  app.post('/graphql', { schema: { hide: true } }, (request, reply) =>
    answer(graphql, request, reply, parseBody(request.body)),
  );
  return async (request, reply) => {
    varyBy(reply.header('cache-control', 'no-store'), 'accept', 'authorization');
    return answer(graphql, request, reply, parseAddress(request.query));
  };
}

/** @throws Refused UNAUTHENTICATED */
function answer(
  graphql: Graphql,
  request: FastifyRequest,
  reply: FastifyReply,
  sent: GraphqlRequest,
): MaybePromise<unknown> {
  const { dependencies, documents } = graphql;
  const { server, payer, method } = request;
  const { variables } = sent;
  const found = documents.find(sent);
  const token = tokenOf(request);
  const log = new RequestLog(request, dependencies.meters);
  return whenReady(authenticate(dependencies.accounts, token), (caller) => {
    const context = contextOf({ request, caller, token, address: addressOf(request), payer, log }, dependencies);
    const admitted = () => admit(server, graphql, { found, variables, payer }, method);
    const response = respond(log, () => whenReady(admitted(), (known) => execute(server, known, context)));
    return whenReady(response, (known) => send(request, reply, known, dependencies));
  });
}

function send(
  request: FastifyRequest,
  reply: FastifyReply,
  response: GraphqlResponse,
  { matches }: Dependencies,
): unknown {
  const type = wantedType(request.headers.accept);
  const status = statusOf(response, type);
  const body = response.code === null ? response.text : `{"errors":${response.text}}`;
  reply.type(headerOf(type));
  if (response.isSecret) leaveAsItIs(request);
  if (response.retryAfter !== null) reply.header('retry-after', response.retryAfter);
  if (response.allow) reply.header('allow', response.allow);
  if (status === 401) reply.header('www-authenticate', CHALLENGE);
  if (status !== 200) reply.code(status);
  if (request.method !== 'POST' && response.isSameForAll && !response.hasErrors)
    return sendTagged(request, reply, body);
  // Send the time of the database's clock, because it determines all deadlines.
  reply.header(TIME, new Date(Date.now() - clockAhead(matches)).toISOString());
  return body;
}
