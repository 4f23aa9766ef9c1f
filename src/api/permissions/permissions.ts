import { type Caller, lackingScope, mustHaveScope, type Scope } from '../../accounts/index.ts';
import { Refused } from '../../errors.ts';
import { PAGES } from '../rest/web-pages.ts';

/** Callers with access: any client, any signed-in player, only accounts that are not guests, or only admins. */
export type Who = 'ANYBODY' | 'PLAYER' | 'ACCOUNT' | 'ADMIN';

/** An API key needs at least one of the scopes in `keys`. NONE means that no key has access. */
export interface Permission {
  who: Who;
  keys: readonly Scope[] | 'NONE' | 'ANY';
  /** Another scope that a key needs as well. */
  also?: Scope;
  /** A scope that is enough for matches in which the key's owner has a seat. */
  ownSeat?: Scope;
}

/** Public, even for an API key without scopes. */
const OPEN: Permission = { who: 'ANYBODY', keys: 'ANY' };
/** Readable by everyone, including spectators. */
const SEEN: Permission = { who: 'ANYBODY', keys: ['READ'] };
const OWN: Permission = { who: 'PLAYER', keys: ['READ'] };
const PLAYED: Permission = { who: 'PLAYER', keys: ['PLAY'] };
const PLAYED_OR_ORGANIZED: Permission = { who: 'PLAYER', keys: ['PLAY', 'ORGANIZE'] };
/** Actions of organizers and judges. */
const ORGANIZED: Permission = { who: 'PLAYER', keys: ['ORGANIZE'] };
/** Actions with lasting effects. Guests have no access, because the effects would outlive the guest. */
const LASTING: Permission = { who: 'ACCOUNT', keys: ['ORGANIZE'] };
/** Actions that keep sending the player's private data to another receiver. */
const FORWARDED: Permission = { ...LASTING, also: 'READ' };
/** Sign-in and sign-up. API keys have no access, because a key could give itself more rights. */
const SIGN_IN: Permission = { who: 'ANYBODY', keys: 'NONE' };
const SESSION_ONLY: Permission = { who: 'PLAYER', keys: 'NONE' };
const ACCOUNT_ONLY: Permission = { who: 'ACCOUNT', keys: 'NONE' };
/** Acts of admins. API keys have no access, because a stolen key could control the whole server. */
const ADMIN_ONLY: Permission = { who: 'ADMIN', keys: 'NONE' };

