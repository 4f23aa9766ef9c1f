import websocket from '@fastify/websocket';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type ExecutionArgs, GraphQLError, type GraphQLSchema } from 'graphql';
import { makeServer, type SubscribePayload } from 'graphql-ws';
import type { WebSocket } from 'ws';
import { Refused } from '../../errors.ts';
import { addressOf } from '../addresses/client-address.ts';
import { callerOf, tokenOf } from '../caller.ts';
import { graphqlError } from '../client-errors.ts';
import type { Dependencies } from '../dependencies.ts';
import type { AnswerGet } from '../graphql/http.ts';
import { ConnectedClients } from '../limits/connected-clients.ts';
import { DeliveryBudget } from '../limits/delivery-budget.ts';
import { type Payer, payerOf } from '../limits/payer.ts';
import { type Asked, listSizes, PRICES, priceOf } from '../limits/price.ts';
import { outageOf } from '../outage.ts';
import type { Documents } from '../request/document.ts';
import { textHasForbiddenKey } from '../request/forbidden-keys.ts';
import { Backlogs } from './backlogs.ts';
import { type Checked, KnownDocuments } from './checked-documents.ts';
import { CLOSE, type Client, type Connection, clientOf, closeReason, malformed } from './client-connection.ts';
import { Corks } from './corks.ts';
import { tokenIn } from './credentials.ts';
import { DEFLATE } from './deflate.ts';
import type { SubscriptionContext } from './execution.ts';
import { SharedFeeds } from './feeds/shared-feeds.ts';
import { heartbeat } from './heartbeat.ts';
import { withQuery } from './operations/named-document.ts';
import { Operations } from './operations/operations.ts';
import { Reservation } from './operations/reservation.ts';
import { closeRevoked } from './revoked-clients.ts';
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

/**
 * WebSockets at `/graphql`: subscriptions, and beside them queries and mutations.
 * @param beside `answerGet`: what answers a GET there that does not ask for a WebSocket
 */
