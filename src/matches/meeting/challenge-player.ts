import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Caller } from '../../accounts/index.ts';
import { typedName } from '../../accounts/index.ts';
import { lockPlayer } from '../../accounts/inside.ts';
import type { Transaction } from '../../db/transaction.ts';
import { isUuid } from '../../db/uuid.ts';
import { Refused } from '../../errors.ts';
import { keyedRequest } from '../door/request-keys.ts';
import type { Room } from '../room.ts';
import type { CreateMatch } from '../verbs/create-match.ts';
import { asSql, isOpenAt, type SeenChallenge } from './challenge.ts';
import { type Challenged, makeChallenge } from './make-challenge.ts';

export interface ChallengePlayer {
  /** By id, or by the name of an account. */
  opponent: { id?: string | null | undefined; name?: string | null | undefined };
  match: CreateMatch;
  /** Until it expires, 1 to 168; left out: 24. */
  hours?: number | null | undefined;
}

/** Challenges that somebody may have made and that nobody has answered. */
const MOST = 20;

/**
 * Opens a match for the caller and one other, who may accept or decline. Whether anybody is called so is not told: a challenge
 * to nobody looks like one that is not answered.
 * @throws Refused as for creating a match; BAD_INPUT (oneself, more than one free seat), FORBIDDEN (too many, or this one already)
 */
export async function challengePlayer(room: Room, caller: Caller, input: ChallengePlayer): Promise<SeenChallenge> {
  const { key = null, ...match } = input.match;
  const wanted = { opponent: input.opponent, match, hours: input.hours ?? null };
  const request = keyedRequest(caller, 'challengePlayer', { key, ...wanted });
  const challenged = await challengedBy(room, input.opponent);
  if (challenged.playerId === caller.id)
    throw new Refused('BAD_INPUT', 'Nobody can challenge themselves.', { field: 'opponent' });
  let given = false;
  const who = (): Challenged | null => {
    if (given) return null;
    given = true;
    return challenged;
  };
  const check = (tx: Transaction) => mayChallenge(room, tx, caller, challenged);
  return makeChallenge(room, caller, { wanted: input.match, who, hours: input.hours, check, request });
}

// Who is nobody has an id all the same, so that everything goes on as with somebody.
async function challengedBy({ db }: Room, { id, name }: ChallengePlayer['opponent']): Promise<Challenged> {
  if (id != null && isUuid(id)) return { playerId: id, called: null };
  if (name == null) return { playerId: randomUUID(), called: null };
  const called = typedName(name).slice(0, 24);
  const { rows } = await db.pool.query<{ id: string }>(
    'select id from players where lower(name) = lower($1) and password_hash is not null',
    [called],
  );
  return { playerId: rows[0]?.id ?? randomUUID(), called };
}

const counted = z.object({ open: z.int(), same: z.boolean() });

// The caller's row is held meanwhile: two challenges of one player at the same moment come one after the other.
async function mayChallenge(
  room: Room,
  tx: Transaction,
  { id }: Caller,
  { playerId, called }: Challenged,
): Promise<void> {
  if (!(await lockPlayer(tx, id))) throw new Refused('UNAUTHENTICATED', 'The account is deleted.');
  const { rows } = await tx.execute(sql`
    select count(distinct c.id)::int as open,
      coalesce(bool_or(r.player_id = ${playerId}::uuid or lower(r.called) = lower(${called}::text)), false) as same
    from challenges c
    join reservations r on r.match_id = c.match_id
    where c.from_player = ${id} and ${sql.raw(isOpenAt(asSql(room.now())))}`);
  const { open, same } = counted.parse(rows[0]);
  if (same) throw new Refused('FORBIDDEN', 'You have challenged this player already: wait, or cancel that match.');
  if (open < MOST) return;
  throw new Refused('FORBIDDEN', `At most ${MOST} challenges wait for an answer: cancel one.`, { open, limit: MOST });
}
