import type { FastifyRequest } from 'fastify';
import { type Caller, type ClosedAccounts, playerOf } from '../accounts/index.ts';
import { Refused } from '../errors.ts';

/** A 401 must carry this as `WWW-Authenticate` (RFC 9110, 15.5.2). */
export const CHALLENGE = 'Bearer';

const BEARER = /^\s*bearer\s+(\S+)\s*$/i;

/** The token that came with a request, or null. */
export function tokenOf(request: Pick<FastifyRequest, 'headers'>): string | null {
  const header = request.headers.authorization;
  if (header === undefined) return null;
  const token = BEARER.exec(header)?.[1];
  if (!token) throw new Refused('UNAUTHENTICATED', 'The authorization header must be: Bearer <token>.');
  return token;
}

/** The same; null also where the header is not as it must be: whoever answers the request says what is wrong with it. */
export function wellFormedToken(request: Pick<FastifyRequest, 'headers'>): string | null {
  try {
    return tokenOf(request);
  } catch {
    return null;
  }
}

/**
 * Whose token it is; null without one.
 * @throws Refused UNAUTHENTICATED when the token is not good (any more): better than to be taken for nobody in silence.
 */
export async function callerOf(accounts: ClosedAccounts, token: string | null): Promise<Caller | null> {
  if (token === null) return null;
  const player = await playerOf(accounts, token);
  if (!player) throw new Refused('UNAUTHENTICATED', 'The token is unknown, expired or revoked: sign in again.');
  return player;
}

/** @throws Refused UNAUTHENTICATED when nobody is signed in. */
export function signedIn(caller: Caller | null): Caller {
  if (caller) return caller;
  throw new Refused('UNAUTHENTICATED', 'Sign in first, and send the token.');
}
