import {
  addFriend,
  playersNamed,
  readFriends,
  removeFriend,
  showPresence,
  watchFriends,
} from '../../../accounts/index.ts';
import { signedIn } from '../../request/authenticate.ts';
import type { Context } from '../../request/context.ts';
import { events } from '../match-stream.ts';
import type { MutationResolvers, QueryResolvers } from '../types.generated.ts';

export const friendQueries = {
  friends: (_, __, { accounts, caller }) => readFriends(accounts, signedIn(caller)),
  playersNamed: (_, { start }, { accounts, caller }) => playersNamed(accounts, signedIn(caller), start),
} satisfies QueryResolvers;

export const friendMutations = {
  addFriend: (_, { id }, { accounts, caller }) => addFriend(accounts, signedIn(caller), id),
  removeFriend: (_, { id }, { accounts, caller }) => removeFriend(accounts, signedIn(caller), id),
  showPresence: (_, { shown }, { accounts, caller }) => showPresence(accounts, signedIn(caller), shown),
} satisfies MutationResolvers;

export const friendSubscriptions = {
  friendUpdates: {
    subscribe: (_: unknown, __: unknown, { accounts, caller }: Context) =>
      events('friendUpdates', watchFriends(accounts, signedIn(caller))),
  },
};
