import {
  banPlayer,
  listActs,
  listReports,
  renamePlayer,
  reportPlayer,
  resolveReport,
  signOutPlayer,
  unbanPlayer,
} from '../../../accounts/index.ts';
import { voidMatch } from '../../../matches/index.ts';
import { signedIn } from '../../request/authenticate.ts';
import type { MutationResolvers, QueryResolvers } from '../types.generated.ts';

export const operatorQueries = {
  operatorLog: (_, wanted, { accounts, caller }) => listActs(accounts, signedIn(caller), wanted),
  playerReports: (_, wanted, { accounts, caller }) => listReports(accounts, signedIn(caller), wanted),
} satisfies QueryResolvers;

export const operatorMutations = {
  reportPlayer: (_, { input }, { accounts, caller }) => reportPlayer(accounts, signedIn(caller), input),
  resolveReport: (_, { input }, { accounts, caller }) => resolveReport(accounts, signedIn(caller), input),
  banPlayer: (_, { input }, { accounts, caller }) => banPlayer(accounts, signedIn(caller), input),
  unbanPlayer: (_, { input }, { accounts, caller }) => unbanPlayer(accounts, signedIn(caller), input),
  signOutPlayer: (_, { input }, { accounts, caller }) => signOutPlayer(accounts, signedIn(caller), input),
  renamePlayer: (_, { input }, { accounts, caller }) => renamePlayer(accounts, signedIn(caller), input),
  voidMatch: (_, { input }, { matches, caller }) => voidMatch(matches, signedIn(caller), input),
} satisfies MutationResolvers;
