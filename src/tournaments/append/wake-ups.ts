import type { Tournaments } from '../room.ts';

/** Queues a wake-up for work that an entry may call for. A lost one does no harm: the sweep finds the work. */
export function wakeNow(room: Tournaments, tournamentId: string, version: number): void {
  leave(room, tournamentId, { id: `${tournamentId}-${version}` });
}

/** Queues a wake-up for work that is due later. */
export function wakeAt(room: Tournaments, tournamentId: string, at: number): void {
  leave(room, tournamentId, { delayMs: Math.max(0, at - room.now()), id: `${tournamentId}-at-${at}` });
}

function leave(room: Tournaments, tournamentId: string, options: { delayMs?: number; id: string }): void {
  room.queues.wake('runTournament', { tournamentId }, options).catch((error: unknown) => {
    room.log.debug({ err: error, tournamentId }, 'could not queue a wake-up; the sweep will catch up');
  });
}
