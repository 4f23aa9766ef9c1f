// Made from operations.graphql and schema.graphql by: npm run codegen
import { type Document, document } from '../../data/client.ts';
import type { MatchStatus, Visibility } from '../../data/client.ts';

export type TimeControlParts = { readonly perDecision: number | null; readonly fischer: { readonly bank: number; readonly increment: number; } | null; readonly days: number | null; };

export type GameLine = { readonly id: string; readonly title: string; readonly about: string; readonly minSeats: number; readonly maxSeats: number; };

export type SeatLine = { readonly seat: number; readonly name: string; readonly taken: boolean; readonly reserved: boolean; readonly left: boolean; readonly player: { readonly id: string; } | null; readonly rating: { readonly points: number; readonly provisional: boolean; } | null; };

export type MatchLine = { readonly id: string; readonly status: MatchStatus; readonly seed: string | null; readonly game: { readonly id: string; readonly title: string; }; readonly seats: ReadonlyArray<SeatLine>; readonly createdAt: string; readonly finishedAt: string | null; readonly visibility: Visibility; readonly rated: boolean; readonly ratingChanges: ReadonlyArray<{ readonly seat: number; readonly change: number; }>; readonly yourSeats: ReadonlyArray<number>; readonly waitingFor: ReadonlyArray<number>; readonly timeControl: TimeControlParts | null; readonly result: { readonly why: string; readonly places: ReadonlyArray<{ readonly place: number; readonly seats: ReadonlyArray<number>; }>; } | null; };

const TIME_CONTROL_PARTS = 'fragment TimeControlParts on TimeControl{perDecision fischer{bank increment}days}';
const GAME_LINE = 'fragment GameLine on Game{id title about minSeats maxSeats}';
const SEAT_LINE = 'fragment SeatLine on Seat{seat name taken reserved left player{id}rating{points provisional}}';
const MATCH_LINE = 'fragment MatchLine on Match{id status seed game{id title}seats{...SeatLine}createdAt finishedAt visibility rated ratingChanges{seat change}yourSeats waitingFor timeControl{...TimeControlParts}result{why places{place seats}}}';

export type GameListResult = { readonly games: ReadonlyArray<GameLine>; };
export type GameListVariables = {};
export const GAME_LIST: Document<GameListResult, GameListVariables> = /* @__PURE__ */ document(`${GAME_LINE}query GameList{games{...GameLine}}`);
export type PublicMatchesResult = { readonly open: { readonly nodes: ReadonlyArray<MatchLine>; }; readonly running: { readonly nodes: ReadonlyArray<MatchLine>; }; };
export type PublicMatchesVariables = {};
export const PUBLIC_MATCHES: Document<PublicMatchesResult, PublicMatchesVariables> = /* @__PURE__ */ document(`${TIME_CONTROL_PARTS}${SEAT_LINE}${MATCH_LINE}query PublicMatches{open:matches(filter:{status:WAITING}first:12){nodes{...MatchLine}}running:matches(filter:{status:RUNNING}first:8){nodes{...MatchLine}}}`);
export type OwnMatchesResult = { readonly running: { readonly nodes: ReadonlyArray<MatchLine>; }; readonly waiting: { readonly nodes: ReadonlyArray<MatchLine>; }; readonly finished: { readonly nodes: ReadonlyArray<MatchLine>; }; readonly myDecisions: ReadonlyArray<{ readonly matchId: string; readonly prompt: string; readonly deadline: string | null; }>; };
export type OwnMatchesVariables = {};
export const OWN_MATCHES: Document<OwnMatchesResult, OwnMatchesVariables> = /* @__PURE__ */ document(`${TIME_CONTROL_PARTS}${SEAT_LINE}${MATCH_LINE}query OwnMatches{running:matches(filter:{mine:true status:RUNNING}first:20){nodes{...MatchLine}}waiting:matches(filter:{mine:true status:WAITING}first:10){nodes{...MatchLine}}finished:matches(filter:{mine:true status:FINISHED}first:3){nodes{...MatchLine}}myDecisions(first:20){matchId prompt deadline}}`);
export type RecentOpponentsResult = { readonly recentOpponents: ReadonlyArray<{ readonly player: { readonly id: string; readonly name: string; }; readonly match: MatchLine; }>; };
export type RecentOpponentsVariables = {};
export const RECENT_OPPONENTS: Document<RecentOpponentsResult, RecentOpponentsVariables> = /* @__PURE__ */ document(`${TIME_CONTROL_PARTS}${SEAT_LINE}${MATCH_LINE}query RecentOpponents{recentOpponents{player{id name}match{...MatchLine}}}`);
export type PlayerMatchesResult = { readonly player: { readonly id: string; readonly name: string; readonly guest: boolean; readonly bot: boolean; readonly deleted: boolean; readonly createdAt: string; } | null; readonly matches: { readonly nodes: ReadonlyArray<MatchLine>; readonly totalCount: number; readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null; }; }; };
export type PlayerMatchesVariables = { readonly id: string; readonly after?: string | null; };
export const PLAYER_MATCHES: Document<PlayerMatchesResult, PlayerMatchesVariables> = /* @__PURE__ */ document(`${TIME_CONTROL_PARTS}${SEAT_LINE}${MATCH_LINE}query PlayerMatches($id:ID!$after:Cursor){player(id:$id){id name guest bot deleted createdAt}matches(filter:{player:$id}first:20 after:$after){nodes{...MatchLine}totalCount pageInfo{hasNextPage endCursor}}}`);
export type HeadToHeadResult = { readonly crosstable: { readonly games: ReadonlyArray<{ readonly game: { readonly id: string; readonly title: string; }; readonly wins: number; readonly draws: number; readonly losses: number; }>; readonly matches: ReadonlyArray<MatchLine>; }; };
export type HeadToHeadVariables = { readonly player: string; readonly opponent: string; };
export const HEAD_TO_HEAD: Document<HeadToHeadResult, HeadToHeadVariables> = /* @__PURE__ */ document(`${TIME_CONTROL_PARTS}${SEAT_LINE}${MATCH_LINE}query HeadToHead($player:ID!$opponent:ID!){crosstable(player:$player opponent:$opponent){games{game{id title}wins draws losses}matches{...MatchLine}}}`);
