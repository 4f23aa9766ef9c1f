// Made from operations.graphql and schema.graphql by: npm run codegen
import { type Document, document } from '../client.ts';


export type WaitingMatchesResult = { readonly myDecisions: ReadonlyArray<{ readonly matchId: string; }>; };
export type WaitingMatchesVariables = {};
export const WAITING_MATCHES: Document<WaitingMatchesResult, WaitingMatchesVariables> = /* @__PURE__ */ document(`query WaitingMatches{myDecisions(first:50){matchId}}`);
export type WaitingUpdatesResult = { readonly myDecisions: { readonly matchId: string; }; };
export type WaitingUpdatesVariables = {};
export const WAITING_UPDATES: Document<WaitingUpdatesResult, WaitingUpdatesVariables> = /* @__PURE__ */ document(`subscription WaitingUpdates{myDecisions{matchId}}`);
