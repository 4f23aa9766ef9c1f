// Made from operations.graphql and schema.graphql by: npm run codegen
import { type Document, document } from '../client.ts';
import type { AnnouncementInput, BeginTournamentInput, BoardShape, BotLevel, CreateTournamentInput, DisqualifyInput, EntrantInput, EntryKind, GiveTimeInput, JudgeCallStatus, JudgeInput, JudgeRuling, MatchStatus, OfficialInput, PairRoundInput, RegisterInput, ReinstateInput, RewindMatchInput, RuleInput, RuleTableInput, SetUpTournamentInput, SwapEntrantsInput, TournamentInput, TournamentReasonInput, ZoneKind } from '../client.ts';

export type CounterParts = { readonly label: string; readonly seat: number | null; readonly value: number; readonly max: number | null; readonly side: number | null; };

export type CardParts = { readonly number: number | null; readonly name: string | null; readonly text: string | null; readonly stats: ReadonlyArray<CounterParts>; readonly back: string; readonly place: number | null; };

export type ZoneParts = { readonly key: string; readonly label: string; readonly seat: number | null; readonly kind: ZoneKind; readonly count: number; readonly cards: ReadonlyArray<CardParts>; };

export type PieceParts = { readonly key: string; readonly kind: string; readonly label: string; readonly seat: number | null; readonly card: number | null; readonly rotation: number | null; readonly stats: ReadonlyArray<CounterParts>; };

export type CellParts = { readonly key: string; readonly x: number; readonly y: number; readonly kind: string; readonly label: string; readonly seat: number | null; readonly card: number | null; readonly pieces: ReadonlyArray<PieceParts>; };

export type BoardParts = { readonly shape: BoardShape; readonly cells: ReadonlyArray<CellParts>; };

export type TableParts = { readonly zones: ReadonlyArray<ZoneParts>; readonly board: BoardParts | null; readonly counters: ReadonlyArray<CounterParts>; readonly seats: ReadonlyArray<{ readonly seat: number; readonly status: ReadonlyArray<string>; }>; };

export type EntryParts = { readonly version: number; readonly seat: number | null; readonly kind: EntryKind; readonly text: string; };

export type MatchState = { readonly id: string; readonly game: { readonly id: string; readonly title: string; }; readonly status: MatchStatus; readonly epoch: number; readonly version: number; readonly yourSeats: ReadonlyArray<number>; readonly waitingFor: ReadonlyArray<number>; readonly seats: ReadonlyArray<{ readonly seat: number; readonly name: string; readonly bot: BotLevel | null; readonly taken: boolean; readonly left: boolean; }>; readonly clock: { readonly seats: ReadonlyArray<{ readonly seat: number; readonly left: number | null; readonly deadline: string | null; }>; } | null; readonly table: TableParts; readonly result: { readonly places: ReadonlyArray<{ readonly place: number; readonly seats: ReadonlyArray<number>; }>; readonly why: string; } | null; };

export type CallLine = { readonly match: { readonly id: string; readonly version: number; readonly status: MatchStatus; readonly paused: boolean; readonly seats: ReadonlyArray<{ readonly seat: number; readonly name: string; }>; }; readonly version: number; readonly seat: number; readonly about: string; readonly at: string; readonly status: JudgeCallStatus; readonly takenBy: { readonly id: string; readonly name: string; } | null; readonly closedBy: { readonly name: string; } | null; };

export type JudgedEntry = { readonly at: string; readonly rewoundTo: number | null; readonly judge: { readonly name: string; } | null; readonly ruling: JudgeRuling | null; } & EntryParts;

export type JudgedMatch = { readonly paused: boolean; readonly tournamentId: string | null; readonly timeControl: { readonly perDecision: number | null; } | null; } & MatchState;

