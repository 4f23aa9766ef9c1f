// Made from operations.graphql and schema.graphql by: npm run codegen
import { type Document, document } from '../../data/client.ts';
import type { Speed } from '../../data/client.ts';


export type PlayerRatingsResult = { readonly player: { readonly id: string; readonly ratings: ReadonlyArray<{ readonly game: { readonly id: string; readonly title: string; }; readonly speed: Speed; readonly points: number; readonly deviation: number; readonly provisional: boolean; readonly matches: number; }>; } | null; };
export type PlayerRatingsVariables = { readonly id: string; };
export const PLAYER_RATINGS: Document<PlayerRatingsResult, PlayerRatingsVariables> = /* @__PURE__ */ document(`query PlayerRatings($id:ID!){player(id:$id){id ratings{game{id title}speed points deviation provisional matches}}}`);
export type RatingHistoryResult = { readonly player: { readonly id: string; readonly ratingHistory: ReadonlyArray<{ readonly matchId: string; readonly at: string; readonly points: number; readonly change: number; }>; } | null; };
export type RatingHistoryVariables = { readonly id: string; readonly game: string; readonly speed: Speed; };
export const RATING_HISTORY: Document<RatingHistoryResult, RatingHistoryVariables> = /* @__PURE__ */ document(`query RatingHistory($id:ID!$game:ID!$speed:Speed!){player(id:$id){id ratingHistory(game:$game speed:$speed first:100){matchId at points change}}}`);
