// Made from operations.graphql and schema.graphql by: npm run codegen
import { type Document, document } from '../../data/client.ts';
import type { MatchStatus } from '../../data/client.ts';


export type InvitedToResult = { readonly invitation: { readonly matchId: string; readonly status: MatchStatus; readonly names: ReadonlyArray<string | null>; readonly game: { readonly id: string; readonly title: string; readonly about: string; readonly deckFormat: { readonly about: string; readonly ready: ReadonlyArray<{ readonly key: string; readonly title: string; readonly about: string; }>; } | null; }; readonly options: unknown; readonly timeControl: { readonly perDecision: number | null; readonly fischer: { readonly bank: number; readonly increment: number; } | null; readonly days: number | null; } | null; } | null; readonly match: { readonly id: string; readonly yourSeats: ReadonlyArray<number>; } | null; };
export type InvitedToVariables = { readonly code: string; readonly id: string; };
export const INVITED_TO: Document<InvitedToResult, InvitedToVariables> = /* @__PURE__ */ document(`query InvitedTo($code:String!$id:ID!){invitation(code:$code){matchId status names game{id title about deckFormat{about ready{key title about}}}options timeControl{perDecision fischer{bank increment}days}}match(id:$id){id yourSeats}}`);
export type DecksToBringResult = { readonly me: { readonly id: string; readonly decks: ReadonlyArray<{ readonly id: string; readonly name: string; readonly broken: ReadonlyArray<string>; }>; } | null; };
export type DecksToBringVariables = { readonly game: string; };
export const DECKS_TO_BRING: Document<DecksToBringResult, DecksToBringVariables> = /* @__PURE__ */ document(`query DecksToBring($game:ID!){me{id decks(game:$game){id name broken}}}`);
