import { createPublicKey, hash, type KeyObject } from 'node:crypto';
import { z } from 'zod';
import { isBase64url } from './base64url.ts';
import { parsed } from './checked-input.ts';

const moment = z.iso.datetime();

const publicKey = z
  .object({
    kty: z.literal('OKP'),
    crv: z.literal('Ed25519'),
    /** The key itself: 32 bytes, base64url. */
    x: z
      .string()
      .regex(/^[\w-]{43}$/)
      .refine(isBase64url, 'not base64url as it is written by rule'),
    kid: z.string(),
    alg: z.literal('EdDSA').exactOptional(),
    use: z.literal('sig').exactOptional(),
    /** Since when the server signs with it. */
    created: moment.exactOptional(),
    /** Since when it does no longer. What was signed before stays signed. */
    retired: moment.exactOptional(),
    /** Somebody else may have it: nothing that it has signed counts any more. */
    revoked: moment.exactOptional(),
  })
  .refine(({ kid, x }) => kid === thumbprint(x), 'A kid is not the thumbprint of its key.');

const keySet = z
  .object({ keys: z.array(publicKey).max(1000) })
  .refine(({ keys }) => new Set(keys.map(({ kid }) => kid)).size === keys.length, 'A key is there twice.');

/** A public key as it is published: a JWK with dates. */
export type PublishedKey = z.infer<typeof publicKey>;

/** Public keys as they are published at `/.well-known/arbiter-keys.json`: a JWK set (RFC 7517). */
export interface KeySet {
  keys: PublishedKey[];
}

/** What names a key: its thumbprint (RFC 7638), so that no key can go by another's name. */
export function thumbprint(x: string): string {
  return hash('sha256', `{"crv":"Ed25519","kty":"OKP","x":"${x}"}`, 'base64url');
}

/** The public part of a key, base64url. */
export function publicPart(key: KeyObject): string {
  const { x } = (key.type === 'private' ? createPublicKey(key) : key).export({ format: 'jwk' });
  if (!x) throw new TypeError('the key has no public part');
  return x;
}

/** A published key, ready to check signatures with. */
export function importKey({ x }: PublishedKey): KeyObject {
  return createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' });
}

/** A key set from outside. @throws Refused BAD_INPUT when it is none, a key is there twice, or goes by another's name */
export function readKeySet(value: unknown): KeySet {
  return parsed(keySet, value, 'keys');
}
