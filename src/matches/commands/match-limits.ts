import { createHash } from 'node:crypto';
import { IS_GUEST } from '../../accounts/for-transactions.ts';
import { type Caller, NETWORKS_OF_SITE, siteOf } from '../../accounts/index.ts';
import { SEARCHED } from '../../engine/index.ts';
import { Refused } from '../../errors.ts';
import type { MatchContext } from '../context.ts';

/** The limit for guests is the normal limit divided by this number, because guests are easy to create. */
const GUESTS_SHARE = 4;

const OPEN = `
select count(*)::int as open, (${IS_GUEST}) as guest
from players p left join lateral (
  select m.id from matches m where m.created_by = p.id and m.status in ('WAITING', 'RUNNING') and m.tournament_id is null
  union
  select s.match_id from seats s join matches m on m.id = s.match_id
  where s.player_id = p.id and m.status in ('WAITING', 'RUNNING') and m.tournament_id is null) o on o.id <> $2
where p.id = $1 and o.id is not null
group by p.id`;

/** The divisor for matches between bots alone, which never wait for a person. */
const BOTS_SHARE = 10;

const BOTS_ALONE = `m.status in ('WAITING', 'RUNNING')
  and not exists (select from seats s where s.match_id = m.id and s.bot is null)`;

const OF_BOTS = `
select count(*)::int as open, (select ${IS_GUEST} from players p where p.id = $1) as guest
from matches m where m.created_by = $1 and ${BOTS_ALONE}`;

const SEARCHING = {
  address: searching('m.newcomers_of = $1'),
  'IPv6 site': searching("starts_with(m.newcomers_of, $1 || '/')"),
};

function searching(whose: string): string {
  return `
select count(*)::int as open from matches m where ${whose} and ${BOTS_ALONE}
  and exists (select from seats s where s.match_id = m.id and s.bot = any($2))`;
}

/** For IPv6 the site's digest comes first, so that matches can be counted by site and by address. */
export function networkDigest(address: string): string {
  const digest = (text: string) => createHash('sha256').update(text).digest('base64url');
  const site = siteOf(address);
  return site === null ? digest(address) : `${digest(site)}/${digest(address)}`;
}

/**
 * @param newcomersOf the {@link networkDigest} of a newcomer's address if a bot searches. All newcomers of an address
 * share the limit of one player, those of an IPv6 site the limit of four players
 * @throws Refused FORBIDDEN
 */
export async function mayHaveBotsPlay(
  context: MatchContext,
  caller: Caller,
  newcomersOf: string | null,
): Promise<void> {
  if (context.openMatches === 0) return;
  const most = context.openMatches / BOTS_SHARE;
  const [site = '', network] = newcomersOf?.split('/') ?? [];
  if (newcomersOf !== null) await mayHaveSearching(context, 'address', newcomersOf, Math.ceil(most));
  if (network !== undefined) await mayHaveSearching(context, 'IPv6 site', site, Math.ceil(most) * NETWORKS_OF_SITE);
  const refusal = (limit: number, who: string) =>
    `${who} may have at most ${limit} open bot-only matches: wait for one to end.`;
  await mustBeFewer(context, { name: 'open-of-bots', text: OF_BOTS, values: [caller.id] }, most, refusal);
}

async function mayHaveSearching(context: MatchContext, whose: keyof typeof SEARCHING, digest: string, most: number) {
  const levels = Object.keys(SEARCHED);
  const refusal = (limit: number) =>
    `Guests and new accounts from one ${whose} may have at most ${limit} open bot-only matches with a bot at level ${levels.join(' or ')}: wait for one to end, or choose other levels.`;
  const counting = { name: `searching-${whose}`, text: SEARCHING[whose], values: [digest, levels] };
  await mustBeFewer(context, counting, most, refusal);
}

/** Takes no lock, so concurrent requests may exceed the limit. @throws Refused FORBIDDEN */
export async function mayHaveOneMore(context: MatchContext, caller: Caller, matchId: string): Promise<void> {
  if (context.openMatches === 0) return;
  const refusal = (limit: number, who: string) =>
    `${who} may have at most ${limit} open matches: finish or cancel one first.`;
  const counting = { name: 'open-matches-of', text: OPEN, values: [caller.id, matchId] };
  await mustBeFewer(context, counting, context.openMatches, refusal);
}

async function mustBeFewer(
  { db }: MatchContext,
  counting: { name: string; text: string; values: unknown[] },
  most: number,
  refusal: (limit: number, who: string) => string,
): Promise<void> {
  const { rows } = await db.pool.query<{ open: number; guest?: boolean }>(counting);
  const { open = 0, guest = false } = rows[0] ?? {};
  const limit = Math.ceil(guest ? most / GUESTS_SHARE : most);
  if (open < limit) return;
  throw new Refused('FORBIDDEN', refusal(limit, guest ? 'A guest' : 'A player'), { open, limit });
}
