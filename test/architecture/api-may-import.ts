/** The names that src/api may import from one file: values, and types, which do not exist at run time. */
interface Allowed {
  values?: readonly string[];
  types?: readonly string[];
}

/**
 * Every name that src/api may import from the project. Before you add one, consider: does it give access to hidden
 * information?
 */
export const FROM_US: Readonly<Record<string, Allowed>> = {
  'src/accounts/index.ts': {
    values: [
      ...[
        'findPlayer',
        'holderOf',
        'isNewcomer',
        'playerOf',
        'signIn',
        'signInAsGuest',
        'signOut',
        'signUp',
        'countEmail',
        'countPassword',
        'NETWORKS_OF_SITE',
        'siteOf',
        'turnOwner',
        'uncountPassword',
      ],
      ...[
        'IssuerUnavailable',
        'isOfDeletedAccount',
        'deleteDeck',
        'lackingScope',
        'listCards',
        'listDecks',
        'mustHaveScope',
        'rulesBrokenBy',
        'saveDeck',
      ],
      ...['keepAccount', 'listSessions', 'nameSession', 'revokeSession', 'revokeOtherSessions', 'onPlayerChanged'],
      ...['blockPlayer', 'unblockPlayer', 'listBlocked'],
      ...['ADMIN_PAGE', 'banPlayer', 'listActs', 'renamePlayer', 'signOutPlayer', 'unbanPlayer'],
      ...['changePassword', 'requestPasswordReset', 'resetPassword', 'readEmail', 'setEmail', 'confirmEmail'],
      ...['createApiKey', 'listApiKeys', 'revokeApiKey', 'isApiKey', 'markAsBot', 'exportAccount', 'deleteAccount'],
    ],
    types: [
      'ApiKey',
      'Attempt',
      'Networks',
      'WantedEmail',
      'Caller',
      'AccountsHandle',
      'ActPage',
      'LoggedAct',
      'OwnSession',
      'Player',
      'SavedDeck',
      'Scope',
      'Session',
    ],
  },
  'src/matches/index.ts': {
    values: [
      ...['cancelMatch', 'createMatch', 'joinMatch', 'leaveMatch', 'resign', 'setAutoPass', 'submitMove'],
      ...['acceptChallenge', 'challengePlayer', 'declineChallenge', 'rematch'],
      ...['callJudge', 'closeCall', 'giveTime', 'listCalls', 'pauseMatch', 'readAsJudge', 'readingsOf', 'resumeMatch'],
      ...['rewindMatch', 'rule', 'takeCall', 'voidMatch'],
      ...['CALL_PAGE', 'DECISION_PAGE', 'MATCH_PAGE', 'asDate'],
      ...['listChallenges', 'readChallenge', 'readInvitation', 'watchOpenMatches', 'watchRematch'],
      ...['listDecisions', 'listMatches', 'logLines', 'readMatch', 'transcript', 'watchDecisions', 'watchMatch'],
      ...['followMatch', 'watchedMatch'],
      ...['callJudge', 'closeCall', 'giveTime', 'listCalls', 'pauseMatch', 'readAsJudge', 'readingsOf'],
      ...['resumeMatch', 'rewindMatch', 'rule', 'takeCall'],
      ...[
        'analyseMatch',
        'verifyUploadedReplay',
        'publicKeys',
        'readAnalysis',
        'readReplay',
        'replayDocument',
        'REPLAY_VERDICTS',
        'clockAhead',
        'databaseWorks',
        'isUnavailable',
        'isUnstorable',
      ],
    ],
    types: [
      ...['MatchesHandle', 'MatchPage', 'JudgeCallView', 'SubmitMove'],
      ...[
        'ChallengeView',
        'DecisionView',
        'EntryView',
        'MatchSummary',
        'InvitationView',
        'MatchView',
        'MoveResult',
        'MatchUpdate',
      ],
    ],
  },
  'src/tournaments/index.ts': {
    values: [
      ...[
        'createTournament',
        'setUpTournament',
        'announce',
        'openRegistration',
        'register',
        'consent',
        'changeDeck',
        'unregister',
      ],
      ...[
        'checkIn',
        'drop',
        'disqualify',
        'reinstate',
        'begin',
        'pairRound',
        'approveRound',
        'swapEntrants',
        'undoRound',
        'callTime',
      ],
      ...['pause', 'resume', 'ruleTable', 'appoint', 'dismiss', 'endTournament', 'cancelTournament'],
      ...['readTournament', 'listTournaments', 'listEntries', 'watchTournament', 'watchedTournament'],
      ...['recordLine', 'recordLines', 'verifyUploadedRecord', 'decimalText', 'TOURNAMENT_PAGE'],
    ],
    types: [
      ...[
        'TournamentsHandle',
        'TournamentView',
        'TournamentRoundView',
        'TournamentTableView',
        'TournamentUpdate',
        'TournamentPage',
        'ListedTournament',
      ],
      ...['SetupInput', 'Stage', 'RecordVerdict', 'EntrantView'],
    ],
  },
  'src/notifications/index.ts': {
    values: [
      ...[
        'listWebhooks',
        'createWebhook',
        'deleteWebhook',
        'resumeWebhook',
        'listDeliveries',
        'replayDelivery',
        'DELIVERY_PAGE',
      ],
      ...['pushKey', 'listPushSubscriptions', 'subscribePush', 'unsubscribePush'],
    ],
    types: ['NotificationsHandle', 'Delivery', 'Target'],
  },
  'src/engine/index.ts': {
    values: ['ENTRY_KINDS', 'entrySchema', 'fitted', 'replaySchema', 'unfinishedSchema'],
    types: ['Blank', 'BlankOption', 'Choice', 'PublishedGame', 'TableView', 'ZoneKind'],
  },
  'src/games/index.ts': { values: ['gameKey'] },
  'src/redis/circuit-breaker.ts': { types: ['CircuitBreaker'] },
  'src/redis/connect.ts': { types: ['RedisLink'] },
  'src/config.ts': { types: ['Config'] },
  'src/promises.ts': { values: ['END', 'cancellable', 'whenReady'], types: ['MaybePromise'] },

  'src/errors.ts': {
    values: ['ERRORS', 'Refused', 'StartError', 'adviceFor', 'badInput', 'hasCode', 'tooManyRequests'],
    types: ['ErrorCode'],
  },

  'src/telemetry/metrics.ts': { types: ['Meters'] },
  'src/telemetry/error-subject.ts': { values: ['noteSubject', 'subjectOf'], types: ['Subject'] },
  'src/telemetry/traces.ts': { types: ['Span', 'SpanDetails', 'Traces'] },
};

/** The packages that src/api may import. None of them gives access to the database, another process or a thread. */
export const PACKAGES: readonly string[] = [
  ...[
    '@fastify/compress',
    '@fastify/cors',
    '@fastify/rate-limit',
    '@fastify/static',
    '@fastify/swagger',
    '@fastify/swagger-ui',
  ],
  ...['@fastify/websocket', 'fastify', 'fastify-type-provider-zod', 'graphql', 'graphql-ws', 'helmet', 'lru-cache'],
  ...[
    'csv-stringify/sync',
    'graphql-jit',
    'mercurius',
    'prom-client',
    'ws',
    'zod',
    'node:crypto',
    'node:fs',
    'node:fs/promises',
    'node:http',
    'node:net',
    'node:path',
    'node:stream',
    'node:timers/promises',
    'node:url',
  ],
];
