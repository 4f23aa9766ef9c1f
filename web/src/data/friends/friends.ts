import { useEffect, useState } from 'preact/hooks';
import { read, tell } from '../../browser/window-events.ts';
import { subscribeAgain } from '../client.ts';
import { live } from '../live.ts';
import { useSession } from '../session.ts';
import { type Asked, useAsked } from '../use-asked.ts';
import { whileOnline } from '../while-online.ts';
import { FRIEND_UPDATES, type FriendListParts, OWN_FRIENDS, type OwnFriendsResult } from './operations.generated.ts';

const CHANGED = 'arbiter:friends';

/** The number of friend requests that wait for the signed-in player. */
let requests = 0;

export function useFriendRequests(): number {
  const [now, setNow] = useState(requests);
  useEffect(() => read([CHANGED], () => setNow(requests)), []);
  return now;
}

/** Follows the player's friend requests, for all pages of this window. */
export function followFriends(signal: AbortSignal): Promise<void> {
  return whileOnline(signal, {
    lost: () => {},
    async run(round) {
      for await (const { friendUpdates } of subscribeAgain(live(), FRIEND_UPDATES, () => ({}), { signal: round }))
        if (!signal.aborted) noteRequests(friendUpdates.received.length);
    },
  });
}

export function noteRequests(count: number): void {
  requests = count;
  tell(CHANGED);
}

/** Returns the reader's list of friends, read again at each change. Guests have none. */
export function useOwnFriends(): Asked<OwnFriendsResult> {
  const player = useSession()?.player;
  const asked = useAsked(OWN_FRIENDS, player && !player.guest ? {} : null);
  const { again } = asked;
  useEffect(() => read([CHANGED], again), [again]);
  return asked;
}

export type Relation = 'FRIEND' | 'SENT' | 'RECEIVED' | 'NONE';

/** Returns what a player is to the owner of a list. */
export function relationTo({ friends, sent, received }: FriendListParts, id: string): Relation {
  const has = (some: readonly { readonly player: { readonly id: string } }[]) =>
    some.some(({ player }) => player.id === id);
  if (has(friends)) return 'FRIEND';
  if (has(sent)) return 'SENT';
  return has(received) ? 'RECEIVED' : 'NONE';
}
