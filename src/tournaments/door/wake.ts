import type { Tournaments } from '../room.ts';

/** Leaves a wake-up for what an entry may call for. Nobody waits for it: the sweep finds what is lost. */
export function wakeNow(room: Tournaments, tournamentId: string, version: number): void {
  leave(room, tournamentId, { id: `${tournamentId}-${version}` });
}

/** Leaves one for what is due later. */
export function wakeAt(room: Tournaments, tournamentId: string, at: number): void {
  leave(room, tournamentId, { delayMs: Math.max(0, at - room.now()), id: `${tournamentId}-at-${at}` });
}

function leave(room: Tournaments, tournamentId: string, options: { delayMs?: number; id: string }): void {
  room.queues.wake('runTournament', { tournamentId }, options).catch((error: unknown) => {
    room.log.debug({ err: error, tournamentId }, 'A wake-up could not be left; the sweep makes up for it.');
  });
}
