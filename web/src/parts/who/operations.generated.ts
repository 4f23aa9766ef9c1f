// Made from operations.graphql and schema.graphql by: npm run codegen
import { type Document, document } from '../../data/client.ts';


export type BlockedPlayersResult = { readonly account: { readonly blocked: ReadonlyArray<{ readonly id: string; readonly name: string; }>; }; };
export type BlockedPlayersVariables = {};
export const BLOCKED_PLAYERS: Document<BlockedPlayersResult, BlockedPlayersVariables> = /* @__PURE__ */ document(`query BlockedPlayers{account{blocked{id name}}}`);
export type BlockPlayerResult = { readonly blockPlayer: { readonly id: string; }; };
export type BlockPlayerVariables = { readonly id: string; };
export const BLOCK_PLAYER: Document<BlockPlayerResult, BlockPlayerVariables> = /* @__PURE__ */ document(`mutation BlockPlayer($id:ID!){blockPlayer(id:$id){id}}`);
export type UnblockPlayerResult = { readonly unblockPlayer: string; };
export type UnblockPlayerVariables = { readonly id: string; };
export const UNBLOCK_PLAYER: Document<UnblockPlayerResult, UnblockPlayerVariables> = /* @__PURE__ */ document(`mutation UnblockPlayer($id:ID!){unblockPlayer(id:$id)}`);
