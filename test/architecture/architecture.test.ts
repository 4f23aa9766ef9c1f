import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { type DocumentNode, parse, visit } from 'graphql';
import { describe, expect, it } from 'vitest';
import { EXAMPLE_GAMES } from '../../scripts/example-games.ts';
import { GAMES } from '../../src/games/index.ts';
import { readersTable } from '../conformance/secrets/readers.ts';
import { drawingOf } from './drawing.ts';
import { exists, files, filesUnder, importsOf, product, ROOT, sources, textOf, withoutComments } from './sources.ts';

/** Returns the folder of a file under src, or the name of a file directly in src. */
function folderOf(path: string): string {
  return path.split('/')[1] ?? '';
}

/**
 * The folders that each folder may import. All folders except the pure ones may use files directly in src
 * (configuration, errors).
 */
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
  admin: ['games', 'matches', 'tournaments', 'accounts', 'bus', 'jobs', 'db'],
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
  it('from the API through matches and games to the engine', () => {
    expect(product.flatMap(wrongImports)).toEqual([]);
  });

  it('for every folder', () => {
    const folders = new Set(product.map(folderOf).filter((folder) => !folder.endsWith('.ts')));
    expect([...folders].filter((folder) => !(folder in MAY_IMPORT))).toEqual([]);
  });

  it('as drawn in docs/explain/architecture.md; if not, paste this', () => {
    const [, drawn] = /```mermaid\n(flowchart [^`]*)```/.exec(textOf('docs/explain/architecture.md')) ?? [];
    expect(drawn).toBe(drawingOf(MAY_IMPORT));
  });

  it('the engine imports only itself and zod, and in crypto its packages', () => {
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

  it("a game imports only the engine's index, printed.ts, zod and its own folder, and its tests the scene", () => {
    const games = product.filter((path) => /^src\/games\/[^/]+\//.test(path));
    const wrong = games.flatMap((path) => {
      const own = path.split('/').slice(0, 3).join('/');
      const tested = path.startsWith(`${own}/test/`) ? ['test/games/index.ts'] : [];
      const shared = ['src/engine/index.ts', 'src/games/printed.ts', 'zod', ...tested];
      const known = (target: string) => shared.includes(target) || target.startsWith(`${own}/`);
      return importsOf(path)
        .filter((target) => !known(target))
        .map((target) => `${path} imports ${target}`);
    });
    expect(wrong).toEqual([]);
  });

  it('product code imports nothing from test folders', () => {
    const isTest = (path: string) => /(^|\/)test\/|\.test\.ts$/.test(path);
    const wrong = product.filter((path) => !isTest(path)).filter((path) => importsOf(path).some(isTest));
    expect(wrong).toEqual([]);
  });

  it('the engine and the games use no clock, no randomness and no waiting of their own', () => {
    const pure = product.filter((path) => ['engine', 'games'].includes(folderOf(path)));
    const impure = /\b(Math\.random|Date\.now|new Date|setTimeout|process\.|async |await |Promise)\b/;
    expect(pure.filter((path) => impure.test(withoutComments(textOf(path))))).toEqual([]);
  });
});

describe('transactions', () => {
  /** After a connection fails during a transaction, drizzle's own transactions keep using it. */
  const opens = /\.transaction\s*\(|(['"`])\s*(begin|start transaction)\b(?!:)|\bsql`\s*begin\b/i;

  it('are opened in one place only, and by migrations, whose connection is closed afterwards', () => {
    const where = product.filter((path) => path.startsWith('src/') && opens.test(withoutComments(textOf(path))));
    expect(where).toEqual(['src/db/migrations/apply-migration.ts', 'src/db/transaction.ts']);
  });

  it.each(['db.transaction(', "query('begin')", 'query(`BEGIN;`)', '"start transaction"', 'sql` begin`'])(
    'would be found: %s',
    (text) => expect(opens.test(text)).toBe(true),
  );
});

describe('every file', () => {
  const longAllowed = (path: string) => /\/cards\/[^/]+\.ts$/.test(path) || path.endsWith('.generated.ts');

  it('has at most 300 lines, except for card tables and generated files', () => {
    const long = sources.filter((path) => !longAllowed(path) && textOf(path).trimEnd().split('\n').length > 300);
    expect(long).toEqual([]);
  });

  it('has at most 20 siblings', () => {
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

  // A component of a page, its styles and its tests count as one file, and so do `admin.ts` and its folder.
  function siblingOf(path: string, name: string): string {
    return path.startsWith('web/') || name === 'admin.ts' ? name.replace(/\..*$/, '') : name;
  }

  it('is typed: no `any`', () => {
    const untyped = sources
      .filter((path) => !path.endsWith('.generated.ts') && path !== 'test/architecture/architecture.test.ts')
      .filter((path) => /(:|<|\bas|\|)\s*any\b(?! of)/.test(withoutComments(textOf(path))));
    expect(untyped).toEqual([]);
  });

  it('has a specific name', () => {
    const nothing = /(^|[/.-])(utils?|helpers?|managers?|services?|common|misc)([/.-]|$)/i;
    expect(files.filter((path) => nothing.test(path))).toEqual([]);
  });
});

/** The files that every game has. */
const ALWAYS = ['README.md', 'schema.graphql', 'playthrough.txt', 'index.ts'];
describe('every game', () => {
  const folders = readdirSync(join(ROOT, 'src/games'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name);

  it('is registered if it has a folder, and only then', () => {
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

  it.each(['schema.graphql', ...schemas].filter(exists))('%s describes every definition', (path) => {
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
