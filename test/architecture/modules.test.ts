import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { cyclesIn } from './import-cycles.ts';
import { exists, files, filesUnder, importsOf, product, sources, textOf, withoutComments } from './sources.ts';

/**
 * The modules that each module of src/matches may import, in layers: the match, its log, the context of commands and
 * queries, appending entries, views, stakes and replays, commands and queries, and the assembly.
 */
const MATCHES_MAY_IMPORT: Record<string, readonly string[]> = {
  match: [],
  signing: ['match'],
  log: ['match'],
  'context.ts': ['match', 'signing', 'log'],
  append: ['match', 'log', 'context.ts'],
  view: ['match', 'log', 'context.ts', 'append'],
  stakes: ['match', 'log', 'context.ts'],
  bots: ['match', 'log', 'context.ts', 'append', 'view'],
  replays: ['match', 'log', 'context.ts', 'append', 'view'],
  analysis: ['match', 'log', 'context.ts', 'append', 'view'],
  commands: ['match', 'log', 'context.ts', 'append', 'view', 'stakes'],
  ratings: ['match', 'log', 'context.ts'],
  queries: ['match', 'log', 'context.ts', 'append', 'view', 'replays'],
  'for-tournaments': ['match', 'log', 'context.ts', 'append', 'view', 'stakes', 'replays', 'commands'],
  scheduled: ['match', 'log', 'context.ts', 'append', 'view', 'for-tournaments', 'replays'],
  judging: ['match', 'log', 'context.ts', 'append', 'view'],
  matchmaking: ['match', 'log', 'context.ts', 'append', 'view', 'stakes', 'commands', 'ratings'],
  'assemble.ts': ['match', 'signing', 'log', 'context.ts', 'stakes', 'bots', 'replays'],
  'matches-handle.ts': ['context.ts', 'view', 'assemble.ts'],
  'index.ts': [
    'match',
    'log',
    'context.ts',
    'append',
    'view',
    'stakes',
    'bots',
    'replays',
    'ratings',
    'analysis',
    'commands',
    'queries',
    'for-tournaments',
    'scheduled',
    'judging',
    'matchmaking',
    'assemble.ts',
    'matches-handle.ts',
  ],
};

/**
 * The modules that each module of src/tournaments may import: pure computations, its log, the context, and commands and
 * queries.
 */
const TOURNAMENTS_MAY_IMPORT: Record<string, readonly string[]> = {
  standings: [],
  pairing: ['standings'],
  event: ['pairing', 'standings'],
  record: ['event', 'pairing', 'standings'],
  log: ['event'],
  'context.ts': ['record', 'log'],
  append: ['event', 'log', 'context.ts'],
  view: ['event', 'standings', 'log', 'context.ts'],
  commands: ['event', 'standings', 'log', 'context.ts', 'append', 'view'],
  queries: ['event', 'record', 'log', 'context.ts', 'view'],
  scheduled: ['event', 'log', 'context.ts', 'append'],
  'record-verifier.ts': ['record'],
  'assemble.ts': ['log', 'record-verifier.ts', 'context.ts'],
  'tournaments-handle.ts': ['context.ts', 'assemble.ts'],
  'index.ts': [
    'standings',
    'event',
    'record',
    'record-verifier.ts',
    'view',
    'commands',
    'queries',
    'scheduled',
    'tournaments-handle.ts',
  ],
};

/** Returns the module that a file is in, or the name of a file directly in src/matches. */
function moduleOf(path: string): string {
  return path.split('/')[2] ?? '';
}

/**
 * The modules that each module of src/engine may import: plain tools, cards, the interface for games, play; then views,
 * bots and proofs.
 */
const ENGINE_MAY_IMPORT: Record<string, readonly string[]> = {
  'bug.ts': [],
  'json.ts': [],
  crypto: [],
  'random.ts': ['crypto'],
  cards: ['bug.ts', 'json.ts'],
  game: ['bug.ts', 'json.ts', 'cards'],
  play: ['bug.ts', 'json.ts', 'random.ts', 'cards', 'game'],
  shown: ['cards', 'game', 'play'],
  bots: ['json.ts', 'random.ts', 'cards', 'game', 'play', 'shown'],
  proof: ['bug.ts', 'json.ts', 'random.ts', 'cards', 'game', 'play', 'shown', 'bots'],
  replay: ['json.ts', 'crypto', 'random.ts', 'cards', 'game', 'play', 'shown', 'bots', 'proof'],
};

describe('the modules of src/engine', () => {
  const inEngine = product.filter((path) => path.startsWith('src/engine/') && path !== 'src/engine/index.ts');

  it('import in one direction, even types', () => {
    const wrong = inEngine.flatMap((path) =>
      importsOf(path)
        .filter((target) => target.startsWith('src/engine/') && moduleOf(target) !== moduleOf(path))
        .filter((target) => !ENGINE_MAY_IMPORT[moduleOf(path)]?.includes(moduleOf(target)))
        .map((target) => `${path} imports ${target}`),
    );
    expect(wrong).toEqual([]);
  });
});

