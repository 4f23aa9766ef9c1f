import { type Caller, vouchedFor } from '../src/accounts/caller.ts';

/** A caller with this id, as if a token had proved it. */
export function callerWith(id: string): Caller {
  return vouchedFor({
    id,
    name: '',
    guest: false,
    bot: false,
    deleted: false,
    roles: ['PLAYER'],
    createdAt: new Date(0),
  });
}
