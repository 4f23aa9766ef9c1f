import { asDate } from '../../matches/index.ts';
import { appendEntry, type ProposedCommand } from '../append/append-entry.ts';
import { wakeAt } from '../append/wake-ups.ts';
import type { TournamentContext } from '../context.ts';
import type { Event } from '../event/event.ts';
import { timeUpAt } from '../event/rules/outage-extension.ts';
import { nextDue } from '../event/schedule.ts';
import type { CachedTournament } from '../log/tournament-cache.ts';
import { endPauses, standIn } from './deleted-accounts.ts';
import { endGames } from './end-games.ts';
import { endNoShows } from './end-no-shows.ts';
import { seatGames } from './seat-games.ts';
import { takeResults } from './take-results.ts';

/** The maximum number of steps per run; the next run does the rest. */
const MOST_STEPS = 200;
/** The maximum number of passes per run, because each pass can create more work. */
const MOST_GOES = 10;

/**
 * Does everything that is due in a tournament. A run that is early, late, lost, repeated or interrupted does no harm,
 * because the work follows from the log and from the games' rows.
 */
export async function runTournament(context: TournamentContext, { tournamentId: id }: { tournamentId: string }) {
  for (let goes = 0; goes < MOST_GOES; goes++) {
    const event = await context.cache.exclusive(id, () => decideDue(context, id));
    if (!event) return;
    // A game that cannot begin must not keep other games from ending.
    await seatGames(context, event).finally(() => endGames(context, id));
    const late = await endNoShows(context, event);
    if ((await context.store.games.over(id, 1)).length > 0) continue; // some games have just ended
    await endPauses(context, event);
    const due = [nextDue(event)?.at ?? null, late].filter((at) => at !== null);
    const next = due.length > 0 ? Math.min(...due) : null;
    // If another node has appended an entry since, the row keeps the time from that entry.
    await context.store.due.setNextCheck(id, event.version, asDate(next));
    if (next !== null) wakeAt(context, id, next);
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

// A deadline has passed only if the server is known to have been up at that time.
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
