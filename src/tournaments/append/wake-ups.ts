import type { TournamentContext } from '../context.ts';

/** A lost wake-up does no harm, because the sweep finds the work. */
export function wakeNow(context: TournamentContext, tournamentId: string, version: number): void {
  leave(context, tournamentId, { id: `${tournamentId}-${version}` });
}

export function wakeAt(context: TournamentContext, tournamentId: string, at: number): void {
  leave(context, tournamentId, { delayMs: Math.max(0, at - context.now()), id: `${tournamentId}-at-${at}` });
}

function leave(context: TournamentContext, tournamentId: string, options: { delayMs?: number; id: string }): void {
  context.queues.wake('runTournament', { tournamentId }, options).catch((error: unknown) => {
    context.log.debug({ err: error, tournamentId }, 'could not queue a wake-up; the sweep will catch up');
  });
}
