import { addBot, readSearch, recentOpponents, startSearch, stopSearch, watchSearch } from '../../../matches/index.ts';
import { signedIn } from '../../request/authenticate.ts';
import type { Context } from '../../request/context.ts';
import { events } from '../match-stream.ts';
import type { MutationResolvers, QueryResolvers } from '../types.generated.ts';

export const pairingQueries = {
  search: (_, __, { matches, caller }) => readSearch(matches, signedIn(caller)),
  recentOpponents: (_, __, { matches, caller }) => recentOpponents(matches, signedIn(caller)),
} satisfies QueryResolvers;

export const pairingMutations = {
  startSearch: (_, { input }, { matches, caller }) => startSearch(matches, signedIn(caller), input),
  stopSearch: (_, __, { matches, caller }) => stopSearch(matches, signedIn(caller)),
  addBot: (_, { input }, { matches, caller }) => addBot(matches, signedIn(caller), input),
} satisfies MutationResolvers;

export const pairingSubscriptions = {
  searchUpdates: {
    subscribe: (_: unknown, __: unknown, { matches, caller }: Context) =>
      events('searchUpdates', watchSearch(matches, signedIn(caller))),
  },
};
