// Made from operations.graphql and schema.graphql by: npm run codegen
import { type Document, document } from './api.ts';
import type { BoardShape, BotLevel, CreateMatchInput, EntryKind, JoinMatchInput, MatchStatus, SignInInput, SignUpInput, SubjectKind, SubmitMoveInput, Visibility, ZoneKind } from './schema.generated.ts';

export type CounterParts = { readonly label: string; readonly seat: number | null; readonly value: number; readonly max: number | null; readonly side: number | null; };

export type CardParts = { readonly number: number | null; readonly name: string | null; readonly text: string | null; readonly stats: ReadonlyArray<CounterParts>; readonly back: string; readonly place: number | null; };

export type ZoneParts = { readonly key: string; readonly label: string; readonly seat: number | null; readonly kind: ZoneKind; readonly count: number; readonly cards: ReadonlyArray<CardParts>; };

export type PieceParts = { readonly key: string; readonly kind: string; readonly label: string; readonly seat: number | null; readonly card: number | null; readonly rotation: number | null; readonly stats: ReadonlyArray<CounterParts>; };

export type CellParts = { readonly key: string; readonly x: number; readonly y: number; readonly kind: string; readonly label: string; readonly seat: number | null; readonly card: number | null; readonly pieces: ReadonlyArray<PieceParts>; };

export type BoardParts = { readonly shape: BoardShape; readonly cells: ReadonlyArray<CellParts>; };

export type TableParts = { readonly zones: ReadonlyArray<ZoneParts>; readonly board: BoardParts | null; readonly counters: ReadonlyArray<CounterParts>; readonly seats: ReadonlyArray<{ readonly seat: number; readonly status: ReadonlyArray<string>; }>; };

export type BlankParts = { readonly label: string | null; readonly kind: SubjectKind; readonly path: ReadonlyArray<string>; readonly from: ReadonlyArray<{ readonly value: unknown; readonly label: string; }> | null; readonly min: number; readonly max: number; };

export type ChoiceParts = { readonly label: string; readonly move: unknown; readonly blanks: ReadonlyArray<BlankParts>; };

export type DecisionParts = { readonly version: number; readonly seat: number; readonly prompt: string; readonly deadline: string | null; readonly choices: ReadonlyArray<ChoiceParts>; };

export type EntryParts = { readonly version: number; readonly seat: number | null; readonly kind: EntryKind; readonly text: string; };

export type MatchState = { readonly id: string; readonly game: { readonly id: string; readonly title: string; }; readonly status: MatchStatus; readonly epoch: number; readonly version: number; readonly yourSeats: ReadonlyArray<number>; readonly waitingFor: ReadonlyArray<number>; readonly seats: ReadonlyArray<{ readonly seat: number; readonly name: string; readonly bot: BotLevel | null; readonly taken: boolean; readonly left: boolean; }>; readonly clock: { readonly seats: ReadonlyArray<{ readonly seat: number; readonly left: number | null; readonly deadline: string | null; }>; } | null; readonly table: TableParts; readonly result: { readonly places: ReadonlyArray<{ readonly place: number; readonly seats: ReadonlyArray<number>; }>; readonly why: string; } | null; };

export type MatchParts = { readonly visibility: Visibility; readonly invitation: string | null; readonly decision: DecisionParts | null; } & MatchState;

export type PlayerParts = { readonly id: string; readonly name: string; readonly guest: boolean; };

export type SessionParts = { readonly token: string; readonly expiresAt: string; readonly player: PlayerParts; };

