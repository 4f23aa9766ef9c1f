/** What src/matches reads of accounts, over its own database and inside of its own transactions. Nobody else comes in here. */
export { type Holdings, holdingsOf, lockHoldings, notFree, notOwned, startCollection } from './collections.ts';
export { savedCards } from './decks.ts';
export { IS_GUEST } from './guest.ts';
export { findPlayer, lockPlayer } from './players.ts';
