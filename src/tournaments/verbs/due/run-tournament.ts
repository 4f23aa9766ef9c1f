import { gameResults, resumeGame } from '../../../matches/index.ts';
import { inParallel } from '../../../process/promises.ts';
import { enter, type Wanted } from '../../door/enter.ts';
import { wakeAt } from '../../door/wake.ts';
import { currentRound, type Event, isOver } from '../../event/event.ts';
import type { GameOver } from '../../event/kinds.ts';
import { nextDue, timeUpAt } from '../../event/times.ts';
import type { CachedTournament } from '../../log/tournament-cache.ts';
import type { Tournaments } from '../../room.ts';
import { endGames } from './end-games.ts';
import { endNoShows, withAttendance } from './no-shows.ts';
import { seatGames } from './seat-games.ts';

/** Results that are taken with one entry, at most. */
const AT_ONCE = 500;
/** Steps in one go; what is left then is found by the next who comes. */
const MOST_STEPS = 200;
/** How often what has been done makes more to do, in one go. */
const MOST_GOES = 10;

/**
 * Does everything that is due at a tournament: takes results, calls time, pairs, goes on, ends; seats the players of games
 * that are to be played. Early, late, lost, doubled or broken off anywhere it does no harm: what is to be done follows from
 * the log and from the games' rows.
 */
export async function runTournament(room: Tournaments, { tournamentId: id }: { tournamentId: string }): Promise<void> {
  for (let goes = 0; goes < MOST_GOES; goes++) {
    const event = await room.cache.exclusive(id, () => decided(room, id));
    if (!event) return;
    // A game that cannot be begun keeps no other from its end.
    await seatGames(room, event).finally(() => endGames(room, id));
    const late = await endNoShows(room, event);
    if ((await room.store.games.over(id, 1)).length > 0) continue; // what has just been ended
    await endPauses(room, event);
    const due = Math.min(nextDue(event)?.at ?? Number.POSITIVE_INFINITY, late ?? Number.POSITIVE_INFINITY);
    await rest(room, event, due);
    if (Number.isFinite(due)) wakeAt(room, id, due);
    return;
  }
}

async function decided(room: Tournaments, id: string): Promise<Event | null> {
  const cached = await room.cache.fresh(id);
  if (!cached) return null;
  for (let steps = 0; steps < MOST_STEPS; steps++)
    if (!(await takeResults(room, cached)) && !(await doDue(room, cached)) && !(await standIn(room, cached))) break;
  return cached.event;
}

/** Whether there were any. A result is taken once: the entry and the games' rows are written by one statement. */
async function takeResults(room: Tournaments, cached: CachedTournament): Promise<boolean> {
  const { id, version } = cached.event;
  const rows = await room.store.games.over(id, AT_ONCE);
  if (rows.length === 0) return false;
  const ids = rows.map(({ matchId }) => matchId);
  // Nothing is counted any more.
  if (isOver(cached.event)) {
    await room.store.games.discard(ids);
    return true;
  }
  const results = new Map((await gameResults(room.matches, ids)).map((one) => [one.matchId, one]));
  const over = rows.flatMap((row): GameOver[] => {
    const result = results.get(row.matchId);
    if (!result) return [];
    const { ranks, why, hash } = result;
    const rulings = result.rulings.flatMap(({ seat, ruling }) =>
      ruling === 'MATCH_LOSS' || ruling === 'DISQUALIFICATION' ? [{ seat, ruling }] : [],
    );
    const { attempt: _, ...place } = row;
    return [{ ...place, ranks: [...ranks], why, hash, rulings }];
  });
  const games = await withAttendance(room, cached.event, onceEach(over));
  games.sort((a, b) => a.stage - b.stage || a.round - b.round || a.table - b.table || a.game - b.game);
  if (games.length === 0) return false;
  // Another node may have taken them since we looked, and a reader may have told us of it: then we look again.
  await enter(room, cached, (event) =>
    event.version === version ? { kind: 'RESULTS', by: null, input: { games } } : null,
  );
  return true;
}

// Where a round was taken back, matches of two draws stand at one place: the next entry has the others.
function onceEach(games: readonly GameOver[]): GameOver[] {
  return games.filter(
    (one, index) =>
      games.findIndex(
        ({ stage, round, table, game }) =>
          stage === one.stage && round === one.round && table === one.table && game === one.game,
      ) === index,
  );
}

// Nobody is late before it is known that the server was there when the time was up.
async function doDue(room: Tournaments, cached: CachedTournament): Promise<boolean> {
  const now = (event: Event) => (timeUpAt(event) === null ? room.now() : Math.min(room.now(), room.time.upTo));
  return (await enter(room, cached, (event) => wantedNow(event, now(event)))) !== null;
}

function wantedNow(event: Event, now: number): Wanted | null {
  const due = nextDue(event);
  if (!due || due.at > now) return null;
  switch (due.kind) {
    case 'BEGUN':
      return { kind: 'BEGUN', by: null, input: { seeding: null } };
    case 'PAIRED':
      return { kind: 'PAIRED', by: null, input: { tables: null } };
    case 'CANCELLED':
      return { kind: 'CANCELLED', by: null, input: { reason: 'TOO_FEW' } };
    default:
      return { kind: due.kind, by: null, input: {} };
  }
}

/**
 * Everything due at this version is done: the next look is at `due`, unless the version changes.
 * @param due in milliseconds since 1970; Infinity: never
 */
export async function rest(room: Tournaments, { id, version }: Event, due: number): Promise<void> {
  await room.store.due.lookAt(id, version, Number.isFinite(due) ? new Date(due) : null);
}

/** Whether something was done in place of an organizer who is gone: a pause is ended, a round that waits for approval begins. */
export async function standIn(room: Tournaments, cached: CachedTournament): Promise<boolean> {
  if (!waitsForOrganizer(cached.event)) return false;
  if (!(await room.store.isDeleted(cached.event.organizer))) return false;
  return (await enter(room, cached, waitsForOrganizer)) !== null;
}

/** Ends pauses of games that no one can end any more: the organizer and all judges have deleted their accounts. */
async function endPauses(room: Tournaments, { id, organizer, status }: Event): Promise<void> {
  if (status !== 'RUNNING') return;
  const paused = await room.store.games.pausedForever(id, organizer);
  await inParallel(paused, (matchId) => resumeGame(room.matches, { matchId }));
}

function waitsForOrganizer(event: Event): Wanted | null {
  if (event.status !== 'RUNNING') return null;
  const { organizer: by, pausedAt } = event;
  if (pausedAt !== null) return { kind: 'RESUMED', by, input: {} };
  return currentRound(event)?.status === 'PROPOSED' ? { kind: 'APPROVED', by, input: {} } : null;
}
