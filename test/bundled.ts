import path from 'node:path';
import { build } from 'esbuild';
import { inject } from 'vitest';
import { ROOT } from './architecture/sources.ts';

const made = new Map<string, Promise<string>>();

/**
 * A program of this repository as one JavaScript file: node starts it in a fraction of the time that tsx needs.
 * @param source `scripts/audit.ts`
 * @returns the file's path
 */
export function bundled(source: string): Promise<string> {
  const file = made.get(source) ?? bundle(source);
  made.set(source, file);
  return file;
}

async function bundle(source: string): Promise<string> {
  // Beside the built server's folders, so that `../../migrations` is found from here, too.
  const outfile = path.join(inject('server'), 'programs', `${path.basename(source, '.ts')}.js`);
  const form = { bundle: true, platform: 'node', format: 'esm', target: 'node20', packages: 'external' } as const;
  await build({ entryPoints: [path.join(ROOT, source)], outfile, ...form, logLevel: 'warning' });
  return outfile;
}
