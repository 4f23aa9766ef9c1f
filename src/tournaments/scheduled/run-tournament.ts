import { gameResults, resumeGame } from '../../matches/index.ts';
import { inParallel } from '../../process/in-parallel.ts';
import { appendEntry, type ProposedCommand } from '../append/append-entry.ts';
import { wakeAt } from '../append/wake-ups.ts';
import type { TournamentContext } from '../context.ts';
import type { GameOver } from '../event/entry-kinds.ts';
import { currentRound, type Event, isOver } from '../event/event.ts';
import { gameKey } from '../event/games-to-play.ts';
import { timeUpAt } from '../event/rules/outage-extension.ts';
import { nextDue } from '../event/schedule.ts';
import type { CachedTournament } from '../log/tournament-cache.ts';
import { endGames } from './end-games.ts';
import { endNoShows, withAttendance } from './end-no-shows.ts';
import { seatGames } from './seat-games.ts';

/** Maximum results per entry. */
const AT_ONCE = 500;
/** Maximum steps per run; the next run does the rest. */
const MOST_STEPS = 200;
/** Maximum passes per run, since each pass can create more work. */
const MOST_GOES = 10;

/**
 * Does everything due at a tournament: takes results, calls time, pairs, advances, ends, and seats the players of games to
 * be played. A run that is early, late, lost, repeated or interrupted does no harm: the work to be done follows from the log
 * and from the games' rows.
 */
export async function runTournament(
  context: TournamentContext,
  { tournamentId: id }: { tournamentId: string },
): Promise<void> {
  for (let goes = 0; goes < MOST_GOES; goes++) {
    const event = await context.cache.exclusive(id, () => decideDue(context, id));
    if (!event) return;
    // A game that cannot begin must not keep others from ending.
    await seatGames(context, event).finally(() => endGames(context, id));
    const late = await endNoShows(context, event);
    if ((await context.store.games.over(id, 1)).length > 0) continue; // games that have just ended
    await endPauses(context, event);
    const due = Math.min(nextDue(event)?.at ?? Number.POSITIVE_INFINITY, late ?? Number.POSITIVE_INFINITY);
    await rest(context, event, due);
    if (Number.isFinite(due)) wakeAt(context, id, due);
    return;
  }
}

async function decideDue(context: TournamentContext, id: string): Promise<Event | null> {
  const cached = await context.cache.fresh(id);
  if (!cached) return null;
  for (let steps = 0; steps < MOST_STEPS; steps++)
    if (!(await takeResults(context, cached)) && !(await doDue(context, cached)) && !(await standIn(context, cached)))
      break;
  return cached.event;
}

/** Returns whether there were any. A result is taken once: one statement writes the entry and the games' rows. */
async function takeResults(context: TournamentContext, cached: CachedTournament): Promise<boolean> {
  const { id, version } = cached.event;
  const rows = await context.store.games.over(id, AT_ONCE);
  if (rows.length === 0) return false;
  const ids = rows.map(({ matchId }) => matchId);
  // Results no longer count.
  if (isOver(cached.event)) {
    await context.store.games.discard(ids);
    return true;
  }
  const results = new Map((await gameResults(context.matches, ids)).map((one) => [one.matchId, one]));
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
  // After a round was taken back, two matches may belong to the same game: the next entry takes the other.
  const onceEach = new Map(over.toReversed().map((game) => [gameKey(game), game]));
  const games = await withAttendance(context, cached.event, [...onceEach.values()]);
  games.sort((a, b) => a.stage - b.stage || a.round - b.round || a.table - b.table || a.game - b.game);
  if (games.length === 0) return false;
  // Another node may have taken them since, and a reader may have loaded its entry: then the version differs, so look again.
  await appendEntry(context, cached, (event) =>
    event.version === version ? { kind: 'RESULTS', by: null, input: { games } } : null,
  );
  return true;
}

// Lateness counts only up to the time at which the server is known to have been up.
async function doDue(context: TournamentContext, cached: CachedTournament): Promise<boolean> {
  const now = (event: Event) => (timeUpAt(event) === null ? context.now() : Math.min(context.now(), context.time.upTo));
  return (await appendEntry(context, cached, (event) => wantedNow(event, now(event)))) !== null;
}

function wantedNow(event: Event, now: number): ProposedCommand | null {
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
 * Records that everything due at this version is done: the next look is at `due`, unless the version changes.
 * @param due in milliseconds since 1970; Infinity: never
 */
async function rest(context: TournamentContext, { id, version }: Event, due: number): Promise<void> {
  await context.store.due.setNextCheck(id, version, Number.isFinite(due) ? new Date(due) : null);
}

/** Acts for an organizer whose account is gone: ends a pause, or approves a waiting round. Returns whether it did. */
async function standIn(context: TournamentContext, cached: CachedTournament): Promise<boolean> {
  if (!waitsForOrganizer(cached.event)) return false;
  if (!(await context.store.isDeleted(cached.event.organizer))) return false;
  return (await appendEntry(context, cached, waitsForOrganizer)) !== null;
}

/** Ends game pauses that no official can end, because the organizer and all judges have deleted their accounts. */
async function endPauses(context: TournamentContext, { id, organizer, status }: Event): Promise<void> {
  if (status !== 'RUNNING') return;
  const paused = await context.store.games.pausedForever(id, organizer);
  await inParallel(paused, (matchId) => resumeGame(context.matches, { matchId }));
}

function waitsForOrganizer(event: Event): ProposedCommand | null {
  if (event.status !== 'RUNNING') return null;
  const { organizer: by, pausedAt } = event;
  if (pausedAt !== null) return { kind: 'RESUMED', by, input: {} };
  return currentRound(event)?.status === 'PROPOSED' ? { kind: 'APPROVED', by, input: {} } : null;
}
