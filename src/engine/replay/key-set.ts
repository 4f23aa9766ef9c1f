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
  /** The key itself: 32 bytes, base64url. */
  x: z
    .string()
    .regex(/^[\w-]{43}$/)
    .refine((x) => fromBase64url(x) !== null, 'not base64url as it is written by rule')
    .refine((x) => !isWeakKey(x), 'a key with which anyone can sign'),
  kid: z.string(),
  alg: z.literal('EdDSA').exactOptional(),
  use: z.literal('sig').exactOptional(),
  /** Since when the server signs with it. */
  created: moment.exactOptional(),
  /** Since when it does no longer. What was signed before stays signed. */
  retired: moment.exactOptional(),
  /** Somebody else may have it: nothing that it has signed counts any more. */
  revoked: moment.exactOptional(),
};

const publicKey = z
  .object(keyFields)
  .refine(({ kid, x }) => kid === thumbprint(x), 'A kid is not the thumbprint of its key.');

/** Keys and nothing else; other readers of a JWK set pass over what they do not know. */
export const bareKeySet = z.strictObject({ keys: z.array(z.strictObject(keyFields)) });

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
  return toBase64url(sha256Bytes(`{"crv":"Ed25519","kty":"OKP","x":"${x}"}`));
}

/** A key set from outside. @throws Unreadable FORM when it is none, a key is there twice, or goes by another's name */
export function readKeySet(value: unknown): KeySet {
  return readAs(keySet, value, 'keys');
}

/** The same, of a file in which nothing may stand that nobody answers for. @throws Unreadable FORM also for any other field */
export function readBareKeySet(value: unknown): KeySet {
  readAs(bareKeySet, value, 'keys');
  return readKeySet(value);
}

/** A file of keys holds no more. */
const BOUNDS = { depth: 5, values: 100_000, keys: 100 };

/** A key set as it was downloaded. @throws Unreadable also when not every reader would read the same */
export function readKeyFile(text: string): KeySet {
  return readKeySet(parsedStrictly(text, BOUNDS));
}
