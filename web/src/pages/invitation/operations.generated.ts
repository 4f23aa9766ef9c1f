// Made from operations.graphql and schema.graphql by: npm run codegen
import { type Document, document } from '../../data/client.ts';
import type { MatchStatus } from '../../data/client.ts';


export type InvitedToResult = { readonly match: { readonly id: string; readonly status: MatchStatus; readonly yourSeats: ReadonlyArray<number>; readonly game: { readonly id: string; readonly title: string; readonly about: string; }; readonly createdBy: { readonly name: string; }; readonly seats: ReadonlyArray<{ readonly name: string; readonly taken: boolean; }>; } | null; };
export type InvitedToVariables = { readonly id: string; };
export const INVITED_TO: Document<InvitedToResult, InvitedToVariables> = /* @__PURE__ */ document(`query InvitedTo($id:ID!){match(id:$id){id status yourSeats game{id title about}createdBy{name}seats{name taken}}}`);