/** The server does not start if a route has no row. Without a row, API keys cannot use a field, and a test fails. */
export const PERMISSIONS: Readonly<Record<string, Permission>> = {
  'Query.me': OPEN,
  'Query.games': OPEN,
  'Query.game': OPEN,
  'Query.player': SEEN,
  'Query.rulesBrokenBy': OWN,
  'Query.match': SEEN,
  'Query.matches': SEEN,
  'Query.myDecisions': OWN,
  'Query.analysis': SEEN,
  'Query.messages': SEEN,
  'Query.leaderboard': SEEN,
  'Query.crosstable': SEEN,
  'Query.recentOpponents': OWN,
  'Query.search': PLAYED,
  'Query.invitation': SEEN,
  'Query.challenges': OWN,
  'Query.challenge': OWN,
  'Query.matchAsJudge': ORGANIZED,
  'Query.judgeCalls': ORGANIZED,
  'Query.account': SESSION_ONLY,

  'Subscription.matchUpdates': SEEN,
  'Subscription.messageUpdates': SEEN,
  'Subscription.openMatches': SEEN,
  'Subscription.rematchUpdates': OWN,
  'Subscription.myDecisions': OWN,
  'Subscription.searchUpdates': PLAYED,

  'Mutation.createMatch': PLAYED,
  'Mutation.joinMatch': PLAYED,
  'Mutation.addBot': PLAYED,
  'Mutation.startSearch': PLAYED,
  'Mutation.stopSearch': PLAYED,
  'Mutation.leaveMatch': PLAYED,
  'Mutation.submitMove': PLAYED,
  'Mutation.undoMove': PLAYED,
  'Mutation.makeOffer': PLAYED,
  'Mutation.answerOffer': PLAYED,
  'Mutation.resign': PLAYED,
  'Mutation.setAutoPass': PLAYED,
  'Mutation.cancelMatch': PLAYED_OR_ORGANIZED,
  'Mutation.analyseMatch': OWN,
  'Mutation.pauseMatch': ORGANIZED,
  'Mutation.resumeMatch': ORGANIZED,
  'Mutation.giveTime': ORGANIZED,
  'Mutation.rewindMatch': ORGANIZED,
  'Mutation.rule': ORGANIZED,
  'Mutation.takeJudgeCall': ORGANIZED,
  'Mutation.closeJudgeCall': ORGANIZED,
  'Mutation.callJudge': PLAYED,
  'Mutation.sendMessage': PLAYED,
  'Mutation.challengePlayer': PLAYED,
  'Mutation.inviteToMatch': PLAYED,
  'Mutation.rematch': PLAYED,
  'Mutation.acceptChallenge': PLAYED,
  'Mutation.declineChallenge': PLAYED,
  'Mutation.saveDeck': PLAYED,
  'Mutation.deleteDeck': PLAYED,

  'Mutation.signUp': SIGN_IN,
  'Mutation.signIn': SIGN_IN,
  'Mutation.signInAsGuest': SIGN_IN,
  'Mutation.requestPasswordReset': SIGN_IN,
  'Mutation.resetPassword': SIGN_IN,
  'Mutation.signOut': SESSION_ONLY,
  'Mutation.keepAccount': SESSION_ONLY,
  'Mutation.nameSession': SESSION_ONLY,
  'Mutation.revokeSession': SESSION_ONLY,
  'Mutation.revokeOtherSessions': SESSION_ONLY,
  'Mutation.blockPlayer': SESSION_ONLY,
  'Mutation.unblockPlayer': SESSION_ONLY,
  'Mutation.reportPlayer': SESSION_ONLY,
  'Mutation.deleteMessage': SESSION_ONLY,
  'Mutation.deleteAccount': SESSION_ONLY,
  'Mutation.changePassword': ACCOUNT_ONLY,
  'Mutation.setEmail': ACCOUNT_ONLY,
  'Mutation.confirmEmail': ACCOUNT_ONLY,
  'Mutation.createApiKey': ACCOUNT_ONLY,
  'Mutation.revokeApiKey': ACCOUNT_ONLY,
  'Mutation.markAsBot': ACCOUNT_ONLY,

  'Query.friends': ACCOUNT_ONLY,
  'Query.playersNamed': ACCOUNT_ONLY,
  'Mutation.addFriend': ACCOUNT_ONLY,
  'Mutation.removeFriend': ACCOUNT_ONLY,
  'Mutation.showPresence': ACCOUNT_ONLY,
  'Subscription.friendUpdates': ACCOUNT_ONLY,

  'Query.webhooks': LASTING,
  'Query.pushSubscriptions': SESSION_ONLY,
  'Query.pushKey': OPEN,
  'Mutation.createWebhook': FORWARDED,
  'Mutation.deleteWebhook': LASTING,
  'Mutation.resumeWebhook': LASTING,
  'Mutation.replayDelivery': LASTING,
  'Mutation.subscribePush': SESSION_ONLY,
  'Mutation.unsubscribePush': SESSION_ONLY,

  'Query.tournament': SEEN,
  'Query.tournaments': SEEN,
  'Subscription.tournamentUpdates': SEEN,
  'Mutation.createTournament': LASTING,
  'Mutation.setUpTournament': ORGANIZED,
  'Mutation.announceToEntrants': ORGANIZED,
  'Mutation.openRegistration': ORGANIZED,
  'Mutation.disqualifyEntrant': ORGANIZED,
  'Mutation.reinstateEntrant': ORGANIZED,
  'Mutation.beginTournament': ORGANIZED,
  'Mutation.pairRound': ORGANIZED,
  'Mutation.approveRound': ORGANIZED,
  'Mutation.swapEntrants': ORGANIZED,
  'Mutation.undoRound': ORGANIZED,
  'Mutation.callTime': ORGANIZED,
  'Mutation.pauseTournament': ORGANIZED,
  'Mutation.resumeTournament': ORGANIZED,
  'Mutation.ruleTable': ORGANIZED,
  'Mutation.appointOfficial': ORGANIZED,
  'Mutation.dismissOfficial': ORGANIZED,
  'Mutation.endTournament': ORGANIZED,
  'Mutation.cancelTournament': ORGANIZED,
  'Mutation.registerForTournament': PLAYED_OR_ORGANIZED,
  'Mutation.unregisterFromTournament': PLAYED_OR_ORGANIZED,
  'Mutation.checkIn': PLAYED_OR_ORGANIZED,
  'Mutation.dropFromTournament': PLAYED_OR_ORGANIZED,
  'Mutation.agreeToTournament': PLAYED,
  'Mutation.changeTournamentDeck': PLAYED,

  'Query.maintenance': OPEN,
  'Query.findPlayers': ADMIN_ONLY,
  'Query.operatorLog': ADMIN_ONLY,
  'Mutation.banPlayer': ADMIN_ONLY,
  'Mutation.unbanPlayer': ADMIN_ONLY,
  'Mutation.signOutPlayer': ADMIN_ONLY,
  'Mutation.renamePlayer': ADMIN_ONLY,
  'Mutation.voidMatch': ADMIN_ONLY,
  'Query.playerReports': ADMIN_ONLY,
  'Mutation.takeReport': ADMIN_ONLY,
  'Mutation.resolveReport': ADMIN_ONLY,
  'Mutation.closeTournament': ADMIN_ONLY,
  'Mutation.moveCard': ADMIN_ONLY,
  'Mutation.announceMaintenance': ADMIN_ONLY,
  'Mutation.endMaintenance': ADMIN_ONLY,

  'GET /v1/matches': SEEN,
  'GET /v1/players/:id/matches': SEEN,
  'GET /v1/players/:id/ratings': SEEN,
  'GET /v1/games/:id/leaderboards/:speed': SEEN,
  'GET /v1/matches/:id/log': SEEN,
  'GET /v1/matches/:id/replay': SEEN,
  'GET /v1/matches/:id/transcript': SEEN,
  'POST /v1/replays/verify': SEEN,
  'GET /v1/tournaments/:id/record': SEEN,
  'POST /v1/tournaments/verify': SEEN,
  'GET /v1/tournaments/:id/standings.csv': SEEN,
  'GET /v1/tournaments/:id/places.csv': SEEN,
  'GET /v1/tournaments/:id/standings.json': SEEN,
  'GET /v1/tournaments/:id/places.json': SEEN,
  'GET /v1/tournaments/:id/pairings.csv': SEEN,
  'GET /v1/tournaments/:id/pairings.json': SEEN,
  'GET /v1/tournaments/:id/sheet': SEEN,
  'GET /v1/tournaments/:id/board': SEEN,
  'GET /v1/tournaments/:id/calendar.ics': SEEN,
  'GET /v1/account/export': SESSION_ONLY,
  'GET /.well-known/arbiter-keys.json': OPEN,
  'GET /schema.graphql': OPEN,
  // Each GraphQL field has its own row.
  'GET /graphql': OPEN,
  'POST /graphql': OPEN,
  'GET /about': OPEN,
  ...Object.fromEntries(PAGES.map((address) => [`GET ${address}`, OPEN])),
  'GET /assets/*': OPEN,
  'GET /icons/*': OPEN,
  'GET /manifest.webmanifest': OPEN,
  'GET /sw.js': OPEN,
  'GET /docs*': OPEN,
  'GET /graphiql*': OPEN,
  'GET /healthz': OPEN,
  'GET /readyz': OPEN,
  // Protected by METRICS_TOKEN instead of an API key.
  'GET /metrics': OPEN,
};

