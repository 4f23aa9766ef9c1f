import type { Office } from './match-store.ts';

// Players hold no office, not even at other tables, because they may later face decks that they saw there.
const PLAYS = (player: string) =>
  `exists (select from tournament_members m where m.tournament_id = t.id and m.player_id = ${player})`;
const APPOINTED = (player: string, role: Office) => `exists (
    select from tournament_officials o where o.tournament_id = t.id and o.player_id = ${player} and o.role = '${role}')`;
/** A judge's powers end with the tournament. @param player an SQL expression */
export function judgesIt(player: string): string {
  return `t.status in ('OPEN', 'RUNNING')
  and (t.organizer = ${player} or ${APPOINTED(player, 'JUDGE')}) and not ${PLAYS(player)}`;
}

export const OFFICES = `
select t.id as tournament, case when ${judgesIt('$2')} then 'JUDGE' else 'COMMENTATOR' end as office
from tournaments t
where t.id = any($1::uuid[]) and (${judgesIt('$2')} or ${APPOINTED('$2', 'COMMENTATOR')} and not ${PLAYS('$2')})`;

/** @param player an SQL expression */
export function isJudgedBy(player: string): string {
  return `m.tournament_id in (select t.id from tournaments t where ${judgesIt(player)} and t.id in (
    select o.tournament_id from tournament_officials o where o.player_id = ${player}
    union all select x.id from tournaments x where x.organizer = ${player}))`;
}
