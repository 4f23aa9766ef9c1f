// Made from operations.graphql and schema.graphql by: npm run codegen
import { type Document, document } from '../../data/client.ts';
import type { Speed } from '../../data/client.ts';


export type LeaderboardResult = { readonly game: { readonly id: string; readonly title: string; } | null; readonly leaderboard: { readonly leaders: ReadonlyArray<{ readonly place: number; readonly player: { readonly id: string; readonly name: string; }; readonly rating: { readonly points: number; readonly matches: number; readonly lastMatchAt: string; }; }>; readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null; }; }; };
export type LeaderboardVariables = { readonly game: string; readonly speed: Speed; readonly after?: string | null; };
export const LEADERBOARD: Document<LeaderboardResult, LeaderboardVariables> = /* @__PURE__ */ document(`query Leaderboard($game:ID!$speed:Speed!$after:Cursor){game(id:$game){id title}leaderboard(game:$game speed:$speed first:50 after:$after){leaders{place player{id name}rating{points matches lastMatchAt}}pageInfo{hasNextPage endCursor}}}`);
