import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { type DocumentNode, parse, visit } from 'graphql';
import { describe, expect, it } from 'vitest';
import { EXAMPLE_GAMES } from '../../scripts/example-games.ts';
import { GAMES } from '../../src/games/index.ts';
import { readersTable } from '../conformance/secrets/readers.ts';
import { drawingOf } from './drawing.ts';
import { exists, files, filesUnder, importsOf, product, ROOT, sources, textOf, withoutComments } from './sources.ts';

/** The folder a file is in: a folder of src, of a file directly in src its name. */
function folderOf(path: string): string {
  return path.split('/')[1] ?? '';
}

/** From which folders each folder may import. What stands directly in src (configuration, errors) serves all but the pure ones. */
const MAY_IMPORT: Record<string, readonly string[]> = {
  engine: [],
  games: ['engine'],
  telemetry: [],
  db: ['telemetry'],
  redis: [],
  ledger: ['db', 'telemetry'],
  bus: ['db', 'ledger', 'redis', 'telemetry'],
  matches: ['engine', 'games', 'accounts', 'db', 'ledger', 'process', 'telemetry'],
  tournaments: ['engine', 'games', 'matches', 'accounts', 'db', 'ledger', 'process', 'telemetry'],
  accounts: ['engine', 'db', 'bus', 'ledger', 'process'],
  notifications: ['matches', 'tournaments', 'accounts', 'db', 'process'],
  process: ['engine'],
  jobs: ['matches', 'tournaments', 'accounts', 'notifications', 'db', 'redis', 'process', 'telemetry'],
  api: ['engine', 'games', 'matches', 'tournaments', 'accounts', 'notifications', 'redis', 'telemetry'],
};

function wrongImports(path: string): string[] {
  const folder = folderOf(path);
  const allowed = MAY_IMPORT[folder];
  if (!allowed) return []; // directly in src
  return importsOf(path)
    .filter((target) => target.startsWith('src/') && folderOf(target) !== folder)
    .filter((target) => {
      const other = folderOf(target);
      if (other.endsWith('.ts')) return folder === 'engine' || folder === 'games';
      return !allowed.includes(other);
    })
    .map((target) => `${path} imports ${target}`);
}

