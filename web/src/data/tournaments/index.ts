/** The entry point of the tournament data. */
export { type News, NO_NEWS } from './news.ts';
export * from './operations.generated.ts';
export { useLive } from './use-live.ts';
export { type Own, type OwnTable, useOwnTable } from './use-own-table.ts';
export { type Roster, useRoster } from './use-roster.ts';
export { useRounds, type WholeRound } from './use-rounds.ts';
export { type Followed, useTournament } from './use-tournament.ts';
export type { Wanted } from './wanted.ts';
