import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { files, importsOf, ROOT, textOf } from '../architecture/sources.ts';

/** The folders of the pages. Each may import the earlier ones; see web/README.md. */
const ORDER = ['browser', 'look', 'texts', 'data', 'parts', 'board', 'pages', 'app', 'worker'];
/**
 * Packages that every page may load. Packages for hashes, signatures and parsing, which only the replay page may load,
 * because it executes matches.
 */
const PACKAGES = ['preact', 'preact/hooks'];
/** Draws QR codes, only where players are invited. */
const CODES = 'web/src/pages/table/waiting/qr-code.tsx';
const REPLAY = 'web/src/pages/replay/';
const SKIN = /^src\/games\/(?:[^/]+|\*)\/skin\//;
const WORKER_TEXTS = 'web/src/texts/worker.ts';
const CLIENT = 'clients/typescript/src/index.ts';

const pages = files.filter((path) => /^web\/src\/.+\.tsx?$/.test(path) && !path.endsWith('.test.ts'));
const roomOf = (path: string) => path.split('/')[2] ?? '';

/** Returns the files that a file imports, including those found by `import.meta.glob` at build time. */
function loads(path: string): string[] {
  const sought = [...textOf(path).matchAll(/import\.meta\.glob[^(]*\(\s*'([^']+)'/g)];
  return [...importsOf(path), ...sought.map(([, pattern = '']) => pattern.replace(/^(\.\.\/)+/, ''))];
}

function isAllowed(path: string, target: string): boolean {
  if (target.startsWith('web/src/')) return mayUse(path, target);
  if (target.startsWith('src/')) return SKIN.test(target) || (path.startsWith(REPLAY) && isOfReplay(target));
  if (target.startsWith('clients/')) return target === CLIENT && path === 'web/src/data/client.ts';
  if (target === 'uqr') return path === CODES;
  return PACKAGES.includes(target) || (path.startsWith(REPLAY) && /^(@noble\/.+|zod)$/.test(target));
}

function isOfReplay(target: string): boolean {
  return target.startsWith('src/engine/') || target.startsWith('src/games/');
}

function mayUse(path: string, target: string): boolean {
  const [from, to] = [roomOf(path), roomOf(target)];
  if (path === 'web/src/main.tsx') return true;
  // The service worker is a program of its own. A module that it shared with the pages would become another file.
  if (from === 'worker') return to === 'worker' || target === WORKER_TEXTS;
  if (target === WORKER_TEXTS) return false;
  if (from === 'pages' && to === 'pages') return pageOf(path) === pageOf(target) || target === 'web/src/pages/page.ts';
  return ORDER.indexOf(to) <= ORDER.indexOf(from);
}

function pageOf(path: string): string {
  return path.split('/')[3] ?? '';
}

describe('the pages', () => {
  it('import in one direction, never from another page, and nothing from the server but skins', () => {
    expect(pages.length).toBeGreaterThan(40);
    const wrong = pages.flatMap((path) =>
      loads(path)
        .filter((target) => !isAllowed(path, target))
        .map((target) => `${path} imports ${target}`),
    );
    expect(wrong).toEqual([]);
  });

  it.each([
    ['web/src/pages/table/index.tsx', 'src/engine/index.ts'],
    ['web/src/pages/table/index.tsx', 'src/games/golems/index.ts'],
    ['web/src/board/cells.tsx', 'src/api/graphql/scalars.ts'],
    ['web/src/pages/replay/index.tsx', 'src/matches/index.ts'],
    ['web/src/pages/lobby/index.tsx', 'web/src/pages/table/index.tsx'],
    ['web/src/data/session.ts', 'web/src/parts/problem.tsx'],
    ['web/src/pages/table/index.tsx', 'clients/typescript/src/watch.ts'],
    ['web/src/pages/lobby/index.tsx', '@noble/hashes/sha2.js'],
    ['web/src/app/app.tsx', 'web/src/worker/notice.ts'],
    ['web/src/app/app.tsx', 'web/src/texts/worker.ts'],
    ['web/src/worker/sw.ts', 'web/src/texts/index.ts'],
  ])('%s may not import %s', (path, target) => expect(isAllowed(path, target)).toBe(false));

  it('know no game by name', () => {
    const names = files.flatMap((path) => /^src\/games\/([^/]+)\/index\.ts$/.exec(path)?.[1] ?? []);
    expect(names.length).toBeGreaterThan(3);
    const live = pages.filter((path) => !path.startsWith(REPLAY));
    const said = live.filter((path) => names.some((name) => new RegExp(`['"\`/]${name}['"\`/]`).test(textOf(path))));
    expect(said).toEqual([]);
  });

  it("use the browser's storage, which may fail, in one file only", () => {
    const naming = pages.filter((path) => /\b(local|session)Storage\b/.test(textOf(path)));
    expect(naming).toEqual(['web/src/browser/storage.ts']);
  });

  it("use the server's clock, and the device's clock only to measure durations", () => {
    const naming = pages.filter((path) => /\bDate\.now\b|\bnew Date\(\)/.test(textOf(path)));
    const measuring = ['board/clock.ts', 'pages/desk/judge/use-judged.ts'];
    const playing = ['pages/table/playing/submitting.ts', 'pages/table/playing/use-play.ts'];
    expect(naming.sort()).toEqual(
      ['data/server-time.ts', ...measuring, ...playing].map((path) => `web/src/${path}`).sort(),
    );
  });

  it('set no raw HTML, and no inline style that the content security policy forbids', () => {
    const risky = /dangerouslySetInnerHTML|\.innerHTML|\bstyle="/;
    expect(pages.filter((path) => risky.test(textOf(path)))).toEqual([]);
  });

  it.each([
    ['of every page', 'en', 'de'],
    ['of the replay page', 'replay/en', 'replay/de'],
    ['of the desks', 'desk/en', 'desk/de'],
    ['of events', 'events/en', 'events/de'],
    ['of the operator’s page', 'operator/en', 'operator/de'],
  ])('have all texts %s in every language, with the same placeholders', async (_, english, german) => {
    const [en, de] = await Promise.all([texts(english), texts(german)]);
    expect(Object.keys(en).length).toBeGreaterThan(20);
    const blanks = (text: unknown) => [...new Set(JSON.stringify(text).match(/\{\w+\}/g) ?? [])].sort();
    const different = Object.keys(en).filter((key) => blanks(en[key]).join() !== blanks(de[key]).join());
    expect(different).toEqual([]);
    expect(Object.keys(de).sort()).toEqual(Object.keys(en).sort());
  });
});

/** Returns the texts of a file. The path is computed, because the file uses browser types, which are missing here. */
async function texts(name: string): Promise<Record<string, unknown>> {
  const file: unknown = await import(join(ROOT, `web/src/texts/${name}.ts`));
  return Object.values(z.record(z.string(), z.record(z.string(), z.unknown())).parse({ ...Object(file) }))[0] ?? {};
}
