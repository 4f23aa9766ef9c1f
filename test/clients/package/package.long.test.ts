import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { runInNewContext } from 'node:vm';
import { afterAll, describe, expect, it } from 'vitest';
import WebSocket from 'ws';
import { startServer } from '../../api/server.ts';
import { closeAfterAll } from '../../close-after-all.ts';
import { lend, packed, project, run } from './packed.ts';

const server = await closeAfterAll(startServer());
const made = await packed();
afterAll(() => rm(made.folder, { recursive: true, force: true }));

const NAMES = 'autoPlay, createMatch, readReplay, signInAsGuest, verifyReplay';

/** Plays a match to the end and verifies its record. */
const PLAY = `
async function play(api) {
  const ann = await signInAsGuest(api, 'Ann');
  const { id } = await createMatch(ann, { game: 'golems', options: { rounds: 1 }, bots: [{ level: 'RANDOM' }] });
  let count = 0;
  for await (const { entries } of autoPlay(ann, { id, after: -1, policy: 'first' })) count += entries.length;
  const { verdict } = await verifyReplay(ann, await readReplay(ann, id));
  return verdict + ' after ' + (count > 5 ? 'some' : 'no') + ' entries';
}
`;
const VERIFIED = 'VERIFIED after some entries';

describe('in an empty project', async () => {
  const call = `play({ server: '${server.address}', WebSocket }).then(console.log);`;
  const home = await project(made, 'node', {
    'main.mjs': `import { ${NAMES} } from '@arbiter/client';\nimport WebSocket from 'ws';\n${PLAY}${call}`,
    'main.cjs': `const { ${NAMES} } = require('@arbiter/client');\nconst WebSocket = require('ws');\n${PLAY}${call}`,
  });
  await lend(home, 'ws');

  it.each([
    ['20', 'main.mjs'],
    ['20', 'main.cjs'],
    ['24', 'main.mjs'],
    ['24', 'main.cjs'],
  ])('Node %s plays a match with %s', async (version, file) => {
    const isOurs = process.versions.node.startsWith(`${version}.`);
    const [program = '', ...parts] = isOurs ? [process.execPath] : ['npx', '--yes', `node@${version}`];
    expect((await run(home, program, ...parts, '--version')).slice(0, 4)).toBe(`v${version}.`);
    expect((await run(home, program, ...parts, file)).trim()).toBe(VERIFIED);
  });
});

describe('TypeScript', async () => {
  const use = `
import { autoMove, createMatch, type GolemsView, type MatchParts, signInAsGuest } from '@arbiter/client';
// @ts-expect-error: the view of Golems has no such field
export type Nothing = GolemsView['nothing'];
export async function make(server: string): Promise<MatchParts> {
  const ann = await signInAsGuest({ server });
  // @ts-expect-error: \`game\` is a text
  await createMatch(ann, { game: 5 });
  return createMatch(ann, { game: 'golems', bots: [{ level: 'STEADY' }] });
}
// @ts-expect-error: there is no such policy
export const move = autoMove('clever', []);
`;
  const home = await project(made, 'types', { 'use.mts': use, 'use.cts': use, 'use.ts': use });
  const strict = ['--noEmit', '--strict', '--skipLibCheck', 'false', '--target', 'es2022', '--types', ''];

  it.each([
    ['node16', 'node16', 'use.mts'],
    ['node16', 'node16', 'use.cts'],
    ['nodenext', 'nodenext', 'use.mts'],
    ['nodenext', 'nodenext', 'use.cts'],
    ['esnext', 'bundler', 'use.ts'],
  ])('finds the types with module %s and moduleResolution %s in %s', async (module, resolution, file) => {
    await run(home, 'tsc', ...strict, '--module', module, '--moduleResolution', resolution, file);
  });
});

/**
 * Runs a bundle with only the globals that React Native has: no AbortSignal.any, AbortSignal.timeout, crypto, process
 * or Buffer, and signals without a reason.
 */
async function playBundle(text: string): Promise<unknown> {
  class PlainController {
    readonly #own = new AbortController();
    readonly signal = {
      aborted: false,
      addEventListener: (_: 'abort', listener: () => void) => this.#own.signal.addEventListener('abort', listener),
      removeEventListener: (_: 'abort', listener: () => void) =>
        this.#own.signal.removeEventListener('abort', listener),
    };
    abort() {
      this.signal.aborted = true;
      this.#own.abort();
    }
  }
  const world = {
    ...{ WebSocket, setTimeout, clearTimeout, setInterval, clearInterval, AbortController: PlainController },
    fetch: (url: string, { signal: _, ...init }: RequestInit) => fetch(url, init),
    played: null,
  };
  runInNewContext(`${text}\nplayed = app.play({ server: '${server.address}' });`, world);
  return await world.played;
}

describe('a bundle', async () => {
  const home = await project(made, 'bundles', {
    'main.js': `import { ${NAMES} } from '@arbiter/client';\nexport ${PLAY.trim()}`,
    'vite.config.mjs': `export default { build: { lib: { entry: 'main.js', name: 'app', formats: ['iife'], fileName: 'vite' } } };`,
  });

  it.each([
    ['esbuild', ['main.js', '--bundle', '--minify', '--global-name=app', '--outfile=dist/esbuild.iife.js']],
    ['vite', ['build', '--logLevel', 'warn', '--emptyOutDir', 'false']],
  ])('of %s plays a match without the globals of Node', async (program, parts) => {
    await run(home, program, ...parts);
    const text = await readFile(path.join(home, `dist/${program}.iife.js`), 'utf8');
    expect(text).not.toMatch(/\brequire\(|node:/);
    expect(await playBundle(text)).toBe(VERIFIED);
  });
});

// Both programs come from the npm registry: they have more packages than this repository wants to depend on.
describe('the packed file', () => {
  it('has a README, a licence and no sources', async () => {
    const files = (await run(made.folder, 'tar', '-tf', made.tarball)).trim().split('\n');
    expect(files).toEqual(expect.arrayContaining(['package/README.md', 'package/LICENSE', 'package/package.json']));
    expect(files.filter((file) => !/^package\/(dist\/|README\.md|LICENSE|package\.json)/.test(file))).toEqual([]);
    expect(files.filter((file) => /\.test\.|(?<!\.d)\.ts$/.test(file))).toEqual([]);
  });

  it('passes publint', async () => {
    expect(await run(made.folder, 'npx', '--yes', 'publint@0.3.25', '--strict', made.tarball)).toMatch(/All good/);
  });

  it('has types that are right for every way of importing', async () => {
    const said = await run(made.folder, 'npx', '--yes', '@arethetypeswrong/cli@0.18.5', made.tarball);
    expect(said).toMatch(/No problems found/);
  });
});
