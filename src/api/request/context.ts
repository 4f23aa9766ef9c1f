import type { FastifyRequest } from 'fastify';
import type { Caller } from '../../accounts/index.ts';
import { addressOf } from '../addresses/client-address.ts';
import type { Dependencies } from '../dependencies.ts';
import type { Context } from '../graphql/context.ts';
import type { Payer } from '../limits/payer.ts';
import type { RequestLog } from './log.ts';

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

/** Who asks, and by which way. */
export interface Origin {
  /** The HTTP request, or the one that opened the socket. */
  request: Pick<FastifyRequest, 'server' | 'ip'>;
  token: string | null;
  caller: Caller | null;
  payer: Payer;
  /** Of HTTP; what comes over a WebSocket counts as posted. */
  method: string;
  log: RequestLog;
}

export type RequestContext = ReturnType<typeof requestContext>;

/** What resolvers are given for a request; and, empty, what Mercurius is going to add. */
export function requestContext(
  { request, token, caller, payer, method, log }: Origin,
  { room, accounts, tournaments, notifications }: Dependencies,
  operation: string | undefined,
) {
  return {
    room,
    accounts,
    tournaments,
    notifications,
    caller,
    token,
    log,
    address: addressOf(request),
    admit: () => request.server.admit(request),
    guardSignIn: request.server.guardSignIn,
    guardMail: (email) => request.server.guardMail(request, email),
    operation,
    payer,
    cost: 1,
    method,
    isSameForAll: false,
    handsOutSecrets: false,
    allow: null,
    ...ADDED,
  } satisfies Context & Record<string, unknown>;
}
