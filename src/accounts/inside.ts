/** What src/matches and src/notifications read of accounts, over their own database and inside of their own transactions. Nobody else comes in here. */

export type { PlayerListener, PlayerNews } from '../bus/bus.ts';
export { type Holdings, holdingsOf, lockHoldings, notFree, notOwned, startCollection } from './collections.ts';
export { newDeckList } from './decks/deck-list.ts';
export { savedCards } from './decks/saved-decks.ts';
export { count } from './guard/counts.ts';
export { IS_GUEST } from './guest.ts';
export { accountCalled } from './names/account-called.ts';
export { checkLabel } from './names/visible-name.ts';
export { findPlayer, mustLockPlayer } from './players.ts';
export { earlierAnswer, isFirst, type KeyedRequest, keyedRequest, madeAndGone } from './request-keys.ts';
export { lockCaller } from './sessions/lock-caller.ts';
