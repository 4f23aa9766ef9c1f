// Made from operations.graphql and schema.graphql by: npm run codegen
import { type Document, document } from '../../data/client.ts';


export type MatchOfFriendResult = { readonly matches: { readonly nodes: ReadonlyArray<{ readonly id: string; readonly yourSeats: ReadonlyArray<number>; }>; }; };
export type MatchOfFriendVariables = { readonly player: string; };
export const MATCH_OF_FRIEND: Document<MatchOfFriendResult, MatchOfFriendVariables> = /* @__PURE__ */ document(`query MatchOfFriend($player:ID!){matches(filter:{player:$player status:RUNNING}first:5){nodes{id yourSeats}}}`);
