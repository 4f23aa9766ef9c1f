import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { expect, it } from 'vitest';
import { filesUnder, importsOf, textOf } from '../architecture/sources.ts';

const INDEX = fileURLToPath(new URL('../../clients/typescript/src/index.ts', import.meta.url));
/** The limit for the whole package, compressed, in bytes: 5.5 KB. */
const MOST = 5.5 * 1024;

it('the whole package has less than 5.5 KB compressed, and runs in browsers', async () => {
  const options = { bundle: true, minify: true, write: false, format: 'esm', platform: 'browser' } as const;
  const { outputFiles } = await build({ ...options, entryPoints: [INDEX] });
  const bytes = gzipSync(outputFiles[0]?.contents ?? '').length;
  console.log(`${bytes} bytes`);
  expect(bytes).toBeGreaterThan(1_000);
  expect(bytes).toBeLessThan(MOST);
});

it('the package imports nothing but its own files', () => {
  const own = filesUnder('clients/typescript/src').filter((path) => /(?<!\.test)\.ts$/.test(path));
  expect(own.length).toBeGreaterThan(10);
  expect(own.flatMap(importsOf).filter((target) => !target.startsWith('clients/typescript/src/'))).toEqual([]);
});

it('the package has no dependencies', () => {
  expect(JSON.parse(textOf('clients/typescript/package.json'))).not.toHaveProperty('dependencies');
});