/** The permission for fields without a row. */
const DEFAULT: Permission = { who: 'ANYBODY', keys: 'NONE' };

/** Returns the row of a field, such as `Query.match` or `Match.table`, or of a route, such as `GET /healthz`. */
export function rowOf(what: string): Permission | undefined {
  for (const rows of [PERMISSIONS, PRIVATE_FIELDS]) if (Object.hasOwn(rows, what)) return rows[what];
  const wide = Object.keys(PERMISSIONS).find((row) => row.endsWith('*') && what.startsWith(row.slice(0, -1)));
  return wide === undefined ? undefined : PERMISSIONS[wide];
}

/** @param sits whether the caller has a seat in the match @throws Refused UNAUTHENTICATED, FORBIDDEN */
export function mustBePermitted(what: string, caller: Caller | null, sits = false): void {
  const { who, keys, also, ownSeat } = rowOf(what) ?? DEFAULT;
  if (who !== 'ANYBODY' && !caller) throw new Refused('UNAUTHENTICATED', `Sign in to use ${what}.`);
  if (who === 'ADMIN' && !caller?.roles.includes('ADMIN'))
    throw new Refused('FORBIDDEN', `Only an admin of this server may use ${what}.`);
  if (who === 'ACCOUNT' && caller?.guest)
    throw new Refused('FORBIDDEN', `A guest may not use ${what}: create an account first, with keepAccount.`);
  const scopes = caller?.scopes;
  if (!scopes || keys === 'ANY') return;
  if (sits && ownSeat && scopes.includes(ownSeat)) return;
  const needed = keys === 'NONE' ? [] : keys;
  if (!needed.some((scope) => scopes.includes(scope))) throw lackingScope(needed, what);
  if (also && caller) mustHaveScope(caller, also);
}

