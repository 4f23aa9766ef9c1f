import { createRemoteJWKSet, customFetch, errors, type JWTPayload, jwtVerify } from 'jose';
import { z } from 'zod';
import { causesOf } from '../../errors.ts';
import { request } from '../../process/outgoing/request.ts';
import { withTimeLimit } from '../../process/outgoing/time-limit.ts';

export interface Identity {
  issuer: string;
  subject: string;
  /** The user's name at the issuer, from which the player's name is derived. */
  name: string;
}

export interface OidcTokens {
  /** Returns the identity of a token's user, or null if the token is invalid. @throws IssuerUnavailable */
  identityOf(token: string): Promise<Identity | null>;
}

const discovery = z.object({ jwks_uri: z.url() });
const JWT = /^[\w-]+\.[\w-]+\.[\w-]+$/;

export interface OidcIssuer {
  issuer: string;
  audience: string;
  /** The time limit for each response of the issuer, in milliseconds; by default, 5 seconds. */
  timeLimit?: number;
}

/** The maximum size of the issuer's response, in bytes. */
const MAX_BYTES = 1_048_576;

/** Verifies tokens with the issuer's keys, which are fetched for the first token and again if a key is missing. */
export function oidcTokens({ issuer, audience, timeLimit = 5000 }: OidcIssuer): OidcTokens {
  let keys: Promise<ReturnType<typeof createRemoteJWKSet>> | undefined;
  const payloadOf = async (token: string): Promise<JWTPayload | null> => {
    keys ??= discoverKeys(issuer, timeLimit).catch((error: unknown) => {
      throw new IssuerUnavailable(error);
    });
    keys.catch(() => {
      keys = undefined; // fetch the keys again for the next token
    });
    return verified(token, await keys, issuer, audience);
  };
  return {
    async identityOf(token) {
      const payload = JWT.test(token) ? await payloadOf(token) : null;
      return isSubject(payload?.sub) ? { issuer, subject: payload.sub, name: nameIn(payload) } : null;
    },
  };
}

async function discoverKeys(issuer: string, timeLimit: number): Promise<ReturnType<typeof createRemoteJWKSet>> {
  const address = `${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`;
  const answer = await read(address, timeLimit);
  if (!answer.ok) throw new Error(`the issuer responded with ${answer.status}`);
  const { jwks_uri } = discovery.parse(await answer.json());
  return createRemoteJWKSet(new URL(jwks_uri), { [customFetch]: (keys) => read(keys, timeLimit) });
}

/** Reads a URL of the issuer without following redirects. */
async function read(address: string, timeLimit: number): Promise<Response> {
  const { status, body, complete } = await withTimeLimit(timeLimit, null, (signal) =>
    request(new URL(address), {
      method: 'GET',
      headers: { accept: 'application/json' },
      maxBytes: MAX_BYTES,
      signal,
    }),
  );
  if (!complete) throw new Error('the issuer did not finish its response');
  return new Response(new Uint8Array(body), { status });
}

async function verified(
  token: string,
  keys: ReturnType<typeof createRemoteJWKSet>,
  issuer: string,
  audience: string,
): Promise<JWTPayload | null> {
  try {
    return (await jwtVerify(token, keys, { issuer, audience, requiredClaims: ['sub', 'exp'] })).payload;
  } catch (error) {
    if (error instanceof errors.JOSEError && !isIssuers(error)) return null;
    throw new IssuerUnavailable(error);
  }
}

// Whether the issuer caused the error. A token is not invalid if the issuer's keys are missing, malformed or late.
function isIssuers(error: errors.JOSEError): boolean {
  return [errors.JWKSTimeout.code, errors.JWKSInvalid.code, errors.JOSEError.code].includes(error.code);
}

// A subject has at most 255 ASCII characters (OpenID Connect Core, 2). PostgreSQL stores no NUL or lone surrogate.
function isSubject(sub: string | undefined): sub is string {
  return sub !== undefined && /^[^\0\p{Surrogate}]{1,255}$/u.test(sub);
}

function nameIn(payload: JWTPayload): string {
  const { preferred_username: username, nickname, name } = payload;
  return [username, nickname, name].find((claim) => typeof claim === 'string') ?? 'Player';
}

/** The issuer did not answer correctly, so its tokens cannot be verified now. */
export class IssuerUnavailable extends Error {
  override name = 'IssuerUnavailable';

  /** @param why the cause, kept as text, because a cause with the same code would pass for a database error */
  constructor(why: unknown) {
    super(
      `The issuer is not responding: ${causesOf(why)
        .map(({ message }) => message)
        .join(': ')}`,
    );
  }
}