const COUNTER_PARTS = 'fragment CounterParts on Counter{label seat value max side}';
const CARD_PARTS = 'fragment CardParts on CardView{number name text stats{...CounterParts}back place}';
const ZONE_PARTS = 'fragment ZoneParts on Zone{key label seat kind count cards{...CardParts}}';
const PIECE_PARTS = 'fragment PieceParts on Piece{key kind label seat card rotation stats{...CounterParts}}';
const CELL_PARTS = 'fragment CellParts on Cell{key x y kind label seat card pieces{...PieceParts}}';
const BOARD_PARTS = 'fragment BoardParts on Board{shape cells{...CellParts}}';
const TABLE_PARTS = 'fragment TableParts on TableView{zones{...ZoneParts}board{...BoardParts}counters{...CounterParts}seats{seat status}}';
const ENTRY_PARTS = 'fragment EntryParts on Entry{version seat kind text}';
const MATCH_STATE = 'fragment MatchState on Match{id game{id title}status epoch version yourSeats waitingFor seats{seat name bot taken left}clock{seats{seat left deadline}}table{...TableParts}result{places{place seats}why}}';
const CALL_LINE = 'fragment CallLine on JudgeCall{match{id version status paused seats{seat name}}version seat about at status takenBy{id name}closedBy{name}}';
const JUDGED_ENTRY = 'fragment JudgedEntry on Entry{...EntryParts at rewoundTo judge{name}ruling}';
const JUDGED_MATCH = 'fragment JudgedMatch on Match{...MatchState paused tournamentId timeControl{perDecision}}';

