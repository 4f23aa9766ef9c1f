import websocket from '@fastify/websocket';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type ExecutionArgs, GraphQLError, type GraphQLSchema } from 'graphql';
import { type Context as Connection, makeServer, type SubscribePayload } from 'graphql-ws';
import type { WebSocket } from 'ws';
import { Refused } from '../../errors.ts';
import { callerOf, tokenOf } from '../caller.ts';
import { graphqlError } from '../client-errors.ts';
import type { Dependencies } from '../dependencies.ts';
import { priceOf } from '../graphql/price.ts';
import { Backlogs } from './backlogs.ts';
import { documentsOf, isSubscription } from './checked-documents.ts';
import { CLOSE, type Client, clientOf } from './client-connection.ts';
import { ConnectedClients } from './connected-clients.ts';
import type { SubscriptionContext } from './execution.ts';
import { heartbeat } from './heartbeat.ts';
import { closeRevoked } from './revoked-clients.ts';
import { SharedFeeds } from './shared-feeds.ts';
import { subscriber } from './subscribe.ts';

export const BOUNDS = {
  /** Bytes of one message from a client. */
  message: 64 * 1024,
  /** Subscriptions that one connection may have at the same time. */
  subscriptions: 50,
  /** Milliseconds until the client must have said who it is. */
  patience: 5_000,
} as const;

const PROTOCOL = 'graphql-transport-ws';

/** Subscriptions at `/graphql`. */
export async function subscriptions(
  app: FastifyInstance,
  dependencies: Dependencies,
  schema: GraphQLSchema,
): Promise<void> {
  const clients = new ConnectedClients(dependencies.config.sockets);
  const backlogs = new Backlogs();
  await app.register(websocket, {
    options: {
      maxPayload: BOUNDS.message,
      handleProtocols: (offered: Set<string>) => (offered.has(PROTOCOL) ? PROTOCOL : false),
    },
    preClose: async () => sayGoodbye(clients),
    errorHandler: cutOff,
  });
  const server = protocol(dependencies, clients, schema);
  app.route({
    method: 'GET',
    url: '/graphql',
    schema: { hide: true },
    handler: async (_, reply) => {
      reply.code(426).header('upgrade', 'websocket');
      throw Object.assign(new Error('Send queries by POST; GET is for WebSockets (graphql-transport-ws).'), {
        statusCode: 426,
      });
    },
    wsHandler: (socket, request) => welcome(clientOf(socket, request, dependencies, backlogs), clients, server),
  });
  const stopChecking = closeRevoked(clients, dependencies.accounts);
  const stopBeating = heartbeat(clients, dependencies.config.heartbeatSeconds);
  app.addHook('onClose', async () => {
    stopChecking();
    stopBeating();
  });
}

// What ws or the network finds wrong has a code: the client's doing, and no line in the log for it.
function cutOff(error: Error, socket: WebSocket, request: FastifyRequest): void {
  if (!('code' in error)) request.log.error({ err: error }, 'A bug in a connection');
  socket.terminate();
}

type Server = ReturnType<typeof protocol>;
type Extra = { client: Client };
type Opened = Connection<Record<string, unknown>, Extra>;

function welcome(client: Client, clients: ConnectedClients, server: Server): void {
  const { socket, log } = client;
  if (!clients.enter(client)) return socket.close(CLOSE.tooManyConnections, 'Too many connections');
  const closed = server.opened(client.wire, { client });
  socket.on('close', (code, reason) => {
    clients.leave(client);
    closed(code, String(reason)).catch((error: unknown) => log.error({ err: error }, 'A socket closed badly'));
  });
}

