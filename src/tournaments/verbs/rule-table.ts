import type { Caller } from '../../accounts/index.ts';
import { asked, type Request } from '../door/asked.ts';
import type { SeenTournament } from '../door/seen-tournament.ts';
import type { Tournaments } from '../room.ts';

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
