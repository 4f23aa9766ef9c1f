import type { FastifyRequest } from 'fastify';
import { callerOf, tokenOf } from '../../caller.ts';
import type { Dependencies } from '../../dependencies.ts';
import { RequestLog } from '../../requests/request-log.ts';
import type { Context } from '../context.ts';

/** What Mercurius is going to add: an object that does not grow is filled several times as fast. */
const ADDED = {
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
};

/**
 * What resolvers are given for a request; and, empty, what Mercurius is going to add.
 * @throws Refused UNAUTHENTICATED
 */
export async function requestContext(
  request: FastifyRequest,
  { room, accounts, tournaments, notifications, meters }: Dependencies,
  operation: string | undefined,
) {
  const token = tokenOf(request);
  const caller = await callerOf(accounts, token);
  return {
    room,
    accounts,
    tournaments,
    notifications,
    caller,
    token,
    log: new RequestLog(request, meters),
    admit: () => request.server.admit(request),
    guardSignIn: request.server.guardSignIn,
    guardMail: (letter) => request.server.guardMail(request, letter),
    operation,
    payer: request.payer,
    cost: 1,
    method: request.method,
    isSameForAll: false,
    handsOutSecrets: false,
    allow: null,
    ...ADDED,
  } satisfies Context & Record<string, unknown>;
}
