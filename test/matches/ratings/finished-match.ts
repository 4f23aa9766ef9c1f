import { randomUUID } from 'node:crypto';
import type { Setting } from '../setting.ts';

export interface Finished {
  players: readonly (string | null)[];
  ranks: readonly number[];
  at: Date;
  timeControl?: object;
  broadcastDelay?: number;
  visibility?: 'PUBLIC' | 'PRIVATE';
  rated?: boolean;
  why?: string;
}

/** Writes a finished match of the test game that has not been rated yet. Returns its id. */
export async function finishedMatch({ query }: Pick<Setting, 'query'>, match: Finished): Promise<string> {
  const id = randomUUID();
  const { players, ranks, at, timeControl = { perDecision: 60 }, broadcastDelay = 0 } = match;
  const { visibility = 'PUBLIC', rated = true, why = 'more points' } = match;
  const standing = ranks.map(() => ({ since: -1, started: null, deadline: null, bank: null, timeOuts: 0 }));
  await query(
    `insert into matches (id, game, rules_version, status, visibility, invitation, created_by, options, time_control,
      on_time_out, forfeit_after, seed, seed_hash, open_seats, version, standing, result, rating, broadcast_delay,
      replayed, created_at, started_at, finished_at)
    select $1::uuid, 'duel', '1', 'FINISHED', $2, $1::text, $3, '{"rounds":1}', $4, 'ABSENT', 3, '', '', 0, 1, $5, $6, $7, $8,
      true, $9, $9, $9`,
    [
      ...[id, visibility, players.find((player) => player !== null), JSON.stringify(timeControl)],
      JSON.stringify(standing.map((one) => ({ ...one, standIn: null, left: null }))),
      JSON.stringify({ ranks, why }),
      ...[rated ? 'DUE' : null, broadcastDelay, at],
    ],
  );
  for (const [seat, player] of players.entries())
    await query('insert into seats (match_id, seat, player_id, bot) values ($1, $2, $3, $4)', [
      ...[id, seat, player, player === null ? 'RANDOM' : null],
    ]);
  return id;
}
