import { and, eq, isNull } from 'drizzle-orm';
import type { Caller } from '../../accounts/index.ts';
import { judgeCalls } from '../../db/schema.ts';
import { isUuid } from '../../db/uuid.ts';
import { Refused } from '../../errors.ts';
import { heldHot } from '../door/read-match.ts';
import { mustJudge } from '../door/who-judges.ts';
import type { Room } from '../room.ts';
import { type CallName, noCall, readCall, type SeenCall } from './judge-calls.ts';

/**
 * A judge says that they come. Who has said so already changes nothing.
 * @throws Refused NOT_FOUND, FORBIDDEN (no judge of that match; another judge has taken it, or it is closed)
 */
export async function takeCall(room: Room, caller: Caller, name: CallName): Promise<SeenCall> {
  await mustAnswer(room, caller, name);
  const free = and(isCall(name), isNull(judgeCalls.takenBy), isNull(judgeCalls.closedAt));
  await room.db.orm
    .update(judgeCalls)
    .set({ takenBy: caller.id, takenAt: new Date(room.now()) })
    .where(free);
  const call = await readCall(room, caller, name);
  if (call.status !== 'TAKEN' || call.takenBy?.id !== caller.id)
    throw new Refused(
      'FORBIDDEN',
      call.status === 'CLOSED'
        ? 'The call is closed: nothing is left to do.'
        : 'Another judge has taken this call: take another one.',
    );
  return call;
}

/**
 * A judge closes a call, whoever has taken it. What is closed already stays as it is.
 * @throws Refused NOT_FOUND, FORBIDDEN (no judge of that match)
 */
export async function closeCall(room: Room, caller: Caller, name: CallName): Promise<SeenCall> {
  await mustAnswer(room, caller, name);
  const open = and(isCall(name), isNull(judgeCalls.closedAt));
  await room.db.orm
    .update(judgeCalls)
    .set({ closedBy: caller.id, closedAt: new Date(room.now()) })
    .where(open);
  return readCall(room, caller, name);
}

async function mustAnswer(room: Room, caller: Caller, { matchId, version }: CallName): Promise<void> {
  if (!isUuid(matchId) || !Number.isInteger(version)) throw noCall();
  await mustJudge(room, (await heldHot(room, matchId)).match, caller);
}

function isCall({ matchId, version }: CallName) {
  return and(eq(judgeCalls.matchId, matchId), eq(judgeCalls.version, version));
}
