import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { circlesIn } from './import-circles.ts';
import { exists, files, filesUnder, importsOf, product, sources, textOf, withoutComments } from './sources.ts';

/**
 * From which modules of src/matches each module may import: what a match is, its log, the context that commands and queries
 * work with, appending entries, views, stakes and replays, commands and queries, and what assembles it.
 */
const WINGS_MAY_IMPORT: Record<string, readonly string[]> = {
  match: [],
  signing: ['match'],
  log: ['match'],
  'context.ts': ['match', 'signing', 'log'],
  'measure-call.ts': ['context.ts'],
  append: ['match', 'log', 'context.ts'],
  view: ['match', 'log', 'context.ts', 'append'],
  stakes: ['match', 'log', 'context.ts'],
  bots: ['match', 'log', 'context.ts', 'append', 'view'],
  replays: ['match', 'log', 'context.ts', 'append', 'view'],
  analysis: ['match', 'log', 'context.ts', 'append', 'view'],
  commands: ['match', 'log', 'context.ts', 'append', 'view', 'stakes'],
  queries: ['match', 'log', 'context.ts', 'append', 'view', 'replays'],
  'for-tournaments': ['match', 'log', 'context.ts', 'append', 'view', 'stakes', 'replays', 'commands'],
  scheduled: ['log', 'context.ts', 'append', 'view', 'for-tournaments'],
  judging: ['match', 'log', 'context.ts', 'append', 'view'],
  matchmaking: ['match', 'log', 'context.ts', 'append', 'view', 'stakes', 'commands'],
  'assemble.ts': ['match', 'signing', 'log', 'context.ts', 'stakes', 'bots', 'replays'],
  'matches-handle.ts': ['context.ts', 'measure-call.ts', 'view', 'assemble.ts'],
  'index.ts': [
    'match',
    'log',
    'context.ts',
    'append',
    'view',
    'stakes',
    'bots',
    'replays',
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

/** The same of src/tournaments: what can be computed anywhere, its log, the context, and commands and queries over them. */
const TOURNAMENTS_MAY_IMPORT: Record<string, readonly string[]> = {
  standings: [],
  pairing: ['standings'],
  event: ['pairing', 'standings'],
  record: ['event', 'pairing', 'standings'],
  log: ['event'],
  'context.ts': ['record', 'log'],
  append: ['event', 'log', 'context.ts'],
  view: ['event', 'standings', 'log', 'context.ts'],
  commands: ['event', 'log', 'context.ts', 'append', 'view'],
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

/** The wing a file of src/matches is in, or the name of a file that stands between them. */
function wingOf(path: string): string {
  return path.split('/')[2] ?? '';
}

/** From which wings of src/engine each may import: plain tools, cards, what a game writes, how it is played; then who looks on. */
const ENGINE_WINGS: Record<string, readonly string[]> = {
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

describe('the wings of src/engine', () => {
  const inEngine = product.filter((path) => path.startsWith('src/engine/') && path !== 'src/engine/index.ts');

  it('import one way, types too', () => {
    const wrong = inEngine.flatMap((path) =>
      importsOf(path)
        .filter((target) => target.startsWith('src/engine/') && wingOf(target) !== wingOf(path))
        .filter((target) => !ENGINE_WINGS[wingOf(path)]?.includes(wingOf(target)))
        .map((target) => `${path} imports ${target}`),
    );
    expect(wrong).toEqual([]);
  });
});

describe('the wings of src/matches', () => {
  const inMatches = product.filter((path) => path.startsWith('src/matches/'));

  it('import one way', () => {
    const wrong = inMatches.flatMap((path) =>
      importsOf(path)
        .filter((target) => target.startsWith('src/matches/') && wingOf(target) !== wingOf(path))
        .filter((target) => !WINGS_MAY_IMPORT[wingOf(path)]?.includes(wingOf(target)))
        .map((target) => `${path} imports ${target}`),
    );
    expect(wrong).toEqual([]);
  });

  it('all have their place in the order', () => {
    expect(Object.keys(WINGS_MAY_IMPORT).sort()).toEqual([...new Set(inMatches.map(wingOf))].sort());
  });

  it('keep what a match is away from database, context and waiting', () => {
    const impure = inMatches
      .filter((path) => wingOf(path) === 'match')
      .filter((path) => {
        const outside = importsOf(path).filter((target) => /^src\/(db|accounts)\/|^(pg|drizzle-orm)/.test(target));
        return outside.length > 0 || /\b(async |await |Date\.now|Math\.random)\b/.test(withoutComments(textOf(path)));
      });
    expect(impure).toEqual([]);
  });
});

describe('the wings of src/tournaments', () => {
  const inTournaments = product.filter((path) => path.startsWith('src/tournaments/'));

  it('import one way', () => {
    const wrong = inTournaments.flatMap((path) =>
      importsOf(path)
        .filter((target) => target.startsWith('src/tournaments/') && wingOf(target) !== wingOf(path))
        .filter((target) => !TOURNAMENTS_MAY_IMPORT[wingOf(path)]?.includes(wingOf(target)))
        .map((target) => `${path} imports ${target}`),
    );
    expect(wrong).toEqual([]);
  });

  it('all have their place in the order', () => {
    expect(Object.keys(TOURNAMENTS_MAY_IMPORT).sort()).toEqual([...new Set(inTournaments.map(wingOf))].sort());
  });

  it('keep what follows from a record away from everything but the engine, so that it runs anywhere', () => {
    const pure = inTournaments.filter((path) => ['event', 'pairing', 'standings', 'record'].includes(wingOf(path)));
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

describe('circles of imports', () => {
  const ours = sources.filter((path) => /^(src|web\/src|clients)\//.test(path) && !/\.test\.tsx?$/.test(path));

  it('are nowhere in the server, the pages and the clients, not even of types', () => {
    expect(ours.length).toBeGreaterThan(500);
    expect(circlesIn(new Map(ours.map((path) => [path, importsOf(path)])))).toEqual([]);
  });

  it('would be found', () => {
    const circle = { a: ['b'], b: ['c', 'd'], c: ['d'], d: ['b'] };
    expect(circlesIn(new Map(Object.entries(circle)))).toEqual(['b → c → d → b']);
    expect(circlesIn(new Map(Object.entries({ ...circle, d: [] })))).toEqual([]);
  });

  it('are not between the folders of the API either', () => {
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

  it('name files that are there', () => {
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

it('everything in the life of a match or a tournament goes through the store, so that a test can put another one in its place', () => {
  const life = /^src\/(matches\/(append|view|bots|scheduled|for-tournaments)|tournaments\/(append|view|scheduled))\//;
  const ownSql = product.filter(
    (path) => life.test(path) && /\bdb\.(pool|orm)\b|\{ db\b/.test(withoutComments(textOf(path))),
  );
  expect(ownSql).toEqual([]);
});