export type SetupGamesResult = { readonly games: ReadonlyArray<{ readonly id: string; readonly title: string; readonly about: string; readonly minSeats: number; readonly maxSeats: number; readonly options: unknown; readonly deckFormat: { readonly about: string; } | null; }>; };
export type SetupGamesVariables = {};
export const SETUP_GAMES: Document<SetupGamesResult, SetupGamesVariables> = /* @__PURE__ */ document(`query SetupGames{games{id title about minSeats maxSeats options deckFormat{about}}}`);
export type NamedPlayerResult = { readonly player: { readonly id: string; readonly name: string; readonly deleted: boolean; } | null; };
export type NamedPlayerVariables = { readonly id: string; };
export const NAMED_PLAYER: Document<NamedPlayerResult, NamedPlayerVariables> = /* @__PURE__ */ document(`query NamedPlayer($id:ID!){player(id:$id){id name deleted}}`);
export type JudgeCallsResult = { readonly judgeCalls: ReadonlyArray<CallLine>; };
export type JudgeCallsVariables = { readonly tournament: string; readonly status?: JudgeCallStatus | null; readonly first: number; };
export const JUDGE_CALLS: Document<JudgeCallsResult, JudgeCallsVariables> = /* @__PURE__ */ document(`${CALL_LINE}query JudgeCalls($tournament:ID!$status:JudgeCallStatus$first:Int!){judgeCalls(tournament:$tournament status:$status first:$first){...CallLine}}`);
export type OpenJudgedResult = { readonly match: { readonly judgeReadings: ReadonlyArray<{ readonly judge: string; readonly version: number; readonly at: string; }>; readonly entries: { readonly nodes: ReadonlyArray<JudgedEntry>; }; } & JudgedMatch | null; };
export type OpenJudgedVariables = { readonly id: string; };
export const OPEN_JUDGED: Document<OpenJudgedResult, OpenJudgedVariables> = /* @__PURE__ */ document(`${COUNTER_PARTS}${CARD_PARTS}${ZONE_PARTS}${PIECE_PARTS}${CELL_PARTS}${BOARD_PARTS}${TABLE_PARTS}${ENTRY_PARTS}${MATCH_STATE}${JUDGED_ENTRY}${JUDGED_MATCH}query OpenJudged($id:ID!){match(id:$id){...JudgedMatch judgeReadings{judge version at}entries(last:200){nodes{...JudgedEntry}}}}`);
export type EarlierJudgedResult = { readonly match: { readonly entries: { readonly nodes: ReadonlyArray<JudgedEntry>; }; } | null; };
export type EarlierJudgedVariables = { readonly id: string; readonly before: string; };
export const EARLIER_JUDGED: Document<EarlierJudgedResult, EarlierJudgedVariables> = /* @__PURE__ */ document(`${ENTRY_PARTS}${JUDGED_ENTRY}query EarlierJudged($id:ID!$before:Cursor!){match(id:$id){entries(last:200 before:$before){nodes{...JudgedEntry}}}}`);
export type ReadAsJudgeResult = { readonly matchAsJudge: { readonly id: string; readonly version: number; readonly table: TableParts; readonly judgeReadings: ReadonlyArray<{ readonly judge: string; readonly version: number; readonly at: string; }>; }; };
export type ReadAsJudgeVariables = { readonly id: string; };
export const READ_AS_JUDGE: Document<ReadAsJudgeResult, ReadAsJudgeVariables> = /* @__PURE__ */ document(`${COUNTER_PARTS}${CARD_PARTS}${ZONE_PARTS}${PIECE_PARTS}${CELL_PARTS}${BOARD_PARTS}${TABLE_PARTS}query ReadAsJudge($id:ID!){matchAsJudge(id:$id){id version table{...TableParts}judgeReadings{judge version at}}}`);
export type JudgedUpdatesResult = { readonly matchUpdates: { readonly epoch: number; readonly version: number; readonly entries: ReadonlyArray<JudgedEntry>; readonly match: JudgedMatch; }; };
export type JudgedUpdatesVariables = { readonly id: string; readonly after?: number | null; };
export const JUDGED_UPDATES: Document<JudgedUpdatesResult, JudgedUpdatesVariables> = /* @__PURE__ */ document(`${COUNTER_PARTS}${CARD_PARTS}${ZONE_PARTS}${PIECE_PARTS}${CELL_PARTS}${BOARD_PARTS}${TABLE_PARTS}${ENTRY_PARTS}${MATCH_STATE}${JUDGED_ENTRY}${JUDGED_MATCH}subscription JudgedUpdates($id:ID!$after:Int){matchUpdates(id:$id after:$after){epoch version entries{...JudgedEntry}match{...JudgedMatch}}}`);
export type CreateTournamentResult = { readonly createTournament: { readonly id: string; }; };
export type CreateTournamentVariables = { readonly input: CreateTournamentInput; };
export const CREATE_TOURNAMENT: Document<CreateTournamentResult, CreateTournamentVariables> = /* @__PURE__ */ document(`mutation CreateTournament($input:CreateTournamentInput!){createTournament(input:$input){id}}`);
export type SetUpTournamentResult = { readonly setUpTournament: { readonly id: string; readonly version: number; }; };
export type SetUpTournamentVariables = { readonly input: SetUpTournamentInput; };
export const SET_UP_TOURNAMENT: Document<SetUpTournamentResult, SetUpTournamentVariables> = /* @__PURE__ */ document(`mutation SetUpTournament($input:SetUpTournamentInput!){setUpTournament(input:$input){id version}}`);
export type AnnounceToEntrantsResult = { readonly announceToEntrants: { readonly id: string; readonly version: number; }; };
export type AnnounceToEntrantsVariables = { readonly input: AnnouncementInput; };
export const ANNOUNCE_TO_ENTRANTS: Document<AnnounceToEntrantsResult, AnnounceToEntrantsVariables> = /* @__PURE__ */ document(`mutation AnnounceToEntrants($input:AnnouncementInput!){announceToEntrants(input:$input){id version}}`);
export type OpenRegistrationResult = { readonly openRegistration: { readonly id: string; readonly version: number; }; };
export type OpenRegistrationVariables = { readonly input: TournamentInput; };
export const OPEN_REGISTRATION: Document<OpenRegistrationResult, OpenRegistrationVariables> = /* @__PURE__ */ document(`mutation OpenRegistration($input:TournamentInput!){openRegistration(input:$input){id version}}`);
export type RegisterForTournamentResult = { readonly registerForTournament: { readonly id: string; readonly version: number; }; };
export type RegisterForTournamentVariables = { readonly input: RegisterInput; };
export const REGISTER_FOR_TOURNAMENT: Document<RegisterForTournamentResult, RegisterForTournamentVariables> = /* @__PURE__ */ document(`mutation RegisterForTournament($input:RegisterInput!){registerForTournament(input:$input){id version}}`);
export type UnregisterFromTournamentResult = { readonly unregisterFromTournament: { readonly id: string; readonly version: number; }; };
export type UnregisterFromTournamentVariables = { readonly input: EntrantInput; };
export const UNREGISTER_FROM_TOURNAMENT: Document<UnregisterFromTournamentResult, UnregisterFromTournamentVariables> = /* @__PURE__ */ document(`mutation UnregisterFromTournament($input:EntrantInput!){unregisterFromTournament(input:$input){id version}}`);
export type CheckInResult = { readonly checkIn: { readonly id: string; readonly version: number; }; };
export type CheckInVariables = { readonly input: EntrantInput; };
export const CHECK_IN: Document<CheckInResult, CheckInVariables> = /* @__PURE__ */ document(`mutation CheckIn($input:EntrantInput!){checkIn(input:$input){id version}}`);
export type DropFromTournamentResult = { readonly dropFromTournament: { readonly id: string; readonly version: number; }; };
export type DropFromTournamentVariables = { readonly input: EntrantInput; };
export const DROP_FROM_TOURNAMENT: Document<DropFromTournamentResult, DropFromTournamentVariables> = /* @__PURE__ */ document(`mutation DropFromTournament($input:EntrantInput!){dropFromTournament(input:$input){id version}}`);
export type DisqualifyEntrantResult = { readonly disqualifyEntrant: { readonly id: string; readonly version: number; }; };
export type DisqualifyEntrantVariables = { readonly input: DisqualifyInput; };
export const DISQUALIFY_ENTRANT: Document<DisqualifyEntrantResult, DisqualifyEntrantVariables> = /* @__PURE__ */ document(`mutation DisqualifyEntrant($input:DisqualifyInput!){disqualifyEntrant(input:$input){id version}}`);
export type ReinstateEntrantResult = { readonly reinstateEntrant: { readonly id: string; readonly version: number; }; };
export type ReinstateEntrantVariables = { readonly input: ReinstateInput; };
export const REINSTATE_ENTRANT: Document<ReinstateEntrantResult, ReinstateEntrantVariables> = /* @__PURE__ */ document(`mutation ReinstateEntrant($input:ReinstateInput!){reinstateEntrant(input:$input){id version}}`);
export type BeginTournamentResult = { readonly beginTournament: { readonly id: string; readonly version: number; }; };
export type BeginTournamentVariables = { readonly input: BeginTournamentInput; };
export const BEGIN_TOURNAMENT: Document<BeginTournamentResult, BeginTournamentVariables> = /* @__PURE__ */ document(`mutation BeginTournament($input:BeginTournamentInput!){beginTournament(input:$input){id version}}`);
export type PairRoundResult = { readonly pairRound: { readonly id: string; readonly version: number; }; };
export type PairRoundVariables = { readonly input: PairRoundInput; };
export const PAIR_ROUND: Document<PairRoundResult, PairRoundVariables> = /* @__PURE__ */ document(`mutation PairRound($input:PairRoundInput!){pairRound(input:$input){id version}}`);
export type ApproveRoundResult = { readonly approveRound: { readonly id: string; readonly version: number; }; };
export type ApproveRoundVariables = { readonly input: TournamentInput; };
export const APPROVE_ROUND: Document<ApproveRoundResult, ApproveRoundVariables> = /* @__PURE__ */ document(`mutation ApproveRound($input:TournamentInput!){approveRound(input:$input){id version}}`);
export type SwapEntrantsResult = { readonly swapEntrants: { readonly id: string; readonly version: number; }; };
export type SwapEntrantsVariables = { readonly input: SwapEntrantsInput; };
export const SWAP_ENTRANTS: Document<SwapEntrantsResult, SwapEntrantsVariables> = /* @__PURE__ */ document(`mutation SwapEntrants($input:SwapEntrantsInput!){swapEntrants(input:$input){id version}}`);
export type UndoRoundResult = { readonly undoRound: { readonly id: string; readonly version: number; }; };
export type UndoRoundVariables = { readonly input: TournamentInput; };
export const UNDO_ROUND: Document<UndoRoundResult, UndoRoundVariables> = /* @__PURE__ */ document(`mutation UndoRound($input:TournamentInput!){undoRound(input:$input){id version}}`);
export type CallTimeResult = { readonly callTime: { readonly id: string; readonly version: number; }; };
export type CallTimeVariables = { readonly input: TournamentInput; };
export const CALL_TIME: Document<CallTimeResult, CallTimeVariables> = /* @__PURE__ */ document(`mutation CallTime($input:TournamentInput!){callTime(input:$input){id version}}`);
export type PauseTournamentResult = { readonly pauseTournament: { readonly id: string; readonly version: number; }; };
export type PauseTournamentVariables = { readonly input: TournamentReasonInput; };
export const PAUSE_TOURNAMENT: Document<PauseTournamentResult, PauseTournamentVariables> = /* @__PURE__ */ document(`mutation PauseTournament($input:TournamentReasonInput!){pauseTournament(input:$input){id version}}`);
export type ResumeTournamentResult = { readonly resumeTournament: { readonly id: string; readonly version: number; }; };
export type ResumeTournamentVariables = { readonly input: TournamentInput; };
export const RESUME_TOURNAMENT: Document<ResumeTournamentResult, ResumeTournamentVariables> = /* @__PURE__ */ document(`mutation ResumeTournament($input:TournamentInput!){resumeTournament(input:$input){id version}}`);
export type RuleTableResult = { readonly ruleTable: { readonly id: string; readonly version: number; }; };
export type RuleTableVariables = { readonly input: RuleTableInput; };
export const RULE_TABLE: Document<RuleTableResult, RuleTableVariables> = /* @__PURE__ */ document(`mutation RuleTable($input:RuleTableInput!){ruleTable(input:$input){id version}}`);
export type AppointOfficialResult = { readonly appointOfficial: { readonly id: string; readonly version: number; }; };
export type AppointOfficialVariables = { readonly input: OfficialInput; };
export const APPOINT_OFFICIAL: Document<AppointOfficialResult, AppointOfficialVariables> = /* @__PURE__ */ document(`mutation AppointOfficial($input:OfficialInput!){appointOfficial(input:$input){id version}}`);
export type DismissOfficialResult = { readonly dismissOfficial: { readonly id: string; readonly version: number; }; };
export type DismissOfficialVariables = { readonly input: OfficialInput; };
export const DISMISS_OFFICIAL: Document<DismissOfficialResult, DismissOfficialVariables> = /* @__PURE__ */ document(`mutation DismissOfficial($input:OfficialInput!){dismissOfficial(input:$input){id version}}`);
export type EndTournamentResult = { readonly endTournament: { readonly id: string; readonly version: number; }; };
export type EndTournamentVariables = { readonly input: TournamentInput; };
export const END_TOURNAMENT: Document<EndTournamentResult, EndTournamentVariables> = /* @__PURE__ */ document(`mutation EndTournament($input:TournamentInput!){endTournament(input:$input){id version}}`);
export type CancelTournamentResult = { readonly cancelTournament: { readonly id: string; readonly version: number; }; };
export type CancelTournamentVariables = { readonly input: TournamentReasonInput; };
export const CANCEL_TOURNAMENT: Document<CancelTournamentResult, CancelTournamentVariables> = /* @__PURE__ */ document(`mutation CancelTournament($input:TournamentReasonInput!){cancelTournament(input:$input){id version}}`);
export type PauseMatchResult = { readonly pauseMatch: JudgedMatch; };
export type PauseMatchVariables = { readonly input: JudgeInput; };
export const PAUSE_MATCH: Document<PauseMatchResult, PauseMatchVariables> = /* @__PURE__ */ document(`${COUNTER_PARTS}${CARD_PARTS}${ZONE_PARTS}${PIECE_PARTS}${CELL_PARTS}${BOARD_PARTS}${TABLE_PARTS}${MATCH_STATE}${JUDGED_MATCH}mutation PauseMatch($input:JudgeInput!){pauseMatch(input:$input){...JudgedMatch}}`);
export type ResumeMatchResult = { readonly resumeMatch: JudgedMatch; };
export type ResumeMatchVariables = { readonly input: JudgeInput; };
export const RESUME_MATCH: Document<ResumeMatchResult, ResumeMatchVariables> = /* @__PURE__ */ document(`${COUNTER_PARTS}${CARD_PARTS}${ZONE_PARTS}${PIECE_PARTS}${CELL_PARTS}${BOARD_PARTS}${TABLE_PARTS}${MATCH_STATE}${JUDGED_MATCH}mutation ResumeMatch($input:JudgeInput!){resumeMatch(input:$input){...JudgedMatch}}`);
export type GiveTimeResult = { readonly giveTime: JudgedMatch; };
export type GiveTimeVariables = { readonly input: GiveTimeInput; };
export const GIVE_TIME: Document<GiveTimeResult, GiveTimeVariables> = /* @__PURE__ */ document(`${COUNTER_PARTS}${CARD_PARTS}${ZONE_PARTS}${PIECE_PARTS}${CELL_PARTS}${BOARD_PARTS}${TABLE_PARTS}${MATCH_STATE}${JUDGED_MATCH}mutation GiveTime($input:GiveTimeInput!){giveTime(input:$input){...JudgedMatch}}`);
export type RewindMatchResult = { readonly rewindMatch: JudgedMatch; };
export type RewindMatchVariables = { readonly input: RewindMatchInput; };
export const REWIND_MATCH: Document<RewindMatchResult, RewindMatchVariables> = /* @__PURE__ */ document(`${COUNTER_PARTS}${CARD_PARTS}${ZONE_PARTS}${PIECE_PARTS}${CELL_PARTS}${BOARD_PARTS}${TABLE_PARTS}${MATCH_STATE}${JUDGED_MATCH}mutation RewindMatch($input:RewindMatchInput!){rewindMatch(input:$input){...JudgedMatch}}`);
export type RuleResult = { readonly rule: JudgedMatch; };
export type RuleVariables = { readonly input: RuleInput; };
export const RULE: Document<RuleResult, RuleVariables> = /* @__PURE__ */ document(`${COUNTER_PARTS}${CARD_PARTS}${ZONE_PARTS}${PIECE_PARTS}${CELL_PARTS}${BOARD_PARTS}${TABLE_PARTS}${MATCH_STATE}${JUDGED_MATCH}mutation Rule($input:RuleInput!){rule(input:$input){...JudgedMatch}}`);
export type TakeJudgeCallResult = { readonly takeJudgeCall: { readonly version: number; readonly status: JudgeCallStatus; }; };
export type TakeJudgeCallVariables = { readonly matchId: string; readonly version: number; };
export const TAKE_JUDGE_CALL: Document<TakeJudgeCallResult, TakeJudgeCallVariables> = /* @__PURE__ */ document(`mutation TakeJudgeCall($matchId:ID!$version:Int!){takeJudgeCall(matchId:$matchId version:$version){version status}}`);
export type CloseJudgeCallResult = { readonly closeJudgeCall: { readonly version: number; readonly status: JudgeCallStatus; }; };
export type CloseJudgeCallVariables = { readonly matchId: string; readonly version: number; };
export const CLOSE_JUDGE_CALL: Document<CloseJudgeCallResult, CloseJudgeCallVariables> = /* @__PURE__ */ document(`mutation CloseJudgeCall($matchId:ID!$version:Int!){closeJudgeCall(matchId:$matchId version:$version){version status}}`);
