import { isUnavailable } from '../../db/outage/database-errors.ts';
import { removeDeletedPlayers } from '../../ledger/deleted-players.ts';
import type { TournamentContext } from '../context.ts';
import { removePlayer } from './deleted-accounts.ts';
import { runTournament } from './run-tournament.ts';

/** How long a result waits before the sweep handles it, in milliseconds. */
const STUCK_AFTER = 5000;
/** How long a tournament's next check is postponed after an error, in milliseconds. */
const PUT_OFF = 30_000;

/** Handles passed deadlines, games without a match, results not yet taken, and deleted accounts. */
export async function sweepTournaments(context: TournamentContext): Promise<void> {
  await removeDeletedPlayers({
    departures: context.store.departures,
    log: context.log,
    leave: async (playerId, id) => {
      await removePlayer(context, playerId, id);
      await runTournament(context, { tournamentId: id });
      return true;
    },
  });
  const now = context.now();
  const waiting = await context.store.due.waiting(new Date(now), new Date(now - STUCK_AFTER));
  for (const id of new Set([...waiting, ...(await heldUp(context))]))
    await runTournament(context, { tournamentId: id }).catch(async (error: unknown) => {
      context.log.error({ err: error, tournamentId: id }, 'sweep failed for a tournament');
      if (isUnavailable(error)) return; // an outage is not caused by this tournament
      const failed = context.now();
      await context.store.due.putOff(id, new Date(failed), new Date(failed + PUT_OFF)); // other tournaments go first
    });
}

// An outage since the last sweep postpones running deadlines. Running these tournaments shows the new deadlines
// immediately.
async function heldUp({ store, time, swept }: TournamentContext): Promise<string[]> {
  const last = time.outages.at(-1);
  if (!last || last.to <= swept.outages) return [];
  swept.outages = last.to;
  return store.due.after(new Date(last.from));
}
