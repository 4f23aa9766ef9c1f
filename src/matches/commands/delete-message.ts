import { checkReason, clearReported, lockCaller, logAct, mustBeAdmin } from '../../accounts/for-transactions.ts';
import type { Caller } from '../../accounts/index.ts';
import { inTransaction } from '../../db/transaction.ts';
import { isUuid } from '../../db/uuid.ts';
import { Refused } from '../../errors.ts';
import type { MatchContext } from '../context.ts';
import { eraseMessage, type MessageView, readMessage, timeOfChange } from '../log/talk/stored-messages.ts';

interface DeleteMessage {
  id: string;
  /** Why an admin deletes another player's message, for the operator log. */
  reason?: string | null;
}

/**
 * Deletes the content of a message: its author's own, or any message for an admin, whose act is logged. Only an admin
 * also deletes it from reports. Deleting a message again does nothing.
 * @throws Refused NOT_FOUND, also for the message of another player; BAD_INPUT for an admin without a reason
 */
export async function deleteMessage(
  context: MatchContext,
  caller: Caller,
  { id, reason = null }: DeleteMessage,
): Promise<MessageView> {
  const found = await mustFind(context, id);
  const { matchId, player } = found;
  const isOwn = player.id === caller.id;
  if (!isOwn && !caller.roles.includes('ADMIN')) throw noMessage();
  const why = isOwn ? '' : checkReason(reason ?? '');
  const isDeleted = await inTransaction(context.db.pool, async (tx, client) => {
    await lockCaller(tx, caller);
    if (!isOwn) await mustBeAdmin(tx, caller);
    const at = await timeOfChange(client, found, context.now);
    const isNew = await eraseMessage(client, { id, at });
    const act = { act: 'DELETE_MESSAGE', actorId: caller.id, playerId: player.id, matchId, reason: why, at } as const;
    const isReported = !isOwn && (await clearReported(tx, id));
    if (isReported || (isNew && !isOwn)) await logAct(tx, act);
    return isNew;
  });
  if (isDeleted) context.talk.announce(matchId);
  return mustFind(context, id);
}

async function mustFind({ db }: MatchContext, id: string) {
  const found = isUuid(id) ? await readMessage(db.pool, id) : null;
  if (!found) throw noMessage();
  return found;
}

function noMessage(): Refused {
  return new Refused('NOT_FOUND', 'You have written no such message: check the id.', { field: 'id' });
}
