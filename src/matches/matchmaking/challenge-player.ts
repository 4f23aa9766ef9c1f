import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import {
  checkLabel,
  findAccountByName,
  type KeyedRequest,
  keyedRequest,
  mustLockPlayer,
} from '../../accounts/for-transactions.ts';
import type { Caller } from '../../accounts/index.ts';
import { challenges, reservations } from '../../db/schema.ts';
import type { Transaction, TransactionClient } from '../../db/transaction.ts';
import { isUuid } from '../../db/uuid.ts';
import { badInput, Refused } from '../../errors.ts';
import { parseInput } from '../../process/parse-input.ts';
import { type CreateMatch, openMatch } from '../commands/create-match.ts';
import type { MatchContext } from '../context.ts';
import {
  type ChallengeView,
  isOpenAt,
  noChallenge,
  readChallenges,
  type StoredChallenge,
  viewOfChallenge,
} from './challenges.ts';

interface ChallengePlayer {
  opponent: { id?: string | null | undefined; name?: string | null | undefined };
  match: CreateMatch;
  /** Hours until the challenge expires, 1 to 168. Default: 24. */
  hours?: number | null | undefined;
}

/** The maximum length of a player's name, in characters. */
const LONGEST_NAME = 24;
/** The maximum number of unanswered challenges per player. */
const MOST = 20;

/**
 * A challenge to an unknown name looks like an unanswered one, so the result does not reveal who exists.
 * @throws Refused as {@link createMatch}; BAD_INPUT (the opponent is the caller, or more than one seat is free),
 * FORBIDDEN (too many open challenges, or one to this opponent)
 */
export async function challengePlayer(
  context: MatchContext,
  caller: Caller,
  input: ChallengePlayer,
  address: string | null = null,
): Promise<ChallengeView> {
  const { key = null, ...match } = input.match;
  const wanted = { opponent: input.opponent, match, hours: input.hours ?? null };
  const request = keyedRequest(caller, 'challengePlayer', { key, ...wanted });
  const challenged = await challengedBy(context, input.opponent);
  if (challenged.playerId === caller.id)
    throw badInput('opponent', 'You cannot challenge yourself: name another player.');
  return makeChallenge(context, caller, {
    ...{ wanted: input.match, hours: input.hours, address, request },
    kept(free) {
      if (free.length > 1) throw badInput('match.seats', 'Leave exactly one seat free for the challenged player.');
      return free.map((seat) => ({ seat, ...challenged }));
    },
    async check(tx, client) {
      // Locks the caller's row, so that concurrent challenges by the same player run one after the other.
      await mustLockPlayer(tx, caller.id);
      await mayChallenge(context, client, caller, challenged);
    },
  });
}

// An unknown opponent gets a random id, so that the challenge proceeds as for a known opponent.
async function challengedBy({ db }: MatchContext, { id, name }: ChallengePlayer['opponent']): Promise<Challenged> {
  if (id != null && isUuid(id)) return { playerId: id, called: null };
  if (name == null) return { playerId: randomUUID(), called: null };
  const called = checkLabel(name.replaceAll('\0', ''), { most: LONGEST_NAME, field: 'opponent' });
  const account = await findAccountByName({ db }, called);
  return { playerId: account?.id ?? randomUUID(), called };
}

const COUNT = `
select count(distinct c.id)::int as open,
  coalesce(bool_or(r.player_id = $2::uuid or lower(r.called) = lower($3::text)), false) as same
from challenges c
join reservations r on r.match_id = c.match_id
where c.from_player = $1 and ${isOpenAt('$4')}`;

/** @throws Refused FORBIDDEN (too many open challenges, or one to this opponent) */
export async function mayChallenge(
  context: MatchContext,
  client: TransactionClient,
  { id }: Caller,
  { playerId, called }: Challenged,
): Promise<void> {
  const values = [id, playerId, called, new Date(context.now())];
  const { rows } = await client.query<{ open: number; same: boolean }>(COUNT, values);
  const { open = 0, same = false } = rows[0] ?? {};
  if (same)
    throw new Refused(
      'FORBIDDEN',
      'You have already challenged this player: wait for the answer, or cancel that match.',
    );
  if (open < MOST) return;
  throw new Refused('FORBIDDEN', `You can have at most ${MOST} challenges waiting for an answer: cancel one first.`, {
    open,
    limit: MOST,
  });
}

interface Challenged {
  playerId: string;
  called: string | null;
}

interface NewChallenge {
  wanted: CreateMatch;
  /** Default: the first seat. */
  seat?: number;
  kept(free: readonly number[]): (Challenged & { seat: number })[];
  rematchOf?: string;
  hours?: number | null | undefined;
  address: string | null;
  /** Default: no key. */
  request?: KeyedRequest | null;
  /** Checks the challenge again inside the transaction, under its locks. */
  check?(tx: Transaction, client: TransactionClient): Promise<void>;
}

const HOUR = 3_600_000;
const hoursInput = z.int().min(1).max(168);

/** @throws Refused as for creating a match */
export async function makeChallenge(
  context: MatchContext,
  caller: Caller,
  challenge: NewChallenge,
): Promise<ChallengeView> {
  const hours = parseInput(hoursInput, challenge.hours ?? 24, 'hours');
  const { wanted, seat, check, request, address, rematchOf = null } = challenge;
  const id = randomUUID();
  const now = context.now();
  const made = await openMatch(context, caller, wanted, {
    ...{ seat, request, address },
    async also(tx, matchId, free, client) {
      await check?.(tx, client);
      const kept = challenge.kept(free).map((one) => ({ matchId, ...one }));
      const [createdAt, expiresAt] = [new Date(now), new Date(now + hours * HOUR)];
      await tx.insert(challenges).values({ id, matchId, fromPlayer: caller.id, rematchOf, createdAt, expiresAt });
      if (kept.length > 0) await tx.insert(reservations).values(kept);
    },
  });
  return viewOfChallenge(context, caller, await challengeTo(context, made.id));
}

/** A repeated request gets the challenge that the first request made. */
export async function challengeTo(context: MatchContext, matchId: string): Promise<StoredChallenge> {
  const [found] = await readChallenges(context, 'c.match_id = $1', [matchId]);
  if (!found) throw noChallenge();
  return found;
}
