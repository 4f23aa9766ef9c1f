import type { JointUpdate } from './append-statement.ts';

export const GAME_OVER: JointUpdate = {
  name: 'games_over',
  calledFor: ({ status, tournamentId }) => tournamentId !== null && status === 'FINISHED',
  statement: `
  update tournament_games g set status = 'OVER', over_at = b.at
  from batch b join logged using (match_id)
  where g.match_id = b.match_id and b.status = 'FINISHED' and g.status = 'PLAYING'`,
};

export const JUDGE_CALLED: JointUpdate = {
  name: 'judge_calls',
  calledFor: ({ tournamentId }, { kind }) => tournamentId !== null && kind === 'JUDGE_CALLED',
  statement: `
  insert into judge_calls (match_id, version, tournament_id, seat, at)
  select b.match_id, b.version, m.tournament_id, b.seat, b.at
  from batch b join logged using (match_id) join matches m on m.id = b.match_id
  where b.kind = 'JUDGE_CALLED' and m.tournament_id is not null
  order by b.match_id`,
};
