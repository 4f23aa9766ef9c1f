/** For transactions in src/matches, src/tournaments and src/notifications. No other folder may import this file. */

export type { PlayerChange, PlayerListener } from '../bus/bus.ts';
export { type Actor, idOf } from './admins/actor.ts';
export { isBannedText } from './admins/ban.ts';
export { mustBeAdmin } from './admins/must-be-admin.ts';
export { checkReason, type JointAct, logAct, readAct } from './admins/operator-log.ts';
export { clearReported } from './admins/player-reports.ts';
export { count } from './attempt-limits/stored-counts.ts';
export { tokenHashOf } from './caller.ts';
export { holdingsOf, lockHoldings, notFree, notOwned } from './collections.ts';
export { openFriendRequests } from './contacts/friend-list.ts';
export { newDeckList, savedCards } from './decks.ts';
export { findAccountByName } from './names/taken-names.ts';
export { checkLabel, visibleText } from './names/visible-name.ts';
export { IS_GUEST } from './player.ts';
export { findPlayer, lockCaller, mustLockPlayer } from './players.ts';
export { createdButDeleted, earlierResult, isFirst, type KeyedRequest, keyedRequest } from './request-keys.ts';