describe('the modules of src/matches', () => {
  const inMatches = product.filter((path) => path.startsWith('src/matches/'));

  it('import in one direction', () => {
    const wrong = inMatches.flatMap((path) =>
      importsOf(path)
        .filter((target) => target.startsWith('src/matches/') && moduleOf(target) !== moduleOf(path))
        .filter((target) => !MATCHES_MAY_IMPORT[moduleOf(path)]?.includes(moduleOf(target)))
        .map((target) => `${path} imports ${target}`),
    );
    expect(wrong).toEqual([]);
  });

  it('are all in the table', () => {
    expect(Object.keys(MATCHES_MAY_IMPORT).sort()).toEqual([...new Set(inMatches.map(moduleOf))].sort());
  });

  it('keep the match itself free of database access, accounts and waiting', () => {
    const impure = inMatches
      .filter((path) => moduleOf(path) === 'match')
      .filter((path) => {
        const outside = importsOf(path).filter((target) => /^src\/(db|accounts)\/|^(pg|drizzle-orm)/.test(target));
        return outside.length > 0 || /\b(async |await |Date\.now|Math\.random)\b/.test(withoutComments(textOf(path)));
      });
    expect(impure).toEqual([]);
  });
});

describe('the modules of src/tournaments', () => {
  const inTournaments = product.filter((path) => path.startsWith('src/tournaments/'));

  it('import in one direction', () => {
    const wrong = inTournaments.flatMap((path) =>
      importsOf(path)
        .filter((target) => target.startsWith('src/tournaments/') && moduleOf(target) !== moduleOf(path))
        .filter((target) => !TOURNAMENTS_MAY_IMPORT[moduleOf(path)]?.includes(moduleOf(target)))
        .map((target) => `${path} imports ${target}`),
    );
    expect(wrong).toEqual([]);
  });

  it('are all in the table', () => {
    expect(Object.keys(TOURNAMENTS_MAY_IMPORT).sort()).toEqual([...new Set(inTournaments.map(moduleOf))].sort());
  });

  it('let computations from a record import only the engine, so that they run anywhere', () => {
    const pure = inTournaments.filter((path) => ['event', 'pairing', 'standings', 'record'].includes(moduleOf(path)));
    const impure = pure.filter((path) => {
      const outside = importsOf(path).filter(
        (target) =>
          !/^src\/(tournaments|engine)\//.test(target) && !/^(zod|fraction\.js|vitest|fast-check)$/.test(target),
      );
      return outside.length > 0 || /\b(async |await |Date\.now|Math\.random)\b/.test(withoutComments(textOf(path)));
    });
    expect(pure.length).toBeGreaterThan(10);
    expect(impure).toEqual([]);
  });
});

describe('cycles of imports', () => {
  const ours = sources.filter((path) => /^(src|web\/src|clients)\//.test(path) && !/\.test\.tsx?$/.test(path));

  it('do not exist in the server, the pages and the clients, not even among types', () => {
    expect(ours.length).toBeGreaterThan(500);
    expect(cyclesIn(new Map(ours.map((path) => [path, importsOf(path)])))).toEqual([]);
  });

  it('would be found', () => {
    const cycle = { a: ['b'], b: ['c', 'd'], c: ['d'], d: ['b'] };
    expect(cyclesIn(new Map(Object.entries(cycle)))).toEqual(['b → c → d → b']);
    expect(cyclesIn(new Map(Object.entries({ ...cycle, d: [] })))).toEqual([]);
  });

  it('do not exist between the folders of the API', () => {
    const graphql = product.filter((path) => path.startsWith('src/api/graphql/'));
    expect(
      graphql.filter((path) => importsOf(path).some((target) => target.startsWith('src/api/subscriptions/'))),
    ).toEqual([]);
  });
});

describe('the documents', () => {
  const documents = ['README.md', 'CONTRIBUTING.md', ...filesUnder('docs'), ...files].filter((path) =>
    path.endsWith('.md'),
  );

  it('name files that exist', () => {
    const gone = documents.flatMap((document) =>
      [...textOf(document).matchAll(/`((?:src|test|scripts|bench|examples)\/[\w./-]+)`/g)]
        .map(([, path = '']) => path)
        .filter(
          (path) => !exists(path) && !exists(join(dirname(document), path)) && !exists(`examples/quiet-cargo/${path}`),
        )
        .map((path) => `${document} names ${path}`),
    );
    expect(gone).toEqual([]);
  });
});

it('matches and tournaments access the database only through the store, which tests can replace', () => {
  const life = /^src\/(matches\/(append|view|bots|scheduled|for-tournaments)|tournaments\/(append|view|scheduled))\//;
  const ownSql = product.filter(
    (path) => life.test(path) && /\bdb\.(pool|orm)\b|\{ db\b/.test(withoutComments(textOf(path))),
  );
  expect(ownSql).toEqual([]);
});
