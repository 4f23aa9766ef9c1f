import type { FastifyRequest } from 'fastify';
import type { Attempt, Caller, ClosedAccounts, WantedEmail } from '../../accounts/index.ts';
import type { ClosedRoom } from '../../matches/index.ts';
import type { ClosedNotifications } from '../../notifications/index.ts';
import type { ClosedTournaments } from '../../tournaments/index.ts';
import { addressOf } from '../addresses.ts';
import type { Dependencies } from '../dependencies.ts';
import type { Payer } from '../limits/payer.ts';
import type { RequestLog } from './log.ts';

/** The context that each resolver gets. */
export interface Context {
  room: ClosedRoom;
  accounts: ClosedAccounts;
  tournaments: ClosedTournaments;
  notifications: ClosedNotifications;
  /** Null: the client is not signed in. */
  caller: Caller | null;
  /** The token that the request came with. */
  token: string | null;
  /** The network that the request came from. */
  address: string;
  /** The client whose budget pays for the request. */
  payer: Payer;
  log: RequestLog;
  /** Counts an attempt to sign in or up. @throws Refused RATE_LIMITED after too many from this address */
  admit(): Promise<void>;
  /** Checks a password. @throws Refused RATE_LIMITED while clients guess at the account */
  guardSignIn<T>(attempt: Attempt, prove: () => Promise<T>): Promise<T>;
  /** Counts an email, whether or not its address is a player's. @throws Refused RATE_LIMITED after too many */
  guardMail(email: WantedEmail): Promise<void>;
}

/** The sender of a request. */
export interface Sender extends Pick<Context, 'caller' | 'token' | 'payer' | 'log'> {
  /** The HTTP request, or the one that opened the socket. */
  request: Pick<FastifyRequest, 'server' | 'ip'>;
}

/** Without spreads: this is on the path of every move. */
export function contextOf(
  { request, caller, token, payer, log }: Sender,
  { room, accounts, tournaments, notifications }: Dependencies,
): Context {
  const { server } = request;
  return {
    room,
    accounts,
    tournaments,
    notifications,
    caller,
    token,
    payer,
    log,
    address: addressOf(request),
    admit: () => server.admit(request),
    guardSignIn: server.guardSignIn,
    guardMail: (email) => server.guardMail(request, email),
  };
}
