import DataLoader from 'dataloader';
import { z } from 'zod';
import { isUuid } from '../../db/uuid.ts';
import type { PublishedGame, Seat } from '../../engine/index.ts';
import { pageSize } from '../../process/pagination.ts';
import { gameOf, type MatchContext } from '../context.ts';
import type { MatchStatus } from '../match/match.ts';
import { SPEEDS, type Speed } from '../match/speed.ts';
import { deviationOf, isProvisional, pointsOf } from './skill.ts';

/** A player's rating in one game and speed, in points. */
export interface RatingView {
  game: PublishedGame;
  speed: Speed;
  points: number;
  deviation: number;
  provisional: boolean;
  matches: number;
  lastMatchAt: Date;
}

export interface SeatChange {
  seat: Seat;
  before: number;
  after: number;
  change: number;
  /** Whether the rating is provisional after the match. */
  provisional: boolean;
}

const current = z.object({
  playerId: z.string(),
  game: z.string(),
  speed: z.enum(SPEEDS),
  mu: z.number(),
  sigma: z.number(),
  matches: z.number(),
  lastAt: z.date(),
});

/** Callers append a condition. Deleted players have no rating. */
export const CURRENT = `
select r.player_id as "playerId", r.game, r.speed, r.mu, r.sigma, r.matches, r.last_at as "lastAt", players.name
from ratings r join players on players.id = r.player_id and players.deleted_at is null`;

interface Loaders {
  ofPlayer: DataLoader<string, RatingView[]>;
  ofMatch: DataLoader<string, SeatChange[]>;
}

const loaders = new WeakMap<MatchContext, Loaders>();

/** Batches the reads made in one turn of the event loop, because a list asks for each of its rows. Caches nothing. */
function loadersOf(context: MatchContext): Loaders {
  const options = { cache: false, maxBatchSize: 500, batchScheduleFn: setImmediate };
  const found = loaders.get(context) ?? {
    ofPlayer: new DataLoader((ids: readonly string[]) => ratingsOfAll(context, ids), options),
    ofMatch: new DataLoader((ids: readonly string[]) => changesOfAll(context, ids), options),
  };
  loaders.set(context, found);
  return found;
}

async function ratingsOfAll({ db, games }: MatchContext, ids: readonly string[]): Promise<RatingView[][]> {
  const text = `${CURRENT} where r.player_id = any($1::uuid[]) order by r.game, r.speed desc`;
  const { rows } = await db.pool.query(text, [ids.filter(isUuid)]);
  const views = rows.map((row) => ({ id: current.parse(row).playerId, of: viewsOf(games, row) }));
  return ids.map((id) => views.flatMap((one) => (one.id === id ? one.of : [])));
}

/** Returns a list with the rating, or an empty list if the server no longer has the game. */
export function viewsOf(games: readonly PublishedGame[], row: unknown): RatingView[] {
  const { game: id, speed, mu, sigma, matches, lastAt: lastMatchAt } = current.parse(row);
  const game = games.find((one) => one.id === id);
  if (!game) return [];
  const [points, deviation, provisional] = [pointsOf(mu), deviationOf(sigma), isProvisional(sigma)];
  return [{ game, speed, points, deviation, provisional, matches, lastMatchAt }];
}

interface StoredChange {
  matchId: string;
  seat: Seat;
  muBefore: number;
  mu: number;
  sigma: number;
}

async function changesOfAll({ db }: MatchContext, ids: readonly string[]): Promise<SeatChange[][]> {
  const text = `select match_id as "matchId", seat, mu_before as "muBefore", mu, sigma from rating_changes
    where match_id = any($1::uuid[]) order by match_id, seat`;
  const { rows } = await db.pool.query<StoredChange>(text, [ids]);
  return ids.map((id) =>
    rows.flatMap(({ matchId, seat, sigma, ...change }) =>
      matchId === id ? [{ seat, ...changeOf(change), provisional: isProvisional(sigma) }] : [],
    ),
  );
}

function changeOf({ muBefore, mu }: Pick<StoredChange, 'mu' | 'muBefore'>) {
  const [before, after] = [pointsOf(muBefore), pointsOf(mu)];
  return { before, after, change: after - before };
}

/** Ordered by game, with the live rating first. Empty for a deleted or unknown player. */
export function readRatings(context: MatchContext, { playerId }: { playerId: string }): Promise<RatingView[]> {
  return loadersOf(context).ofPlayer.load(playerId);
}

/** Null if the player has no rating in this game and speed. */
export async function readRating(
  context: MatchContext,
  { playerId, game, speed }: { playerId: string; game: string; speed: Speed },
): Promise<RatingView | null> {
  const all = await readRatings(context, { playerId });
  return all.find((one) => one.game.id === game && one.speed === speed) ?? null;
}

/**
 * By seat; empty if the match has not changed any rating, or not yet.
 * @param match as its viewer sees it: a viewer who does not see the end yet does not see the changes either
 */
export async function readRatingChanges(
  context: MatchContext,
  { id, rated, status }: { id: string; rated: boolean; status: MatchStatus },
): Promise<SeatChange[]> {
  return rated && status === 'FINISHED' ? loadersOf(context).ofMatch.load(id) : [];
}

/** A player's rating after a match. */
export interface RatingPoint {
  matchId: string;
  at: Date;
  points: number;
  change: number;
}

export const HISTORY_PAGE = { usual: 100, largest: 500 };

const HISTORY = `
select c.match_id as "matchId", c.at, c.mu_before as "muBefore", c.mu from rating_changes c
join players on players.id = c.player_id and players.deleted_at is null
where c.player_id = $1 and c.game = $2 and c.speed = $3 order by c.at desc, c.match_id desc limit $4`;

/**
 * Returns the points after each of the player's last matches, oldest first.
 * @throws Refused NOT_FOUND (game), BAD_INPUT (first)
 */
export async function ratingHistory(
  context: MatchContext,
  { playerId, game: id, speed, first }: { playerId: string; game: string; speed: Speed; first?: number | null },
): Promise<RatingPoint[]> {
  const game = gameOf(context, id);
  const values = [playerId, game.id, speed, pageSize(HISTORY_PAGE, first)];
  const { rows } = await context.db.pool.query<Omit<StoredChange, 'sigma'> & { at: Date }>(HISTORY, values);
  return rows.reverse().map(({ matchId, at, ...change }) => {
    const { after: points, change: by } = changeOf(change);
    return { matchId, at, points, change: by };
  });
}
