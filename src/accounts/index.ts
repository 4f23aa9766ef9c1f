/**
 * The functions for players, sessions, decks and collections that other folders can call. The parameters of each
 * function are the handle, the caller and the input, in this order.
 */

import { fromOutside, type AccountsHandle as Handle } from './accounts-handle.ts';
import * as emailLimits from './attempt-limits/email-limits.ts';
import * as attempts from './attempt-limits/password-attempts.ts';
import * as guardCounts from './attempt-limits/stored-counts.ts';
import * as blocks from './blocked-players.ts';
import type { Caller as Vouched } from './caller.ts';
import * as cards from './collections.ts';
import * as decks from './decks.ts';
import * as deletion from './deletion-and-export/delete-account.ts';
import * as expired from './deletion-and-export/delete-expired.ts';
import * as unusedGuests from './deletion-and-export/delete-unused-guests.ts';
import * as data from './deletion-and-export/export-account.ts';
import * as email from './emails/set-and-confirm-email.ts';
import * as apiKeys from './keys/api-keys.ts';
import * as names from './names/rebuild-taken-names.ts';
import * as change from './passwords/change-password.ts';
import * as reset from './passwords/reset-password.ts';
import * as players from './players.ts';
import * as guests from './sessions/guest-accounts.ts';
import * as own from './sessions/own-sessions.ts';
import * as sessions from './sessions/sessions.ts';
import * as signing from './sessions/sign-in-and-up.ts';

export const findPlayer = fromOutside(players.findPlayer);
export const playerOf = fromOutside(sessions.playerOf);
export const holderOf = fromOutside(sessions.holderOf);
export const signUp = fromOutside(signing.signUp);
export const signIn = fromOutside(signing.signIn);
export const countPassword = fromOutside(attempts.countPassword);
export const uncountPassword = fromOutside(guardCounts.uncount);
export const countEmail = fromOutside(emailLimits.countEmail);
export const signInAsGuest = fromOutside(guests.signInAsGuest);
export const signOut = fromOutside(own.signOut);
export const keepAccount = fromOutside(guests.keepAccount);
export const blockPlayer = fromOutside(blocks.blockPlayer);
export const unblockPlayer = fromOutside(blocks.unblockPlayer);
export const listBlocked = fromOutside(blocks.listBlocked);
export const listSessions = fromOutside(own.listSessions);
export const nameSession = fromOutside(own.nameSession);
export const revokeSession = fromOutside(own.revokeSession);
export const revokeOtherSessions = fromOutside(own.revokeOtherSessions);
export const changePassword = fromOutside(change.changePassword);
export const requestPasswordReset = fromOutside(reset.requestPasswordReset);
export const resetPassword = fromOutside(reset.resetPassword);
export const readEmail = fromOutside(email.readEmail);
export const setEmail = fromOutside(email.setEmail);
export const confirmEmail = fromOutside(email.confirmEmail);
export const listApiKeys = fromOutside(apiKeys.listApiKeys);
export const createApiKey = fromOutside(apiKeys.createApiKey);
export const revokeApiKey = fromOutside(apiKeys.revokeApiKey);
export const markAsBot = fromOutside(players.markAsBot);
export const exportAccount = fromOutside(data.exportAccount);
export const deleteAccount = fromOutside(deletion.deleteAccount);
/**
 * Calls the listener with a player's id whenever the player or the player's credentials have changed. Returns the
 * unsubscribe function.
 */
export const onPlayerChanged = fromOutside(({ bus }, listener: (playerId: string) => void) => bus.onPlayer(listener));
export const listDecks = fromOutside(decks.listDecks);
export const saveDeck = fromOutside(decks.saveDeck);
export const deleteDeck = fromOutside(decks.deleteDeck);
export const rulesBrokenBy = fromOutside(decks.rulesBrokenBy);
export const listCards = fromOutside(cards.listCards);
/** The functions below are for jobs, which have no caller. */
export const deleteUnusedGuests = fromOutside(unusedGuests.deleteUnusedGuests);
export const takeNames = fromOutside(names.takeNames);
export const deleteExpired = fromOutside(expired.deleteExpired);

// Export only the types, because exporting a class would also export its constructor.
export type Caller = Vouched;
export type AccountsHandle = Handle;
export { openAccounts } from './accounts-handle.ts';
export type { Networks, WantedEmail } from './attempt-limits/email-limits.ts';
export { NETWORKS_OF_SITE, siteOf, turnOwner } from './attempt-limits/ipv6-site.ts';
export type { Attempt } from './attempt-limits/password-attempts.ts';
export type { SavedDeck } from './decks.ts';
export { isOfDeletedAccount } from './deletion-and-export/delete-account.ts';
export { openMail } from './emails/mail.ts';
export { type ApiKey, isApiKey } from './keys/api-keys.ts';
export { lackingScope, mustHaveScope, SCOPES, type Scope } from './keys/scopes.ts';
export { DELETED } from './names/player-name.ts';
export { checkLabel } from './names/visible-name.ts';
export { isNewcomer, type Player } from './player.ts';
export { IssuerUnavailable, oidcTokens } from './sessions/oidc-tokens.ts';
export type { OwnSession } from './sessions/own-sessions.ts';
export type { Session } from './sessions/sessions.ts';
