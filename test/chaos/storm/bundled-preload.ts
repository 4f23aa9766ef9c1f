import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const SOURCE = fileURLToPath(new URL('preload.ts', import.meta.url));

/**
 * The preload as one file of JavaScript, so that a node that dies is back in a second: with tsx it takes several. It lies
 * among the packages, where it finds the very pg, ioredis and bullmq that the server loads.
 * @returns its path
 */
export async function bundledPreload(): Promise<string> {
  const outfile = `${ROOT}node_modules/.cache/arbiter/storm-preload-${process.pid}.mjs`;
  const form = { bundle: true, platform: 'node', format: 'esm', target: 'node20', packages: 'external' } as const;
  await build({ entryPoints: [SOURCE], outfile, ...form, logLevel: 'warning' });
  return outfile;
}
