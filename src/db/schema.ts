/** All tables; their statements are in `migrations`. */
export * from './tables/analyses.ts';
export * from './tables/collections.ts';
export * from './tables/friends.ts';
export * from './tables/heartbeat.ts';
export * from './tables/judging.ts';
export * from './tables/matches.ts';
export * from './tables/notifications.ts';
export * from './tables/operators.ts';
export * from './tables/players.ts';
export * from './tables/ratings.ts';
export * from './tables/searches.ts';
export * from './tables/signing-keys.ts';
export * from './tables/talk.ts';
export * from './tables/tournaments.ts';
export * from './tables/unused.ts';
