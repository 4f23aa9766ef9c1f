import type { TournamentLine } from '../../data/tournaments/index.ts';
import { isCheckIn } from '../../parts/tournaments/check-in.ts';

/** The reader's roles in an event, most urgent first. */
export type Role = 'CHECK_IN' | 'ASKED' | 'PLAYS' | 'ORGANIZES';

export function roleOf(tournament: TournamentLine, me: string | undefined, now: number): Role | null {
  const { yourEntrant: own, organizer, status } = tournament;
  if (own?.gone === null) {
    if (own.members.some(({ player, agreed }) => player.id === me && !agreed) && status === 'OPEN') return 'ASKED';
    return !own.checkedIn && isCheckIn(tournament, now) ? 'CHECK_IN' : 'PLAYS';
  }
  return organizer.id === me ? 'ORGANIZES' : null;
}
