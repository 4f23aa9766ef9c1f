import { isUnavailable } from '../../db/outage/database-errors.ts';
import { removeDeletedPlayers } from '../../ledger/deleted-players.ts';
import type { TournamentContext } from '../context.ts';
import { removePlayer } from './deleted-accounts.ts';
import { runTournament } from './run-tournament.ts';

/** How long a result may wait before the sweep picks it up, in milliseconds. */
const PATIENCE = 5000;
/** How long a tournament is left alone after an error, in milliseconds. */
const PUT_OFF = 30_000;

/** Catches up after lost wake-ups: passed deadlines, games without a match, untaken results, deleted accounts. */
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
  const waiting = await context.store.due.waiting(new Date(now), new Date(now - PATIENCE));
  for (const id of new Set([...waiting, ...(await heldUp(context))]))
    await runTournament(context, { tournamentId: id }).catch(async (error: unknown) => {
      context.log.error({ err: error, tournamentId: id }, 'sweep failed for this tournament');
      if (isUnavailable(error)) return; // an outage is not this tournament's error
      const failed = context.now();
      await context.store.due.putOff(id, new Date(failed), new Date(failed + PUT_OFF)); // let the others go first
    });
}

// An outage since the last sweep postpones running deadlines. Readers should see that immediately.
async function heldUp({ store, time, swept }: TournamentContext): Promise<string[]> {
  const last = time.outages.at(-1);
  if (!last || last.to <= swept.outages) return [];
  swept.outages = last.to;
  return store.due.after(new Date(last.from));
}
