/** All tables, whose statements lie in `migrations`. */
export { analyses } from './tables/analyses.ts';
export { collectionChanges, collections, collectors } from './tables/collections.ts';
export { judgeCalls, matchReadings } from './tables/judging.ts';
export {
  challenges,
  matches,
  matchLog,
  replays,
  requestKeys,
  reservations,
  seats,
  snapshots,
} from './tables/matches.ts';
export { heartbeat, nodes, outages, signingKeys } from './tables/nodes.ts';
export { deliveries, listeners, notificationTargets, vapidKeys } from './tables/notifications.ts';
export {
  apiKeys,
  blocks,
  decks,
  departures,
  emails,
  guardCounts,
  mailedTokens,
  players,
  sessions,
  takenNames,
} from './tables/players.ts';
export {
  tournamentGames,
  tournamentListings,
  tournamentLog,
  tournamentMembers,
  tournamentOfficials,
  tournaments,
} from './tables/tournaments.ts';
