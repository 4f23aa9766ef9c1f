import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { Caller } from '../../accounts/index.ts';
import { accountCalled, checkLabel, keyedRequest, mustLockPlayer } from '../../accounts/inside.ts';
import type { TransactionClient } from '../../db/transaction.ts';
import { isUuid } from '../../db/uuid.ts';
import { Refused } from '../../errors.ts';
import type { Room } from '../room.ts';
import type { CreateMatch } from '../verbs/create-match.ts';
import { isOpenAt, type SeenChallenge } from './challenge.ts';
import { type Challenged, makeChallenge } from './make-challenge.ts';

export interface ChallengePlayer {
  /** By id, or by the name of an account. */
  opponent: { id?: string | null | undefined; name?: string | null | undefined };
  match: CreateMatch;
  /** Until it expires, 1 to 168; left out: 24. */
  hours?: number | null | undefined;
}

/** Characters that a player is called by. */
const LONGEST_NAME = 24;
/** Challenges that somebody may have made and that nobody has answered. */
const MOST = 20;

/**
 * Opens a match for the caller and one other, who may accept or decline. Whether anybody is called so is not told: a challenge
 * to nobody looks like one that is not answered.
 * @throws Refused as for creating a match; BAD_INPUT (oneself, more than one free seat), FORBIDDEN (too many, or this one already)
 */
export async function challengePlayer(
  room: Room,
  caller: Caller,
  input: ChallengePlayer,
  address: string | null = null,
): Promise<SeenChallenge> {
  const { key = null, ...match } = input.match;
  const wanted = { opponent: input.opponent, match, hours: input.hours ?? null };
  const request = keyedRequest(caller, 'challengePlayer', { key, ...wanted });
  const challenged = await challengedBy(room, input.opponent);
  if (challenged.playerId === caller.id)
    throw new Refused('BAD_INPUT', 'You cannot challenge yourself: name another player.', { field: 'opponent' });
  let given = false;
  const who = (): Challenged | null => {
    if (given) return null;
    given = true;
    return challenged;
  };
  return makeChallenge(room, caller, {
    wanted: input.match,
    who,
    hours: input.hours,
    address,
    request,
    async check(tx, client) {
      // The caller's row is held meanwhile: two challenges of one player at the same moment come one after the other.
      await mustLockPlayer(tx, caller.id);
      await mayChallenge(room, client, caller, challenged);
    },
  });
}

// Who is nobody has an id all the same, so that everything goes on as with somebody.
async function challengedBy({ db }: Room, { id, name }: ChallengePlayer['opponent']): Promise<Challenged> {
  if (id != null && isUuid(id)) return { playerId: id, called: null };
  if (name == null) return { playerId: randomUUID(), called: null };
  const called = checkLabel(name.replaceAll('\0', ''), { most: LONGEST_NAME, field: 'opponent' });
  const account = await accountCalled({ db }, called);
  return { playerId: account?.id ?? randomUUID(), called };
}

const counted = z.object({ open: z.int(), same: z.boolean() });

const COUNT = `
select count(distinct c.id)::int as open,
  coalesce(bool_or(r.player_id = $2::uuid or lower(r.called) = lower($3::text)), false) as same
from challenges c
join reservations r on r.match_id = c.match_id
where c.from_player = $1 and ${isOpenAt('$4')}`;

async function mayChallenge(
  room: Room,
  client: TransactionClient,
  { id }: Caller,
  { playerId, called }: Challenged,
): Promise<void> {
  const { rows } = await client.query(COUNT, [id, playerId, called, new Date(room.now())]);
  const { open, same } = counted.parse(rows[0]);
  if (same)
    throw new Refused(
      'FORBIDDEN',
      'You have challenged this player already: wait for the answer, or cancel that match.',
    );
  if (open < MOST) return;
  throw new Refused('FORBIDDEN', `At most ${MOST} of your challenges can wait for an answer: cancel one first.`, {
    open,
    limit: MOST,
  });
}
