import {
  callJudge,
  closeCall,
  giveTime,
  listCalls,
  pauseMatch,
  readAsJudge,
  resumeMatch,
  rewindMatch,
  rule,
  takeCall,
} from '../../../matches/index.ts';
import { signedIn } from '../../request/authenticate.ts';
import type { MutationResolvers, QueryResolvers } from '../types.generated.ts';

export const judgingQueries = {
  matchAsJudge: (_, { id }, { room, caller }) => readAsJudge(room, signedIn(caller), id),
  judgeCalls: (_, wanted, { room, caller }) => listCalls(room, signedIn(caller), wanted),
} satisfies QueryResolvers;

export const judgingMutations = {
  pauseMatch: (_, { input }, { room, caller }) => pauseMatch(room, signedIn(caller), input),
  resumeMatch: (_, { input }, { room, caller }) => resumeMatch(room, signedIn(caller), input),
  giveTime: (_, { input }, { room, caller }) => giveTime(room, signedIn(caller), input),
  rewindMatch: (_, { input }, { room, caller }) => rewindMatch(room, signedIn(caller), input),
  rule: (_, { input }, { room, caller }) => rule(room, signedIn(caller), input),
  callJudge: (_, input, { room, caller }) => callJudge(room, signedIn(caller), input),
  takeJudgeCall: (_, call, { room, caller }) => takeCall(room, signedIn(caller), call),
  closeJudgeCall: (_, call, { room, caller }) => closeCall(room, signedIn(caller), call),
} satisfies MutationResolvers;
