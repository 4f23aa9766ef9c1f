import { hash } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { SEALED_AS } from '../db/encryption-at-rest.ts';
import type { Database } from '../db/open-database.ts';
import { requestKeys } from '../db/schema.ts';
import type { Transaction } from '../db/transaction.ts';
import { canonical } from '../engine/index.ts';
import { Refused } from '../errors.ts';
import { checkKey, keyUsed } from '../ledger/idempotency.ts';
import type { Caller } from './caller.ts';

/** The mutations that accept a key and can be repeated. Each mutation has a separate set of keys. */
type KeyedVerb =
  | 'createMatch'
  | 'joinMatch'
  | 'challengePlayer'
  | 'rematch'
  | 'createWebhook'
  | 'createApiKey'
  | 'saveDeck'
  | 'sendMessage';

/** A request that can be repeated, because the client chose a key for it. */
export interface KeyedRequest {
  playerId: string;
  verb: KeyedVerb;
  key: string;
  /** The SHA-256 of the request. The key is valid for no other request. */
  digest: string;
}

/** Returns a request with its key, or null if the request has no key. @throws Refused BAD_INPUT */
export function keyedRequest<I extends { key?: string | null | undefined }>(
  { id: playerId }: Caller,
  verb: KeyedVerb,
  { key, ...wanted }: I,
): KeyedRequest | null {
  checkKey(key);
  if (key === null || key === undefined) return null;
  return { playerId, verb, key, digest: hash('sha256', canonical(wanted)) };
}

/** The database, which seals digests if the operator has configured a key. */
interface Keeper {
  db: Pick<Database, 'orm' | 'atRest'>;
}

/** Returns null for the first request. @throws Refused BAD_INPUT if the key was used for another request */
export async function earlierResult(
  { db }: Keeper,
  request: KeyedRequest | null,
  tx: Pick<Transaction, 'select'> = db.orm,
): Promise<string | null> {
  if (!request) return null;
  const { playerId, verb, key, digest } = request;
  const here = and(eq(requestKeys.playerId, playerId), eq(requestKeys.verb, verb), eq(requestKeys.key, key));
  const [found] = await tx.select().from(requestKeys).where(here);
  if (found && db.atRest.openSecret(found.digest, aboutDigest(request)) !== digest) throw keyUsed('request');
  return found?.answerId ?? null;
}

/** Waits for a concurrent request with the same key. If this request is not the first, the caller must do nothing. */
export async function isFirst(
  { db }: Keeper,
  tx: Pick<Transaction, 'insert'>,
  request: KeyedRequest | null,
  { answerId, at }: { answerId: string; at: Date },
): Promise<boolean> {
  if (!request) return true;
  const digest = db.atRest.sealSecret(request.digest, aboutDigest(request));
  const row = { ...request, digest, answerId, at };
  return (await tx.insert(requestKeys).values(row).onConflictDoNothing()).rowCount === 1;
}

// The digest is sealed, because the request may contain a deck, and a plain hash would reveal a ready-made deck.
function aboutDigest({ playerId, verb, key }: KeyedRequest): string {
  return SEALED_AS.request(playerId, verb, key);
}

export function createdButDeleted(): Refused {
  return new Refused('NOT_FOUND', 'The result of this request has been deleted: use another key to create a new one.', {
    field: 'key',
  });
}
