// Made from operations.graphql and schema.graphql by: npm run codegen
import { type Document, document } from '../../data/client.ts';
import type { ActOnPlayerInput, AnnounceMaintenanceInput, BanPlayerInput, CloseTournamentInput, DeleteMessageInput, MoveCardInput, OperatorAct, RenamePlayerInput, ResolveReportInput, Role, TakeReportInput, VoidMatchInput } from '../../data/client.ts';

export type ReportLine = { readonly id: string; readonly at: string; readonly reporter: { readonly id: string; readonly name: string; }; readonly player: { readonly id: string; readonly name: string; }; readonly matchId: string | null; readonly message: string | null; readonly messageId: string | null; readonly reason: string; readonly takenBy: { readonly id: string; readonly name: string; } | null; readonly resolvedAt: string | null; readonly resolvedBy: { readonly name: string; } | null; readonly resolution: string | null; };

export type FoundLine = { readonly player: { readonly id: string; readonly name: string; readonly guest: boolean; readonly bot: boolean; readonly deleted: boolean; readonly roles: ReadonlyArray<Role>; readonly createdAt: string; }; readonly banReason: string | null; readonly bannedUntil: string | null; };

export type LogLine = { readonly id: string; readonly at: string; readonly act: OperatorAct; readonly actor: { readonly id: string; readonly name: string; } | null; readonly player: { readonly id: string; readonly name: string; } | null; readonly matchId: string | null; readonly tournamentId: string | null; readonly reason: string; readonly detail: unknown; readonly until: string | null; };

const REPORT_LINE = 'fragment ReportLine on PlayerReport{id at reporter{id name}player{id name}matchId message messageId reason takenBy{id name}resolvedAt resolvedBy{name}resolution}';
const FOUND_LINE = 'fragment FoundLine on FoundPlayer{player{id name guest bot deleted roles createdAt}banReason bannedUntil}';
const LOG_LINE = 'fragment LogLine on OperatorLogEntry{id at act actor{id name}player{id name}matchId tournamentId reason detail until}';

