/** What src/api may import from one place: values, and types, which are gone when it runs. */
interface Allowed {
  values?: readonly string[];
  types?: readonly string[];
}

/** Every name that src/api may import from the project. A new one is weighed here: can anything hidden be had by it? */
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
        'uncountPassword',
      ],
      ...[
        'IssuerSilent',
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
      ...['changePassword', 'requestPasswordReset', 'resetPassword', 'readEmail', 'setEmail', 'confirmEmail'],
      ...['createApiKey', 'listApiKeys', 'revokeApiKey', 'isApiKey', 'markAsBot', 'exportAccount', 'deleteAccount'],
    ],
    types: [
      'ApiKey',
      'Attempt',
      'Networks',
      'WantedEmail',
      'Caller',
      'ClosedAccounts',
      'Holder',
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
      ...['rewindMatch', 'rule', 'takeCall'],
      ...['listChallenges', 'readChallenge', 'readInvitation', 'watchOpenMatches', 'watchRematch'],
      ...['listDecisions', 'listMatches', 'logLines', 'readMatch', 'transcript', 'watchDecisions', 'watchMatch'],
      ...['hearMatch', 'watchedMatch'],
      ...['callJudge', 'closeCall', 'giveTime', 'listCalls', 'pauseMatch', 'readAsJudge', 'readingsOf'],
      ...['resumeMatch', 'rewindMatch', 'rule', 'takeCall'],
      ...[
        'analyseMatch',
        'judgeReplay',
        'publicKeys',
        'readAnalysis',
        'readReplay',
        'replayDocument',
        'REPLAY_VERDICTS',
        'clockAhead',
        'databaseWorks',
        'isUnavailable',
      ],
    ],
    types: [
      ...['ClosedRoom', 'MatchPage', 'SeenCall', 'SubmitMove'],
      ...[
        'SeenChallenge',
        'SeenDecision',
        'SeenEntry',
        'SeenHead',
        'SeenInvitation',
        'SeenMatch',
        'SeenMove',
        'SeenUpdate',
      ],
    ],
  },
  'src/tournaments/index.ts': {
    values: [
      ...['createTournament', 'setUpTournament', 'announce', 'openRegistration', 'register', 'consent', 'changeDeck', 'unregister'],
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
      ...['recordLines', 'judgeRecord'],
    ],
    types: [
      ...[
        'ClosedTournaments',
        'SeenTournament',
        'SeenRound',
        'SeenTable',
        'SeenTournamentUpdate',
        'TournamentPage',
        'ListedTournament',
      ],
      ...['SetupInput', 'Stage', 'RecordVerdict', 'SeenEntrant'],
    ],
  },
  'src/nodes/index.ts': { types: ['Answerer', 'Hop', 'HopAnswer', 'HopOutcome', 'Hops'] },
  'src/notifications/index.ts': {
    values: [
      ...['listWebhooks', 'createWebhook', 'deleteWebhook', 'resumeWebhook', 'listDeliveries', 'replayDelivery'],
      ...['pushKey', 'listPushSubscriptions', 'subscribePush', 'unsubscribePush', 'hearsByItself'],
    ],
    types: ['ClosedNotifications', 'Delivery', 'Target'],
  },
  'src/engine/index.ts': { types: ['Blank', 'BlankOption', 'Choice', 'PublishedGame', 'TableView', 'ZoneKind'] },
  'src/games/index.ts': { values: ['gameKey'] },
  'src/redis/breaker.ts': { types: ['Breaker'] },
  'src/redis/connect.ts': { types: ['RedisLink'] },
  'src/config.ts': { types: ['Config'] },
  'src/start-error.ts': { values: ['StartError'] },
  'src/endable.ts': { values: ['END', 'endable'] },

  'src/errors.ts': { values: ['ERRORS', 'Refused', 'adviceFor'], types: ['ErrorCode'] },

  'src/telemetry/meters.ts': { types: ['Meters'] },
  'src/telemetry/subject.ts': { values: ['noteSubject', 'subjectOf'], types: ['Subject'] },
  'src/telemetry/traces.ts': { types: ['Details', 'Place', 'Span', 'Traces'] },
};

/** Packages that src/api may import: none that reaches the database, another process or a thread. */
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
    'node:url',
  ],
];
