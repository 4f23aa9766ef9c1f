import { z } from 'zod';
import { isBannedText } from '../../accounts/for-transactions.ts';
import { cursorAt, type PageInfo, pageSize, positionAt } from '../../process/pagination.ts';
import { gameOf, type MatchContext } from '../context.ts';
import type { Speed } from '../match/speed.ts';
import { CURRENT, type RatingView, viewsOf } from './read-ratings.ts';
import { PROVISIONAL_SIGMA } from './skill.ts';

interface Leader {
  /** From 1. */
  place: number;
  player: { id: string; name: string };
  rating: RatingView;
}

interface Leaderboard {
  leaders: Leader[];
  pageInfo: PageInfo;
}

export const LEADER_PAGE = { usual: 50, largest: 100 };

/** How long a player stays on a leaderboard after a rated match, in days. */
export const ACTIVE_DAYS = 90;
const DAY = 86_400_000;

const LEADERS = `${CURRENT}
where r.game = $1 and r.speed = $2 and r.sigma < $3 and r.last_at > $4 and not ${isBannedText('$5')}
  and ($6::float8 is null or (r.mu, r.player_id) < ($6, $7::uuid))
order by r.mu desc, r.player_id desc limit $8`;

/** A place, and the mean and id of its player. */
const cursorForm = z.tuple([z.int().min(1), z.number(), z.guid()]);

interface ReadLeaderboard {
  game: string;
  speed: Speed;
  first?: number | null;
  after?: string | null | undefined;
}

/**
 * Lists the players with a settled rating and a recent rated match, best first.
 * @throws Refused NOT_FOUND (game), BAD_INPUT (first or after)
 */
export async function readLeaderboard(context: MatchContext, wanted: ReadLeaderboard): Promise<Leaderboard> {
  const { id: game } = gameOf(context, wanted.game);
  const size = pageSize(LEADER_PAGE, wanted.first);
  const [above = 0, mu = null, playerId = null] = positionAt(cursorForm, 'after', wanted.after) ?? [];
  const now = context.now();
  const active = new Date(now - ACTIVE_DAYS * DAY);
  const values = [game, wanted.speed, PROVISIONAL_SIGMA, active, new Date(now), mu, playerId, size + 1];
  const { rows } = await context.db.pool.query<{ playerId: string; name: string; mu: number }>(LEADERS, values);
  const found = rows.slice(0, size);
  const leaders = found.flatMap((row, index) => {
    const player = { id: row.playerId, name: row.name };
    return viewsOf(context.games, row).map((rating) => ({ place: above + index + 1, player, rating }));
  });
  const cursors = found.map((row, index) => cursorAt([above + index + 1, row.mu, row.playerId]));
  const [startCursor, endCursor] = [cursors[0] ?? null, cursors.at(-1) ?? null];
  return { leaders, pageInfo: { hasNextPage: rows.length > size, hasPreviousPage: above > 0, startCursor, endCursor } };
}
