import {
  ratingHistory,
  readCrosstable,
  readLeaderboard,
  readRating,
  readRatingChanges,
  readRatings,
} from '../../../matches/index.ts';
import type { MatchResolvers, PlayerResolvers, QueryResolvers, SeatResolvers } from '../types.generated.ts';

export const ratingQueries = {
  leaderboard: (_, { game, speed, first = null, after = null }, { matches }) =>
    readLeaderboard(matches, { game, speed, first, after }),
  crosstable: (_, { player, opponent }, { matches, caller }) => readCrosstable(matches, caller, { player, opponent }),
} satisfies QueryResolvers;

export const playerRatings = {
  ratings: ({ id: playerId }, _, { matches }) => readRatings(matches, { playerId }),
  ratingHistory: ({ id: playerId }, { game, speed, first = null }, { matches }) =>
    ratingHistory(matches, { playerId, game, speed, first }),
} satisfies PlayerResolvers;

export const matchRatings = {
  ratingChanges: (parent, _, { matches }) => readRatingChanges(matches, parent),
} satisfies MatchResolvers;

export const seat = {
  rating: ({ player, pool }, _, { matches }) => player && readRating(matches, { playerId: player.id, ...pool }),
} satisfies SeatResolvers;
