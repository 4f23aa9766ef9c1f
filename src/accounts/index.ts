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
