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
        'typedName',
        'wasSignedIn',
      ],
      ...['deleteDeck', 'holdingsOf', 'listDecks', 'saveDeck'],
    ],
    types: ['Caller', 'ClosedAccounts', 'Holder', 'Player', 'SavedDeck', 'Session'],
  },
  'src/matches/index.ts': {
    values: [
      ...['cancelMatch', 'createMatch', 'joinMatch', 'resign', 'setAutoPass', 'submitMove'],
      ...['listMatches', 'logLines', 'readMatch', 'transcript', 'watchDecisions', 'watchMatch'],
      ...[
        'judgeReplay',
        'publicKeys',
        'readReplay',
        'replayDocument',
        'REPLAY_VERDICTS',
        'clockAhead',
        'databaseAnswers',
      ],
    ],
    types: [
      ...['ClosedRoom', 'MatchPage', 'SubmitMove'],
      ...['SeenDecision', 'SeenEntry', 'SeenHead', 'SeenMatch', 'SeenMove', 'SeenUpdate'],
    ],
  },
  'src/engine/index.ts': { types: ['Blank', 'Choice', 'PublishedGame', 'TableView', 'ZoneKind'] },
  'src/games/index.ts': { values: ['gameKey'] },
  'src/redis/breaker.ts': { types: ['Breaker'] },
  'src/redis/connect.ts': { types: ['RedisLink'] },
  'src/config.ts': { types: ['Config'] },
  'src/endable.ts': { values: ['END', 'endable'] },
  'src/errors.ts': { values: ['ERRORS', 'Refused'], types: ['ErrorCode'] },
  'src/forwarded-address.ts': { values: ['trustOf', 'withoutPort'] },
};

/** Packages that src/api may import: none that reaches the database, another process or a thread. */
export const PACKAGES: readonly string[] = [
  ...['@fastify/cors', '@fastify/rate-limit', '@fastify/static', '@fastify/swagger', '@fastify/swagger-ui'],
  ...['@fastify/websocket', 'fastify', 'fastify-type-provider-zod', 'graphql', 'graphql-ws', 'helmet', 'lru-cache'],
  ...[
    'mercurius',
    'prom-client',
    'ws',
    'zod',
    'node:crypto',
    'node:fs',
    'node:http',
    'node:path',
    'node:stream',
    'node:url',
  ],
];
