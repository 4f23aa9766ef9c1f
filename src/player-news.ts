/**
 * What of a player has changed: who they are, and so perhaps everything; what lets them in, and what goes with it; or only
 * where they want to be told of something.
 */
export const PLAYER_NEWS = ['ACCOUNT', 'ACCESS', 'TARGETS'] as const;
export type PlayerNews = (typeof PLAYER_NEWS)[number];

/** Hears that a player has changed, and in what. Must not throw. */
export type PlayerListener = (playerId: string, news: PlayerNews) => void;
