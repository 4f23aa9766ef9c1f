import { Refused } from '../../../errors.ts';
import {
  acceptChallenge,
  challengePlayer,
  declineChallenge,
  listChallenges,
  readChallenge,
  readInvitation,
  rematch,
} from '../../../matches/index.ts';
import { signedIn } from '../../request/authenticate.ts';
import type { MutationResolvers, QueryResolvers } from '../types.generated.ts';

export const meetingQueries = {
  invitation: (_, { code }, { room }) => readInvitation(room, code),
  challenges: (_, __, { room, caller }) => listChallenges(room, signedIn(caller)),
  challenge: (_, { id }, { room, caller }) =>
    readChallenge(room, signedIn(caller), id).catch((error: unknown) => {
      if (error instanceof Refused && error.code === 'NOT_FOUND') return null;
      throw error;
    }),
} satisfies QueryResolvers;

export const meetingMutations = {
  challengePlayer: (_, { input }, { room, caller, address }) => challengePlayer(room, signedIn(caller), input, address),
  rematch: (_, { input }, { room, caller, address }) => rematch(room, signedIn(caller), input, address),
  acceptChallenge: (_, { input }, { room, caller, address }) => acceptChallenge(room, signedIn(caller), input, address),
  declineChallenge: (_, { id }, { room, caller }) => declineChallenge(room, signedIn(caller), { id }),
} satisfies MutationResolvers;
