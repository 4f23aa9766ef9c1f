import type { Player } from '../../accounts/index.ts';
import { Refused } from '../../errors.ts';
import type { Room } from '../room.ts';

const DAY = 86_400_000;
/** A match that was given up after fewer entries was not played. */
const PLAYED = 10;

const MATCHES = `
select count(*)::int as played from (
  select from seats s join matches m on m.id = s.match_id
  where s.player_id = $1 and m.status = 'FINISHED' and m.version >= ${PLAYED}
    and exists (select from seats o where o.match_id = m.id and o.player_id <> $1)
    and not exists (select from match_log l where l.match_id = m.id and l.version = m.version and l.kind = 'VOID')
  limit $2) enough`;

/** Whether an account may stake cards, by the room's rule. @throws Refused TOO_EARLY saying from when, and how many matches are missing */
export async function mayStake({ db, stakeRule, now }: Room, { id, createdAt }: Player): Promise<void> {
  const from = createdAt.getTime() + stakeRule.days * DAY;
  const { rows } =
    stakeRule.matches > 0 ? await db.pool.query<{ played: number }>(MATCHES, [id, stakeRule.matches]) : { rows: [] };
  const missing = stakeRule.matches - (rows[0]?.played ?? 0);
  if (missing <= 0 && from <= now()) return;
  const when = new Date(from).toISOString();
  const age = from > now() ? [`from ${when} on`] : [];
  const played = missing > 0 ? [`after ${missing} more matches against other players, played to their end`] : [];
  throw new Refused('TOO_EARLY', `This account may play for keeps ${[...age, ...played].join(', and ')}.`, {
    from: when,
    matches: Math.max(0, missing),
  });
}

const WEEK = 7 * DAY;

const TOGETHER = `
select count(*)::int as played from seats s join matches m on m.id = s.match_id
where s.player_id = $1 and m.for_keeps and m.started_at > $3
  and exists (select from seats o where o.match_id = m.id and o.player_id = any($2::uuid[]))`;

/**
 * One person with two accounts would win all that the other is given. So two players may begin only so many matches for keeps with each
 * other within a week.
 * @throws Refused FORBIDDEN
 */
export async function mayStakeAgainst(
  { stakeRule: { pair = 0 }, now }: Pick<Room, 'stakeRule' | 'now'>,
  client: Pick<Room['db']['pool'], 'query'>,
  { id }: { id: string },
  others: readonly string[],
): Promise<void> {
  if (pair === 0 || others.length === 0) return;
  const { rows } = await client.query<{ played: number }>(TOGETHER, [id, others, new Date(now() - WEEK)]);
  if ((rows[0]?.played ?? 0) < pair) return;
  const message = `You can begin ${pair} matches for keeps with the same player within 7 days. Play a friendly match, or another player.`;
  throw new Refused('FORBIDDEN', message, { limit: pair });
}
