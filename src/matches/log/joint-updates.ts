import type { JointUpdate } from './append-statement.ts';

export const GAME_OVER: JointUpdate = {
  name: 'games_over',
  calledFor: ({ after: { status, tournamentId } }) => tournamentId !== null && status === 'FINISHED',
  statement: `
  update tournament_games g set status = 'OVER', over_at = b.at
  from batch b join logged using (match_id)
  where g.match_id = b.match_id and b.status = 'FINISHED' and g.status = 'PLAYING'`,
};

export const JUDGE_CALLED: JointUpdate = {
  name: 'judge_calls',
  calledFor: ({ after, chained }) => after.tournamentId !== null && chained.entry.kind === 'JUDGE_CALLED',
  statement: `
  insert into judge_calls (match_id, version, tournament_id, seat, at)
  select b.match_id, b.version, m.tournament_id, b.seat, b.at
  from batch b join logged using (match_id) join matches m on m.id = b.match_id
  where b.kind = 'JUDGE_CALLED' and m.tournament_id is not null
  order by b.match_id`,
};

export const VOIDED_BY_ADMIN: JointUpdate = {
  name: 'operator_log',
  calledFor: ({ voidedBy }) => voidedBy !== undefined,
  statement: `
  insert into operator_log (id, at, actor_id, act, match_id, reason)
  select (v.voided_by->>'id')::uuid, v.at, (v.voided_by->>'actorId')::uuid, 'VOID_MATCH', v.match_id, v.voided_by->>'reason'
  from json_to_recordset($1::json) as v(match_id uuid, at timestamptz, voided_by json) join logged using (match_id)
  where v.voided_by is not null
  order by v.match_id`,
};
