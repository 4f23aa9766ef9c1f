import { randomUUID } from 'node:crypto';
import { type Actor, checkReason, idOf, mustBeAdmin, readAct } from '../../accounts/for-transactions.ts';
import type { LoggedAct } from '../../accounts/index.ts';
import { isUuid } from '../../db/uuid.ts';
import { Refused } from '../../errors.ts';
import { appendEntry } from '../append/append-entry.ts';
import { wakeNow } from '../append/wake-ups.ts';
import type { TournamentContext } from '../context.ts';
import { isOver, playsIn } from '../event/event.ts';
import { noTournament } from '../log/tournament-cache.ts';

/** The reason in the tournament's log. The admin's own reason is in the operator log only. */
const REASON = 'CLOSED_BY_ADMIN';

/**
 * Cancels a tournament in its organizer's name, for an admin who has no part in it. Its matches end as after any
 * cancellation. The entry and the admin's act are written together.
 * @throws Refused FORBIDDEN, NOT_FOUND, TOURNAMENT_OVER, BAD_INPUT
 */
export async function closeTournament(
  context: TournamentContext,
  actor: Actor,
  { tournamentId: id, ...input }: { tournamentId: string; reason: string },
): Promise<LoggedAct> {
  const closedBy = { id: randomUUID(), actorId: idOf(actor), reason: checkReason(input.reason) };
  await mustBeAdmin(context.db.orm, actor);
  await context.cache.exclusive(id, async () => {
    const cached = isUuid(id) ? await context.cache.fresh(id) : null;
    if (!cached) throw noTournament();
    const { event } = cached;
    if (isOver(event)) throw new Refused('TOURNAMENT_OVER', 'The tournament is over: it can no longer be closed.');
    if (playsIn(event, closedBy.actorId))
      throw new Refused('FORBIDDEN', 'You play in this tournament: ask another admin to close it.');
    const entry = await appendEntry(
      context,
      cached,
      ({ organizer: by }) => ({ kind: 'CANCELLED', by, input: { reason: REASON } }),
      { closedBy },
    );
    if (entry) wakeNow(context, id, entry.version);
  });
  return readAct(context, closedBy.id);
}
