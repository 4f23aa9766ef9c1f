import {
  announceMaintenance,
  banPlayer,
  endMaintenance,
  findPlayers,
  listActs,
  listReports,
  moveCard,
  readMaintenance,
  renamePlayer,
  reportPlayer,
  resolveReport,
  signOutPlayer,
  takeReport,
  textIn,
  unbanPlayer,
} from '../../../accounts/index.ts';
import { voidMatch } from '../../../matches/index.ts';
import { closeTournament } from '../../../tournaments/index.ts';
import { signedIn } from '../../request/authenticate.ts';
import type { MaintenanceResolvers, MutationResolvers, QueryResolvers } from '../types.generated.ts';

export const operatorQueries = {
  maintenance: (_, __, { accounts }) => readMaintenance(accounts),
  findPlayers: (_, wanted, { accounts, caller }) => findPlayers(accounts, signedIn(caller), wanted),
  operatorLog: (_, wanted, { accounts, caller }) => listActs(accounts, signedIn(caller), wanted),
  playerReports: (_, wanted, { accounts, caller }) => listReports(accounts, signedIn(caller), wanted),
} satisfies QueryResolvers;

export const operatorMutations = {
  reportPlayer: (_, { input }, { accounts, caller }) => reportPlayer(accounts, signedIn(caller), input),
  takeReport: (_, { input }, { accounts, caller }) => takeReport(accounts, signedIn(caller), input),
  resolveReport: (_, { input }, { accounts, caller }) => resolveReport(accounts, signedIn(caller), input),
  banPlayer: (_, { input }, { accounts, caller }) => banPlayer(accounts, signedIn(caller), input),
  unbanPlayer: (_, { input }, { accounts, caller }) => unbanPlayer(accounts, signedIn(caller), input),
  signOutPlayer: (_, { input }, { accounts, caller }) => signOutPlayer(accounts, signedIn(caller), input),
  renamePlayer: (_, { input }, { accounts, caller }) => renamePlayer(accounts, signedIn(caller), input),
  voidMatch: (_, { input }, { matches, caller }) => voidMatch(matches, signedIn(caller), input),
  closeTournament: (_, { input }, { tournaments, caller }) => closeTournament(tournaments, signedIn(caller), input),
  moveCard: (_, { input }, { accounts, caller }) => moveCard(accounts, signedIn(caller), input),
  announceMaintenance: (_, { input }, { accounts, caller }) => announceMaintenance(accounts, signedIn(caller), input),
  endMaintenance: (_, reason, { accounts, caller }) => endMaintenance(accounts, signedIn(caller), reason),
} satisfies MutationResolvers;

export const maintenance = {
  text: (parent, { language }) => textIn(parent, language),
} satisfies MaintenanceResolvers;
