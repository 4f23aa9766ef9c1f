import type { Context } from '../../request/context.ts';
import { accountMutations, accountQueries, deck, player } from './accounts.ts';
import { friendMutations, friendQueries, friendSubscriptions } from './friends.ts';
import { game, gameQueries } from './games.ts';
import { entry, match, matchResult, zone } from './match.ts';
import { connection, matchMutations, matchQueries } from './matches.ts';
import { maintenance, operatorMutations, operatorQueries } from './operators.ts';
import { account, apiKey, ownMutations, ownQueries } from './own-account.ts';
import { pairingMutations, pairingQueries, pairingSubscriptions } from './pairing.ts';
import { matchRatings, playerRatings, ratingQueries, seat } from './ratings.ts';
import { subscription } from './subscriptions.ts';
import { talkMutations, talkQueries, talkSubscriptions } from './talk.ts';
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
import { notificationMutations, notificationQueries, webhook } from './webhooks-and-push.ts';

/** A resolver of any field. The parent and the arguments have different types in each field. */
type Resolve = (parent: never, args: never, context: Context, info: never) => unknown;
type Fields = Readonly<Record<string, Resolve | { subscribe: Resolve }>>;

/** A resolver calls one command or query, or reads a value from its parent. It contains no rules. */
export const resolvers: Readonly<Record<string, Fields>> = {
  Query: {
    ...accountQueries,
    ...ownQueries,
    ...friendQueries,
    ...notificationQueries,
    ...gameQueries,
    ...matchQueries,
    ...talkQueries,
    ...pairingQueries,
    ...ratingQueries,
    ...tournamentQueries,
    ...operatorQueries,
  },
  Mutation: {
    ...accountMutations,
    ...ownMutations,
    ...friendMutations,
    ...notificationMutations,
    ...matchMutations,
    ...talkMutations,
    ...pairingMutations,
    ...tournamentMutations,
    ...operatorMutations,
  },
  Subscription: { ...subscription, ...friendSubscriptions, ...talkSubscriptions, ...pairingSubscriptions },
  Player: { ...player, ...playerRatings },
  Account: account,
  ApiKey: apiKey,
  Webhook: webhook,
  Deck: deck,
  Game: game,
  Match: { ...match, ...matchRatings },
  Seat: seat,
  MatchResult: matchResult,
  Entry: entry,
  Zone: zone,
  MatchConnection: connection,
  MessageConnection: connection,
  Tournament: tournament,
  TournamentSetup: tournamentSetup,
  TournamentStage: tournamentStage,
  TournamentRound: tournamentRound,
  TournamentTable: tournamentTable,
  TableGame: tableGame,
  TournamentConnection: connection,
  Maintenance: maintenance,
  OperatorLogConnection: connection,
  PlayerReportConnection: connection,
};
