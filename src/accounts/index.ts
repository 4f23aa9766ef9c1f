export { type Accounts, openAccounts, type Player, ROLES, type Role } from './accounts.ts';
export {
  type Holdings,
  holdingsOf,
  lockHoldings,
  notFree,
  notOwned,
  startCollection,
} from './collections.ts';
export { deleteDeck, listDecks, type SaveDeck, type SavedDeck, saveDeck } from './decks.ts';
export { outsideTokens } from './outside-tokens.ts';
export { findPlayer } from './players.ts';
export { deleteExpired, playerOf, type Session, signOut } from './sessions.ts';
export { signIn } from './sign-in.ts';
export { signInAsGuest, signUp } from './sign-up.ts';
