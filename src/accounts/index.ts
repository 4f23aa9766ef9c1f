/**
 * Who plays: players, their sessions, decks and collections. One file for each thing, side by side: they are few, each
 * name says what is in it, and almost every one works on players, so that wings would only part what is read together.
 */
export { type Accounts, openAccounts } from './accounts.ts';
export {
  type Holdings,
  holdingsOf,
  lockHoldings,
  notFree,
  notOwned,
  startCollection,
} from './collections.ts';
export { deleteDeck, listDecks, type SaveDeck, type SavedDeck, saveDeck, savedCards } from './decks.ts';
export { IS_GUEST } from './guest.ts';
export { outsideTokens } from './outside-tokens.ts';
export { type Player, ROLES, type Role } from './player.ts';
export { findPlayer } from './players.ts';
export { deleteExpired, playerOf, type Session, signOut } from './sessions.ts';
export { signIn } from './sign-in.ts';
export { signInAsGuest, signUp } from './sign-up.ts';
