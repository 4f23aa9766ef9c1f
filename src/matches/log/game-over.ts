import type { Rider } from './append-statement.ts';

/**
 * How a tournament learns that a game of it is over: the statement that writes the match's last entry says so in the row of the
 * game, so with it or not at all. The tournament takes it from there, once.
 */
export const GAME_OVER: Rider = {
  name: 'games_over',
  calledFor: ({ status, tournamentId }) => tournamentId !== null && status === 'FINISHED',
  statement: `
  update tournament_games g set status = 'OVER', over_at = b.at
  from batch b join logged using (match_id)
  where g.match_id = b.match_id and b.status = 'FINISHED' and g.status = 'PLAYING'`,
};
