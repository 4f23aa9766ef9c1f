import { type Caller, vouchedFor } from '../src/accounts/caller.ts';

/** Returns a caller with this id, as if a token had proved it. */
export function callerWith(id: string, guest = false, roles: Caller['roles'] = ['PLAYER']): Caller {
  return vouchedFor({
    id,
    name: '',
    guest,
    bot: false,
    deleted: false,
    roles,
    createdAt: new Date(0),
  });
}
