import { createHash } from 'node:crypto';
import { type Caller, NETWORKS_OF_SITE, siteOf } from '../../accounts/index.ts';
import { IS_GUEST } from '../../accounts/inside.ts';
import { SEARCHED } from '../../engine/index.ts';
import { Refused } from '../../errors.ts';
import type { Room } from '../room.ts';

/** How many matches a player may have open, as a share of what the room allows: guests are made without effort. */
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

/** Of the matches that a player may have open, how many may be between bots alone: those never wait for anybody. */
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

/** The digest of an address that a match stores; for IPv6 the site's digest comes first, so that both can be counted. */
export function networkDigest(address: string): string {
  const digest = (text: string) => createHash('sha256').update(text).digest('base64url');
  const site = siteOf(address);
  return site === null ? digest(address) : `${digest(site)}/${digest(address)}`;
}

/**
 * Whether a player may open one more match between bots alone.
 * @param newcomersOf where its bots search: a newcomer's address as {@link networkDigest} says it, whose newcomers have
 *   together as many as one player, and those of its IPv6 site as many as four
 * @throws Refused FORBIDDEN when as many others run as a player may have
 */
export async function mayHaveBotsPlay(room: Room, caller: Caller, newcomersOf: string | null): Promise<void> {
  if (room.openMatches === 0) return;
  await mayHaveSearchingBots(room, newcomersOf);
  const { rows } = await room.db.pool.query<{ open: number; guest: boolean }>(OF_BOTS, [caller.id]);
  const { open = 0, guest = false } = rows[0] ?? {};
  const limit = Math.ceil(room.openMatches / BOTS_SHARE / (guest ? GUESTS_SHARE : 1));
  if (open < limit) return;
  const who = guest ? 'A guest' : 'A player';
  const message = `${who} may have at most ${limit} open matches between bots alone: wait for one to end.`;
  throw new Refused('FORBIDDEN', message, { open, limit });
}

async function mayHaveSearchingBots(room: Room, newcomersOf: string | null): Promise<void> {
  if (newcomersOf === null) return;
  const limit = Math.ceil(room.openMatches / BOTS_SHARE);
  await mayHaveSearchingOf(room, 'address', newcomersOf, limit);
  const [site = '', network] = newcomersOf.split('/');
  if (network !== undefined) await mayHaveSearchingOf(room, 'IPv6 site', site, limit * NETWORKS_OF_SITE);
}

async function mayHaveSearchingOf(
  room: Room,
  whose: keyof typeof SEARCHING,
  digest: string,
  limit: number,
): Promise<void> {
  const levels = Object.keys(SEARCHED);
  const { rows } = await room.db.pool.query<{ open: number }>(SEARCHING[whose], [digest, levels]);
  const open = rows[0]?.open ?? 0;
  if (open < limit) return;
  const message = `Guests and new accounts of one ${whose} may have at most ${limit} open matches between bots alone in which a bot is ${levels.join(' or ')}: wait for one to end, or choose other levels.`;
  throw new Refused('FORBIDDEN', message, { open, limit });
}

/**
 * Whether a player may open or join one more match. Counted, not locked: who asks often at the same moment gets a few more.
 * @throws Refused FORBIDDEN when as many others wait or run as a player may have
 */
export async function mayHaveOneMore(room: Room, caller: Caller, matchId: string): Promise<void> {
  if (room.openMatches === 0) return;
  const { rows } = await room.db.pool.query<{ open: number; guest: boolean }>(OPEN, [caller.id, matchId]);
  const { open = 0, guest = false } = rows[0] ?? {};
  const limit = guest ? Math.ceil(room.openMatches / GUESTS_SHARE) : room.openMatches;
  if (open < limit) return;
  const who = guest ? 'A guest' : 'A player';
  throw new Refused('FORBIDDEN', `${who} may have at most ${limit} open matches: finish or cancel one first.`, {
    open,
    limit,
  });
}
