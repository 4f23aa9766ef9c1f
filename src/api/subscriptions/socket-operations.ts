import { MessageType, type SubscribeMessage } from 'graphql-ws';
import type { Caller } from '../../accounts/index.ts';
import { Refused } from '../../errors.ts';
import { type MaybePromise, whenOver, whenReady } from '../../promises.ts';
import { payerOf } from '../limits/budget-payer.ts';
import { admit } from '../request/admit.ts';
import { authenticate } from '../request/authenticate.ts';
import { contextOf } from '../request/context.ts';
import { type Found, faulty, type Graphql } from '../request/document.ts';
import { type Executed, execute } from '../request/execute.ts';
import { observeMessage } from '../request/observe-requests.ts';
import { forbiddenKey, type GraphqlRequest, parseBody, parseMessage, type SocketMessage } from '../request/parse.ts';
import type { RequestLog } from '../request/request-log.ts';
import { type GraphqlResponse, respond } from '../request/respond.ts';
import { CLOSE, type Client } from './client-connection.ts';
import { Reservation } from './serial-queue.ts';

/** The maximum number of waiting queries and mutations per connection. */
export const WAITING = 32;
/** The estimated time to answer a query or mutation, in seconds. */
const RETRY_AFTER = 1;

/**
 * Queries and mutations run one by one, in message order. A `next` message has the same body as an HTTP response.
 * @param next passes a message of another kind to graphql-ws
 */
export function takeMessage(
  graphql: Graphql,
  client: Client,
  received: string,
  next: (text: string) => MaybePromise<void>,
): MaybePromise<void> {
  const parsed = parseMessage(received);
  if ('fault' in parsed) return client.wire.close(CLOSE.badRequest, parsed.fault);
  if (takeOperation(graphql, client, parsed)) return;
  if (parsed.isForbidden) return client.wire.close(CLOSE.badRequest, 'The message has a forbidden key');
  return next(parsed.text);
}

/** Queues a query or mutation. @returns false if graphql-ws must handle the message */
function takeOperation(graphql: Graphql, client: Client, { message, isForbidden }: SocketMessage): boolean {
  const { connection } = client;
  if (message.type !== MessageType.Subscribe || !connection?.acknowledged) return false;
  if (message.id in connection.subscriptions) return false;
  const request = isForbidden ? { found: faulty(forbiddenKey()) } : requested(graphql, message);
  if (request.found.kind === 'subscription') return false;
  if (client.isLeaving) return true; // the operation is not executed, so the client can send it to another node
  const waiting = { id: message.id, held: new Reservation(), since: performance.now() };
  connection.subscriptions[waiting.id] = waiting.held;
  const wanted = client.operations.length < WAITING ? request : { found: faulty(tooMany()) };
  client.operations.add(() => answer(graphql, client, waiting, wanted));
  return true;
}

interface Requested {
  found: Found;
  variables?: GraphqlRequest['variables'];
}

function requested({ documents }: Graphql, { payload }: SubscribeMessage): Requested {
  try {
    const request = parseBody(payload);
    return { found: documents.find(request), variables: request.variables };
  } catch (error) {
    return { found: faulty(error) };
  }
}

/** A query or mutation that is running or waiting. */
interface Waiting {
  id: string;
  held: Reservation;
  /** When the message arrived, measured by `performance.now()`. */
  since: number;
}

function answer(graphql: Graphql, client: Client, waiting: Waiting, request: Requested): MaybePromise<void> {
  if (!isWanted(client, waiting)) return;
  const work = (log: RequestLog) => respond(log, () => executed(graphql, client, request, log));
  return whenReady(observeMessage(client, graphql.dependencies, waiting.since, work), (response) => {
    if (!isWanted(client, waiting)) return;
    delete client.connection?.subscriptions[waiting.id];
    send(client, waiting.id, response);
  });
}

// Counts the operation towards the node's load and charges the payer's budget, as hooks do for HTTP requests.
function executed(graphql: Graphql, client: Client, wanted: Requested, log: RequestLog): MaybePromise<Executed> {
  const leave = client.request.server.letIn();
  // Authenticate each operation, because the player may have signed out since the previous operation.
  const caller = () => authenticate(graphql.dependencies.accounts, client.token, client.caller);
  return whenOver(() => whenReady(caller(), (known) => executedFor(known, graphql, client, wanted, log)), leave);
}

function executedFor(
  caller: Caller | null,
  graphql: Graphql,
  client: Client,
  { found, variables }: Requested,
  log: RequestLog,
): MaybePromise<Executed> {
  const { request, token, address, rate } = client;
  const { server } = request;
  const payer = payerOf(caller, address);
  return whenReady(server.count(payer), () => {
    rate.forgive();
    const context = contextOf({ request, caller, token, address, payer, log }, graphql.dependencies);
    const admitted = admit(server, graphql, { found, variables, payer }, 'POST');
    return whenReady(admitted, (known) => execute(server, known, context));
  });
}

// If the client cancels a running operation, the operation finishes, but its response is not sent.
function isWanted({ connection }: Client, { id, held }: Waiting): boolean {
  return connection?.subscriptions[id] === held;
}

function send(client: Client, id: string, { text, code, isSecret }: GraphqlResponse): void {
  const named = `{"id":${JSON.stringify(id)},"type":`;
  const how = { compress: !isSecret };
  if (code !== null) return client.send(`${named}"error","payload":${text}}`, how);
  client.send(`${named}"next","payload":${text}}`, how);
  client.send(`${named}"complete"}`);
}

function tooMany(): Refused {
  const message = `At most ${WAITING} queries and mutations can wait on one connection: try again in ${RETRY_AFTER} s.`;
  return new Refused('RATE_LIMITED', message, { retryAfter: RETRY_AFTER });
}
