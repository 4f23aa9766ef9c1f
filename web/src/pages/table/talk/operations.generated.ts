// Made from operations.graphql and schema.graphql by: npm run codegen
import { type Document, document } from '../../../data/client.ts';
import type { DeleteMessageInput, MessageRoom, Phrase, ReportPlayerInput, SendMessageInput } from '../../../data/client.ts';

export type SaidParts = { readonly id: string; readonly room: MessageRoom; readonly phrase: Phrase | null; readonly text: string; readonly at: string; readonly deletedAt: string | null; readonly player: { readonly id: string; readonly name: string; }; };

const SAID_PARTS = 'fragment SaidParts on Message{id room phrase text at deletedAt player{id name}}';

export type MessageUpdatesResult = { readonly messageUpdates: SaidParts; };
export type MessageUpdatesVariables = { readonly matchId: string; readonly room: MessageRoom; readonly after?: string | null; };
export const MESSAGE_UPDATES: Document<MessageUpdatesResult, MessageUpdatesVariables> = /* @__PURE__ */ document(`${SAID_PARTS}subscription MessageUpdates($matchId:ID!$room:MessageRoom!$after:DateTime){messageUpdates(matchId:$matchId room:$room after:$after){...SaidParts}}`);
export type SendMessageResult = { readonly sendMessage: SaidParts; };
export type SendMessageVariables = { readonly input: SendMessageInput; };
export const SEND_MESSAGE: Document<SendMessageResult, SendMessageVariables> = /* @__PURE__ */ document(`${SAID_PARTS}mutation SendMessage($input:SendMessageInput!){sendMessage(input:$input){...SaidParts}}`);
export type ReportMessageResult = { readonly reportPlayer: string; };
export type ReportMessageVariables = { readonly input: ReportPlayerInput; };
export const REPORT_MESSAGE: Document<ReportMessageResult, ReportMessageVariables> = /* @__PURE__ */ document(`mutation ReportMessage($input:ReportPlayerInput!){reportPlayer(input:$input)}`);
export type DeleteMessageResult = { readonly deleteMessage: SaidParts; };
export type DeleteMessageVariables = { readonly input: DeleteMessageInput; };
export const DELETE_MESSAGE: Document<DeleteMessageResult, DeleteMessageVariables> = /* @__PURE__ */ document(`${SAID_PARTS}mutation DeleteMessage($input:DeleteMessageInput!){deleteMessage(input:$input){...SaidParts}}`);
