import type { MatchContext, Wakes } from '../context.ts';
import type { CachedMatch } from '../log/cache/match-cache.ts';
import { turnsOf } from '../match/bot-position.ts';
import { earliestDeadline } from '../match/clocks.ts';
import type { Match } from '../match/match.ts';
import { botAt } from '../match/stand-ins.ts';

/** The sweep finds work whose wake-up was lost. */
export function wakeFor(context: MatchContext, cached: CachedMatch): void {
  const { match } = cached;
  if (match.status === 'FINISHED') {
    enqueueWakeUp(context, 'verifyReplay', { matchId: match.id }, { id: match.id });
    wakeTournament(context, match);
  }
  wakeBots(context, match, match.version);
  scheduleTimeOut(context, cached);
}

/** Wakes the tournament of a match that is over or cannot begin. */
export function wakeTournament(context: MatchContext, { id, tournamentId }: Pick<Match, 'id' | 'tournamentId'>): void {
  // Each game has its own wake-up, because a tournament run in progress may have checked this game before it was over.
  if (tournamentId) enqueueWakeUp(context, 'runTournament', { tournamentId }, { id: `${tournamentId}-${id}` });
}

/** Wakes the bots with a question opened at version `since` or later. */
export function wakeBots(context: MatchContext, match: Match, since: number, again = ''): void {
  for (const seat of match.waitingFor) {
    const version = match.standing[seat]?.since ?? match.version;
    if (botAt(match, seat) === null || version < since) continue;
    const asked = { matchId: match.id, seat, version, owner: turnsOf(match) };
    enqueueWakeUp(context, 'moveBot', asked, { id: `${match.id}-${seat}-${version}${again}` });
  }
}

/** How long to wait before an undecided deadline is checked again, in milliseconds. */
const PAUSE = 500;

/**
 * If an earlier wake-up is pending, that one enqueues the next, so that not every move costs a job.
 * @param again makes the job's id unique, for a job that ran too early
 */
export function scheduleTimeOut(context: MatchContext, cached: CachedMatch, again = ''): void {
  const deadline = earliestDeadline(cached.match.standing);
  const now = context.now();
  if (deadline === null || (cached.armed !== null && cached.armed > now && cached.armed <= deadline)) return;
  cached.armed = deadline;
  const { id, version, standing } = cached.match;
  const seat = standing.findIndex((one) => one.deadline === deadline);
  // A repeated check means that the last one could not tell whether any node could accept moves at the deadline.
  const delayMs = deadline > now || !again ? Math.max(0, deadline - now) : PAUSE;
  const asked = { matchId: id, seat, version };
  enqueueWakeUp(context, 'expireDecision', asked, { delayMs, id: `${id}-${deadline}-${version}${again}` });
}

/** Enqueues a wake-up. If that fails, the sweep does the work later. */
export function enqueueWakeUp<N extends keyof Wakes>(
  context: MatchContext,
  name: N,
  payload: Wakes[N],
  options?: { delayMs?: number; id?: string },
): Promise<void> {
  return context.queues.wake(name, payload, options).catch((error: unknown) => {
    context.log.debug({ err: error, job: name, ...payload }, 'could not enqueue a wake-up; the sweep will do its work');
  });
}