describe('imports go one way', () => {
  it('from the engine over the games and the verbs to the API', () => {
    expect(product.flatMap(wrongImports)).toEqual([]);
  });

  it('every folder has its place in the order', () => {
    const folders = new Set(product.map(folderOf).filter((folder) => !folder.endsWith('.ts')));
    expect([...folders].filter((folder) => !(folder in MAY_IMPORT))).toEqual([]);
  });

  it('is as docs/explain/architecture.md draws it; if not, paste this', () => {
    const [, drawn] = /```mermaid\n(flowchart [^`]*)```/.exec(textOf('docs/explain/architecture.md')) ?? [];
    expect(drawn).toBe(drawingOf(MAY_IMPORT));
  });

  it('the engine knows nothing but itself, zod, and what is in crypto', () => {
    const outside = product
      .filter((path) => folderOf(path) === 'engine')
      .flatMap((path) => importsOf(path).map((target) => [path, target] as const))
      .filter(([, target]) => !target.startsWith('src/engine/'))
      .map(([path, target]) => `${path}: ${target}`);
    expect(outside.filter((one) => !/^src\/engine\/replay\/[\w-]+\.ts: zod$/.test(one)).sort()).toEqual([
      'src/engine/crypto/ed25519.ts: node:crypto',
      'src/engine/crypto/sha256.ts: node:crypto',
      'src/engine/game/game.ts: zod',
      'src/engine/game/judging.ts: zod',
    ]);
    expect(textOf('src/engine/game/game.ts')).toMatch(/^import type .* from 'zod';$/m);
  });

  it('a game knows the engine through its front door, how constants are printed, zod and its own folder, its tests the scene', () => {
    const games = product.filter((path) => /^src\/games\/[^/]+\//.test(path));
    const wrong = games.flatMap((path) => {
      const own = path.split('/').slice(0, 3).join('/');
      const tested = path.startsWith(`${own}/test/`) ? ['test/scene/index.ts'] : [];
      const shared = ['src/engine/index.ts', 'src/games/printed.ts', 'zod', ...tested];
      const known = (target: string) => shared.includes(target) || target.startsWith(`${own}/`);
      return importsOf(path)
        .filter((target) => !known(target))
        .map((target) => `${path} imports ${target}`);
    });
    expect(wrong).toEqual([]);
  });

  it('what is not a test never imports from a folder of tests', () => {
    const isTest = (path: string) => /(^|\/)test\/|\.test\.ts$/.test(path);
    const wrong = product.filter((path) => !isTest(path)).filter((path) => importsOf(path).some(isTest));
    expect(wrong).toEqual([]);
  });

  it('the engine and the games have no clock, no chance and no waiting of their own', () => {
    const pure = product.filter((path) => ['engine', 'games'].includes(folderOf(path)));
    const impure = /\b(Math\.random|Date\.now|new Date|setTimeout|process\.|async |await |Promise)\b/;
    expect(pure.filter((path) => impure.test(withoutComments(textOf(path))))).toEqual([]);
  });
});

describe('transactions', () => {
  /** drizzle's own keeps a connection that failed in the middle of one. */
  const opens = /\.transaction\s*\(|(['"`])\s*(begin|start transaction)\b(?!:)|\bsql`\s*begin\b/i;

  it('are opened in one place only, and for migrations, whose connection nobody uses afterwards', () => {
    const where = product.filter((path) => path.startsWith('src/') && opens.test(withoutComments(textOf(path))));
    expect(where).toEqual(['src/db/apply-migration.ts', 'src/db/transaction.ts']);
  });

  it.each(['db.transaction(', "query('begin')", 'query(`BEGIN;`)', '"start transaction"', 'sql` begin`'])(
    '%s would be found',
    (text) => expect(opens.test(text)).toBe(true),
  );
});

describe('every file', () => {
  const longAllowed = (path: string) => /\/cards\/[^/]+\.ts$/.test(path) || path.endsWith('.generated.ts');

  it('has at most 300 lines, but for tables of cards and what is generated', () => {
    const long = sources.filter((path) => !longAllowed(path) && textOf(path).trimEnd().split('\n').length > 300);
    expect(long).toEqual([]);
  });

  it('has at most 20 beside it in a folder of the sources', () => {
    const folders = new Map<string, Set<string>>();
    for (const path of files.filter((file) => /^(src|web)\//.test(file))) {
      const parts = path.split('/');
      for (let depth = 1; depth < parts.length; depth++) {
        const folder = parts.slice(0, depth).join('/');
        folders.set(folder, (folders.get(folder) ?? new Set()).add(siblingOf(path, parts[depth] ?? '')));
      }
    }
    const crowded = [...folders].filter(([, { size }]) => size > 21).map(([folder]) => folder);
    expect(crowded).toEqual([]);
  });

  // Of a page's component its styles and its tests are a part.
  function siblingOf(path: string, name: string): string {
    return path.startsWith('web/') ? name.replace(/\..*$/, '') : name;
  }

  it('is typed: no `any`', () => {
    const untyped = sources
      .filter((path) => !path.endsWith('.generated.ts') && path !== 'test/architecture/architecture.test.ts')
      .filter((path) => /(:|<|\bas|\|)\s*any\b(?! of)/.test(withoutComments(textOf(path))));
    expect(untyped).toEqual([]);
  });

  it('is named for what is in it', () => {
    const nothing = /(^|[/.-])(utils?|helpers?|managers?|services?|common|misc)([/.-]|$)/i;
    expect(files.filter((path) => nothing.test(path))).toEqual([]);
  });
});

/** What every game has. */
const ALWAYS = ['README.md', 'schema.graphql', 'playthrough.txt', 'index.ts'];
describe('every game', () => {
  const folders = readdirSync(join(ROOT, 'src/games'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name);

  it('with a folder is registered, and no other', () => {
    expect(GAMES.map((game) => game.id).sort()).toEqual(folders.sort());
  });

  it.each(folders)('%s is complete', (folder) => {
    checkParts(`src/games/${folder}`);
  });

  it.each(EXAMPLE_GAMES.map(({ id }) => id))('%s, an example, is complete', (id) => {
    checkParts(`examples/${id}`);
  });

  function checkParts(folder: string): void {
    const there = filesUnder(folder).map((path) => path.slice(folder.length + 1));
    const needed = [...ALWAYS, `${folder.split('/').at(-1)}.ts`];
    expect(needed.filter((name) => !there.includes(name))).toEqual([]);
    expect(there.some((name) => /^test\/.*\.test\.ts$/.test(name))).toBe(true);
    expect(readersTable(textOf(`${folder}/README.md`)).length).toBeGreaterThan(0);
  }
});

describe('the schema', () => {
  const schemas = files.filter((path) => path.endsWith('.graphql') && !/(operations|fragments)\.graphql$/.test(path));

  it.each(['schema.graphql', ...schemas].filter(exists))('%s describes everything for a stranger', (path) => {
    expect(undescribed(parse(textOf(path)))).toEqual([]);
  });
});

function undescribed(document: DocumentNode): string[] {
  const silent: string[] = [];
  const trail: string[] = [];
  visit(document, {
    enter(node) {
      if (!('name' in node) || !node.name || typeof node.name === 'string') return;
      trail.push(node.name.value);
      const speaks = /Definition$/.test(node.kind) && node.kind !== 'OperationDefinition';
      if (speaks && !('description' in node && node.description)) silent.push(trail.join('.'));
    },
    leave(node) {
      if ('name' in node && node.name && typeof node.name !== 'string') trail.pop();
    },
  });
  return silent;
}
