import { randomUUID } from 'node:crypto';
import type { Caller } from '../../src/accounts/index.ts';
import {
  type CreateMatch,
  createMatch,
  joinMatch,
  type MatchesHandle,
  type MatchView,
} from '../../src/matches/index.ts';

/** Runs a statement. */
type Query = (text: string, values: unknown[]) => Promise<unknown>;

/** Creates an event with officials but no entrants. Returns its id. */
export async function openEvent(
  query: Query,
  organizer: { id: string },
  officials: { judge?: { id: string }; commentator?: { id: string } },
): Promise<string> {
  const id = randomUUID();
  await query(
    `insert into tournaments (id, game, name, status, visibility, organizer, invitation, seed, seed_hash, created_at)
     values ($1::uuid, 'duel', 'Event', 'RUNNING', 'PUBLIC', $2, $1::text, '', '', now())`,
    [id, organizer.id],
  );
  const roles = { JUDGE: officials.judge, COMMENTATOR: officials.commentator };
  for (const [role, player] of Object.entries(roles))
    if (player)
      await query(
        'insert into tournament_officials (tournament_id, player_id, role, since) values ($1, $2, $3, now())',
        [id, player.id, role],
      );
  return id;
}

export interface Broadcast {
  event: string;
  organizer: { id: string };
  /** The broadcast delay, in seconds. */
  delay: number;
}

/** Creates a match of an event for two players. The match waits for the second player; {@link begin} seats both. */
export async function waiting(
  matches: MatchesHandle,
  query: Query,
  one: Caller,
  { event, organizer, delay, ...input }: Broadcast & Partial<CreateMatch>,
): Promise<MatchView> {
  const made = await createMatch(matches, one, { game: 'duel', ...input });
  await query('update matches set tournament_id = $2, broadcast_delay = $3, created_by = $4 where id = $1', [
    made.id,
    event,
    delay,
    organizer.id,
  ]);
  return made;
}

export function begin(
  matches: MatchesHandle,
  two: Caller,
  { invitation }: { invitation: string | null },
): Promise<MatchView> {
  return joinMatch(matches, two, { invitation });
}