export async function subscriptions(
  app: FastifyInstance,
  dependencies: Dependencies,
  schema: GraphQLSchema,
  { answerGet, documents }: { answerGet: AnswerGet; documents: Documents },
): Promise<void> {
  const clients = new ConnectedClients(dependencies.config.sockets);
  const writing = { backlogs: new Backlogs(), corks: new Corks() };
  await app.register(websocket, {
    options: {
      maxPayload: BOUNDS.message,
      perMessageDeflate: DEFLATE,
      // The client reads why it is turned away only on a connection that is open: with a protocol that it offered.
      handleProtocols: (offered: Set<string>) => (offered.has(PROTOCOL) ? PROTOCOL : ([...offered][0] ?? false)),
    },
    preClose: async () => sayGoodbye(clients),
    errorHandler: cutOff,
  });
  const known = new KnownDocuments(schema);
  const server = protocol(dependencies, clients, schema, checksOf(known, documents));
  const operations = new Operations(dependencies, documents, known);
  app.route({
    method: 'GET',
    url: '/graphql',
    schema: { hide: true },
    handler: answerGet,
    wsHandler: (socket, request) =>
      welcome(clientOf(socket, request, dependencies, writing), clients, server, operations),
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

function welcome(client: Client, clients: ConnectedClients, server: Server, operations: Operations): void {
  const { socket, log, wire } = client;
  if (!clients.enter(client)) return socket.close(CLOSE.tooManyConnections, 'Too many connections');
  const onMessage: typeof wire.onMessage = (take) =>
    wire.onMessage(async (received) => {
      const text = withQuery(received);
      if (operations.take(client, text)) return;
      if (textHasForbiddenKey(text))
        return socket.close(CLOSE.badRequest, 'That message has a key that is not allowed');
      const wrong = malformed(text);
      if (wrong !== null) socket.close(CLOSE.badRequest, wrong);
      else await take(text);
    });
  const closed = server.opened({ ...wire, onMessage }, { client });
  socket.on('close', (code, reason) => {
    clients.leave(client);
    closed(code, String(reason)).catch((error: unknown) => log.error({ err: error }, 'A socket closed badly'));
  });
}

/** What every subscription is looked at with. */
interface Serving {
  dependencies: Dependencies;
  clients: ConnectedClients;
  schema: GraphQLSchema;
  checks: Checks;
  budget: DeliveryBudget;
  lists: ReturnType<typeof listSizes>;
}

function protocol(dependencies: Dependencies, clients: ConnectedClients, schema: GraphQLSchema, checks: Checks) {
  const serving: Serving = {
    ...{ dependencies, clients, schema, checks },
    budget: new DeliveryBudget(dependencies.config.rateLimit),
    lists: listSizes(dependencies.room.games),
  };
  const subscribe = subscriber(new SharedFeeds(dependencies.traces), dependencies.traces);
  return makeServer<Record<string, unknown>, { client: Client }>({
    connectionInitWaitTimeout: BOUNDS.patience,
    onConnect: async (connection) => {
      try {
        return await greet(connection, clients, dependencies);
      } catch (error) {
        turnAway(connection.extra.client, error);
        return false;
      }
    },
    onSubscribe: (connection, id, payload) => begun(serving, connection, id, payload),
    subscribe: subscribe as never, // graphql-ws' types know graphql's own function, which takes the same arguments
  });
}

/** Looks at what a subscription asks for: what is wrong with it, or what it is executed with. */
async function begun(serving: Serving, connection: Connection, id: string, payload: SubscribePayload) {
  const { dependencies, clients, schema, checks, budget, lists } = serving;
  const { client } = connection.extra;
  const refused = overfull(connection, clients);
  const asked = refused ?? operation(checks, payload);
  const paid = Array.isArray(asked) ? asked : await beginning({ ...asked, schema, lists }, client);
  if (Array.isArray(paid)) return paid.map((error) => graphqlError(error, client.log));
  const deliver = deliveries(budget, paid.points / PRICES.perRequest);
  return { ...asked, schema, contextValue: { ...contextOf(client, id, dependencies), payer: paid.payer, deliver } };
}

function checksOf(known: KnownDocuments, { textOf }: Documents): Checks {
  return (payload) => {
    try {
      return known.check(textOf(payload));
    } catch (error) {
      return { errors: [asGraphQL(error)] };
    }
  };
}

function turnAway({ socket, log }: Client, error: unknown): void {
  if (error instanceof Refused) return socket.close(CLOSE.unauthorized, closeReason(`Unauthorized: ${error.message}`));
  if (outageOf(error) !== null) log.outage(error);
  else log.error({ err: error }, 'Nobody can be let in');
  socket.close(CLOSE.tryAgain, 'Try again later');
}

/** Who it is; false when there are too many of them. @throws Refused UNAUTHENTICATED */
async function greet(connection: Connection, clients: ConnectedClients, { accounts }: Dependencies): Promise<boolean> {
  const { client } = connection.extra;
  client.connection = connection;
  client.subscriptions = () => subscriptionsOf(connection);
  const token = tokenIn(connection.connectionParams) ?? tokenOf(client.request);
  const caller = await callerOf(accounts, token);
  if (caller && !clients.signIn(client, caller)) {
    client.socket.close(CLOSE.tooManyConnections, 'Too many connections');
    return false;
  }
  client.caller = caller;
  client.token = token;
  return true;
}

// graphql-ws knows them by the same ids as what waits for one answer.
function subscriptionsOf({ subscriptions }: Connection): number {
  return Object.values(subscriptions).filter((one) => !(one instanceof Reservation)).length;
}

// The one that is asked for is among those that are open already.
function overfull(connection: Connection, clients: ConnectedClients): GraphQLError[] | null {
  const here = subscriptionsOf(connection);
  if (here > BOUNDS.subscriptions) return [tooMany(here, BOUNDS.subscriptions, 'on one connection')];
  const all = clients.excess(connection.extra.client);
  return all && [tooMany(all.open, all.limit, 'on all of your connections together')];
}

function tooMany(cost: number, limit: number, where: string): GraphQLError {
  const message = `At most ${limit} subscriptions at the same time ${where}.`;
  return new GraphQLError(message, { extensions: { code: 'TOO_COSTLY', cost, limit } });
}

/** A refusal as GraphQL writes it. @throws whatever is none */
function asGraphQL(error: unknown): GraphQLError {
  if (!(error instanceof Refused)) throw error;
  return new GraphQLError(error.message, { originalError: error });
}

type Operation = Pick<ExecutionArgs, 'document' | 'variableValues' | 'operationName'>;

type Checks = (payload: SubscribePayload) => Checked;

function operation(documents: Checks, payload: SubscribePayload): Operation | GraphQLError[] {
  const { variables, operationName } = payload;
  const checked = documents(payload);
  if ('errors' in checked) return [...checked.errors];
  return { document: checked.document, variableValues: variables ?? {}, operationName: operationName ?? null };
}

/** The beginning of a subscription is a request like any other: what it costs, and who pays. */
async function beginning(
  asked: Operation & Pick<Asked, 'schema' | 'lists'>,
  { caller, address, request }: Client,
): Promise<{ points: number; payer: Payer } | GraphQLError[]> {
  const payer = payerOf(caller, address);
  try {
    const { points, requests } = priceOf({ ...asked, variables: { ...asked.variableValues } });
    await request.server.charge(payer, requests);
    return { points, payer };
  } catch (error) {
    return [asGraphQL(error)];
  }
}

/** What makes each update wait for its budget. @param cost of one, in requests */
function deliveries(budget: DeliveryBudget, cost: number): SubscriptionContext['deliver'] {
  return (payers) => {
    const wait = budget.take(payers, cost);
    return wait > 0 ? new Promise((resolve) => setTimeout(resolve, wait).unref()) : null;
  };
}

type Told = 'payer' | 'deliver';

function contextOf(
  client: Client,
  id: string,
  { room, accounts, tournaments, notifications }: Dependencies,
): Omit<SubscriptionContext, Told> {
  const { caller, token, request, log } = client;
  const { guardSignIn, guardMail } = request.server;
  return {
    ...{ room, accounts, tournaments, notifications, caller, token, client, id, log, guardSignIn },
    address: addressOf(request),
    admit: async () => {},
    guardMail: (email) => guardMail(request, email),
  };
}

/** Tells everybody that the server goes away, once what they have asked is answered, and waits a moment for their goodbyes. */
async function sayGoodbye(clients: ConnectedClients): Promise<void> {
  await Promise.all(
    [...clients].map(async (client) => {
      client.isLeaving = true;
      await client.operations.idle();
      await goodbye(client);
    }),
  );
}

function goodbye({ socket }: Client): Promise<void> {
  return new Promise((resolve) => {
    if (socket.readyState === socket.CLOSED) return resolve();
    const force = setTimeout(() => socket.terminate(), 2_000);
    socket.once('close', () => {
      clearTimeout(force);
      resolve();
    });
    socket.close(CLOSE.goingAway, 'The server is going away: come again');
  });
}
