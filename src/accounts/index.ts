/**
 * Who plays: players, their sessions, decks and collections, as they are called from outside: closed accounts, then who
 * asks, then what. One file for each thing, side by side: they are few, each name says what is in it, and almost every one
 * works on players, so that wings would only part what is read together. `inside.ts` is the door for src/matches.
 */
import type { PublishedGame } from '../engine/index.ts';
import type { Caller as Vouched } from './caller.ts';
import { type ClosedAccounts as Closed, fromOutside } from './closed-accounts.ts';
import * as collections from './collections.ts';
import * as decks from './decks.ts';
import * as guests from './forget-guests.ts';
import * as players from './players.ts';
import * as sessions from './sessions.ts';
import * as login from './sign-in.ts';
import * as registration from './sign-up.ts';

export const findPlayer = fromOutside(players.findPlayer);
export const playerOf = fromOutside(sessions.playerOf);
export const wasSignedIn = fromOutside(sessions.wasSignedIn);
export const holderOf = fromOutside(sessions.holderOf);
export const signUp = fromOutside(registration.signUp);
export const signIn = fromOutside(login.signIn);
export const signInAsGuest = fromOutside(registration.signInAsGuest);
export const signOut = fromOutside(sessions.signOut);
export const listDecks = fromOutside(decks.listDecks);
export const saveDeck = fromOutside(decks.saveDeck);
export const deleteDeck = fromOutside(decks.deleteDeck);
/** What the caller owns of a game. */
export const holdingsOf = fromOutside((accounts, { id }: Vouched, game: PublishedGame) =>
  collections.holdingsOf(accounts, id, game),
);
/** For jobs: without a caller. */
export const forgetGuests = fromOutside(guests.forgetGuests);
export const deleteExpired = fromOutside(sessions.deleteExpired);

// Names of types alone: a class's own name would also name what it is made of.
export type Caller = Vouched;
export type ClosedAccounts = Closed;
export { openAccounts } from './closed-accounts.ts';
export type { Holdings } from './collections.ts';
export type { SaveDeck, SavedDeck } from './decks.ts';
export { isNewcomer } from './guest.ts';
export { typedName } from './names.ts';
export { outsideTokens } from './outside-tokens.ts';
export { type Player, ROLES, type Role } from './player.ts';
export type { Holder } from './recent-sessions.ts';
export type { Session } from './sessions.ts';
