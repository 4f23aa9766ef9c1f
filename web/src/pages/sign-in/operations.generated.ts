// Made from operations.graphql and schema.graphql by: npm run codegen
import { type Document, document } from '../../data/client.ts';
import type { ChangePasswordInput, KeepAccountInput, ResetPasswordInput, Role, SetEmailInput } from '../../data/client.ts';


export type KeepAccountResult = { readonly keepAccount: { readonly id: string; readonly name: string; readonly guest: boolean; }; };
export type KeepAccountVariables = { readonly input: KeepAccountInput; };
export const KEEP_ACCOUNT: Document<KeepAccountResult, KeepAccountVariables> = /* @__PURE__ */ document(`mutation KeepAccount($input:KeepAccountInput!){keepAccount(input:$input){id name guest}}`);
export type ChangePasswordResult = { readonly changePassword: boolean; };
export type ChangePasswordVariables = { readonly input: ChangePasswordInput; };
export const CHANGE_PASSWORD: Document<ChangePasswordResult, ChangePasswordVariables> = /* @__PURE__ */ document(`mutation ChangePassword($input:ChangePasswordInput!){changePassword(input:$input)}`);
export type SignOutResult = { readonly signOut: boolean; };
export type SignOutVariables = {};
export const SIGN_OUT: Document<SignOutResult, SignOutVariables> = /* @__PURE__ */ document(`mutation SignOut{signOut}`);
export type RequestPasswordResetResult = { readonly requestPasswordReset: boolean; };
export type RequestPasswordResetVariables = { readonly email: string; };
export const REQUEST_PASSWORD_RESET: Document<RequestPasswordResetResult, RequestPasswordResetVariables> = /* @__PURE__ */ document(`mutation RequestPasswordReset($email:String!){requestPasswordReset(email:$email)}`);
export type ResetPasswordResult = { readonly session: { readonly token: string; readonly player: { readonly id: string; readonly name: string; readonly guest: boolean; }; }; };
export type ResetPasswordVariables = { readonly input: ResetPasswordInput; };
export const RESET_PASSWORD: Document<ResetPasswordResult, ResetPasswordVariables> = /* @__PURE__ */ document(`mutation ResetPassword($input:ResetPasswordInput!){session:resetPassword(input:$input){token player{id name guest}}}`);
export type OwnAddressResult = { readonly account: { readonly email: string | null; }; };
export type OwnAddressVariables = {};
export const OWN_ADDRESS: Document<OwnAddressResult, OwnAddressVariables> = /* @__PURE__ */ document(`query OwnAddress{account{email}}`);
export type SignedInRolesResult = { readonly me: { readonly roles: ReadonlyArray<Role>; } | null; };
export type SignedInRolesVariables = {};
export const SIGNED_IN_ROLES: Document<SignedInRolesResult, SignedInRolesVariables> = /* @__PURE__ */ document(`query SignedInRoles{me{roles}}`);
export type SetEmailResult = { readonly setEmail: boolean; };
export type SetEmailVariables = { readonly input: SetEmailInput; };
export const SET_EMAIL: Document<SetEmailResult, SetEmailVariables> = /* @__PURE__ */ document(`mutation SetEmail($input:SetEmailInput!){setEmail(input:$input)}`);
export type ConfirmEmailResult = { readonly confirmEmail: boolean; };
export type ConfirmEmailVariables = { readonly token: string; };
export const CONFIRM_EMAIL: Document<ConfirmEmailResult, ConfirmEmailVariables> = /* @__PURE__ */ document(`mutation ConfirmEmail($token:String!){confirmEmail(token:$token)}`);
