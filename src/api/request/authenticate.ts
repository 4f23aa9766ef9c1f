import type { FastifyReply, FastifyRequest } from 'fastify';
import { type AccountsHandle, type Caller, playerOf } from '../../accounts/index.ts';
import { Refused } from '../../errors.ts';
import { type MaybePromise, whenReady } from '../../promises.ts';

/** The value of the `WWW-Authenticate` header, which every 401 response must have (RFC 9110, 15.5.2). */
export const CHALLENGE = 'Bearer';

const BEARER = /^\s*bearer\s+(\S+)\s*$/i;

/** Returns null if there is no authorization header. @throws Refused UNAUTHENTICATED if the header is malformed */
export function tokenOf(request: Pick<FastifyRequest, 'headers'>): string | null {
  const header = request.headers.authorization;
  if (header === undefined) return null;
  const token = BEARER.exec(header)?.[1];
  if (!token) throw new Refused('UNAUTHENTICATED', 'The authorization header must be: Bearer <token>.');
  return token;
}

/** Returns null if the header is missing or malformed. A later step refuses malformed headers. */
export function wellFormedToken(request: Pick<FastifyRequest, 'headers'>): string | null {
  try {
    return tokenOf(request);
  } catch {
    return null;
  }
}

/** Wrong names for credentials, which are refused so that no client is signed out without noticing. */
const CREDENTIALS = /^(headers|jwt|bearer|password|api[-_]?key|.*auth.*|.*token)$/i;

type Parameters = Readonly<Record<string, unknown>> | null | undefined;

/**
 * Reads `token`, or `authorization` in the form of the HTTP header, from a socket's `connection_init` payload.
 * @throws Refused UNAUTHENTICATED for a credential under another name, or for two different tokens
 */
export function tokenIn(payload: Parameters): string | null {
  const given = Object.entries(payload ?? {}).filter(([, value]) => value !== null && value !== undefined);
  const tokens = new Set(given.flatMap(([name, value]) => tokenAs(name, value) ?? []));
  if (tokens.size > 1) throw new Refused('UNAUTHENTICATED', 'token and authorization differ: send one of them');
  return [...tokens][0] ?? null;
}

function tokenAs(name: string, value: unknown): string | null {
  const isHeader = /^authorization$/i.test(name);
  if (name !== 'token' && !isHeader) {
    if (!CREDENTIALS.test(name)) return null;
    throw new Refused('UNAUTHENTICATED', `send token or authorization, not ${name.slice(0, 40)}`);
  }
  if (typeof value !== 'string') throw new Refused('UNAUTHENTICATED', `${name} must be a string`);
  // Many clients send the whole value of the authorization header as `token`.
  return isHeader || /^bearer\s/i.test(value) ? tokenOf({ headers: { authorization: value } }) : value;
}

/**
 * @param before the caller that the same token belonged to before
 * @throws Refused UNAUTHENTICATED when the token is unknown, expired or revoked
 */
export function authenticate(
  accounts: AccountsHandle,
  token: string | null,
  before: Caller | null = null,
): MaybePromise<Caller | null> {
  if (token === null) return null;
  return whenReady(playerOf(accounts, token, before), (player) => {
    if (!player) throw new Refused('UNAUTHENTICATED', 'The token is unknown, expired or revoked: sign in again.');
    return player;
  });
}

/** Tells caches not to store the response, because it differs for each caller. @throws Refused UNAUTHENTICATED */
export async function callerOf(
  accounts: AccountsHandle,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Caller | null> {
  reply.header('cache-control', 'no-store');
  return authenticate(accounts, tokenOf(request));
}

/** @throws Refused UNAUTHENTICATED when the client is not signed in */
export function signedIn(caller: Caller | null): Caller {
  if (caller) return caller;
  throw new Refused('UNAUTHENTICATED', 'Sign in first, and send the token.');
}
