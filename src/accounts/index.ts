/**
 * Who plays: players, their sessions, decks and collections, as they are called from outside: closed accounts, then who
 * asks, then what. Who players are and what they own stands here; how they come in, with which proof, and how they leave
 * are wings of their own. `inside.ts` is the door for src/matches.
 */
import * as blocks from './blocks.ts';
import type { Caller as Vouched } from './caller.ts';
import { type ClosedAccounts as Closed, fromOutside } from './closed-accounts.ts';
import * as cards from './collections.ts';
import * as decks from './decks.ts';
import * as letters from './emails/letters.ts';
import * as email from './emails/own-email.ts';
import * as guardCounts from './guard/counts.ts';
import * as guards from './guard/guards.ts';
import * as apiKeys from './keys/api-keys.ts';
import * as deletion from './leaving/delete-account.ts';
import * as data from './leaving/export-account.ts';
import * as guests from './leaving/forget-guests.ts';
import * as names from './names/taken-names.ts';
import * as change from './passwords/change-password.ts';
import * as reset from './passwords/reset-password.ts';
import * as players from './players.ts';
import * as own from './sessions/own-sessions.ts';
import * as sessions from './sessions/sessions.ts';
import * as signing from './sessions/sign-in.ts';

export const findPlayer = fromOutside(players.findPlayer);
export const playerOf = fromOutside(sessions.playerOf);
export const holderOf = fromOutside(sessions.holderOf);
export const signUp = fromOutside(signing.signUp);
export const signIn = fromOutside(signing.signIn);
export const countPassword = fromOutside(guards.countPassword);
export const uncountPassword = fromOutside(guardCounts.uncount);
export const countEmail = fromOutside(guards.countEmail);
export const signInAsGuest = fromOutside(signing.signInAsGuest);
export const signOut = fromOutside(sessions.signOut);
export const keepAccount = fromOutside(signing.keepAccount);
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
/** Calls back whenever who a player is, or what lets them in, has changed, with the player's id. Returns what ends it. */
export const onPlayerChanged = fromOutside(({ bus }, listener: (playerId: string) => void) => bus.onPlayer(listener));
export const listDecks = fromOutside(decks.listDecks);
export const saveDeck = fromOutside(decks.saveDeck);
export const deleteDeck = fromOutside(decks.deleteDeck);
export const rulesBrokenBy = fromOutside(decks.rulesBrokenBy);
export const listCards = fromOutside(cards.listCards);
/** For jobs: without a caller. */
export const forgetGuests = fromOutside(guests.forgetGuests);
export const takeNames = fromOutside(names.takeNames);
export const deleteExpired = fromOutside(async (accounts) => {
  await sessions.deleteExpired(accounts);
  await letters.deleteStale(accounts);
  await apiKeys.deleteDeadKeys(accounts);
  await guardCounts.deleteOldCounts(accounts);
});

// Names of types alone: a class's own name would also name what it is made of.
export type Caller = Vouched;
export type ClosedAccounts = Closed;
export { openAccounts } from './closed-accounts.ts';
export type { SaveDeck, SavedDeck } from './decks.ts';
export { openMail } from './emails/mail.ts';
export type { Attempt, Networks, WantedEmail } from './guard/guards.ts';
export { NETWORKS_OF_SITE, siteOf, turnOwner } from './guard/ipv6-site.ts';
export type { ApiKey } from './keys/api-keys.ts';
export { lackingScope, mustHaveScope, SCOPES, type Scope } from './keys/scopes.ts';
export { isApiKey } from './keys/shown-key.ts';
export { isOfDeletedAccount } from './leaving/delete-account.ts';
export { DELETED } from './names/player-name.ts';
export { checkLabel } from './names/visible-name.ts';
export { isNewcomer, type Player, ROLES, type Role } from './player.ts';
export { IssuerSilent, outsideTokens } from './sessions/outside-tokens.ts';
export type { OwnSession } from './sessions/own-sessions.ts';
export type { Holder } from './sessions/recent-sessions.ts';
export type { Session } from './sessions/sessions.ts';
