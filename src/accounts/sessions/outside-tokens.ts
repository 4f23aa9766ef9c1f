import { createRemoteJWKSet, errors, type JWTPayload, jwtVerify } from 'jose';
import { z } from 'zod';
import { IssuerSilent } from './issuer-silent.ts';

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

/** Reads the issuer's keys when the first token comes, and again when a key is not among them. */
export function outsideTokens({ issuer, audience }: { issuer: string; audience: string }): OutsideTokens {
  let keys: Promise<ReturnType<typeof createRemoteJWKSet>> | undefined;
  const payloadOf = async (token: string): Promise<JWTPayload | null> => {
    keys ??= discoverKeys(issuer).catch((error: unknown) => {
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
      return payload?.sub ? { issuer, subject: payload.sub, name: nameIn(payload) } : null;
    },
  };
}

async function discoverKeys(issuer: string): Promise<ReturnType<typeof createRemoteJWKSet>> {
  const address = `${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`;
  const answer = await fetch(address, { signal: AbortSignal.timeout(5_000) });
  if (!answer.ok) throw new Error(`the issuer answers ${answer.status}`);
  return createRemoteJWKSet(new URL(discovery.parse(await answer.json()).jwks_uri));
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

function nameIn(payload: JWTPayload): string {
  const { preferred_username: username, nickname, name } = payload;
  return [username, nickname, name].find((claim) => typeof claim === 'string') ?? 'Player';
}
