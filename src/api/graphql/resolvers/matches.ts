import { Refused } from '../../../errors.ts';
import {
  cancelMatch,
  createMatch,
  joinMatch,
  listDecisions,
  listMatches,
  readMatch,
  resign,
  setAutoPass,
  submitMove,
} from '../../../matches/index.ts';
import { signedIn } from '../../caller.ts';
import { matchConnection } from '../connections.ts';
import { decisionView, inClientsWords, moveOf } from '../move-input.ts';
import type { EntryResolvers, MutationResolvers, QueryResolvers } from '../types.generated.ts';

export const matchQueries = {
  match: (_, { id }, { room, caller }) => readMatch(room, caller, id).catch(orNull),
  matches: async (_, { filter = null, first = null, after = null }, { room, caller }) => {
    if (filter?.mine) signedIn(caller);
    return matchConnection(await listMatches(room, caller, { filter, first, after }));
  },
  myDecisions: async (_, { first = null }, { room, caller }) =>
    (await listDecisions(room, signedIn(caller), { first })).map(decisionView),
} satisfies QueryResolvers;

export const matchMutations = {
  createMatch: (_, { input }, { room, caller }) => createMatch(room, signedIn(caller), input),
  joinMatch: (_, { input }, { room, caller }) => joinMatch(room, signedIn(caller), input),
  submitMove: (_, { input }, { room, caller }) =>
    submitMove(room, signedIn(caller), moveOf(room.games, input)).catch((error: unknown) => {
      throw inClientsWords(error, room.games, input);
    }),
  resign: (_, input, { room, caller }) => resign(room, signedIn(caller), input),
  setAutoPass: (_, { matchId, mode, seat = null }, { room, caller }) =>
    setAutoPass(room, signedIn(caller), { matchId, mode, seat }),
  cancelMatch: (_, input, { room, caller }) => cancelMatch(room, signedIn(caller), input),
} satisfies MutationResolvers;

export const entry = {
  facts: ({ facts }) => facts.map(({ fact, ...data }) => ({ name: fact, data })),
} satisfies EntryResolvers;

function orNull(error: unknown): null {
  if (error instanceof Refused && error.code === 'NOT_FOUND') return null;
  throw error;
}