/** Visible only to the owner, permanently or for a limited time. */
const READ: Permission = { who: 'ANYBODY', keys: ['READ'] };
/** A player's own view of a match, which is all that a program needs to play. */
const OF_MATCH: Permission = { ...READ, ownSeat: 'PLAY' };
const NEVER: Permission = { ...READ, keys: 'NONE' };

/** The scopes that an API key needs, wherever a private field appears. A test fails if a private field has no row. */
export const PRIVATE_FIELDS: Readonly<Record<string, Permission>> = {
  'Match.decision': OF_MATCH,
  'Match.undoTo': OF_MATCH,
  'Match.possibleOffers': OF_MATCH,
  'Match.view': OF_MATCH,
  'Match.table': OF_MATCH,
  'Match.entries': OF_MATCH,
  'Match.invitation': OF_MATCH,
  'Match.seed': OF_MATCH,
  'MatchUpdate.entries': READ,
  'SubmitMovePayload.entry': { ...READ, keys: ['READ', 'PLAY'] },

  'Player.decks': READ,
  'Player.collection': READ,
  'EntrantMember.deck': READ,
  'TournamentEntry.input': READ,
  'Tournament.invitation': { ...READ, keys: ['READ', 'ORGANIZE'] },

  // Many webhook addresses contain a secret that lets anyone post there.
  'Webhook.url': READ,
  // Deliveries reveal the matches in which the owner plays.
  'Webhook.deliveries': READ,
  'WebhookDelivery.event': READ,
  'WebhookDelivery.matchId': READ,
  'CreatedWebhook.webhook': READ,
  'CreatedWebhook.secret': READ,

  'Account.email': NEVER,
  'Account.sessions': NEVER,
  'Account.apiKeys': NEVER,
  'FriendList.friends': NEVER,
  'FriendList.received': NEVER,
  'FriendList.sent': NEVER,
  'Friend.presence': NEVER,
  'CreatedApiKey.key': NEVER,
  'CreatedApiKey.secret': NEVER,
  'Session.token': NEVER,
};
