import type { Caller } from '../../accounts/index.ts';
import { asked, type Request } from '../door/asked.ts';
import type { SeenTournament } from '../door/seen-tournament.ts';
import type { Tournaments } from '../room.ts';

/** Ends it with the places as they are, between two rounds. @throws Refused NOT_FOUND, FORBIDDEN, TOURNAMENT_OVER */
export async function endTournament(room: Tournaments, caller: Caller, input: Request): Promise<SeenTournament> {
  return asked(room, caller, input, () => ({ kind: 'ENDED', by: caller.id, input: {} }));
}

/** Ends it without places. Games that are being played end with it: nobody has won them. @throws Refused NOT_FOUND, FORBIDDEN, TOURNAMENT_OVER */
export async function cancelTournament(
  room: Tournaments,
  caller: Caller,
  input: Request & { reason?: string | null },
): Promise<SeenTournament> {
  return asked(room, caller, input, () => ({
    kind: 'CANCELLED',
    by: caller.id,
    input: { reason: input.reason ?? '' },
  }));
}
