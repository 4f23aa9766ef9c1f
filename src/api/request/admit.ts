import type { FastifyInstance } from 'fastify';
import { OperationTypeNode } from 'graphql';
import { badInput, Refused } from '../../errors.ts';
import { type MaybePromise, whenReady } from '../../promises.ts';
import type { Payer } from '../limits/budget-payer.ts';
import { priceOf } from '../limits/query-cost.ts';
import type { Found, Graphql } from './document.ts';
import type { Admitted, Operation } from './execute.ts';

interface Candidate {
  found: Found;
  /** The variables as the client sent them. */
  variables: Readonly<Record<string, unknown>> | null | undefined;
  payer: Payer;
}

/**
 * @param method the HTTP method, or POST for a socket message
 * @throws Faults; Refused BAD_INPUT, TOO_COSTLY, RATE_LIMITED
 */
export function admit(
  server: FastifyInstance,
  { lists }: Pick<Graphql, 'lists'>,
  { found, variables, payer }: Candidate,
  method: string,
): MaybePromise<Admitted> {
  const operation = found.operation();
  const taken = operation.take(variables ?? {});
  checkMethod(operation, method);
  const { requests } = priceOf(operation, taken.sent, lists);
  const charged = server.charge(payer, requests - 1); // one request has already been counted
  return whenReady(charged, () => ({ operation, variables: taken, cost: requests }));
}

/** Charges for a new subscription as for a query. @throws Faults; Refused TOO_COSTLY, RATE_LIMITED */
export async function admitSubscription(
  server: FastifyInstance,
  { lists }: Pick<Graphql, 'lists'>,
  { found, variables, payer }: Candidate,
): Promise<{ operation: Operation; points: number }> {
  const operation = found.operation();
  const { points, requests } = priceOf(operation, variables ?? {}, lists);
  await server.charge(payer, requests);
  return { operation, points };
}

export class MutationByGet extends Refused {
  constructor() {
    super('BAD_INPUT', 'Send mutations by POST: GET is for queries.', { field: 'query' });
  }
}

/**
 * Requires POST for mutations, to prevent cross-site request forgery. A page of another site cannot send JSON without a
 * preflight request, and tokens are sent in a header, never in a cookie.
 */
function checkMethod({ node }: Operation, method: string): void {
  // A subscription executed like a query would have no event to return.
  if (node.operation === OperationTypeNode.SUBSCRIPTION)
    throw badInput('query', 'Send subscriptions over WebSocket (graphql-transport-ws) at /graphql.');
  if (node.operation === OperationTypeNode.MUTATION && method !== 'POST') throw new MutationByGet();
}
