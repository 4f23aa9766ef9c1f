// Made from operations.graphql and schema.graphql by: npm run codegen
import { type Document, document } from '../../data/client.ts';
import type { AnalysisStatus, MatchStatus, SwingKind } from '../../data/client.ts';

export type AnalysisParts = { readonly seat: number; readonly status: AnalysisStatus; readonly done: number; readonly total: number; readonly decisions: ReadonlyArray<{ readonly entry: number; readonly prompt: string; readonly played: { readonly label: string; readonly chance: number | null; }; readonly best: { readonly label: string; readonly chance: number | null; }; }>; readonly swings: ReadonlyArray<{ readonly kind: SwingKind; readonly entry: number; readonly by: number; }>; };

const ANALYSIS_PARTS = 'fragment AnalysisParts on Analysis{seat status done total decisions{entry prompt played{label chance}best{label chance}}swings{kind entry by}}';

export type ReplaySoFarResult = { readonly match: { readonly id: string; readonly status: MatchStatus; readonly tournamentId: string | null; readonly version: number; readonly entries: { readonly nodes: ReadonlyArray<{ readonly version: number; readonly text: string; }>; }; } | null; };
export type ReplaySoFarVariables = { readonly match: string; };
export const REPLAY_SO_FAR: Document<ReplaySoFarResult, ReplaySoFarVariables> = /* @__PURE__ */ document(`query ReplaySoFar($match:ID!){match(id:$match){id status tournamentId version entries(last:200){nodes{version text}}}}`);
export type SeatAnalysisResult = { readonly analysis: AnalysisParts | null; };
export type SeatAnalysisVariables = { readonly match: string; readonly seat: number; };
export const SEAT_ANALYSIS: Document<SeatAnalysisResult, SeatAnalysisVariables> = /* @__PURE__ */ document(`${ANALYSIS_PARTS}query SeatAnalysis($match:ID!$seat:Int!){analysis(matchId:$match seat:$seat){...AnalysisParts}}`);
export type AnalyseSeatResult = { readonly analyseMatch: AnalysisParts; };
export type AnalyseSeatVariables = { readonly match: string; readonly seat: number; };
export const ANALYSE_SEAT: Document<AnalyseSeatResult, AnalyseSeatVariables> = /* @__PURE__ */ document(`${ANALYSIS_PARTS}mutation AnalyseSeat($match:ID!$seat:Int!){analyseMatch(matchId:$match seat:$seat){...AnalysisParts}}`);
