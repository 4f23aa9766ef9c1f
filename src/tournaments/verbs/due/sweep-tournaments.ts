import { and, asc, eq, gt, inArray, lte } from 'drizzle-orm';
import { isUnavailable } from '../../../db/outage/unavailable.ts';
import { matches, tournamentGames, tournaments } from '../../../db/schema.ts';
import type { Tournaments } from '../../room.ts';
import { leaveDeparted } from './leave-departed.ts';
import { runTournament } from './run-tournament.ts';

/** So many are seen to at once; the rest at the next sweep. */
const AT_ONCE = 100;
/** How long a result may lie before somebody asks again, in milliseconds. */
const PATIENCE = 5000;
/** How long a tournament that made us stumble is left alone, in milliseconds. */
const PUT_OFF = 30_000;

/** Finds what lost wake-ups have left lying: deadlines that have passed, games without a match, results that nobody took, players who are gone. */
export async function sweepTournaments(room: Tournaments): Promise<void> {
  await leaveDeparted(room);
  for (const id of await waiting(room))
    await runTournament(room, { tournamentId: id }).catch(async (error: unknown) => {
      room.log.error({ err: error, tournamentId: id }, 'A tournament does not go on.');
      if (!isUnavailable(error)) await putOff(room, id); // an outage is not the tournament's fault
    });
}

async function waiting(room: Tournaments): Promise<Set<string>> {
  const { db, now } = room;
  const { id, wakeAt } = tournaments;
  const due = await db.orm
    .select({ id })
    .from(tournaments)
    .where(lte(wakeAt, new Date(now())))
    .orderBy(asc(wakeAt))
    .limit(AT_ONCE);
  const before = new Date(now() - PATIENCE);
  const { tournamentId, status, overAt } = tournamentGames;
  const over = await db.orm
    .selectDistinct({ id: tournamentId })
    .from(tournamentGames)
    .where(and(eq(status, 'OVER'), lte(overAt, before)))
    .limit(AT_ONCE);
  // Those that could not begin.
  const cancelled = await db.orm
    .selectDistinct({ id: tournamentId })
    .from(tournamentGames)
    .innerJoin(matches, eq(matches.id, tournamentGames.matchId))
    .where(and(eq(status, 'PLAYING'), eq(matches.status, 'CANCELLED'), lte(matches.finishedAt, before)))
    .limit(AT_ONCE);
  return new Set([...due, ...over, ...cancelled, ...(await heldUp(room))].map((row) => row.id));
}

// Where the server was away since the last sweep, times that ran meanwhile are up later: those who read them learn it at once.
async function heldUp({ db, time, swept }: Tournaments): Promise<{ id: string }[]> {
  const last = time.outages.at(-1);
  if (!last || last.to <= swept.outages) return [];
  swept.outages = last.to;
  const { id, wakeAt, status } = tournaments;
  const waits = and(inArray(status, ['OPEN', 'RUNNING']), gt(wakeAt, new Date(last.from)));
  return db.orm.select({ id }).from(tournaments).where(waits).orderBy(asc(wakeAt)).limit(AT_ONCE);
}

// So that it does not stand in the way of others for ever. What is due only later stays due then.
async function putOff({ db, now }: Tournaments, id: string): Promise<void> {
  const moment = now();
  await db.orm
    .update(tournaments)
    .set({ wakeAt: new Date(moment + PUT_OFF) })
    .where(and(eq(tournaments.id, id), lte(tournaments.wakeAt, new Date(moment))));
}
