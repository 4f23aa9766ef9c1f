import { isUnavailable } from '../../../db/outage/unavailable.ts';
import { Refused } from '../../../errors.ts';
import { leaveDeparted } from '../../../ledger/departures.ts';
import { enter, type Wanted } from '../../door/enter.ts';
import { type Event, entrantOf, isOver } from '../../event/event.ts';
import type { Tournaments } from '../../room.ts';
import { runTournament } from './run-tournament.ts';

/** How long a result may lie before somebody asks again, in milliseconds. */
const PATIENCE = 5000;
/** How long a tournament that made us stumble is left alone, in milliseconds. */
const PUT_OFF = 30_000;

/** Finds what lost wake-ups have left lying: deadlines that have passed, games without a match, results that nobody took, players who are gone. */
export async function sweepTournaments(room: Tournaments): Promise<void> {
  await leaveDeparted({
    departures: room.store.departures,
    log: room.log,
    leave: (playerId, id) => leave(room, playerId, id),
    gone: (playerId) => room.names.delete(playerId),
  });
  const now = room.now();
  const waiting = await room.store.due.waiting(new Date(now), new Date(now - PATIENCE));
  for (const id of new Set([...waiting, ...(await heldUp(room))]))
    await runTournament(room, { tournamentId: id }).catch(async (error: unknown) => {
      room.log.error({ err: error, tournamentId: id }, 'sweep failed for this tournament');
      if (isUnavailable(error)) return; // an outage is not the tournament's fault
      const failed = room.now();
      await room.store.due.putOff(id, new Date(failed), new Date(failed + PUT_OFF)); // the others come first
    });
}

// Where the server was away since the last sweep, times that ran meanwhile are up later: those who read them learn it at once.
async function heldUp({ store, time, swept }: Tournaments): Promise<string[]> {
  const last = time.outages.at(-1);
  if (!last || last.to <= swept.outages) return [];
  swept.outages = last.to;
  return store.due.after(new Date(last.from));
}

/**
 * Takes a player who has deleted the account out of a tournament: before the start the player is unregistered, later drops. A tournament
 * of the player's own that has not begun is cancelled. The entries are in the player's name.
 */
async function leave(room: Tournaments, playerId: string, id: string): Promise<boolean> {
  await room.cache.exclusive(id, async () => {
    const cached = await room.cache.fresh(id);
    const left = cached && enter(room, cached, (event) => leaving(event, playerId));
    await left?.catch((error: unknown) => {
      if (!(error instanceof Refused)) throw error; // over meanwhile
    });
  });
  await runTournament(room, { tournamentId: id });
  return true;
}

/** Why, as the log has it. */
const REASON = 'ACCOUNT_DELETED';

function leaving(event: Event, by: string): Wanted | null {
  if (isOver(event)) return null;
  if (event.organizer === by && event.status !== 'RUNNING') return { kind: 'CANCELLED', by, input: { reason: REASON } };
  const mine = entrantOf(event, by);
  if (!mine || mine.gone !== null) return null;
  const { number: entrant } = mine;
  return event.status === 'RUNNING'
    ? { kind: 'DROPPED', by, input: { entrant, reason: REASON } }
    : { kind: 'UNREGISTERED', by, input: { entrant } };
}