function protocol(dependencies: Dependencies, clients: ConnectedClients, schema: GraphQLSchema) {
  const documents = documentsOf(schema);
  const subscribe = subscriber(new SharedFeeds(dependencies.traces), dependencies.traces);
  return makeServer<Record<string, unknown>, Extra>({
    connectionInitWaitTimeout: BOUNDS.patience,
    onConnect: async (connection) => {
      try {
        return await greet(connection, clients, dependencies);
      } catch (error) {
        if (error instanceof Refused) return false; // closed with 4403: Forbidden
        throw error;
      }
    },
    onSubscribe: async (connection, id, payload) => {
      const { client } = connection.extra;
      const refused = overfull(connection, clients);
      const asked = refused ?? operation(documents, payload);
      const bad = Array.isArray(asked) ? asked : await unpaid(schema, asked, client);
      if (bad) return bad.map((error) => graphqlError(error, client.log));
      return { ...asked, schema, contextValue: contextOf(client, id, dependencies) };
    },
    subscribe: subscribe as never, // graphql-ws' types know graphql's own function, which takes the same arguments
  });
}

/** Who it is; false when the connection is not wanted. @throws Refused UNAUTHENTICATED */
async function greet(connection: Opened, clients: ConnectedClients, { accounts }: Dependencies): Promise<boolean> {
  const { client } = connection.extra;
  client.subscriptions = () => Object.keys(connection.subscriptions).length;
  const token = connection.connectionParams?.token ?? tokenOf(client.request);
  if (token !== null && typeof token !== 'string') return false;
  const caller = await callerOf(accounts, token);
  if (caller && !clients.signIn(client, caller)) {
    client.socket.close(CLOSE.tooManyConnections, 'Too many connections');
    return false;
  }
  client.caller = caller;
  client.token = token;
  return true;
}

// The one that is asked for is among those that are open already.
function overfull({ subscriptions, extra }: Opened, clients: ConnectedClients): GraphQLError[] | null {
  const here = Object.keys(subscriptions).length;
  if (here > BOUNDS.subscriptions) return [tooMany(here, BOUNDS.subscriptions, 'on one connection')];
  const all = clients.excess(extra.client);
  return all && [tooMany(all.open, all.limit, 'on all of your connections together')];
}

function tooMany(cost: number, limit: number, where: string): GraphQLError {
  const message = `At most ${limit} subscriptions at the same time ${where}.`;
  return new GraphQLError(message, { extensions: { code: 'TOO_COSTLY', cost, limit } });
}

type Operation = Pick<ExecutionArgs, 'document' | 'variableValues' | 'operationName'>;

function operation(documents: ReturnType<typeof documentsOf>, payload: SubscribePayload): Operation | GraphQLError[] {
  const { query, variables, operationName } = payload;
  const checked = documents(query);
  if ('errors' in checked) return [...checked.errors];
  if (!isSubscription(checked.document, operationName))
    return [new GraphQLError('Only subscriptions over WebSocket: send queries and mutations by POST to /graphql.')];
  return { document: checked.document, variableValues: variables ?? {}, operationName: operationName ?? null };
}

/** A subscription is a request like any other; what it sends afterwards is not counted. */
async function unpaid(
  schema: GraphQLSchema,
  asked: Operation,
  { caller, request }: Client,
): Promise<GraphQLError[] | null> {
  try {
    const cost = priceOf({ ...asked, schema, variables: { ...asked.variableValues } });
    await request.server.charge(caller?.client ?? request.client, cost);
    return null;
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    return [new GraphQLError(error.message, { originalError: error })];
  }
}

function contextOf(client: Client, id: string, { room, accounts, notifications }: Dependencies): SubscriptionContext {
  const { caller, token, request, log } = client;
  const { guardSignIn, guardMail } = request.server;
  const guards = { admit: async () => {}, guardSignIn, guardMail };
  return { room, accounts, notifications, caller, token, client, id, log, ...guards };
}

/** Tells everybody that the server goes away, and waits a moment for their goodbyes. */
async function sayGoodbye(clients: ConnectedClients): Promise<void> {
  const gone = [...clients].map(
    ({ socket }) =>
      new Promise<void>((resolve) => {
        const force = setTimeout(() => socket.terminate(), 2_000);
        socket.once('close', () => {
          clearTimeout(force);
          resolve();
        });
        socket.close(CLOSE.goingAway, 'The server is going away: come again');
      }),
  );
  await Promise.all(gone);
}
