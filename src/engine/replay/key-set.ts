import { z } from 'zod';
import { fromBase64url, toBase64url } from '../crypto/base64url.ts';
import { sha256Bytes } from '../crypto/sha256.ts';
import { isWeakKey } from '../crypto/weak-key.ts';
import { parsedStrictly } from './strict-json.ts';
import { readAs } from './unreadable.ts';

const moment = z.iso.datetime();

const keyFields = {
  kty: z.literal('OKP'),
  crv: z.literal('Ed25519'),
  /** The public key: 32 bytes, base64url. */
  x: z
    .string()
    .regex(/^[\w-]{43}$/)
    .refine((x) => fromBase64url(x) !== null, 'must be canonical base64url')
    .refine((x) => !isWeakKey(x), 'is a weak key: anyone can sign with it'),
  kid: z.string(),
  alg: z.literal('EdDSA').exactOptional(),
  use: z.literal('sig').exactOptional(),
  /** The time when the server started to sign with the key. */
  created: moment.exactOptional(),
  /** The time when the server stopped signing with the key. Earlier signatures remain valid. */
  retired: moment.exactOptional(),
  /** The time when the key was revoked. No signature with a revoked key counts, not even an earlier one. */
  revoked: moment.exactOptional(),
};

const publicKey = z
  .object(keyFields)
  .refine(({ kid, x }) => kid === thumbprint(x), 'A kid is not the thumbprint of its key.');

/** A key set without unknown fields. Other readers of JWK sets ignore such fields. */
export const bareKeySet = z.strictObject({ keys: z.array(z.strictObject(keyFields)) });

const keySet = z
  .object({ keys: z.array(publicKey).max(1000) })
  .refine(({ keys }) => new Set(keys.map(({ kid }) => kid)).size === keys.length, 'A key occurs twice.');

/** A published public key, which is a JWK with dates. */
export type PublishedKey = z.infer<typeof publicKey>;

/** The public keys published at `/.well-known/arbiter-keys.json`, as a JWK set (RFC 7517). */
export interface KeySet {
  keys: PublishedKey[];
}

/** The thumbprint (RFC 7638) serves as the key's name, so that a key cannot use another key's name. */
export function thumbprint(x: string): string {
  return toBase64url(sha256Bytes(`{"crv":"Ed25519","kty":"OKP","x":"${x}"}`));
}

/** @throws Unreadable FORM if the set is invalid or repeats a key, or if a key has another key's name */
export function readKeySet(value: unknown): KeySet {
  return readAs(keySet, value, 'keys');
}

/** Like {@link readKeySet}, but also rejects unknown fields. @throws Unreadable FORM */
export function readBareKeySet(value: unknown): KeySet {
  readAs(bareKeySet, value, 'keys');
  return readKeySet(value);
}

const BOUNDS = { depth: 5, values: 100_000, keys: 100 };

/** @throws Unreadable if the file is invalid or too large, or if readers could disagree on its content */
export function readKeyFile(text: string): KeySet {
  return readKeySet(parsedStrictly(text, BOUNDS));
}
