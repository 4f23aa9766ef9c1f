import { analyseMatch, readAnalysis } from '../../../matches/index.ts';
import { signedIn } from '../../request/authenticate.ts';
import type { MutationResolvers, QueryResolvers } from '../types.generated.ts';

export const analysisQueries = {
  analysis: (_, of, { room, caller }) => readAnalysis(room, caller, of),
} satisfies QueryResolvers;

export const analysisMutations = {
  analyseMatch: (_, of, { room, caller }) => analyseMatch(room, signedIn(caller), of),
} satisfies MutationResolvers;
