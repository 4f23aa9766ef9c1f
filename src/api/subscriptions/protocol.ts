import { createSourceEventStream, type ExecutionResult } from 'graphql';
import { makeServer, type SubscribePayload } from 'graphql-ws';
import { Refused } from '../../errors.ts';
import type { Traces } from '../../telemetry/traces.ts';
import { Faults, graphqlError, outageOf } from '../client-errors.ts';
import { MatchStream, mapped } from '../graphql/match-stream.ts';
import { payerOf } from '../limits/budget-payer.ts';
import type { ConnectedClients } from '../limits/connected-clients.ts';
import { DeliveryBudget } from '../limits/delivery-budget.ts';
import { PRICES } from '../limits/query-cost.ts';
import { admitSubscription } from '../request/admit.ts';
import { authenticate, tokenIn, tokenOf } from '../request/authenticate.ts';
import { contextOf } from '../request/context.ts';
import type { Graphql } from '../request/document.ts';
import { parseBody } from '../request/parse.ts';
import { CLOSE, type Client, type Connection } from './client-connection.ts';
import {
  execution,
  type Results,
  type SubscriptionArgs,
  type SubscriptionContext,
  shown,
  traced,
} from './execute-update.ts';
import { SharedFeeds } from './feeds/shared-feeds.ts';
import { Reservation } from './serial-queue.ts';

/** The time within which a client must send `connection_init`, in milliseconds. */
const INIT_TIMEOUT = 5_000;
/** The maximum number of concurrent subscriptions per connection. */
const MOST = 50;

interface Serving {
  graphql: Graphql;
  clients: ConnectedClients;
  budget: DeliveryBudget;
}

export type Protocol = ReturnType<typeof protocol>;

/** Implements the handshake and the subscriptions of graphql-transport-ws. */
export function protocol(graphql: Graphql, clients: ConnectedClients) {
  const { config, traces } = graphql.dependencies;
  const serving: Serving = { graphql, clients, budget: new DeliveryBudget(config.rateLimit) };
  return makeServer<Record<string, unknown>, { client: Client }>({
    connectionInitWaitTimeout: INIT_TIMEOUT,
    onConnect: async (connection) => {
      try {
        return await greet(connection, serving);
      } catch (error) {
        turnAway(connection.extra.client, error);
        return false;
      }
    },
    onSubscribe: (connection, id, payload) => begin(serving, connection, id, payload),
    subscribe: subscriber(traces) as never, // graphql-ws expects the type of graphql's own `subscribe`
  });
}

/** Signs a client in. @returns false if the player has too many connections @throws Refused UNAUTHENTICATED */
async function greet(connection: Connection, { graphql, clients }: Serving): Promise<boolean> {
  const { client } = connection.extra;
  client.connection = connection;
  client.subscriptions = () => subscriptionsOf(connection);
  const token = tokenIn(connection.connectionParams) ?? tokenOf(client.request);
  const caller = await authenticate(graphql.dependencies.accounts, token);
  if (caller && !clients.signIn(client, caller)) {
    client.wire.close(CLOSE.tooManyConnections, 'Too many connections');
    return false;
  }
  client.caller = caller;
  client.token = token;
  return true;
}

function turnAway({ wire, log }: Client, error: unknown): unknown {
  if (error instanceof Refused) return wire.close(CLOSE.unauthorized, `Unauthorized: ${error.message}`);
  if (outageOf(error) !== null) log.outage(error);
  else log.error({ err: error }, 'could not authenticate a connection');
  return wire.close(CLOSE.tryAgain, 'Try again later');
}

/** Starts a subscription. @returns the execution arguments, or errors for the client */
async function begin(serving: Serving, connection: Connection, id: string, payload: SubscribePayload) {
  const { client } = connection.extra;
  try {
    checkNumber(connection, serving.clients);
    return await executable(serving, client, id, payload);
  } catch (error) {
    if (error instanceof Faults) return error.errors.map((one) => graphqlError(one, client.log));
    if (error instanceof Refused) return [graphqlError(error, client.log)];
    throw error;
  }
}

async function executable({ graphql, budget }: Serving, client: Client, id: string, payload: SubscribePayload) {
  const { dependencies, documents } = graphql;
  const { request, caller, token, log, address } = client;
  const { variables, ...named } = parseBody(payload);
  const found = documents.find(named);
  const payer = payerOf(caller, address);
  const { operation, points } = await admitSubscription(request.server, graphql, { found, variables, payer });
  const deliver = deliveries(budget, points / PRICES.perRequest);
  const contextValue: SubscriptionContext = {
    ...contextOf({ request, caller, token, address, payer, log }, dependencies),
    ...{ client, id, operation, deliver },
  };
  const { schema, document } = operation;
  return {
    schema,
    document,
    operationName: named.operationName ?? null,
    variableValues: variables ?? {},
    contextValue,
  };
}

/** Delays an update until the receivers' budget allows it. @param cost the cost of an update, in requests */
function deliveries(budget: DeliveryBudget, cost: number): SubscriptionContext['deliver'] {
  return (payers) => {
    const wait = budget.take(payers, cost);
    return wait > 0 ? new Promise((resolve) => setTimeout(resolve, wait).unref()) : null;
  };
}

// The count includes the new subscription, because graphql-ws has already added it to the connection.
function checkNumber(connection: Connection, clients: ConnectedClients): void {
  const here = subscriptionsOf(connection);
  if (here > MOST) throw tooMany(here, MOST, 'on one connection');
  const all = clients.excess(connection.extra.client);
  if (all) throw tooMany(all.open, all.limit, 'on all of your connections together');
}

// A connection's `subscriptions` also contains the ids of waiting queries and mutations.
function subscriptionsOf({ subscriptions }: Connection): number {
  return Object.values(subscriptions).filter((one) => !(one instanceof Reservation)).length;
}

function tooMany(cost: number, limit: number, where: string): Refused {
  return new Refused('TOO_COSTLY', `At most ${limit} subscriptions at the same time ${where}.`, { cost, limit });
}

/** Returns the `subscribe` function for graphql-ws, which yields a result for each event. */
function subscriber(traces: Traces): (args: SubscriptionArgs) => Promise<Results | ExecutionResult> {
  const shared = new SharedFeeds(traces);
  return async (args) => {
    const source = await createSourceEventStream(args);
    if (!(Symbol.asyncIterator in source)) return shown(source, args.contextValue.log);
    if (source instanceof MatchStream && source.isShared) return shared.results(source, args);
    const { value, ...mapping } = execution(args);
    return mapped(source, { ...mapping, value: (event) => traced(traces, event, () => value(event)) });
  };
}
