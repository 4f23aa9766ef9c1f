// Made from operations.graphql and schema.graphql by: npm run codegen
import { type Document, document } from '../../data/client.ts';
import type { MatchStatus } from '../../data/client.ts';


export type ReplaySoFarResult = { readonly match: { readonly id: string; readonly status: MatchStatus; readonly version: number; readonly entries: { readonly nodes: ReadonlyArray<{ readonly version: number; readonly text: string; }>; }; } | null; };
export type ReplaySoFarVariables = { readonly match: string; };
export const REPLAY_SO_FAR: Document<ReplaySoFarResult, ReplaySoFarVariables> = /* @__PURE__ */ document(`query ReplaySoFar($match:ID!){match(id:$match){id status version entries(last:200){nodes{version text}}}}`);