export type OwnRolesResult = { readonly me: { readonly id: string; readonly roles: ReadonlyArray<Role>; } | null; };
export type OwnRolesVariables = {};
export const OWN_ROLES: Document<OwnRolesResult, OwnRolesVariables> = /* @__PURE__ */ document(`query OwnRoles{me{id roles}}`);
export type PlayerReportsResult = { readonly playerReports: { readonly totalCount: number; readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null; }; readonly nodes: ReadonlyArray<ReportLine>; }; };
export type PlayerReportsVariables = { readonly resolved: boolean; readonly after?: string | null; };
export const PLAYER_REPORTS: Document<PlayerReportsResult, PlayerReportsVariables> = /* @__PURE__ */ document(`${REPORT_LINE}query PlayerReports($resolved:Boolean!$after:Cursor){playerReports(resolved:$resolved first:20 after:$after){totalCount pageInfo{hasNextPage endCursor}nodes{...ReportLine}}}`);
export type TakeReportResult = { readonly takeReport: { readonly id: string; }; };
export type TakeReportVariables = { readonly input: TakeReportInput; };
export const TAKE_REPORT: Document<TakeReportResult, TakeReportVariables> = /* @__PURE__ */ document(`mutation TakeReport($input:TakeReportInput!){takeReport(input:$input){id}}`);
export type ResolveReportResult = { readonly resolveReport: { readonly id: string; }; };
export type ResolveReportVariables = { readonly input: ResolveReportInput; };
export const RESOLVE_REPORT: Document<ResolveReportResult, ResolveReportVariables> = /* @__PURE__ */ document(`mutation ResolveReport($input:ResolveReportInput!){resolveReport(input:$input){id}}`);
export type DeletePlayersMessageResult = { readonly deleteMessage: { readonly id: string; }; };
export type DeletePlayersMessageVariables = { readonly input: DeleteMessageInput; };
export const DELETE_PLAYERS_MESSAGE: Document<DeletePlayersMessageResult, DeletePlayersMessageVariables> = /* @__PURE__ */ document(`mutation DeletePlayersMessage($input:DeleteMessageInput!){deleteMessage(input:$input){id}}`);
export type FindPlayersResult = { readonly findPlayers: ReadonlyArray<FoundLine>; };
export type FindPlayersVariables = { readonly text: string; };
export const FIND_PLAYERS: Document<FindPlayersResult, FindPlayersVariables> = /* @__PURE__ */ document(`${FOUND_LINE}query FindPlayers($text:String!){findPlayers(text:$text){...FoundLine}}`);
export type BanPlayerResult = { readonly banPlayer: { readonly id: string; }; };
export type BanPlayerVariables = { readonly input: BanPlayerInput; };
export const BAN_PLAYER: Document<BanPlayerResult, BanPlayerVariables> = /* @__PURE__ */ document(`mutation BanPlayer($input:BanPlayerInput!){banPlayer(input:$input){id}}`);
export type UnbanPlayerResult = { readonly unbanPlayer: { readonly id: string; }; };
export type UnbanPlayerVariables = { readonly input: ActOnPlayerInput; };
export const UNBAN_PLAYER: Document<UnbanPlayerResult, UnbanPlayerVariables> = /* @__PURE__ */ document(`mutation UnbanPlayer($input:ActOnPlayerInput!){unbanPlayer(input:$input){id}}`);
export type SignOutPlayerResult = { readonly signOutPlayer: { readonly id: string; }; };
export type SignOutPlayerVariables = { readonly input: ActOnPlayerInput; };
export const SIGN_OUT_PLAYER: Document<SignOutPlayerResult, SignOutPlayerVariables> = /* @__PURE__ */ document(`mutation SignOutPlayer($input:ActOnPlayerInput!){signOutPlayer(input:$input){id}}`);
export type RenamePlayerResult = { readonly renamePlayer: { readonly id: string; }; };
export type RenamePlayerVariables = { readonly input: RenamePlayerInput; };
export const RENAME_PLAYER: Document<RenamePlayerResult, RenamePlayerVariables> = /* @__PURE__ */ document(`mutation RenamePlayer($input:RenamePlayerInput!){renamePlayer(input:$input){id}}`);
export type VoidMatchResult = { readonly voidMatch: { readonly id: string; }; };
export type VoidMatchVariables = { readonly input: VoidMatchInput; };
export const VOID_MATCH: Document<VoidMatchResult, VoidMatchVariables> = /* @__PURE__ */ document(`mutation VoidMatch($input:VoidMatchInput!){voidMatch(input:$input){id}}`);
export type CloseTournamentResult = { readonly closeTournament: { readonly id: string; }; };
export type CloseTournamentVariables = { readonly input: CloseTournamentInput; };
export const CLOSE_TOURNAMENT: Document<CloseTournamentResult, CloseTournamentVariables> = /* @__PURE__ */ document(`mutation CloseTournament($input:CloseTournamentInput!){closeTournament(input:$input){id}}`);
export type DeckGamesResult = { readonly games: ReadonlyArray<{ readonly id: string; readonly title: string; }>; };
export type DeckGamesVariables = {};
export const DECK_GAMES: Document<DeckGamesResult, DeckGamesVariables> = /* @__PURE__ */ document(`query DeckGames{games{id title}}`);
export type MoveCardResult = { readonly moveCard: { readonly id: string; }; };
export type MoveCardVariables = { readonly input: MoveCardInput; };
export const MOVE_CARD: Document<MoveCardResult, MoveCardVariables> = /* @__PURE__ */ document(`mutation MoveCard($input:MoveCardInput!){moveCard(input:$input){id}}`);
export type OperatorMaintenanceResult = { readonly maintenance: { readonly at: string; readonly text: string; } | null; };
export type OperatorMaintenanceVariables = { readonly language?: string | null; };
export const OPERATOR_MAINTENANCE: Document<OperatorMaintenanceResult, OperatorMaintenanceVariables> = /* @__PURE__ */ document(`query OperatorMaintenance($language:String){maintenance{at text(language:$language)}}`);
export type AnnounceMaintenanceResult = { readonly announceMaintenance: { readonly id: string; }; };
export type AnnounceMaintenanceVariables = { readonly input: AnnounceMaintenanceInput; };
export const ANNOUNCE_MAINTENANCE: Document<AnnounceMaintenanceResult, AnnounceMaintenanceVariables> = /* @__PURE__ */ document(`mutation AnnounceMaintenance($input:AnnounceMaintenanceInput!){announceMaintenance(input:$input){id}}`);
export type EndMaintenanceResult = { readonly endMaintenance: { readonly id: string; }; };
export type EndMaintenanceVariables = { readonly reason: string; };
export const END_MAINTENANCE: Document<EndMaintenanceResult, EndMaintenanceVariables> = /* @__PURE__ */ document(`mutation EndMaintenance($reason:String!){endMaintenance(reason:$reason){id}}`);
export type OperatorLogResult = { readonly operatorLog: { readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null; }; readonly nodes: ReadonlyArray<LogLine>; }; };
export type OperatorLogVariables = { readonly player?: string | null; readonly act?: OperatorAct | null; readonly after?: string | null; };
export const OPERATOR_LOG: Document<OperatorLogResult, OperatorLogVariables> = /* @__PURE__ */ document(`${LOG_LINE}query OperatorLog($player:ID$act:OperatorAct$after:Cursor){operatorLog(player:$player act:$act first:20 after:$after){pageInfo{hasNextPage endCursor}nodes{...LogLine}}}`);
