// Made from operations.graphql and schema.graphql by: npm run codegen
import { type Document, document } from '../../data/client.ts';
import type { MatchStatus, Visibility } from '../../data/client.ts';


export type WaitingMatchResult = { readonly match: { readonly id: string; readonly status: MatchStatus; readonly visibility: Visibility; readonly invitation: string | null; readonly yourSeats: ReadonlyArray<number>; readonly game: { readonly id: string; readonly title: string; }; readonly createdBy: { readonly id: string; }; readonly seats: ReadonlyArray<{ readonly seat: number; readonly name: string; readonly taken: boolean; readonly reserved: boolean; }>; } | null; };
export type WaitingMatchVariables = { readonly id: string; };
export const WAITING_MATCH: Document<WaitingMatchResult, WaitingMatchVariables> = /* @__PURE__ */ document(`query WaitingMatch($id:ID!){match(id:$id){id status visibility invitation yourSeats game{id title}createdBy{id}seats{seat name taken reserved}}}`);
export type CancelMatchResult = { readonly cancelMatch: { readonly id: string; readonly status: MatchStatus; }; };
export type CancelMatchVariables = { readonly matchId: string; };
export const CANCEL_MATCH: Document<CancelMatchResult, CancelMatchVariables> = /* @__PURE__ */ document(`mutation CancelMatch($matchId:ID!){cancelMatch(matchId:$matchId){id status}}`);
export type LeaveMatchResult = { readonly leaveMatch: { readonly id: string; readonly status: MatchStatus; }; };
export type LeaveMatchVariables = { readonly matchId: string; };
export const LEAVE_MATCH: Document<LeaveMatchResult, LeaveMatchVariables> = /* @__PURE__ */ document(`mutation LeaveMatch($matchId:ID!){leaveMatch(matchId:$matchId){id status}}`);
