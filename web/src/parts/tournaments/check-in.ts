import type { TournamentLine } from '../../data/tournaments/index.ts';

type Timed = Pick<TournamentLine, 'status' | 'setup'>;

/** Returns when check-in begins, in milliseconds since 1970; null if there is no check-in. */
export function checkInFrom({ setup: { checkIn, startsAt } }: Timed): number | null {
  return checkIn === null || startsAt === null ? null : new Date(startsAt).getTime() - checkIn * 1000;
}

export function isCheckIn(tournament: Timed, now: number): boolean {
  const from = checkInFrom(tournament);
  return tournament.status === 'OPEN' && from !== null && now >= from;
}
