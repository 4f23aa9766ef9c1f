import { randomUUID } from 'node:crypto';
import type { Caller } from '../../../src/accounts/index.ts';
import {
  type CreateMatch,
  createMatch,
  joinMatch,
  type MatchesHandle,
  type MatchView,
} from '../../../src/matches/index.ts';
import type { Setting } from '../setting.ts';

/** Creates a running tournament with just enough data for a judge to act. Returns its id. */
export async function event({ query }: Pick<Setting, 'query'>, organizer: Caller): Promise<string> {
  const id = randomUUID();
  await query(
    `insert into tournaments (id, game, name, status, visibility, organizer, invitation, seed, seed_hash, created_at)
     values ($1::uuid, 'duel', 'Cup', 'RUNNING', 'PUBLIC', $2, $1::text, '', '', now())`,
    [id, organizer.id],
  );
  return id;
}

export async function appoint({ query }: Pick<Setting, 'query'>, tournament: string, judge: Caller): Promise<void> {
  await query(
    `insert into tournament_officials (tournament_id, player_id, role, since) values ($1, $2, 'JUDGE', now())`,
    [tournament, judge.id],
  );
}

/** Creates a match of the tournament that has begun between two of its entrants. */
export async function eventMatch(
  matches: MatchesHandle,
  { query }: Pick<Setting, 'query'>,
  tournament: string,
  players: readonly [Caller, Caller],
  input: Partial<CreateMatch> = {},
): Promise<MatchView> {
  const { id, invitation } = await createMatch(matches, players[0], { game: 'duel', ...input });
  await query('update matches set tournament_id = $2 where id = $1', [id, tournament]);
  for (const [i, player] of players.entries())
    await query(
      'insert into tournament_members (tournament_id, player_id, entrant) values ($1, $2, $3) on conflict do nothing',
      [tournament, player.id, i + 1],
    );
  return joinMatch(matches, players[1], { invitation });
}
