import { doublePrecision, index, integer, pgTable, primaryKey } from 'drizzle-orm/pg-core';
import { moment, references } from './columns.ts';
import { matches } from './matches.ts';
import { players } from './players.ts';

// Both tables follow from finished matches, and `admin.js ratings` computes them again. See src/matches/ratings.

/** How each rated match changed each player's rating. The rows of a match are written once, in one transaction. */
export const ratingChanges = pgTable(
  'rating_changes',
  (t) => ({
    matchId: t.uuid('match_id').notNull(),
    seat: t.smallint('seat').notNull(),
    playerId: t.uuid('player_id').notNull(),
    game: t.text('game').notNull(),
    speed: t.text('speed').notNull(),
    /** When all viewers have the match's result. Matches count in this order, then by id. */
    at: moment('at').notNull(),
    muBefore: doublePrecision('mu_before').notNull(),
    mu: doublePrecision('mu').notNull(),
    sigma: doublePrecision('sigma').notNull(),
    /** How many matches the rating counts, with this one. */
    matches: integer('matches').notNull(),
  }),
  (table) => [
    primaryKey({ name: 'rating_changes_pkey', columns: [table.matchId, table.seat] }),
    references('rating_changes_match_fkey', table.matchId, matches.id),
    references('rating_changes_player_fkey', table.playerId, players.id),
    index('rating_changes_by_player').on(table.playerId, table.game, table.speed, table.at, table.matchId),
    index('rating_changes_by_time').on(table.game, table.speed, table.at),
  ],
);

/** The current ratings: the last change of each player, game and speed. */
export const ratings = pgTable(
  'ratings',
  (t) => ({
    playerId: t.uuid('player_id').notNull(),
    game: t.text('game').notNull(),
    speed: t.text('speed').notNull(),
    mu: doublePrecision('mu').notNull(),
    sigma: doublePrecision('sigma').notNull(),
    matches: integer('matches').notNull(),
    lastAt: moment('last_at').notNull(),
  }),
  (table) => [
    primaryKey({ name: 'ratings_pkey', columns: [table.playerId, table.game, table.speed] }),
    references('ratings_player_fkey', table.playerId, players.id),
    index('ratings_by_points').on(table.game, table.speed, table.mu, table.playerId),
  ],
);
