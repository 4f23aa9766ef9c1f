import { createRemoteJWKSet, customFetch, errors, type JWTPayload, jwtVerify } from 'jose';
import { z } from 'zod';
import { request } from '../../process/outgoing/request.ts';
import { withTimeLimit } from '../../process/outgoing/time-limit.ts';

/** Somebody whom the issuer knows. */
export interface Identity {
  issuer: string;
  subject: string;
  /** How the issuer calls them: ours is made from it. */
  name: string;
}

/** Tokens of a configured OpenID issuer. */
export interface OutsideTokens {
  /** Whose token it is; null when it is not good. @throws IssuerSilent */
  identityOf(token: string): Promise<Identity | null>;
}

const discovery = z.object({ jwks_uri: z.url() });
const JWT = /^[\w-]+\.[\w-]+\.[\w-]+$/;

export interface OutsideIssuer {
  issuer: string;
  audience: string;
  /** How long the issuer has for each answer, in milliseconds; left out: 5 seconds. */
  timeLimit?: number;
}

/** Bytes of an answer of the issuer's. */
const MAX_BYTES = 1_048_576;

/** Reads the issuer's keys when the first token comes, and again when a key is not among them. */
export function outsideTokens({ issuer, audience, timeLimit = 5000 }: OutsideIssuer): OutsideTokens {
  let keys: Promise<ReturnType<typeof createRemoteJWKSet>> | undefined;
  const payloadOf = async (token: string): Promise<JWTPayload | null> => {
    keys ??= discoverKeys(issuer, timeLimit).catch((error: unknown) => {
      throw new IssuerSilent(error);
    });
    keys.catch(() => {
      keys = undefined; // asked again with the next token
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
  if (!answer.ok) throw new Error(`the issuer answers ${answer.status}`);
  const { jwks_uri } = discovery.parse(await answer.json());
  return createRemoteJWKSet(new URL(jwks_uri), { [customFetch]: (keys) => read(keys, timeLimit) });
}

/** Reads an address of the issuer's. Redirects are not followed. */
async function read(address: string, timeLimit: number): Promise<Response> {
  const { status, body, complete } = await withTimeLimit(timeLimit, null, (signal) =>
    request(new URL(address), {
      method: 'GET',
      headers: { accept: 'application/json' },
      maxBytes: MAX_BYTES,
      signal,
    }),
  );
  if (!complete) throw new Error('the issuer has not finished its answer');
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
    throw new IssuerSilent(error);
  }
}

// No keys, no good ones, or not in time: nothing is wrong with the token as far as we know.
function isIssuers(error: errors.JOSEError): boolean {
  return [errors.JWKSTimeout.code, errors.JWKSInvalid.code, errors.JOSEError.code].includes(error.code);
}

// OpenID Connect Core, 2: at most 255 characters of ASCII. PostgreSQL stores everything else than NUL and halves of characters.
function isSubject(sub: string | undefined): sub is string {
  return sub !== undefined && /^[^\0\p{Surrogate}]{1,255}$/u.test(sub);
}

function nameIn(payload: JWTPayload): string {
  const { preferred_username: username, nickname, name } = payload;
  return [username, nickname, name].find((claim) => typeof claim === 'string') ?? 'Player';
}

/** An outside issuer does not answer, or not as one should: whose its tokens are is not known just now. */
export class IssuerSilent extends Error {
  override name = 'IssuerSilent';

  /** @param why in words alone: as a cause it would be taken for the database's, which fails with the same codes */
  constructor(why: unknown) {
    super(`The issuer does not answer: ${wordsOf(why)}`);
  }
}

function wordsOf(why: unknown): string {
  if (!(why instanceof Error)) return String(why);
  return why.cause instanceof Error ? `${why.message}: ${wordsOf(why.cause)}` : why.message;
}
