import { hash } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { Caller } from '../../accounts/index.ts';
import { SEALED_AS } from '../../db/at-rest.ts';
import { requestKeys } from '../../db/schema.ts';
import type { Transaction } from '../../db/transaction.ts';
import { canonical } from '../../engine/index.ts';
import { Refused } from '../../errors.ts';
import { checkKey } from '../../log/checked-key.ts';
import type { Room } from '../room.ts';

/** A request that its client has named, so that it can be sent again: creating a match, taking a seat, challenging somebody. */
export interface KeyedRequest {
  playerId: string;
  verb: 'createMatch' | 'joinMatch' | 'challengePlayer';
  key: string;
  /** SHA-256 of what was wanted: under its key nothing else is answered. */
  digest: string;
}

/** Null for a request without a key. @throws Refused BAD_INPUT */
export function keyedRequest<I extends { key?: string | null }>(
  { id: playerId }: Caller,
  verb: KeyedRequest['verb'],
  { key, ...wanted }: I,
): KeyedRequest | null {
  checkKey(key);
  if (key === null || key === undefined) return null;
  return { playerId, verb, key, digest: hash('sha256', canonical(wanted)) };
}

/**
 * The match that the same request has made or joined before; null when it comes for the first time.
 * @throws Refused BAD_INPUT when the key has been used for something else
 */
export async function earlierMatch(room: Pick<Room, 'db'>, request: KeyedRequest | null): Promise<string | null> {
  if (!request) return null;
  const { playerId, verb, key, digest } = request;
  const here = and(eq(requestKeys.playerId, playerId), eq(requestKeys.verb, verb), eq(requestKeys.key, key));
  const [found] = await room.db.orm.select().from(requestKeys).where(here);
  if (found && (room.db.atRest?.openSecret(found.digest, aboutDigest(request)) ?? found.digest) !== digest)
    throw new Refused('BAD_INPUT', 'This key has been used for another request.', { field: 'key' });
  return found?.matchId ?? null;
}

/**
 * Notes in the transaction of a request that it is being done. False: another one with its key was first, so that nothing
 * may be done now; whoever comes second waits here for the first one's end.
 */
export async function isFirst(
  { db }: Pick<Room, 'db'>,
  tx: Transaction,
  request: KeyedRequest | null,
  { matchId, at }: { matchId: string; at: Date },
): Promise<boolean> {
  if (!request) return true;
  const digest = db.atRest?.sealSecret(request.digest, aboutDigest(request)) ?? request.digest;
  const row = { ...request, digest, matchId, at };
  return (await tx.insert(requestKeys).values(row).onConflictDoNothing()).rowCount === 1;
}

// The request may bring a deck. Ready decks are few, so a guess could be tried on a bare hash.
function aboutDigest({ playerId, verb, key }: KeyedRequest): string {
  return SEALED_AS.request(playerId, verb, key);
}
