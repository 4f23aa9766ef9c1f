import type { Caller } from '../../accounts/index.ts';
import { isUuid } from '../../db/columns.ts';
import { Refused } from '../../errors.ts';
import { asked, type Request } from '../door/asked.ts';
import { namesOf } from '../door/names.ts';
import type { SeenTournament } from '../door/seen-tournament.ts';
import { isOver, playsIn } from '../event/event.ts';
import type { Role } from '../event/kinds.ts';
import type { Tournaments } from '../room.ts';
import { mustHaveJudge } from './set-up.ts';

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

export interface RuleTable extends Request {
  stage: number;
  round: number;
  table: number;
  /** By entrant, in the table's order: 1 is best, equal places are shared; left out: all have lost. */
  places?: readonly number[] | null;
  /** By entrant, in the table's order: games won, which count instead of those played; left out: those played count. */
  gameWins?: readonly number[] | null;
  reason: string;
}

/**
 * Says how a table came out, whatever its games say: also of one that is over, whose result is corrected.
 * @throws Refused NOT_FOUND, FORBIDDEN (neither organizer nor judge; plays in it; others have gone on from there), BAD_INPUT, TOURNAMENT_OVER
 */
export async function ruleTable(room: Tournaments, caller: Caller, input: RuleTable): Promise<SeenTournament> {
  const { stage, round, table, places, gameWins, reason } = input;
  const spot = { stage, round, table };
  const ruling = { ...spot, places: places ? [...places] : null, ...(gameWins && { gameWins: [...gameWins] }), reason };
  return asked(room, caller, input, () => ({ kind: 'RULED', by: caller.id, input: ruling }));
}