const COUNTER_PARTS = 'fragment CounterParts on Counter{label seat value max side}';
const CARD_PARTS = 'fragment CardParts on CardView{number name text stats{...CounterParts}back place}';
const ZONE_PARTS = 'fragment ZoneParts on Zone{key label seat kind count cards{...CardParts}}';
const PIECE_PARTS = 'fragment PieceParts on Piece{key kind label seat card rotation stats{...CounterParts}}';
const CELL_PARTS = 'fragment CellParts on Cell{key x y kind label seat card pieces{...PieceParts}}';
const BOARD_PARTS = 'fragment BoardParts on Board{shape cells{...CellParts}}';
const TABLE_PARTS = 'fragment TableParts on TableView{zones{...ZoneParts}board{...BoardParts}counters{...CounterParts}seats{seat status}}';
const BLANK_PARTS = 'fragment BlankParts on Blank{label kind path from{value label}min max}';
const CHOICE_PARTS = 'fragment ChoiceParts on Choice{label move blanks{...BlankParts}}';
const DECISION_PARTS = 'fragment DecisionParts on Decision{version seat prompt deadline choices{...ChoiceParts}}';
const ENTRY_PARTS = 'fragment EntryParts on Entry{version seat kind text}';
const MATCH_STATE = 'fragment MatchState on Match{id game{id title}status epoch version yourSeats waitingFor seats{seat name bot taken left}clock{seats{seat left deadline}}table{...TableParts}result{places{place seats}why}}';
const MATCH_PARTS = 'fragment MatchParts on Match{...MatchState visibility invitation decision{...DecisionParts}}';
const PLAYER_PARTS = 'fragment PlayerParts on Player{id name guest}';
const SESSION_PARTS = 'fragment SessionParts on Session{token expiresAt player{...PlayerParts}}';

