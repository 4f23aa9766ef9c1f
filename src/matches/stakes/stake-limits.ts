import { count } from '../../accounts/for-transactions.ts';
import type { Player } from '../../accounts/index.ts';
import type { Transaction, TransactionClient } from '../../db/transaction.ts';
import { Refused } from '../../errors.ts';
import type { MatchContext } from '../context.ts';

const DAY = 86_400_000;
/** The minimum number of entries of a match that counts as played. */
const PLAYED = 10;

const MATCHES = `
select count(*)::int as played from (
  select from seats s join matches m on m.id = s.match_id
  where s.player_id = $1 and m.status = 'FINISHED' and m.version >= ${PLAYED}
    and exists (select from seats o where o.match_id = m.id and o.player_id <> $1)
    and m.result ->> 'why' <> 'VOID'
  limit $2) enough`;

/** @throws Refused TOO_EARLY with the earliest date and the number of missing matches */
export async function mayStake({ db, stakeRule, now }: MatchContext, { id, createdAt }: Player): Promise<void> {
  const from = createdAt.getTime() + stakeRule.days * DAY;
  const { rows } =
    stakeRule.matches > 0 ? await db.pool.query<{ played: number }>(MATCHES, [id, stakeRule.matches]) : { rows: [] };
  const missing = stakeRule.matches - (rows[0]?.played ?? 0);
  if (missing <= 0 && from <= now()) return;
  const when = new Date(from).toISOString();
  const age = from > now() ? [`from ${when} on`] : [];
  const played = missing > 0 ? [`after ${missing} more completed matches against other players`] : [];
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

/** A player of a match for keeps, and the digest of the player's network; null if it is unknown. */
export interface Staker {
  id: string;
  network: string | null;
}

/** All players on one network, or in one IPv6 site, together have the limit of this many players. */
const PLAYERS_OF = { network: 2, site: 4 };

/** Keeps players from farming the starter sets of their own accounts. @throws Refused FORBIDDEN */
export async function mayStakeAgainst(
  { stakeRule: { pair = 0 }, now }: Pick<MatchContext, 'stakeRule' | 'now'>,
  { tx, client }: { tx: Transaction; client: Pick<TransactionClient, 'query'> },
  joiner: Staker,
  others: readonly Staker[],
): Promise<void> {
  if (pair === 0 || others.length === 0) return;
  const ids = others.map(({ id }) => id);
  const { rows } = await client.query<{ played: number }>(TOGETHER, [joiner.id, ids, new Date(now() - WEEK)]);
  if ((rows[0]?.played ?? 0) >= pair) throw tooMany(pair, 'with the same player');
  const meetings = others.flatMap((other) => [...networksMet(joiner, other), ...networksMet(other, joiner)]);
  for (const { key, of } of meetings.sort((a, b) => (a.key < b.key ? -1 : 1))) {
    const limit = pair * PLAYERS_OF[of];
    const { used } = await count({ db: { orm: tx }, now }, key, WEEK);
    if (used > limit) throw tooMany(limit, 'between one player and the players on one network');
  }
}

interface NetworkMet {
  key: string;
  of: keyof typeof PLAYERS_OF;
}

function networksMet({ id }: Staker, { network }: Staker): NetworkMet[] {
  if (network === null) return [];
  const [site = '', inside] = network.split('/');
  const all: NetworkMet = { key: `keeps ${id} ${network}`, of: 'network' };
  return inside === undefined ? [all] : [all, { key: `keeps ${id} site ${site}`, of: 'site' }];
}

function tooMany(limit: number, whose: string): Refused {
  const message = `You can begin at most ${limit} matches for keeps ${whose} within 7 days. Play a friendly match, or another player.`;
  return new Refused('FORBIDDEN', message, { limit });
}
