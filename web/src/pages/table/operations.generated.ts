// Made from operations.graphql and schema.graphql by: npm run codegen
import { type Document, document } from '../../data/client.ts';
import type { AddBotInput, AnswerOfferInput, AutoPass, BoardShape, BotLevel, ChallengeStatus, EffectKind, EntryKind, JoinMatchInput, JudgeRuling, MakeOfferInput, MatchStatus, MilestoneKind, OfferKind, PlaceKind, RematchInput, ScoreRowKind, SubjectKind, SubmitMoveInput, UndoMoveInput, Visibility, ZoneKind } from '../../data/client.ts';

export type CounterParts = { readonly label: string; readonly seat: number | null; readonly value: number; readonly max: number | null; readonly side: number | null; };

export type CardParts = { readonly number: number | null; readonly name: string | null; readonly text: string | null; readonly stats: ReadonlyArray<CounterParts>; readonly back: string; readonly place: number | null; };

export type ZoneParts = { readonly key: string; readonly label: string; readonly seat: number | null; readonly kind: ZoneKind; readonly count: number; readonly cards: ReadonlyArray<CardParts>; };

export type PieceParts = { readonly key: string; readonly kind: string; readonly label: string; readonly seat: number | null; readonly card: number | null; readonly rotation: number | null; readonly stats: ReadonlyArray<CounterParts>; };

export type CellParts = { readonly key: string; readonly x: number; readonly y: number; readonly kind: string; readonly label: string; readonly seat: number | null; readonly card: number | null; readonly pieces: ReadonlyArray<PieceParts>; };

export type BoardParts = { readonly shape: BoardShape; readonly cells: ReadonlyArray<CellParts>; };

export type TableParts = { readonly zones: ReadonlyArray<ZoneParts>; readonly board: BoardParts | null; readonly counters: ReadonlyArray<CounterParts>; readonly seats: ReadonlyArray<{ readonly seat: number; readonly status: ReadonlyArray<string>; }>; };

export type EntryParts = { readonly version: number; readonly seat: number | null; readonly kind: EntryKind; readonly text: string; };

export type MatchState = { readonly id: string; readonly game: { readonly id: string; readonly title: string; }; readonly status: MatchStatus; readonly epoch: number; readonly version: number; readonly yourSeats: ReadonlyArray<number>; readonly waitingFor: ReadonlyArray<number>; readonly seats: ReadonlyArray<{ readonly seat: number; readonly name: string; readonly bot: BotLevel | null; readonly taken: boolean; readonly left: boolean; }>; readonly clock: { readonly seats: ReadonlyArray<{ readonly seat: number; readonly left: number | null; readonly deadline: string | null; }>; } | null; readonly table: TableParts; readonly result: { readonly places: ReadonlyArray<{ readonly place: number; readonly seats: ReadonlyArray<number>; }>; readonly why: string; } | null; };

export type SubjectParts = { readonly kind: SubjectKind; readonly number: number | null; readonly key: string | null; };

export type AskedBlankParts = { readonly label: string | null; readonly kind: SubjectKind; readonly path: ReadonlyArray<string>; readonly from: ReadonlyArray<{ readonly value: unknown; readonly label: string; readonly concerns: SubjectParts | null; }> | null; readonly min: number; readonly max: number; readonly each: ReadonlyArray<string> | null; };

export type AskedParts = { readonly version: number; readonly seat: number; readonly prompt: string; readonly deadline: string | null; readonly reaction: boolean; readonly autoPass: AutoPass; readonly choices: ReadonlyArray<{ readonly label: string; readonly move: unknown; readonly concerns: ReadonlyArray<SubjectParts>; readonly blanks: ReadonlyArray<AskedBlankParts>; readonly preview: ReadonlyArray<PieceParts>; }>; };

export type PlaceParts = { readonly kind: PlaceKind; readonly key: string; };