export type SignInAsGuestResult = { readonly session: SessionParts; };
export type SignInAsGuestVariables = { readonly name?: string | null; };
export const SIGN_IN_AS_GUEST: Document<SignInAsGuestResult, SignInAsGuestVariables> = /* @__PURE__ */ document(`${PLAYER_PARTS}${SESSION_PARTS}mutation SignInAsGuest($name:String){session:signInAsGuest(name:$name){...SessionParts}}`);
export type SignInResult = { readonly session: SessionParts; };
export type SignInVariables = { readonly input: SignInInput; };
export const SIGN_IN: Document<SignInResult, SignInVariables> = /* @__PURE__ */ document(`${PLAYER_PARTS}${SESSION_PARTS}mutation SignIn($input:SignInInput!){session:signIn(input:$input){...SessionParts}}`);
export type SignUpResult = { readonly session: SessionParts; };
export type SignUpVariables = { readonly input: SignUpInput; };
export const SIGN_UP: Document<SignUpResult, SignUpVariables> = /* @__PURE__ */ document(`${PLAYER_PARTS}${SESSION_PARTS}mutation SignUp($input:SignUpInput!){session:signUp(input:$input){...SessionParts}}`);
export type MeResult = { readonly me: PlayerParts | null; };
export type MeVariables = {};
export const ME: Document<MeResult, MeVariables> = /* @__PURE__ */ document(`${PLAYER_PARTS}query Me{me{...PlayerParts}}`);
export type GamesResult = { readonly games: ReadonlyArray<{ readonly id: string; readonly title: string; readonly about: string; readonly minSeats: number; readonly maxSeats: number; }>; };
export type GamesVariables = {};
export const GAMES: Document<GamesResult, GamesVariables> = /* @__PURE__ */ document(`query Games{games{id title about minSeats maxSeats}}`);
export type MyMatchesResult = { readonly matches: { readonly nodes: ReadonlyArray<{ readonly id: string; readonly game: { readonly title: string; }; readonly seats: ReadonlyArray<{ readonly name: string; }>; }>; }; };
export type MyMatchesVariables = {};
export const MY_MATCHES: Document<MyMatchesResult, MyMatchesVariables> = /* @__PURE__ */ document(`query MyMatches{matches(filter:{mine:true status:RUNNING}){nodes{id game{title}seats{name}}}}`);
export type OneMatchResult = { readonly match: MatchParts | null; };
export type OneMatchVariables = { readonly id: string; };
export const ONE_MATCH: Document<OneMatchResult, OneMatchVariables> = /* @__PURE__ */ document(`${COUNTER_PARTS}${CARD_PARTS}${ZONE_PARTS}${PIECE_PARTS}${CELL_PARTS}${BOARD_PARTS}${TABLE_PARTS}${BLANK_PARTS}${CHOICE_PARTS}${DECISION_PARTS}${MATCH_STATE}${MATCH_PARTS}query OneMatch($id:ID!){match(id:$id){...MatchParts}}`);
export type CreateMatchResult = { readonly match: MatchParts; };
export type CreateMatchVariables = { readonly input: CreateMatchInput; };
export const CREATE_MATCH: Document<CreateMatchResult, CreateMatchVariables> = /* @__PURE__ */ document(`${COUNTER_PARTS}${CARD_PARTS}${ZONE_PARTS}${PIECE_PARTS}${CELL_PARTS}${BOARD_PARTS}${TABLE_PARTS}${BLANK_PARTS}${CHOICE_PARTS}${DECISION_PARTS}${MATCH_STATE}${MATCH_PARTS}mutation CreateMatch($input:CreateMatchInput!){match:createMatch(input:$input){...MatchParts}}`);
export type JoinMatchResult = { readonly match: MatchParts; };
export type JoinMatchVariables = { readonly input: JoinMatchInput; };
export const JOIN_MATCH: Document<JoinMatchResult, JoinMatchVariables> = /* @__PURE__ */ document(`${COUNTER_PARTS}${CARD_PARTS}${ZONE_PARTS}${PIECE_PARTS}${CELL_PARTS}${BOARD_PARTS}${TABLE_PARTS}${BLANK_PARTS}${CHOICE_PARTS}${DECISION_PARTS}${MATCH_STATE}${MATCH_PARTS}mutation JoinMatch($input:JoinMatchInput!){match:joinMatch(input:$input){...MatchParts}}`);
export type SubmitMoveResult = { readonly submitMove: { readonly entry: EntryParts; readonly match: MatchParts; }; };
export type SubmitMoveVariables = { readonly input: SubmitMoveInput; };
export const SUBMIT_MOVE: Document<SubmitMoveResult, SubmitMoveVariables> = /* @__PURE__ */ document(`${COUNTER_PARTS}${CARD_PARTS}${ZONE_PARTS}${PIECE_PARTS}${CELL_PARTS}${BOARD_PARTS}${TABLE_PARTS}${BLANK_PARTS}${CHOICE_PARTS}${DECISION_PARTS}${ENTRY_PARTS}${MATCH_STATE}${MATCH_PARTS}mutation SubmitMove($input:SubmitMoveInput!){submitMove(input:$input){entry{...EntryParts}match{...MatchParts}}}`);
export type ResignResult = { readonly match: MatchParts; };
export type ResignVariables = { readonly matchId: string; };
export const RESIGN: Document<ResignResult, ResignVariables> = /* @__PURE__ */ document(`${COUNTER_PARTS}${CARD_PARTS}${ZONE_PARTS}${PIECE_PARTS}${CELL_PARTS}${BOARD_PARTS}${TABLE_PARTS}${BLANK_PARTS}${CHOICE_PARTS}${DECISION_PARTS}${MATCH_STATE}${MATCH_PARTS}mutation Resign($matchId:ID!){match:resign(matchId:$matchId){...MatchParts}}`);
export type MatchUpdatesResult = { readonly matchUpdates: { readonly epoch: number; readonly version: number; readonly entries: ReadonlyArray<EntryParts>; readonly match: MatchParts; }; };
export type MatchUpdatesVariables = { readonly id: string; readonly after?: number | null; };
export const MATCH_UPDATES: Document<MatchUpdatesResult, MatchUpdatesVariables> = /* @__PURE__ */ document(`${COUNTER_PARTS}${CARD_PARTS}${ZONE_PARTS}${PIECE_PARTS}${CELL_PARTS}${BOARD_PARTS}${TABLE_PARTS}${BLANK_PARTS}${CHOICE_PARTS}${DECISION_PARTS}${ENTRY_PARTS}${MATCH_STATE}${MATCH_PARTS}subscription MatchUpdates($id:ID!$after:Int){matchUpdates(id:$id after:$after){epoch version entries{...EntryParts}match{...MatchParts}}}`);
