// Made from operations.graphql and schema.graphql by: npm run codegen
import { type Document, document } from '../client.ts';
import type { SubscribePushInput } from '../client.ts';


export type ServerPushKeyResult = { readonly pushKey: string; };
export type ServerPushKeyVariables = {};
export const SERVER_PUSH_KEY: Document<ServerPushKeyResult, ServerPushKeyVariables> = /* @__PURE__ */ document(`query ServerPushKey{pushKey}`);
export type PushDevicesResult = { readonly pushSubscriptions: ReadonlyArray<{ readonly id: string; readonly name: string | null; readonly createdAt: string; readonly disabledAt: string | null; }>; };
export type PushDevicesVariables = {};
export const PUSH_DEVICES: Document<PushDevicesResult, PushDevicesVariables> = /* @__PURE__ */ document(`query PushDevices{pushSubscriptions{id name createdAt disabledAt}}`);
export type SubscribeDeviceResult = { readonly subscribePush: { readonly id: string; }; };
export type SubscribeDeviceVariables = { readonly input: SubscribePushInput; };
export const SUBSCRIBE_DEVICE: Document<SubscribeDeviceResult, SubscribeDeviceVariables> = /* @__PURE__ */ document(`mutation SubscribeDevice($input:SubscribePushInput!){subscribePush(input:$input){id}}`);
export type UnsubscribeDeviceResult = { readonly unsubscribePush: string; };
export type UnsubscribeDeviceVariables = { readonly id: string; };
export const UNSUBSCRIBE_DEVICE: Document<UnsubscribeDeviceResult, UnsubscribeDeviceVariables> = /* @__PURE__ */ document(`mutation UnsubscribeDevice($id:ID!){unsubscribePush(id:$id)}`);
