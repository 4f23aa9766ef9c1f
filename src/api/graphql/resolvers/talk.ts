import { deleteMessage, readMessages, sendMessage, watchMessages } from '../../../matches/index.ts';
import { signedIn } from '../../request/authenticate.ts';
import type { Context } from '../../request/context.ts';
import { events } from '../match-stream.ts';
import type { MutationResolvers, QueryResolvers, SubscriptionMessageUpdatesArgs } from '../types.generated.ts';

export const talkQueries = {
  messages: (_, { room, ...page }, { matches, caller }) =>
    readMessages(matches, caller, { ...page, room: room ?? 'PLAYERS' }),
} satisfies QueryResolvers;

export const talkMutations = {
  sendMessage: (_, { input }, { matches, caller }) => sendMessage(matches, signedIn(caller), input),
  deleteMessage: (_, { input }, { matches, caller }) => deleteMessage(matches, signedIn(caller), input),
} satisfies MutationResolvers;

export const talkSubscriptions = {
  messageUpdates: {
    subscribe: (
      _: unknown,
      { matchId, room, after = null }: SubscriptionMessageUpdatesArgs,
      { matches, caller }: Context,
    ) => events('messageUpdates', watchMessages(matches, caller, { matchId, room: room ?? 'PLAYERS', after })),
  },
};
