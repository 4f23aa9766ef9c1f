import path from 'node:path';
import { build } from 'esbuild';
import { inject } from 'vitest';
import { ROOT } from './architecture/sources.ts';

const made = new Map<string, Promise<string>>();

/**
 * Bundles a program of this repository into one JavaScript file, because node starts much faster than tsx.
 * @param source for example `scripts/try.ts`
 * @returns the file's path
 */
export function bundleSource(source: string): Promise<string> {
  const file = made.get(source) ?? bundle(source);
  made.set(source, file);
  return file;
}

async function bundle(source: string): Promise<string> {
  // The file is as deep as `db/migrations` of the built server, so that `../../../migrations` resolves from there.
  const outfile = path.join(inject('server'), 'programs', 'bundled', `${path.basename(source, '.ts')}.js`);
  const form = { bundle: true, platform: 'node', format: 'esm', target: 'node20', packages: 'external' } as const;
  await build({ entryPoints: [path.join(ROOT, source)], outfile, ...form, logLevel: 'warning' });
  return outfile;
}
