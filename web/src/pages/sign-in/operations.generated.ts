// Made from operations.graphql and schema.graphql by: npm run codegen
import { type Document, document } from '../../data/client.ts';
import type { ChangePasswordInput, KeepAccountInput } from '../../data/client.ts';


export type KeepAccountResult = { readonly keepAccount: { readonly id: string; readonly name: string; readonly guest: boolean; }; };
export type KeepAccountVariables = { readonly input: KeepAccountInput; };
export const KEEP_ACCOUNT: Document<KeepAccountResult, KeepAccountVariables> = /* @__PURE__ */ document(`mutation KeepAccount($input:KeepAccountInput!){keepAccount(input:$input){id name guest}}`);
export type ChangePasswordResult = { readonly changePassword: boolean; };
export type ChangePasswordVariables = { readonly input: ChangePasswordInput; };
export const CHANGE_PASSWORD: Document<ChangePasswordResult, ChangePasswordVariables> = /* @__PURE__ */ document(`mutation ChangePassword($input:ChangePasswordInput!){changePassword(input:$input)}`);
export type SignOutResult = { readonly signOut: boolean; };
export type SignOutVariables = {};
export const SIGN_OUT: Document<SignOutResult, SignOutVariables> = /* @__PURE__ */ document(`mutation SignOut{signOut}`);
