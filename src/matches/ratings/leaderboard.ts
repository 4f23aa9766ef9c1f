import { z } from 'zod';
import { cursorAt, type PageInfo, pageSize, positionAt } from '../../process/pagination.ts';
import { gameOf, type MatchContext } from '../context.ts';
import type { Speed } from '../match/speed.ts';
import { readLeaders } from './rating-store.ts';
import { type RatingView, viewsOf } from './read-ratings.ts';
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
  const position = positionAt(cursorForm, 'after', wanted.after);
  const above = position?.[0] ?? 0;
  const now = context.now();
  const rows = await readLeaders(context.db.pool, {
    ...{ game, speed: wanted.speed, sigma: PROVISIONAL_SIGMA, most: size + 1 },
    ...{ active: new Date(now - ACTIVE_DAYS * DAY), now: new Date(now) },
    below: position && [position[1], position[2]],
  });
  const found = rows.slice(0, size);
  const leaders = found.flatMap((row, index) => {
    const player = { id: row.playerId, name: row.name };
    return viewsOf(context.games, row).map((rating) => ({ place: above + index + 1, player, rating }));
  });
  const cursors = found.map((row, index) => cursorAt([above + index + 1, row.mu, row.playerId]));
  const [startCursor, endCursor] = [cursors[0] ?? null, cursors.at(-1) ?? null];
  return { leaders, pageInfo: { hasNextPage: rows.length > size, hasPreviousPage: above > 0, startCursor, endCursor } };
}
