import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { Caller } from '../../accounts/index.ts';
import type { KeyedRequest } from '../../accounts/inside.ts';
import { challenges, reservations } from '../../db/schema.ts';
import type { Transaction, TransactionClient } from '../../db/transaction.ts';
import { Refused } from '../../errors.ts';
import { parsed } from '../match/checked-input.ts';
import type { Room } from '../room.ts';
import { type CreateMatch, openMatch } from '../verbs/create-match.ts';
import { noChallenge, readChallenges, type SeenChallenge, type StoredChallenge, seenChallenge } from './challenge.ts';

/** Who is challenged, and how the maker has called them. */
export interface Challenged {
  playerId: string;
  called: string | null;
}

export interface NewChallenge {
  wanted: CreateMatch;
  /** Which seat its maker takes; left out: the first. */
  seat?: number;
  /** Who is to have a free seat. */
  who(seat: number): Challenged | null;
  rematchOf?: string;
  hours?: number | null | undefined;
  /** As {@link openMatch} takes it. */
  address: string | null;
  /** What its client has named; left out: the maker wants nothing answered twice. */
  request?: KeyedRequest | null;
  /** Looks once more, when nobody else can make one. */
  check?(tx: Transaction, client: TransactionClient): Promise<void>;
}

const HOUR = 3_600_000;
const hoursInput = z.int().min(1).max(168);

/** Opens a match whose free seats are kept for those who are challenged. @throws Refused as for creating a match */
export async function makeChallenge(room: Room, caller: Caller, challenge: NewChallenge): Promise<SeenChallenge> {
  const hours = parsed(hoursInput, challenge.hours ?? 24, 'hours');
  const { wanted, seat, who, check, request, address, rematchOf = null } = challenge;
  const id = randomUUID();
  const now = room.now();
  const made = await openMatch(room, caller, wanted, {
    seat,
    request,
    address,
    async also(tx, matchId, free, client) {
      await check?.(tx, client);
      const kept = free.map((one) => ({ matchId, seat: one, ...(who(one) ?? nobodyFor()) }));
      const [createdAt, expiresAt] = [new Date(now), new Date(now + hours * HOUR)];
      await tx.insert(challenges).values({ id, matchId, fromPlayer: caller.id, rematchOf, createdAt, expiresAt });
      if (kept.length > 0) await tx.insert(reservations).values(kept);
    },
  });
  return seenChallenge(room, caller, await challengeTo(room, made.id));
}

/** The challenge that a match was made for. A request that was sent again gets the one that it made the first time. */
export async function challengeTo(room: Room, matchId: string): Promise<StoredChallenge> {
  const [found] = await readChallenges(room, 'c.match_id = $1', [matchId]);
  if (!found) throw noChallenge();
  return found;
}

function nobodyFor(): never {
  throw new Refused('BAD_INPUT', 'Exactly one seat must be left free for the player who is challenged.', {
    field: 'match.seats',
  });
}