export type EffectParts = { readonly kind: EffectKind; readonly line: number; readonly seat: number | null; readonly from: PlaceParts | null; readonly to: PlaceParts | null; readonly cards: ReadonlyArray<string>; readonly amount: number | null; readonly what: string | null; readonly dice: ReadonlyArray<number>; readonly sides: number | null; };

export type LoggedEntry = { readonly lines: ReadonlyArray<string>; readonly effects: ReadonlyArray<EffectParts>; readonly milestones: ReadonlyArray<{ readonly kind: MilestoneKind; readonly line: number; }>; readonly rewoundTo: number | null; readonly judge: { readonly name: string; } | null; readonly ruling: JudgeRuling | null; } & EntryParts;

export type PlayedParts = { readonly visibility: Visibility; readonly rated: boolean; readonly invitation: string | null; readonly paused: boolean; readonly question: string | null; readonly seed: string | null; readonly tournamentId: string | null; readonly timeControl: { readonly days: number | null; } | null; readonly createdBy: { readonly id: string; }; readonly decision: AskedParts | null; readonly offer: { readonly kind: OfferKind; readonly seat: number; readonly to: number | null; readonly version: number; readonly awaits: ReadonlyArray<number>; } | null; readonly possibleOffers: ReadonlyArray<OfferKind>; readonly result: { readonly decided: string; readonly awards: ReadonlyArray<{ readonly card: string; readonly from: number; readonly to: number; }>; readonly scoreTable: ReadonlyArray<{ readonly label: string; readonly kind: ScoreRowKind; readonly decisive: boolean; readonly values: ReadonlyArray<{ readonly seat: number; readonly value: number; readonly detail: string | null; }>; }>; } | null; } & MatchState;

export type RematchParts = { readonly id: string; readonly status: ChallengeStatus; readonly from: { readonly id: string; readonly name: string; }; readonly match: { readonly id: string; readonly yourSeats: ReadonlyArray<number>; } | null; };

const COUNTER_PARTS = 'fragment CounterParts on Counter{label seat value max side}';
const CARD_PARTS = 'fragment CardParts on CardView{number name text stats{...CounterParts}back place}';
const ZONE_PARTS = 'fragment ZoneParts on Zone{key label seat kind count cards{...CardParts}}';
const PIECE_PARTS = 'fragment PieceParts on Piece{key kind label seat card rotation stats{...CounterParts}}';
const CELL_PARTS = 'fragment CellParts on Cell{key x y kind label seat card pieces{...PieceParts}}';
const BOARD_PARTS = 'fragment BoardParts on Board{shape cells{...CellParts}}';
const TABLE_PARTS = 'fragment TableParts on TableView{zones{...ZoneParts}board{...BoardParts}counters{...CounterParts}seats{seat status}}';
const ENTRY_PARTS = 'fragment EntryParts on Entry{version seat kind text}';
const MATCH_STATE = 'fragment MatchState on Match{id game{id title}status epoch version yourSeats waitingFor seats{seat name bot taken left}clock{seats{seat left deadline}}table{...TableParts}result{places{place seats}why}}';
const SUBJECT_PARTS = 'fragment SubjectParts on Subject{kind number key}';
const ASKED_BLANK_PARTS = 'fragment AskedBlankParts on Blank{label kind path from{value label concerns{...SubjectParts}}min max each}';
const ASKED_PARTS = 'fragment AskedParts on Decision{version seat prompt deadline reaction autoPass choices{label move concerns{...SubjectParts}blanks{...AskedBlankParts}preview{...PieceParts}}}';
const PLACE_PARTS = 'fragment PlaceParts on Place{kind key}';
const EFFECT_PARTS = 'fragment EffectParts on Effect{kind line seat from{...PlaceParts}to{...PlaceParts}cards amount what dice sides}';
const LOGGED_ENTRY = 'fragment LoggedEntry on Entry{...EntryParts lines effects{...EffectParts}milestones{kind line}rewoundTo judge{name}ruling}';
const PLAYED_PARTS = 'fragment PlayedParts on Match{...MatchState visibility rated invitation paused question seed tournamentId timeControl{days}createdBy{id}decision{...AskedParts}offer{kind seat to version awaits}possibleOffers result{decided awards{card from to}scoreTable{label kind decisive values{seat value detail}}}}';
const REMATCH_PARTS = 'fragment RematchParts on Challenge{id status from{id name}match{id yourSeats}}';

