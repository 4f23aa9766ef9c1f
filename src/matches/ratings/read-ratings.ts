import DataLoader from 'dataloader';
import { isUuid } from '../../db/uuid.ts';
import type { PublishedGame, Seat } from '../../engine/index.ts';
import { pageSize } from '../../process/pagination.ts';
import { gameOf, type MatchContext } from '../context.ts';
import type { MatchStatus } from '../match/match.ts';
import type { Speed } from '../match/speed.ts';
import * as store from './rating-store.ts';
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
  const all = await store.readRatingsOf(db.pool, ids.filter(isUuid));
  return ids.map((id) => all.flatMap((one) => (one.playerId === id ? viewsOf(games, one) : [])));
}

/** Returns a list with the rating, or an empty list if the server no longer has the game. */
export function viewsOf(games: readonly PublishedGame[], rating: store.StoredRating): RatingView[] {
  const { game: id, speed, mu, sigma, matches, lastAt: lastMatchAt } = rating;
  const game = games.find((one) => one.id === id);
  if (!game) return [];
  const [points, deviation, provisional] = [pointsOf(mu), deviationOf(sigma), isProvisional(sigma)];
  return [{ game, speed, points, deviation, provisional, matches, lastMatchAt }];
}

async function changesOfAll({ db }: MatchContext, ids: readonly string[]): Promise<SeatChange[][]> {
  const all = await store.readChangesOf(db.pool, ids);
  return ids.map((id) =>
    all.flatMap(({ matchId, seat, sigma, ...change }) =>
      matchId === id ? [{ seat, ...changeOf(change), provisional: isProvisional(sigma) }] : [],
    ),
  );
}

function changeOf({ muBefore, mu }: Pick<store.StoredChange, 'mu' | 'muBefore'>) {
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

/**
 * Returns the points after each of the player's last matches, oldest first.
 * @throws Refused NOT_FOUND (game), BAD_INPUT (first)
 */
export async function ratingHistory(
  context: MatchContext,
  { playerId, game: id, speed, first }: { playerId: string; game: string; speed: Speed; first?: number | null },
): Promise<RatingPoint[]> {
  const game = gameOf(context, id);
  const wanted = { playerId, game: game.id, speed, most: pageSize(HISTORY_PAGE, first) };
  const changes = await store.readHistory(context.db.pool, wanted);
  return changes.reverse().map(({ matchId, at, ...change }) => {
    const { after: points, change: by } = changeOf(change);
    return { matchId, at, points, change: by };
  });
}
