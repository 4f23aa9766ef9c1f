import type { Caller } from '../../accounts/index.ts';
import { isUuid } from '../../db/uuid.ts';
import { Refused } from '../../errors.ts';
import { asked, type Request } from '../door/asked.ts';
import { namesOf } from '../door/names.ts';
import type { SeenTournament } from '../door/seen-tournament.ts';
import { isOver, playsIn } from '../event/event.ts';
import type { Role } from '../event/kinds.ts';
import type { Tournaments } from '../room.ts';
import { mustHaveJudge } from './setup-now.ts';

export interface Office extends Request {
  /** The player's id. */
  player: string;
  role: Role;
}

/** Makes a player a judge or a commentator. @throws Refused NOT_FOUND, FORBIDDEN, TOURNAMENT_OVER */
export async function appoint(room: Tournaments, caller: Caller, input: Office): Promise<SeenTournament> {
  const { player, role } = input;
  const names = isUuid(player) ? await namesOf(room, [player]) : null;
  if (!names?.has(player))
    throw new Refused('NOT_FOUND', 'There is no such player: check the id.', { field: 'player' });
  return asked(room, caller, input, () => ({ kind: 'APPOINTED', by: caller.id, input: { player, role } }));
}

/** Takes the office back. @throws Refused NOT_FOUND, FORBIDDEN */
export async function dismiss(room: Tournaments, caller: Caller, input: Office): Promise<SeenTournament> {
  const { player, role } = input;
  const want = () => ({ kind: 'DISMISSED' as const, by: caller.id, input: { player, role } });
  return asked(room, caller, input, want, (event) => {
    const officials = event.officials.filter((one) => one.player !== player || one.role !== role);
    if (!isOver(event) && playsIn(event, event.organizer)) mustHaveJudge({ ...event, officials });
  });
}
