import type { Caller } from '../../accounts/index.ts';
import type { MatchContext } from '../context.ts';
import type { MatchSummary } from '../view/match-summary.ts';
import { newestMatches } from './list-matches.ts';

interface RecentOpponent {
  player: { id: string; name: string };
  /** The last finished match of the caller and this player. */
  match: MatchSummary;
}

/** How many of the caller's matches are searched for opponents. */
const SEARCHED = 100;
/** How many opponents are listed. */
const LISTED = 10;

/** Latest first, leaving out bots, players whom the caller has blocked, and deleted accounts. */
export async function recentOpponents(context: MatchContext, caller: Caller): Promise<RecentOpponent[]> {
  const matches = await newestMatches(context, caller, { mine: true, status: 'FINISHED' }, SEARCHED);
  const found = new Map<string, RecentOpponent>();
  for (const match of matches.filter(({ seats }) => seats.some(({ player }) => player?.id === caller.id)))
    for (const { player } of match.seats)
      if (player && player.id !== caller.id && !found.has(player.id)) found.set(player.id, { player, match });
  const shown = await shownAmong(context, caller, [...found.keys()]);
  return [...found.values()].filter(({ player }) => shown.has(player.id)).slice(0, LISTED);
}

const SHOWN = `
select p.id from players p where p.id = any($2::uuid[]) and p.deleted_at is null and not p.bot
  and not exists (select from blocks b where b.player_id = $1 and b.blocked_id = p.id)`;

async function shownAmong({ db }: MatchContext, { id }: Caller, players: string[]): Promise<ReadonlySet<string>> {
  if (players.length === 0) return new Set();
  const { rows } = await db.pool.query<{ id: string }>(SHOWN, [id, players]);
  return new Set(rows.map((row) => row.id));
}
