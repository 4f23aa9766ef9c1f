import type { FastifyRequest } from 'fastify';
import type { Caller } from '../../accounts/index.ts';
import type { Dependencies } from '../dependencies.ts';
import type { Payer } from '../limits/budget-payer.ts';
import type { RequestLog } from './request-log.ts';

type Shared = Pick<Dependencies, 'matches' | 'accounts' | 'tournaments' | 'notifications'>;

/** The context that every resolver receives. */
export interface Context extends Shared {
  /** The HTTP request, or the request that opened the socket. */
  request: Pick<FastifyRequest, 'server' | 'ip'>;
  caller: Caller | null;
  token: string | null;
  /** The client's IPv4 address or IPv6 network. */
  address: string;
  payer: Payer;
  log: RequestLog;
}

/** Builds the context of an operation. This function avoids object spreads, because it runs for every request. */
export function contextOf(
  { request, caller, token, address, payer, log }: Omit<Context, keyof Shared>,
  { matches, accounts, tournaments, notifications }: Dependencies,
): Context {
  return {
    request,
    matches,
    accounts,
    tournaments,
    notifications,
    caller,
    token,
    payer,
    log,
    address,
  };
}