export type OpenTableResult = { readonly match: { readonly entries: { readonly nodes: ReadonlyArray<LoggedEntry>; }; } & PlayedParts | null; };
export type OpenTableVariables = { readonly id: string; };
export const OPEN_TABLE: Document<OpenTableResult, OpenTableVariables> = /* @__PURE__ */ document(`${COUNTER_PARTS}${CARD_PARTS}${ZONE_PARTS}${PIECE_PARTS}${CELL_PARTS}${BOARD_PARTS}${TABLE_PARTS}${ENTRY_PARTS}${MATCH_STATE}${SUBJECT_PARTS}${ASKED_BLANK_PARTS}${ASKED_PARTS}${PLACE_PARTS}${EFFECT_PARTS}${LOGGED_ENTRY}${PLAYED_PARTS}query OpenTable($id:ID!){match(id:$id){...PlayedParts entries(last:60){nodes{...LoggedEntry}}}}`);
export type MatchRatingsResult = { readonly match: { readonly id: string; readonly seats: ReadonlyArray<{ readonly seat: number; readonly rating: { readonly points: number; readonly provisional: boolean; } | null; }>; readonly ratingChanges: ReadonlyArray<{ readonly seat: number; readonly before: number; readonly after: number; readonly change: number; readonly provisional: boolean; }>; } | null; };
export type MatchRatingsVariables = { readonly id: string; };
export const MATCH_RATINGS: Document<MatchRatingsResult, MatchRatingsVariables> = /* @__PURE__ */ document(`query MatchRatings($id:ID!){match(id:$id){id seats{seat rating{points provisional}}ratingChanges{seat before after change provisional}}}`);
export type EarlierEntriesResult = { readonly match: { readonly entries: { readonly nodes: ReadonlyArray<LoggedEntry>; }; } | null; };
export type EarlierEntriesVariables = { readonly id: string; readonly before: string; };
export const EARLIER_ENTRIES: Document<EarlierEntriesResult, EarlierEntriesVariables> = /* @__PURE__ */ document(`${ENTRY_PARTS}${PLACE_PARTS}${EFFECT_PARTS}${LOGGED_ENTRY}query EarlierEntries($id:ID!$before:Cursor!){match(id:$id){entries(last:100 before:$before){nodes{...LoggedEntry}}}}`);
export type TableNowResult = { readonly match: PlayedParts | null; };
export type TableNowVariables = { readonly id: string; };
export const TABLE_NOW: Document<TableNowResult, TableNowVariables> = /* @__PURE__ */ document(`${COUNTER_PARTS}${CARD_PARTS}${ZONE_PARTS}${PIECE_PARTS}${CELL_PARTS}${BOARD_PARTS}${TABLE_PARTS}${MATCH_STATE}${SUBJECT_PARTS}${ASKED_BLANK_PARTS}${ASKED_PARTS}${PLAYED_PARTS}query TableNow($id:ID!){match(id:$id){...PlayedParts}}`);
export type TableUpdatesResult = { readonly matchUpdates: { readonly epoch: number; readonly version: number; readonly entries: ReadonlyArray<LoggedEntry>; readonly match: PlayedParts; }; };
export type TableUpdatesVariables = { readonly id: string; readonly after?: number | null; };
export const TABLE_UPDATES: Document<TableUpdatesResult, TableUpdatesVariables> = /* @__PURE__ */ document(`${COUNTER_PARTS}${CARD_PARTS}${ZONE_PARTS}${PIECE_PARTS}${CELL_PARTS}${BOARD_PARTS}${TABLE_PARTS}${ENTRY_PARTS}${MATCH_STATE}${SUBJECT_PARTS}${ASKED_BLANK_PARTS}${ASKED_PARTS}${PLACE_PARTS}${EFFECT_PARTS}${LOGGED_ENTRY}${PLAYED_PARTS}subscription TableUpdates($id:ID!$after:Int){matchUpdates(id:$id after:$after){epoch version entries{...LoggedEntry}match{...PlayedParts}}}`);
export type AnswerResult = { readonly submitMove: { readonly entry: LoggedEntry; readonly match: PlayedParts; }; };
export type AnswerVariables = { readonly input: SubmitMoveInput; };
export const ANSWER: Document<AnswerResult, AnswerVariables> = /* @__PURE__ */ document(`${COUNTER_PARTS}${CARD_PARTS}${ZONE_PARTS}${PIECE_PARTS}${CELL_PARTS}${BOARD_PARTS}${TABLE_PARTS}${ENTRY_PARTS}${MATCH_STATE}${SUBJECT_PARTS}${ASKED_BLANK_PARTS}${ASKED_PARTS}${PLACE_PARTS}${EFFECT_PARTS}${LOGGED_ENTRY}${PLAYED_PARTS}mutation Answer($input:SubmitMoveInput!){submitMove(input:$input){entry{...LoggedEntry}match{...PlayedParts}}}`);
export type SetAutoPassResult = { readonly setAutoPass: PlayedParts; };
export type SetAutoPassVariables = { readonly matchId: string; readonly mode: AutoPass; };
export const SET_AUTO_PASS: Document<SetAutoPassResult, SetAutoPassVariables> = /* @__PURE__ */ document(`${COUNTER_PARTS}${CARD_PARTS}${ZONE_PARTS}${PIECE_PARTS}${CELL_PARTS}${BOARD_PARTS}${TABLE_PARTS}${MATCH_STATE}${SUBJECT_PARTS}${ASKED_BLANK_PARTS}${ASKED_PARTS}${PLAYED_PARTS}mutation SetAutoPass($matchId:ID!$mode:AutoPass!){setAutoPass(matchId:$matchId mode:$mode){...PlayedParts}}`);
export type CallJudgeResult = { readonly callJudge: PlayedParts; };
export type CallJudgeVariables = { readonly matchId: string; readonly about: string; };
export const CALL_JUDGE: Document<CallJudgeResult, CallJudgeVariables> = /* @__PURE__ */ document(`${COUNTER_PARTS}${CARD_PARTS}${ZONE_PARTS}${PIECE_PARTS}${CELL_PARTS}${BOARD_PARTS}${TABLE_PARTS}${MATCH_STATE}${SUBJECT_PARTS}${ASKED_BLANK_PARTS}${ASKED_PARTS}${PLAYED_PARTS}mutation CallJudge($matchId:ID!$about:String!){callJudge(matchId:$matchId about:$about){...PlayedParts}}`);
export type UndoToResult = { readonly match: { readonly version: number; readonly undoTo: number | null; } | null; };
export type UndoToVariables = { readonly id: string; };
export const UNDO_TO: Document<UndoToResult, UndoToVariables> = /* @__PURE__ */ document(`query UndoTo($id:ID!){match(id:$id){version undoTo}}`);
export type UndoMoveResult = { readonly undoMove: PlayedParts; };
export type UndoMoveVariables = { readonly input: UndoMoveInput; };
export const UNDO_MOVE: Document<UndoMoveResult, UndoMoveVariables> = /* @__PURE__ */ document(`${COUNTER_PARTS}${CARD_PARTS}${ZONE_PARTS}${PIECE_PARTS}${CELL_PARTS}${BOARD_PARTS}${TABLE_PARTS}${MATCH_STATE}${SUBJECT_PARTS}${ASKED_BLANK_PARTS}${ASKED_PARTS}${PLAYED_PARTS}mutation UndoMove($input:UndoMoveInput!){undoMove(input:$input){...PlayedParts}}`);
export type MakeOfferResult = { readonly makeOffer: PlayedParts; };
export type MakeOfferVariables = { readonly input: MakeOfferInput; };
export const MAKE_OFFER: Document<MakeOfferResult, MakeOfferVariables> = /* @__PURE__ */ document(`${COUNTER_PARTS}${CARD_PARTS}${ZONE_PARTS}${PIECE_PARTS}${CELL_PARTS}${BOARD_PARTS}${TABLE_PARTS}${MATCH_STATE}${SUBJECT_PARTS}${ASKED_BLANK_PARTS}${ASKED_PARTS}${PLAYED_PARTS}mutation MakeOffer($input:MakeOfferInput!){makeOffer(input:$input){...PlayedParts}}`);
export type AnswerOfferResult = { readonly answerOffer: PlayedParts; };
export type AnswerOfferVariables = { readonly input: AnswerOfferInput; };
export const ANSWER_OFFER: Document<AnswerOfferResult, AnswerOfferVariables> = /* @__PURE__ */ document(`${COUNTER_PARTS}${CARD_PARTS}${ZONE_PARTS}${PIECE_PARTS}${CELL_PARTS}${BOARD_PARTS}${TABLE_PARTS}${MATCH_STATE}${SUBJECT_PARTS}${ASKED_BLANK_PARTS}${ASKED_PARTS}${PLAYED_PARTS}mutation AnswerOffer($input:AnswerOfferInput!){answerOffer(input:$input){...PlayedParts}}`);
export type ResignResult = { readonly resign: PlayedParts; };
export type ResignVariables = { readonly matchId: string; };
export const RESIGN: Document<ResignResult, ResignVariables> = /* @__PURE__ */ document(`${COUNTER_PARTS}${CARD_PARTS}${ZONE_PARTS}${PIECE_PARTS}${CELL_PARTS}${BOARD_PARTS}${TABLE_PARTS}${MATCH_STATE}${SUBJECT_PARTS}${ASKED_BLANK_PARTS}${ASKED_PARTS}${PLAYED_PARTS}mutation Resign($matchId:ID!){resign(matchId:$matchId){...PlayedParts}}`);
export type LeaveMatchResult = { readonly leaveMatch: PlayedParts; };
export type LeaveMatchVariables = { readonly matchId: string; };
export const LEAVE_MATCH: Document<LeaveMatchResult, LeaveMatchVariables> = /* @__PURE__ */ document(`${COUNTER_PARTS}${CARD_PARTS}${ZONE_PARTS}${PIECE_PARTS}${CELL_PARTS}${BOARD_PARTS}${TABLE_PARTS}${MATCH_STATE}${SUBJECT_PARTS}${ASKED_BLANK_PARTS}${ASKED_PARTS}${PLAYED_PARTS}mutation LeaveMatch($matchId:ID!){leaveMatch(matchId:$matchId){...PlayedParts}}`);
export type CancelMatchResult = { readonly cancelMatch: PlayedParts; };
export type CancelMatchVariables = { readonly matchId: string; };
export const CANCEL_MATCH: Document<CancelMatchResult, CancelMatchVariables> = /* @__PURE__ */ document(`${COUNTER_PARTS}${CARD_PARTS}${ZONE_PARTS}${PIECE_PARTS}${CELL_PARTS}${BOARD_PARTS}${TABLE_PARTS}${MATCH_STATE}${SUBJECT_PARTS}${ASKED_BLANK_PARTS}${ASKED_PARTS}${PLAYED_PARTS}mutation CancelMatch($matchId:ID!){cancelMatch(matchId:$matchId){...PlayedParts}}`);
export type AddBotResult = { readonly addBot: PlayedParts; };
export type AddBotVariables = { readonly input: AddBotInput; };
export const ADD_BOT: Document<AddBotResult, AddBotVariables> = /* @__PURE__ */ document(`${COUNTER_PARTS}${CARD_PARTS}${ZONE_PARTS}${PIECE_PARTS}${CELL_PARTS}${BOARD_PARTS}${TABLE_PARTS}${MATCH_STATE}${SUBJECT_PARTS}${ASKED_BLANK_PARTS}${ASKED_PARTS}${PLAYED_PARTS}mutation AddBot($input:AddBotInput!){addBot(input:$input){...PlayedParts}}`);
export type JoinHereResult = { readonly joinMatch: PlayedParts; };
export type JoinHereVariables = { readonly input: JoinMatchInput; };
export const JOIN_HERE: Document<JoinHereResult, JoinHereVariables> = /* @__PURE__ */ document(`${COUNTER_PARTS}${CARD_PARTS}${ZONE_PARTS}${PIECE_PARTS}${CELL_PARTS}${BOARD_PARTS}${TABLE_PARTS}${MATCH_STATE}${SUBJECT_PARTS}${ASKED_BLANK_PARTS}${ASKED_PARTS}${PLAYED_PARTS}mutation JoinHere($input:JoinMatchInput!){joinMatch(input:$input){...PlayedParts}}`);
export type RematchUpdatesResult = { readonly rematchUpdates: RematchParts; };
export type RematchUpdatesVariables = { readonly matchId: string; };
export const REMATCH_UPDATES: Document<RematchUpdatesResult, RematchUpdatesVariables> = /* @__PURE__ */ document(`${REMATCH_PARTS}subscription RematchUpdates($matchId:ID!){rematchUpdates(matchId:$matchId){...RematchParts}}`);
export type RematchResult = { readonly rematch: RematchParts; };
export type RematchVariables = { readonly input: RematchInput; };
export const REMATCH: Document<RematchResult, RematchVariables> = /* @__PURE__ */ document(`${REMATCH_PARTS}mutation Rematch($input:RematchInput!){rematch(input:$input){...RematchParts}}`);
export type DeclineRematchResult = { readonly declineChallenge: RematchParts; };
export type DeclineRematchVariables = { readonly id: string; };
export const DECLINE_REMATCH: Document<DeclineRematchResult, DeclineRematchVariables> = /* @__PURE__ */ document(`${REMATCH_PARTS}mutation DeclineRematch($id:ID!){declineChallenge(id:$id){...RematchParts}}`);
export type WithdrawRematchResult = { readonly cancelMatch: { readonly id: string; }; };
export type WithdrawRematchVariables = { readonly matchId: string; };
export const WITHDRAW_REMATCH: Document<WithdrawRematchResult, WithdrawRematchVariables> = /* @__PURE__ */ document(`mutation WithdrawRematch($matchId:ID!){cancelMatch(matchId:$matchId){id}}`);
export type ReservedSeatsResult = { readonly match: { readonly id: string; readonly seats: ReadonlyArray<{ readonly seat: number; readonly reserved: boolean; }>; } | null; };
export type ReservedSeatsVariables = { readonly id: string; };
export const RESERVED_SEATS: Document<ReservedSeatsResult, ReservedSeatsVariables> = /* @__PURE__ */ document(`query ReservedSeats($id:ID!){match(id:$id){id seats{seat reserved}}}`);
export type InviteToMatchResult = { readonly inviteToMatch: { readonly id: string; }; };
export type InviteToMatchVariables = { readonly matchId: string; readonly player: string; };
export const INVITE_TO_MATCH: Document<InviteToMatchResult, InviteToMatchVariables> = /* @__PURE__ */ document(`mutation InviteToMatch($matchId:ID!$player:ID!){inviteToMatch(matchId:$matchId player:$player){id}}`);
