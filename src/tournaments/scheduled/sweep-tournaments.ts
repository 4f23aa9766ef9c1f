import { isUnavailable } from '../../db/outage/database-errors.ts';
import { Refused } from '../../errors.ts';
import { removeDeletedPlayers } from '../../ledger/deleted-players.ts';
import { appendEntry, type ProposedCommand } from '../append/append-entry.ts';
import type { TournamentContext } from '../context.ts';
import { type Event, entrantOf, isOver } from '../event/event.ts';
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
    leave: (playerId, id) => leave(context, playerId, id),
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

/**
 * Removes a player with a deleted account: unregisters them before the start, or drops them later. Cancels their own tournament
 * if it has not begun. The entries are in the player's name.
 */
async function leave(context: TournamentContext, playerId: string, id: string): Promise<boolean> {
  context.names.delete(playerId); // this node must not show the old name once the player has left
  await context.cache.exclusive(id, async () => {
    const cached = await context.cache.fresh(id);
    const left = cached && appendEntry(context, cached, (event) => leaving(event, playerId));
    await left?.catch((error: unknown) => {
      if (!(error instanceof Refused)) throw error; // over in the meantime
    });
  });
  await runTournament(context, { tournamentId: id });
  return true;
}

const REASON = 'ACCOUNT_DELETED';

function leaving(event: Event, by: string): ProposedCommand | null {
  if (isOver(event)) return null;
  if (event.organizer === by && event.status !== 'RUNNING') return { kind: 'CANCELLED', by, input: { reason: REASON } };
  const mine = entrantOf(event, by);
  if (!mine || mine.gone !== null) return null;
  const { number: entrant } = mine;
  return event.status === 'RUNNING'
    ? { kind: 'DROPPED', by, input: { entrant, reason: REASON } }
    : { kind: 'UNREGISTERED', by, input: { entrant } };
}
