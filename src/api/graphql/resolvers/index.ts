import type { Context } from '../../request/context.ts';
import { accountMutations, accountQueries, deck, player } from './accounts.ts';
import { game, gameQueries } from './games.ts';
import { entry, match, matchResult, zone } from './match.ts';
import { connection, matchMutations, matchQueries } from './matches.ts';
import { notificationMutations, notificationQueries, webhook } from './notifications.ts';
import { account, apiKey, ownMutations, ownQueries, sessionMutations } from './own-account.ts';
import { subscription } from './subscriptions.ts';
import {
  tableGame,
  tournament,
  tournamentMutations,
  tournamentQueries,
  tournamentRound,
  tournamentSetup,
  tournamentStage,
  tournamentTable,
} from './tournaments.ts';

/** Parent and arguments are of the types that the contract gives them, which only the field itself knows. */
type Resolve = (parent: never, args: never, context: Context, info: never) => unknown;
type Fields = Readonly<Record<string, Resolve | { subscribe: Resolve }>>;

/** By type and field. A resolver makes one call to a verb, or reads a value off its parent: no rule lives here. */
export const resolvers: Readonly<Record<string, Fields>> = {
  Query: {
    ...accountQueries,
    ...ownQueries,
    ...notificationQueries,
    ...gameQueries,
    ...matchQueries,
    ...tournamentQueries,
  },
  Mutation: {
    ...accountMutations,
    ...sessionMutations,
    ...ownMutations,
    ...notificationMutations,
    ...matchMutations,
    ...tournamentMutations,
  },
  Subscription: subscription,
  Player: player,
  Account: account,
  ApiKey: apiKey,
  Webhook: webhook,
  Deck: deck,
  Game: game,
  Match: match,
  MatchResult: matchResult,
  Entry: entry,
  Zone: zone,
  MatchConnection: connection,
  Tournament: tournament,
  TournamentSetup: tournamentSetup,
  TournamentStage: tournamentStage,
  TournamentRound: tournamentRound,
  TournamentTable: tournamentTable,
  TableGame: tableGame,
  TournamentConnection: connection,
};
