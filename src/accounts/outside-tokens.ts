import { createRemoteJWKSet, errors, type JWTPayload, jwtVerify } from 'jose';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import type { Accounts } from './accounts.ts';
import { playerOfIdentity } from './identities.ts';
import type { Player } from './player.ts';

/** Tokens of a configured OpenID issuer. */
export interface OutsideTokens {
  /** The player that the token's subject is, made on first sight; null when the token is not good. */
  playerOf(accounts: Accounts, token: string): Promise<Player | null>;
}

const discovery = z.object({ jwks_uri: z.url() });
const JWT = /^[\w-]+\.[\w-]+\.[\w-]+$/;

/** Reads the issuer's keys when the first token comes, and again when a key is not among them. */
export function outsideTokens({ issuer, audience }: { issuer: string; audience: string }): OutsideTokens {
  let keys: Promise<ReturnType<typeof createRemoteJWKSet>> | undefined;
  const recent = new LRUCache<string, Player>({ max: 5_000, ttl: 60_000 });
  const payloadOf = async (token: string): Promise<JWTPayload | null> => {
    keys ??= discoverKeys(issuer);
    keys.catch(() => {
      keys = undefined; // asked again with the next token
    });
    return verified(token, await keys, issuer, audience);
  };
  return {
    async playerOf(accounts, token) {
      const payload = JWT.test(token) ? await payloadOf(token) : null;
      if (!payload?.sub) return null;
      const known = recent.get(payload.sub);
      if (known) return known;
      const player = await playerOfIdentity(accounts, { issuer, subject: payload.sub, name: nameIn(payload) });
      recent.set(payload.sub, player);
      return player;
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
    if (error instanceof errors.JOSEError && !(error instanceof errors.JWKSTimeout)) return null;
    throw error;
  }
}

function nameIn(payload: JWTPayload): string {
  const { preferred_username: username, nickname, name } = payload;
  return [username, nickname, name].find((claim) => typeof claim === 'string') ?? 'Player';
}
